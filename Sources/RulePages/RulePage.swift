import Diagnostics
import SourceText

/// Who writes a page, which determines what the page must contain.
public enum RulePageForm: Sendable {
  /// `rules/<id>.md`: every section must be there.
  case builtIn
  /// A page of a project's own rules: a json block, what goes wrong, and a pattern. It takes no id that is built in.
  case team(builtIn: Set<String>)

  var isTeam: Bool {
    switch self {
    case .builtIn: false
    case .team: true
    }
  }
}

/// The content of `rules/<id>.md`, which alone defines the identity of a rule.
public struct RulePage: Hashable, Sendable {
  /// The name with which users turn the rule on and off, for example `zero-constant`.
  public let id: String
  /// What the rule finds, in one line.
  public let summary: String
  /// The group of the rule; `nil` for a team's rule that names no group.
  public let group: RuleGroup?
  /// The severity of a finding, unless the configuration sets another.
  public let severity: Severity
  /// Whether the rule runs, unless the configuration turns it on or off.
  public let enabled: Bool
  /// What the rule's fix promises; `nil` if it has none.
  public let applicability: Applicability?
  /// What can be tuned, in the page's order.
  public let options: [RuleOption]
  /// The whole page, in Markdown.
  public let text: String
  /// The code under `Flagged` and `Accepted`, and on a team's page also under `Fix`, in the page's order.
  public let examples: [RuleExample]
  /// What the rule finds, if it is a pattern of code; `nil` if the rule is written in Swift.
  public let match: RuleMatch?
  /// The file of a project's page, as reports print it; `nil` for what is built in. Configurations in several folders may
  /// have rules of one id, each with its page.
  public var path: String?

  public init(
    id: String, summary: String, group: RuleGroup? = nil, severity: Severity, enabled: Bool,
    applicability: Applicability?, options: [RuleOption], text: String, examples: [RuleExample],
    match: RuleMatch? = nil
  ) {
    self.match = match
    self.id = id
    self.summary = summary
    self.group = group
    self.severity = severity
    self.enabled = enabled
    self.applicability = applicability
    self.options = options
    self.text = text
    self.examples = examples
  }

  /// The code of one of the page's examples.
  package func code(of example: RuleExample) -> String {
    String(decoding: code(in: example.range), as: UTF8.self)
  }

  /// The bytes of a part of the page's text.
  package func code(in range: SourceRange) -> [UInt8] {
    Array(text.utf8.dropFirst(range.start).prefix(range.length))
  }
}

/// A value with which a rule can be configured.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  /// The default value; its case is the option's type.
  public let defaultValue: OptionValue
  /// What the option does, in a sentence or two.
  public let meaning: String
  /// The smallest allowed number, for a number and for each number in a list; `nil` for no limit.
  public let minimum: Double?

  public init(
    _ name: String, defaultValue: OptionValue, meaning: String, minimum: Double? = nil
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.meaning = meaning
    self.minimum = minimum
  }
}

/// The value of an option; numbers are finite.
public enum OptionValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case numbers([Double])
  case strings([String])

  /// The type's name on a page and in messages.
  public var type: OptionType {
    switch self {
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .numbers: .numbers
    case .strings: .strings
    }
  }

  /// The numbers that it contains.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .boolean, .string, .strings: []
    }
  }
}

/// The type of an option, by the name that pages use.
public enum OptionType: String, CaseIterable, Sendable {
  case boolean, number, string
  case numbers = "list of numbers"
  case strings = "list of strings"

  /// The type as a message asks for it, for example `a list of numbers`.
  package var withArticle: String { "a \(rawValue)" }

  /// The type of a list's elements; `nil` if the type is not a list.
  package var element: OptionType? {
    switch self {
    case .numbers: .number
    case .strings: .string
    case .boolean, .number, .string: nil
    }
  }
}

/// Code that a page shows, which a test lints.
public struct RuleExample: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The rule finds something in it.
    case flagged
    /// The rule finds nothing in it.
    case accepted
    /// Fixing turns it into the next example.
    case unfixed
    /// What fixing makes of the example before.
    case fixed
  }

  public let kind: Kind
  /// The code's bytes in the page's text, the last line's ending included.
  public let range: SourceRange
  /// The page's line on which the code starts, counted from 1.
  public let line: Int

  public init(_ kind: Kind, _ range: SourceRange, line: Int) {
    self.kind = kind
    self.range = range
    self.line = line
  }
}
