import Diagnostics
import SourceText
import SwiftTokens

/// The suppressions of one file, and which of them were of use.
package struct Suppressions: Sendable {
  /// Names one name of one command.
  private struct NameIndex: Hashable {
    let command: Int
    let name: Int
  }

  /// A rule on a line and those that continue it.
  private struct LineKey: Hashable {
    /// The first of the lines.
    let line: Int
    let rule: String
  }

  package let commands: [SuppressionCommand]
  private let file: TokenizedFile
  private let lines: CodeLines
  private let reader: SuppressionReader
  private var inFile: [String: [NameIndex]] = [:]
  private var onLine: [LineKey: [NameIndex]] = [:]
  /// The names of region starts and ends, in order.
  private var borders: [NameIndex] = []
  private var used: Set<NameIndex> = []
  /// The lines on which all that covers a rule is known to be used, so that it need not be marked again.
  private var usedOnLine: Set<LineKey> = []
  /// The findings that were taken out so far.
  package private(set) var silenced: [Finding] = []

  /// The suppressions in a file's comments; `nil` if there are none.
  package init?(_ file: TokenizedFile) {
    let comments = commentsWithCommands(in: file)
    if comments.isEmpty { return nil }
    reader = SuppressionReader(file, comments: comments)
    if reader.commands.isEmpty && reader.problems.isEmpty { return nil }
    commands = reader.commands
    self.file = file
    lines = CodeLines(file)
    for (index, command) in commands.enumerated() {
      for name in command.names.indices { add(NameIndex(command: index, name: name)) }
    }
  }

  private func command(_ index: NameIndex) -> SuppressionCommand { commands[index.command] }

  private func rule(_ index: NameIndex) -> String { command(index).names[index.name].text }

  private mutating func add(_ index: NameIndex) {
    let command = command(index)
    let (start, end) = (command.comment.start, command.comment.end)
    switch command.reach {
    case .file: inFile[rule(index), default: []].append(index)
    case .start, .end: borders.append(index)
    case .this:
      add(index, line: lines.line(of: start))
      if lines.line(of: end) != lines.line(of: start) { add(index, line: lines.line(of: end)) }
    case .next:
      let next = lines.line(of: end) + 1
      if next < lines.heads.count { add(index, line: lines.codeBelow[next]) }
    case .previous:
      let above = lines.codeAbove[lines.line(of: start)]
      if above >= 0 { add(index, line: above) }
    }
  }

  private mutating func add(_ index: NameIndex, line: Int) {
    onLine[LineKey(line: lines.heads[line], rule: rule(index)), default: []].append(index)
  }
}

// MARK: Findings

extension Suppressions {
  /// Removes the findings that a suppression covers, and remembers which suppressions were used.
  ///
  /// The position of a finding is its start. A command does not cover findings about itself.
  package mutating func silence(_ findings: [Finding]) -> [Finding] {
    var regions = Regions()
    var pending = borders[...]
    let order = findings.indices.sorted {
      findings[$0].diagnostic.range.start < findings[$1].diagnostic.range.start
    }
    var isSilenced = [Bool](repeating: false, count: findings.count)
    for index in order {
      let finding = findings[index]
      let start = finding.diagnostic.range.start
      while let border = pending.first, command(border).range.end <= start {
        pending.removeFirst()
        regions.pass(border, self)
      }
      for rule in [finding.rule, SuppressionCommand.everyRule] {
        if coversInFile(rule, finding) { isSilenced[index] = true }
        if coversOnLine(rule, finding) { isSilenced[index] = true }
      }
      if regions.covers(finding.rule, &used) { isSilenced[index] = true }
    }
    silenced += findings.indices.filter { isSilenced[$0] }.map { findings[$0] }
    return findings.indices.filter { !isSilenced[$0] }.map { findings[$0] }
  }

  /// The first command that silences a finding; `nil` if none does.
  package func command(silencing finding: Finding) -> SuppressionCommand? {
    var copy = self
    copy.used = []
    copy.usedOnLine = []
    guard copy.silence([finding]).isEmpty else { return nil }
    return copy.used.map(\.command).min().map { commands[$0] }
  }

  private mutating func coversInFile(_ rule: String, _ finding: Finding) -> Bool {
    mark((inFile[rule] ?? []).filter { !isAbout(finding, $0) })
  }

  private mutating func coversOnLine(_ rule: String, _ finding: Finding) -> Bool {
    let line = lines.line(of: finding.diagnostic.range.start)
    let codeLine = lines.codeBelow[line]
    let key = LineKey(line: lines.heads[codeLine], rule: rule)
    if usedOnLine.contains(key), line == codeLine { return true }
    var names = (onLine[key] ?? []).filter { !isAbout(finding, $0) }
    if line == codeLine {
      if names.count == onLine[key]?.count { usedOnLine.insert(key) }
      return mark(names)
    }
    // In a comment before the code, only what stands above it counts.
    names.removeAll { name in
      command(name).reach != .next || lines.line(of: command(name).comment.end) >= line
    }
    return mark(names)
  }

  private func isAbout(_ finding: Finding, _ name: NameIndex) -> Bool {
    command(name).range.contains(finding.diagnostic.range)
  }

  /// Remembers that these were of use; whether there are any.
  private mutating func mark(_ names: [NameIndex]) -> Bool {
    used.formUnion(names)
    return !names.isEmpty
  }

  /// The regions that are open at one place.
  private struct Regions {
    /// For each rule that is disabled, those of its region starts that are not known to be used.
    private var open: [String: [NameIndex]] = [:]
    /// The rules that were enabled again while every rule was disabled.
    private var exceptions: Set<String> = []

    /// Steps over the start or end of a region; whether an end ended anything.
    @discardableResult
    mutating func pass(_ border: NameIndex, _ suppressions: Suppressions) -> Bool {
      let rule = suppressions.rule(border)
      let isEveryRule = rule == SuppressionCommand.everyRule
      if suppressions.command(border).reach == .start {
        if isEveryRule { exceptions = [] } else { exceptions.remove(rule) }
        open[rule, default: []].append(border)
        return true
      }
      if isEveryRule {
        defer { open = [:] }
        return !open.isEmpty
      }
      let ended = open.removeValue(forKey: rule) != nil
      let isException =
        open[SuppressionCommand.everyRule] != nil && exceptions.insert(rule).inserted
      return ended || isException
    }

    /// Whether a region covers the rule; its starts go into `used`.
    mutating func covers(_ rule: String, _ used: inout Set<NameIndex>) -> Bool {
      var isCovered = false
      for name in exceptions.contains(rule) ? [rule] : [rule, SuppressionCommand.everyRule] {
        guard let starts = open[name] else { continue }
        isCovered = true
        used.formUnion(starts)
        open[name] = []
      }
      return isCovered
    }
  }
}

// MARK: What was of no use

/// Names of a command that did nothing.
package struct UnusedSuppression: Hashable, Sendable {
  package var command: SuppressionCommand
  /// In the order of the comment.
  package var names: [String]
  /// Whether other names remain, so that the command remains as well.
  package var isPart: Bool
  /// Removes the names, or the whole command with the rest of its line.
  package var removal: TextEdit
}

/// What is wrong with a file's suppressions.
package struct SuppressionOutcome: Sendable {
  package var unused: [UnusedSuppression]
  package var problems: [SuppressionProblem]

  package init(unused: [UnusedSuppression], problems: [SuppressionProblem] = []) {
    self.unused = unused
    self.problems = problems
  }
}

extension Suppressions {
  /// The ends of regions that end none.
  private var unusedEnds: [NameIndex] {
    var regions = Regions()
    return borders.filter { !regions.pass($0, self) }
  }

  /// The suppressions of `rules` that have silenced nothing so far, and commands that end no region.
  /// - Parameter rules: the rules whose findings have all been shown to ``silence(_:)``.
  package func unused(of rules: Set<String>, endsIncluded: Bool) -> [UnusedSuppression] {
    let strayEnds = endsIncluded ? Set(unusedEnds) : []
    return commands.indices.compactMap { index in
      let command = commands[index]
      let unused = command.names.indices.filter { name in
        let place = NameIndex(command: index, name: name)
        if command.reach == .end { return strayEnds.contains(place) }
        return !used.contains(place) && rules.contains(command.names[name].text)
      }
      if unused.isEmpty { return nil }
      let kept = command.names.indices.filter { !unused.contains($0) }
        .map { command.names[$0].text }
      return UnusedSuppression(
        command: command, names: unused.map { command.names[$0].text }, isPart: !kept.isEmpty,
        removal: kept.isEmpty
          ? command.removal(from: file.file.bytes)
          : TextEdit(command.namesRange, kept.joined(separator: ", ")))
    }
  }

  /// What is wrong with the file's commands, in order.
  /// - Parameters:
  ///   - rules: the ids of all rules.
  ///   - requiresReason: whether a command must give a reason.
  package func problems(rules: Set<String>, requiresReason: Bool) -> [SuppressionProblem] {
    let rules = rules.union([SuppressionCommand.everyRule])
    var problems = reader.problems
    for command in commands {
      for name in command.names where !rules.contains(name.text) {
        let near = nearest(to: name.text, among: rules)
        problems.append(
          SuppressionProblem(reason: .unknownRule(name.text, nearest: near), range: name.range))
      }
      if requiresReason, !command.hasReason, command.reach != .end {
        problems.append(SuppressionProblem(reason: .noReason, range: command.range))
      }
    }
    for word in reader.words where rules.contains(word.text) && word.text.contains("-") {
      problems.append(SuppressionProblem(reason: .noComma(before: word.text), range: word.range))
    }
    return problems.sorted { $0.range < $1.range }
  }
}
