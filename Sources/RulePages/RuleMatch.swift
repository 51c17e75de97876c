import SourceText

/// What a pattern rule finds, according to its page.
public struct RuleMatch: Hashable, Sendable {
  /// The code of each `pattern` block, as bytes of the page's text. Any of them may match.
  public var patterns: [SourceRange] = []
  /// The code of the `fix` block.
  public var fix: SourceRange?
  /// The message of a finding, with holes; `nil` for the rule's summary.
  public var message: RuleMessage?
  /// All of them must be met.
  public var conditions: [RuleCondition] = []

  public init() {}
}

/// A text of the json block that names holes.
public struct RuleMessage: Hashable, Sendable {
  public let text: String
  /// Its position on the page, in bytes.
  public let offset: Int
}

/// A condition that must be met for a match to be a finding.
public struct RuleCondition: Hashable, Sendable {
  public enum Test: Hashable, Sendable {
    /// The code in a hole.
    case hole(String, HoleTest)
    /// The code around the match.
    case inside(PlaceTest)
    case outside(PlaceTest)
  }

  public let test: Test
  /// Its position on the page, in bytes.
  public let offset: Int
}

/// A question about the code in a hole.
public enum HoleTest: Hashable, Sendable {
  case isAny(of: [HoleValue])
  case isNone(of: [HoleValue])
  case atLeast(Double)
  case atMost(Double)
  case multipleOf(Double)
  case notMultipleOf(Double)
  case axis(RuleAxis)
  /// Whether a function that scales numbers is applied to it.
  case scaled(Bool)
}

/// What the code in a hole may be compared with.
public enum HoleValue: Hashable, Sendable {
  case number(Double)
  /// Its text, in which `*` stands for any characters and `?` for one.
  case text(String)
}

public enum RuleAxis: String, CaseIterable, Sendable { case horizontal, vertical }

/// A condition on the declarations around a match. Each list contains names, with the wildcards `*` and `?`.
public enum PlaceTest: Hashable, Sendable {
  case method([String])
  case type([String])
  case superclass([String])
}
