import SourceText

/// What a comment asks for, for example `layoutlint:disable:next zero-constant - reason`.
package struct SuppressionCommand: Hashable, Sendable {
  /// Where the command works.
  package enum Reach: String, Hashable, Sendable, CaseIterable {
    /// On the next line with code, and on the comments before it.
    case next = "disable:next"
    /// On the comment's own line.
    case this = "disable:this"
    /// On the nearest line with code before the comment.
    case previous = "disable:previous"
    /// In the whole file.
    case file = "disable:file"
    /// From here to an ``end`` of the same rule, or to the end of the file.
    case start = "disable"
    case end = "enable"
  }

  /// A rule as the comment names it.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
  }

  /// The name that means every rule.
  package static let everyRule = "all"

  package var reach: Reach
  /// In the order of the comment.
  package var names: [Name]
  /// Whether it gives a reason.
  package var hasReason: Bool
  /// From `layoutlint:` to the end of the reason; never more than a line.
  package var range: SourceRange
  /// The comment that contains it, delimiters included.
  package var comment: SourceRange

  /// The bytes from the first name to the last.
  package var namesRange: SourceRange {
    guard let first = names.first, let last = names.last else {
      return SourceRange(range.end, range.end)
    }
    return first.range.union(last.range)
  }
}

/// What is wrong with a comment that is apparently meant as a command.
package struct SuppressionProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// What stands behind `layoutlint:` is no command.
    case unknownCommand(String)
    case noName(of: SuppressionCommand.Reach)
    case nothingAfterComma
    case unknownRule(String, nearest: String?)
    /// A rule follows another without a comma, so it is read as prose.
    case noComma(before: String)
    case noReason
  }

  package var reason: Reason
  package var range: SourceRange
}
