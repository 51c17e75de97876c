import Diagnostics
import LayoutDialects
import LightSyntax
import LintConfiguration
import Reporting
import SourceText
import Suppression
import SwiftTokens

extension LineExplanation {
  /// Why a run does not list a finding.
  enum Unlisted: Hashable, Sendable {
    /// The line of the comment that silences it, from 1.
    case silenced(line: Int)
    case known(baseline: String)
    /// Where the configuration turns its rule off.
    case turnedOff(SettingOrigin)
  }

  /// Why a file is not code of the app.
  enum TestCode: Hashable, Sendable {
    case framework(String)
    case path
  }

  /// Lists the findings of the line.
  ///
  /// - Parameters:
  ///   - found: all that is found in its file, also with rules that the configuration turns off.
  ///   - file: the index of that file.
  ///   - known: the findings that a run does not list.
  mutating func add(
    _ found: [Finding], in file: Int, _ settings: SettingsTable, _ known: KnownFindings
  ) {
    let source = files[file]
    let tokens = TokenizedFile(source)
    let syntax = SyntaxFile(tokens)
    if syntax.isTestCode { testCode = syntax.testFramework.map { .framework($0) } ?? .path }
    func isHere(_ path: String, _ range: SourceRange) -> Bool {
      path == source.path && lines.position(range.start, in: file).line == place.line
    }
    findings += found.filter { finding in
      isHere(finding.path, finding.diagnostic.range)
        || finding.diagnostic.notes.contains { isHere($0.path ?? finding.path, $0.range) }
    }.sorted(by: Finding.precedes)
    for finding in found where !finding.isSilenced && !findings.contains(finding) {
      if let view = finding.diagnostic.subject?.item, finding.path == source.path {
        findingsElsewhere[view, default: []].append(finding)
      }
    }
    let off = settings[source.path].rulesTurnedOff
    let new = Set(
      known.match(
        found.filter { !$0.isSilenced && off[$0.rule] == nil }.sorted(by: Finding.precedes)
      ).new)
    for finding in findings {
      if let origin = off[finding.rule] {
        unlisted[finding] = .turnedOff(origin)
      } else if finding.isSilenced {
        guard let command = Suppressions(tokens)?.command(silencing: finding) else { continue }
        unlisted[finding] = .silenced(line: lines.position(command.range.start, in: file).line)
      } else if !new.contains(finding), let baseline = known.baseline(of: finding.path) {
        unlisted[finding] = .known(baseline: baseline.display)
      }
    }
  }

  /// The rules whose findings start on the line, and that a run lists, in the order of the findings.
  var rulesOfLine: [String] {
    guard let file = files.firstIndex(where: { $0.path == place.path.display }) else { return [] }
    var rules: [String] = []
    for finding in findings
    where unlisted[finding] == nil && !finding.diagnostic.isCounted && !rules.contains(finding.rule)
    {
      let start = lines.position(finding.diagnostic.range.start, in: file)
      if start.line == place.line { rules.append(finding.rule) }
    }
    return rules
  }

  /// The explanation for people, in lines.
  package var text: String {
    [findingsText + testNote, constraintsText].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The findings of the line as a run reports them, and how to silence them; empty if there are none.
  private var findingsText: String {
    guard !findings.isEmpty else { return "" }
    var text = ""
    TextReporter(.lines).write(findings, ReportSources(files, for: findings), to: &text)
    for reason in Unseen.allCases where findings.contains(where: { $0.unseen == reason }) {
      text += Self.note(on: reason) + "\n"
    }
    var notes: [String] = []
    for finding in findings {
      guard let reason = unlisted[finding] else { continue }
      let note = "A lint run does not report \(finding.rule) here, because \(reason.words).\n"
      if !notes.contains(note) { notes.append(note) }
    }
    text += notes.joined()
    let rules = rulesOfLine.joined(separator: ", ")
    if !rules.isEmpty {
      text +=
        "To silence the findings on this line, add this comment above it: "
        + "// layoutlint:disable:next \(rules)\n"
    }
    return text
  }

  private static func note(on reason: Unseen) -> String {
    let cause =
      switch reason {
      case .uncreated: "nothing in the project runs this code"
      case .uncompiled: "no target of the project compiles the file"
      }
    return
      "layoutlint reports this only if you pass the file on the command line or select it (--staged, --changed), because \(cause)."
  }

  private var testNote: String {
    switch testCode {
    case .framework(let name):
      "Most rules skip this file, because it imports \(name), a test framework.\n"
    case .path: "Most rules skip this file, because its path looks like that of test code.\n"
    case nil: ""
    }
  }
}

extension LineExplanation.Unlisted {
  /// A clause.
  fileprivate var words: String {
    switch self {
    case .silenced(let line): "the comment on line \(line) silences the finding"
    case .known(let baseline): "the finding is in the baseline '\(baseline)'"
    case .turnedOff(let origin): "\(origin.path):\(origin.position.line) turns the rule off"
    }
  }

  /// For machines: a word for the reason.
  var name: String {
    switch self {
    case .silenced: "comment"
    case .known: "baseline"
    case .turnedOff: "configuration"
    }
  }
}

extension Settings {
  /// The rules that a configuration turns off, by id, with the place where it does.
  var rulesTurnedOff: [String: SettingOrigin] {
    rules.compactMapValues { $0.enabled.value ? nil : $0.enabled.origin }
  }
}
