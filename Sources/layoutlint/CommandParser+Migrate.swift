import LintDriver
import Migration

extension MigrateRequest {
  init(_ line: CommandLineWords) throws(UsageError) {
    guard let target: MigrationTarget = try line.choice(.to) else {
      throw UsageError("'layoutlint migrate' needs what to write: '--to frames' or '--to anchors'")
    }
    var migration = MigrationRequest(to: target)
    let dialects = try line.list(.from, of: MigrationDialect.self)
    if !dialects.isEmpty { migration.dialects = Set(dialects.map(\.rawValue)) }
    migration.allowances = Set(try line.list(.allow, of: Allowance.self))
    migration.typeName = line.values[.type]?.last
    migration.line = try line.count(.line)
    self.init(migration)
    if line.operands.isEmpty { throw UsageError("'layoutlint migrate' needs a path") }
    paths = try checkedPaths(line.operands)
    selection = line.selection
    format = try line.choice(.format) ?? .text
    jobs = try line.jobs()
    isQuiet = line.given.contains(.quiet)
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

extension CommandLineWords {
  /// All names that an option gives, each time it is given, separated by commas.
  fileprivate func list<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of type: Choice.Type
  ) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for value in values[option] ?? [] {
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        choices.append(try layoutlint.choice(String(name), "value of '\(option.rawValue)'"))
      }
    }
    return choices
  }
}
