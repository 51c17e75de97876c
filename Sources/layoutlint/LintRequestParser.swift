import Diagnostics
import LintDriver
import Reporting

extension LintRequest {
  init(_ line: CommandLineWords) throws(UsageError) {
    self.init()
    if line.topic == .merge {
      parts = try checkedPaths(line.operands)
      if parts.isEmpty {
        throw UsageError("'layoutlint merge' needs the files that the shards wrote")
      }
    } else if !line.operands.isEmpty {
      paths = try checkedPaths(line.operands)
    }
    let only = try line.rules(.only)
    let except = try line.rules(.except)
    if !only.isEmpty, only.isSubset(of: except) {
      throw UsageError(
        "'--except' excludes all rules that '--only' selects, so there is nothing to run")
    }
    rules = RuleSelection(only: only.isEmpty ? nil : only, except: except)
    try readReports(line)
    selection = line.selection
    failLevel = try line.choice(.failLevel)
    if line.given.contains(.strict) {
      if let other = line.first(of: [.failLevel, .exitZero]) {
        throw UsageError("'--strict' cannot be combined with '\(other.rawValue)'")
      }
      failLevel = .warning
    }
    color = try line.choice(.color) ?? .auto
    jobs = try line.jobs()
    cache = try line.cache()
    isQuiet = line.given.contains(.quiet)
    exitsZero = line.given.contains(.exitZero)
    maximumFindings = try line.count(.maximumFindings)
    minimumSeverity = try line.choice(.minimumSeverity)
    order = try line.choice(.order) ?? .severity
    listsNumbers = line.given.contains(.numbers)
    showsStatistics = line.given.contains(.statistics)
    showsTiming = line.given.contains(.timing)
    focus = try line.focus()
    index = line.values[.index]?.last
    try readAction(line)
    try readShard(line)
    try checkFocus(line)
    try readWatch(line)
  }

  private mutating func readWatch(_ line: CommandLineWords) throws(UsageError) {
    watches = line.given.contains(.watch)
    guard watches else { return }
    let others: [Option] = [
      .fix, .diff, .addSuppressions, .writeBaseline, .pruneBaseline, .standardInput, .filesFrom,
      .shard, .index,
    ]
    if let other = line.first(of: others) {
      throw UsageError("'--watch' cannot be combined with '\(other.rawValue)'")
    }
  }

  /// - Throws: ``UsageError`` if the focus goes with nothing that it makes sense with.
  private func checkFocus(_ line: CommandLineWords) throws(UsageError) {
    guard let option = line.first(of: Option.aboutFocus + [.index]) else { return }
    if let other = line.first(of: [.writeBaseline, .pruneBaseline]) {
      throw UsageError("'\(other.rawValue)' cannot be combined with '\(option.rawValue)'")
    }
    guard case .standardInput = focus, !line.given.contains(.diff) else { return }
    if let other = line.first(of: [.fix, .addSuppressions]) {
      throw UsageError(
        "'--stdin' cannot be combined with '\(other.rawValue)'; use '--diff' to print what would "
          + "change")
    }
  }

  private mutating func readShard(_ line: CommandLineWords) throws(UsageError) {
    guard let text = line.values[.shard]?.last else {
      if line.given.contains(.part) { throw UsageError("'--part' needs '--shard'") }
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(number, of: count)
    else {
      throw UsageError(
        "'--shard' needs a value such as 1/4 (part 1 of 4), not '\(text)'")
    }
    if let other = line.given.first(where: { !Option.withShards.contains($0) }) {
      let advice =
        HelpTopic.merge.options.contains(other)
        ? "; pass '\(other.rawValue)' to 'layoutlint merge' instead" : ""
      throw UsageError("'\(other.rawValue)' cannot be combined with '--shard'\(advice)")
    }
    self.shard = shard
    if let file = line.values[.part]?.last {
      if let other = line.first(of: Option.writingOfShards) {
        throw UsageError(
          "'\(other.rawValue)' cannot be combined with '--part'; pass '\(other.rawValue)' to "
            + "'layoutlint merge' instead")
      }
      action = .writePart(of: shard, to: file)
      // Which of equal findings a baseline knows is seen only when all shards are joined.
      usesBaselines = false
    } else if action == .report {
      try checkShardReports()
      // What the whole project counts is known only when the reports are joined, and these are not read again.
      listsNumbers = true
    }
  }

  /// - Throws: ``UsageError`` if a shard leaves nothing, or what cannot be joined.
  private func checkShardReports() throws(UsageError) {
    let kinds = reports.map(\.kind) + (printed == .text ? [] : [printed])
    if kinds.isEmpty {
      throw UsageError(
        "'--shard' needs '--part FILE', '--report json=FILE', '--report sarif=FILE' or "
          + "'--write-baseline FILE', to save its findings")
    }
    if let other = kinds.first(where: { $0 != .json && $0 != .sarif }) {
      throw UsageError(
        "'--report \(other.rawValue)' cannot be combined with '--shard'; use '--part FILE', and "
          + "pass '--report' to 'layoutlint merge'")
    }
  }

  /// Each report in a file, and one on standard output.
  private mutating func readReports(_ line: CommandLineWords) throws(UsageError) {
    let format: OutputFormat? = try line.choice(.format)
    var onOutput = format.map { $0 == .json ? ReportKind.json : .text }
    for value in line.values[.report] ?? [] {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let kind: ReportKind = try choice(String(parts[0]), "kind of report")
      guard parts.count > 1, parts[1] != "-" else {
        if let other = onOutput {
          throw UsageError(
            "'\(other.rawValue)' and '\(kind.rawValue)' cannot both go to standard output; "
              + "name a file: '--report \(kind.rawValue)=FILE'")
        }
        onOutput = kind
        continue
      }
      if parts[1].isEmpty { throw UsageError("'--report \(value)' does not name a file") }
      reports.append(ReportRequest(kind, file: String(parts[1])))
    }
    printed = onOutput ?? .text
    guard let file = line.values[.output]?.last, file != "-" else { return }
    let kind = if let onOutput { onOutput } else { try reportKind(ofFile: file) }
    printsFindings = false
    printed = .text
    reports.append(ReportRequest(kind, file: file))
  }

  /// The report that a file's extension asks for; text if it asks for none.
  private func reportKind(ofFile file: String) throws(UsageError) -> ReportKind {
    let ending = file.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    switch ending {
    case "md": return .markdown
    case "xml":
      throw UsageError(
        "several kinds of report are XML; use '--report junit=\(file)' or '--report checkstyle=\(file)'"
      )
    default: return ReportKind(rawValue: ending) ?? .text
    }
  }

  /// - Throws: ``UsageError`` if questions go with nothing that is asked for.
  private func checkInteraction(_ line: CommandLineWords) throws(UsageError) {
    guard line.given.contains(.interactive) else { return }
    guard case .askToFix = action else { throw UsageError("'--interactive' needs '--fix'") }
    if printed != .text {
      throw UsageError("'--interactive' cannot be combined with '--report \(printed.rawValue)'")
    }
  }

  private mutating func readAction(_ line: CommandLineWords) throws(UsageError) {
    let level: FixLevel = line.given.contains(.unsafeFixes) ? .unsafe : .safe
    if line.given.contains(.diff) {
      if line.given.contains(.report) {
        throw UsageError("'--diff' cannot be combined with '--report'")
      }
      if printed == .json { throw UsageError("'--diff' cannot be combined with '--format json'") }
      if line.given.contains(.output) {
        throw UsageError("'--diff' cannot be combined with '--output'")
      }
      action = .diff(level)
    } else if line.given.contains(.fix) {
      action = line.given.contains(.interactive) ? .askToFix(level) : .fix(level)
    } else if level == .unsafe {
      throw UsageError("'--unsafe-fixes' needs '--fix' or '--diff'")
    }
    try checkInteraction(line)
    baseline = line.values[.baseline]?.last
    usesBaselines = !line.given.contains(.noBaseline)
    if !usesBaselines, let other = line.first(of: [.baseline, .writeBaseline, .pruneBaseline]) {
      throw UsageError("'\(other.rawValue)' cannot be combined with '--no-baseline'")
    }
    prunesBaseline = line.given.contains(.pruneBaseline)
    if let file = line.values[.writeBaseline]?.last {
      let others: [Option] = [
        .fix, .diff, .addSuppressions, .baseline, .pruneBaseline, .format, .report, .failLevel,
        .minimumSeverity,
      ]
      if let other = others.first(where: line.given.contains) {
        throw UsageError("'--write-baseline' cannot be combined with '\(other.rawValue)'")
      }
      action = .writeBaseline(file)
    }
    if prunesBaseline, line.given.contains(.diff) {
      throw UsageError("'--prune-baseline' cannot be combined with '--diff'")
    }
    guard line.given.contains(.addSuppressions) else { return }
    if action != .report {
      throw UsageError("'--add-suppressions' cannot be combined with '--fix' or '--diff'")
    }
    let reason = line.values[.addSuppressions]?.last
    if let reason, !isReason(reason) {
      throw UsageError(
        "the reason for '--add-suppressions' must be one line of text that contains neither '/*' nor '*/'"
      )
    }
    action = .addSuppressions(reason: reason)
  }
}

extension CommandLineWords {
  fileprivate func cache() throws(UsageError) -> CacheChoice {
    guard given.contains(.noCache) else {
      return values[.cachePath]?.last.map { .folder($0) } ?? .usual
    }
    if given.contains(.cachePath) {
      throw UsageError("'--cache-path' cannot be combined with '--no-cache'")
    }
    return .none
  }

  /// What the options say is to be reported on.
  func focus() throws(UsageError) -> LintRequest.Focus {
    let chosen = Option.aboutFocus.filter { given.contains($0) && $0 != .changedLines }
    let exclusive = chosen.filter { $0 != .standardInputName }
    if exclusive.count > 1 {
      throw UsageError(
        "'\(exclusive[0].rawValue)' cannot be combined with '\(exclusive[1].rawValue)'")
    }
    let linesOnly = given.contains(.changedLines)
    if linesOnly, let other = exclusive.first, other != .staged, other != .changed {
      throw UsageError("'--changed-lines' needs '--staged' or '--changed'")
    }
    if given.contains(.standardInput) != given.contains(.standardInputName) {
      throw UsageError("'--stdin' and '--stdin-filename PATH' must be used together")
    }
    switch exclusive.first {
    case .staged: return .staged(linesOnly: linesOnly)
    case .filesFrom: return .listed(in: values[.filesFrom]?.last ?? "-")
    case .standardInput: return .standardInput(as: values[.standardInputName]?.last ?? "")
    case .project: return .paths(in: values[.project]?.last ?? ".")
    case .changed: return .changed(since: values[.changed]?.last, linesOnly: linesOnly)
    default: return linesOnly ? .changed(since: nil, linesOnly: true) : .everything
    }
  }
}

/// Whether a text can stand in a comment, on one line.
private func isReason(_ text: String) -> Bool {
  !text.contains(where: \.isNewline) && text.contains { $0.isLetter || $0.isNumber }
    && !text.contains("/*") && !text.contains("*/")
}
