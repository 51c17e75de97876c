import SourceText

/// All errors in one page, in the order of its text; never empty.
public struct RulePageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let problems: [RulePageProblem]

  package init(problems: [RulePageProblem]) { self.problems = problems }

  /// One line a problem, in the form that compilers print.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

/// One thing that is wrong with a page.
public struct RulePageProblem: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let position: SourcePosition
  /// A statement in lower case without a full stop.
  public let message: String

  package init(path: String, position: SourcePosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  public var description: String {
    "\(path):\(position.line):\(position.column): error: \(message)"
  }
}

/// The problems of a page while it is being read.
struct ProblemList {
  private(set) var entries: [(offset: Int, message: String)] = []

  mutating func add(_ message: String, at offset: Int) {
    entries.append((offset, message))
  }
}
