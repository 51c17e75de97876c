import LintDriver
import Migration

extension MigrateRequest {
  init(_ line: CommandLineWords) throws(UsageError) {
    guard let target: MigrationTarget = try line.choice(.to) else {
      let names = MigrationTarget.all.map { "'\($0.name)'" }.joined(separator: ", ", last: " or ")
      throw UsageError(
        "'layoutlint migrate' needs a target: '--to \(names.dropFirst())")
    }
    var migration = MigrationRequest(to: target)
    let dialects = try line.list(.from, of: MigrationDialect.self)
    if !dialects.isEmpty { migration.dialects = Set(dialects) }
    migration.inlined = try line.inlinedHelpers()
    if !migration.inlined.names.isEmpty {
      guard !target.setsFrames else {
        let names = MigrationTarget.all.filter { !$0.setsFrames }.map { "'--to \($0.name)'" }
        throw UsageError(
          "'\(Option.inlineHelper.rawValue)' works only with "
            + names.joined(separator: ", ", last: " and "))
      }
      // Who names helpers wants these alone.
      if dialects.isEmpty { migration.dialects = [] }
    }
    for option in line.given
    where !target.isScaled && Option.aboutScaling.contains(option) {
      let names = MigrationTarget.all.filter(\.isScaled).map { "'--to \($0.name)'" }
      throw UsageError(
        "'\(option.rawValue)' works only with \(names.joined(separator: ", ", last: " and "))")
    }
    migration.scaling = try line.scaling()
    migration.allowances = Set(try line.list(.allow, of: Allowance.self))
    migration.typeName = line.values[.type]?.last
    migration.line = try line.count(.line)
    self.init(migration)
    if !line.operands.isEmpty { paths = try checkedPaths(line.operands) }
    selection = line.selection
    format = try line.choice(.format) ?? .text
    jobs = try line.jobs()
    isQuiet = line.given.contains(.quiet)
    // Who asks about one type or line wants to know what becomes of it.
    isVerbose = line.given.contains { [.verbose, .type, .line].contains($0) }
    page = try line.values[.report]?.last.map { value throws(UsageError) in
      guard value.hasPrefix("html="), value.utf8.count > 5 else {
        throw UsageError("'layoutlint migrate' supports only '--report html=FILE'")
      }
      return String(value.dropFirst(5))
    }
    switch (line.given.contains(.diff), line.given.contains(.check)) {
    case (true, true): throw UsageError("'--diff' cannot be combined with '--check'")
    case (true, false):
      if format == .json { throw UsageError("'--diff' cannot be combined with '--format json'") }
      action = .diff
    case (false, true): action = .check
    case (false, false): action = .write
    }
  }
}

extension SupportRequest {
  init(_ line: CommandLineWords) throws(UsageError) {
    guard let name = line.operands.first else {
      let names = SupportSubject.allCases.map(\.rawValue)
      throw UsageError(
        "'layoutlint support' needs a subject: "
          + names.joined(separator: ", ", last: " or "))
    }
    let subject: SupportSubject = try choice(name, "subject")
    if line.operands.count > 1 {
      throw UsageError(
        "'layoutlint support \(name)' takes no arguments; unexpected '\(line.operands[1])'")
    }
    let ofScaled = Option.aboutScaling + [.splitView]
    if !subject.target.isScaled, let option = line.given.first(where: ofScaled.contains) {
      let names = SupportSubject.allCases.filter(\.target.isScaled).map(\.commandName)
      throw UsageError(
        "'\(option.rawValue)' works only with \(names.joined(separator: ", ", last: " and "))")
    }
    self.init(
      subject: subject,
      options: SupportOptions(
        scaling: try line.scaling(), isForSplitView: line.given.contains(.splitView)))
  }
}

extension SupportSubject {
  fileprivate var commandName: String { "'layoutlint support \(rawValue)'" }
}

extension CommandLineWords {
  /// The helpers that scale, and the screen of the design.
  fileprivate func scaling() throws(UsageError) -> Scaling {
    var scaling = Scaling()
    if let value = values[.helpers]?.last {
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.count == 2, names[0] != names[1], names.allSatisfy(isName) else {
        throw UsageError(
          "'--helpers' needs two different function names, such as"
            + " 'calculateWidth,calculateHeight', not '\(value)'")
      }
      (scaling.widthHelper, scaling.heightHelper) = (names[0], names[1])
    }
    if let value = values[.reference]?.last {
      let size = try size(.reference, value)
      guard size.width > 0, size.height > 0 else {
        throw UsageError(
          "the width and height of '--reference' must be greater than 0, not '\(value)'")
      }
      (scaling.referenceWidth, scaling.referenceHeight) = size
    }
    return scaling
  }

  /// `pin`, or `pin(to:insets:)` for one of several functions of a name.
  fileprivate func inlinedHelpers() throws(UsageError) -> InlinedHelpers {
    var names: [String] = []
    for value in values[.inlineHelper] ?? [] {
      names += value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    for name in names {
      let parts = name.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      let labels = parts.count == 1 ? "" : parts[1]
      guard isName(String(parts[0])), labels.isEmpty || labels.hasSuffix(")") else {
        throw UsageError(
          "'\(Option.inlineHelper.rawValue)' needs the name of a function, such as 'pin' or"
            + " 'pin(to:insets:)', not '\(name)'")
      }
    }
    return InlinedHelpers(Set(names))
  }

  private func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// All names that an option gives, each time it is given, separated by commas.
  fileprivate func list<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of type: Choice.Type
  ) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for value in values[option] ?? [] {
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        choices.append(try layoutlint.choice(String(name), "value", of: option))
      }
    }
    return choices
  }
}
