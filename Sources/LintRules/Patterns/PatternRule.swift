import CodePatterns
import Diagnostics
import LightSyntax
import RulePages
import SourceText

/// A rule that is a pattern of code, read from its page.
package struct PatternRule: Sendable {
  package let page: RulePage
  let patterns: [CodePattern]
  private let template: CodeTemplate?
  private let message: FindingMessage

  /// - Parameters:
  ///   - page: one with patterns.
  ///   - path: its path as reports print it.
  /// - Throws: all errors in the code of its blocks, and in the names of holes in its conditions.
  package init(_ page: RulePage, path: String) throws(RulePageError) {
    var compiler = PatternCompiler(page)
    let match = page.match ?? RuleMatch()
    patterns = match.patterns.compactMap { compiler.pattern($0) }
    template = compiler.template(match.fix, for: patterns)
    message = FindingMessage(match.message?.text ?? page.summary, of: patterns)
    for problem in message.problems { compiler.add(problem, at: match.message?.offset ?? 0) }
    compiler.check(match.conditions, of: patterns)
    self.page = page.at(path)
    if !compiler.problems.isEmpty {
      throw RulePageError(problems: compiler.problems(path: path))
    }
  }

  /// What the patterns find in a file, before the superclasses of its types are known.
  func findings(in file: SyntaxFile, scalingFunctions: Set<String>) -> [PatternFinding] {
    var seen: Set<SourceRange> = []
    return patterns.flatMap { pattern in
      pattern.matches(in: file).compactMap { match -> PatternFinding? in
        let range = file.range(match.span)
        guard !seen.contains(range) else { return nil }
        let place = MatchPlace(match, of: pattern, in: file, scalingFunctions: scalingFunctions)
        guard let questions = place.questions(page.match?.conditions ?? []) else { return nil }
        seen.insert(range)
        let diagnostic = Diagnostic(
          message.text(place), at: range,
          fixes: fix(match, of: pattern, in: file).map { [$0] } ?? [])
        return PatternFinding(diagnostic: diagnostic, questions: questions)
      }
    }
  }

  private func fix(_ match: PatternMatch, of pattern: CodePattern, in file: SyntaxFile) -> Fix? {
    guard let template, let applicability = page.applicability,
      let text = template.text(for: match, of: pattern, in: file)
    else { return nil }
    let range = file.range(match.span)
    guard text != file.source.file.text(range) else { return nil }
    let isShort = text.utf8.count <= 60 && !text.contains("\n")
    let title = isShort ? "write '\(text)'" : "write it as shown on the rule's page"
    return Fix(title, applicability, [TextEdit(range, text)])
  }
}

extension RulePage {
  fileprivate func at(_ path: String) -> RulePage {
    var page = self
    page.path = path
    return page
  }
}

/// What a pattern finds, if the answers to some questions are those that its page wants.
struct PatternFinding: Sendable {
  let diagnostic: Diagnostic
  let questions: [AncestryQuestion]
}

/// Whether one of some types, which are declared elsewhere, has one of some superclasses.
struct AncestryQuestion: Hashable, Sendable {
  let types: [String]
  /// Names with `*` and `?`.
  let superclasses: [String]
  let isWanted: Bool
}

/// Reads the code on a page, and notes what is wrong with it.
private struct PatternCompiler {
  let page: RulePage
  private(set) var problems: [(offset: Int, message: String)] = []

  init(_ page: RulePage) { self.page = page }

  mutating func add(_ message: String, at offset: Int) { problems.append((offset, message)) }

  mutating func pattern(_ range: SourceRange) -> CodePattern? {
    do throws(PatternError) {
      return try CodePattern(page.code(in: range))
    } catch {
      add(error.message, at: range.start + error.offset)
      return nil
    }
  }

  /// - Parameter patterns: those without errors.
  mutating func template(_ range: SourceRange?, for patterns: [CodePattern]) -> CodeTemplate? {
    guard let range, problems.isEmpty else { return nil }
    do throws(PatternError) {
      return try CodeTemplate(page.code(in: range), for: patterns)
    } catch {
      add(error.message, at: range.start + error.offset)
      return nil
    }
  }

  mutating func check(_ conditions: [RuleCondition], of patterns: [CodePattern]) {
    for condition in conditions {
      guard case .hole(let name, _) = condition.test else { continue }
      guard let pattern = patterns.first(where: { !$0.holes.contains { $0.name == name } }) else {
        continue
      }
      let names = pattern.holes.map(\.name).filter { !$0.isEmpty }
      let hint = nearest(to: name, among: names).map { "; did you mean '$\($0)'?" } ?? ""
      add("the pattern has no hole '$\(name)'\(hint)", at: condition.offset)
    }
  }

  func problems(path: String) -> [RulePageProblem] {
    let lines = LineTable(Array(page.text.utf8))
    return problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map {
      RulePageProblem(path: path, position: lines.position(at: $0.offset), message: $0.message)
    }
  }
}

/// A finding's message, in which holes stand for their code.
private struct FindingMessage: Sendable {
  private enum Part: Sendable {
    case text(String)
    case hole(String)
  }

  private var parts: [Part] = []
  /// What is wrong with it.
  private(set) var problems: [String] = []

  /// Longer code is cut in messages.
  private static let maximumLength = 60

  init(_ text: String, of patterns: [CodePattern]) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      var end = rest.index(after: start)
      let isList = rest[end...].hasPrefix("...")
      if isList { end = rest.index(end, offsetBy: 3) }
      let nameStart = end
      while end < rest.endIndex, rest[end].isLetter || rest[end].isNumber || rest[end] == "_" {
        end = rest.index(after: end)
      }
      let name = String(rest[nameStart..<end])
      parts.append(.text(String(rest[..<start])))
      if name.isEmpty || name.first?.isNumber == true {
        // A price, perhaps.
        parts.append(.text(String(rest[start..<end])))
      } else {
        parts.append(.hole(name))
        if !patterns.allSatisfy({ $0.holes.contains { $0.name == name } }) {
          problems.append("the message uses '$\(name)', but not every pattern has that hole")
        }
      }
      rest = rest[end...]
    }
    parts.append(.text(String(rest)))
  }

  func text(_ place: MatchPlace) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .hole(let name):
        let code = place.text(ofHole: name)
        return code.count > Self.maximumLength ? "\(code.prefix(Self.maximumLength))…" : code
      }
    }.joined()
  }
}
