import LintDriver

extension Command {
  /// `explain ID` or `explain FILE:LINE`: no rule's id holds a colon.
  static func explain(_ line: CommandLineWords) throws(UsageError) -> Command {
    if let log = line.values[.log]?.last { return .explainLog(try LogRequest(log, line)) }
    guard let subject = line.operands.first else {
      throw UsageError(
        "'layoutlint explain' needs a rule, a line (FILE:LINE), or '--log FILE'")
    }
    if subject.contains(":") { return .explainLine(try LineRequest(subject, line)) }
    if subject.hasSuffix(".swift") {
      throw UsageError(
        "'\(subject)' needs a line number: 'layoutlint explain \(subject):12' explains line 12")
    }
    for option in line.given where option != .format && option != .config {
      throw UsageError(
        "'\(option.rawValue)' does not apply to a rule; use it with FILE:LINE")
    }
    if line.operands.count > 1 {
      throw UsageError("'layoutlint explain' takes only one rule; unexpected '\(line.operands[1])'")
    }
    return .explain(
      rule: subject, try line.choice(.format) ?? .text, configuration: line.values[.config]?.last)
  }
}

extension LogRequest {
  fileprivate init(_ log: String, _ line: CommandLineWords) throws(UsageError) {
    for option in line.given where Option.aboutFrames.contains(option) {
      throw UsageError("'--log' cannot be combined with '\(option.rawValue)'")
    }
    self.init(file: log)
    let named = line.operands + line.projects
    if !named.isEmpty { paths = try checkedPaths(named) }
    selection = line.selection
    format = try line.choice(.format) ?? .text
    jobs = try line.jobs()
  }
}

extension LineRequest {
  /// Understands `FILE:LINE` and `FILE:LINE:COLUMN`, and the options that go with it.
  fileprivate init(_ subject: String, _ line: CommandLineWords) throws(UsageError) {
    var parts = subject.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    // Editors and compilers end a place with a colon.
    if parts.last == "" { parts.removeLast() }
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    guard let first = numbers.first, !file.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      throw UsageError(
        "'\(subject)' does not name a line: expected FILE:LINE or FILE:LINE:COLUMN; lines and columns start at 1"
      )
    }
    self.init(file: file, line: first, column: numbers.count > 1 ? numbers[1] : nil)
    paths = try checkedPaths(line.operands.dropFirst() + line.projects)
    selection = line.selection
    frames = try line.frameRequests(usual: FrameRequest.usual.map { ($0.width, $0.height) })
    format = try line.choice(.format) ?? .text
    jobs = try line.jobs()
  }
}

extension CommandLineWords {
  /// The folder of `--project`, where it is given.
  fileprivate var projects: [String] { values[.project]?.suffix(1) ?? [] }
}

/// - Parameters:
///   - hasOwn: whether the project has rules of its own.
///   - other: what else may be meant.
func unknownRule(
  _ name: String, among rules: [String], hasOwn: Bool, orElse other: String = ""
) -> UsageError {
  let own =
    "; to use a rule of your own, set \"rulePages\" in the configuration to the folder that contains its page"
  return UsageError(
    "unknown rule '\(name)'"
      + hint(name, rules, else: "'layoutlint rules' lists them" + (hasOwn ? "" : own) + other))
}
