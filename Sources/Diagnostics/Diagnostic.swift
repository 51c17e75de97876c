import SourceText

/// How severe a finding is. Ordered: `info` < `warning` < `error`.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How safe a fix is.
public enum Applicability: String, Sendable, CaseIterable {
  /// Changes no written constraint, deployment target or order of calls.
  case safe
  /// May change the layout.
  case unsafe
  /// Advice only; never applied.
  case displayOnly = "display-only"

  /// What people are shown.
  package var words: String { self == .displayOnly ? "suggestion" : rawValue }
}

/// A change that resolves a finding: edits to the finding's own file.
public struct Fix: Hashable, Sendable {
  /// An imperative, for example `remove the constant`.
  public var title: String
  public var applicability: Applicability
  /// Edits that belong together: all are applied, or none.
  public var edits: [TextEdit]
  /// Why it is unsafe, as a clause: `the view moves`. `nil` for other fixes, and where no reason is given.
  public var risk: String?

  /// Why it is unsafe, or what every unsafe fix risks; `nil` for other fixes.
  public var statedRisk: String? {
    applicability == .unsafe ? risk ?? "it may change the layout" : nil
  }

  public init(
    _ title: String, _ applicability: Applicability, _ edits: [TextEdit], risk: String? = nil
  ) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
    self.risk = risk
  }

  public static func safe(_ title: String, _ edits: TextEdit...) -> Fix {
    Fix(title, .safe, edits)
  }

  public static func unsafe(_ title: String, because risk: String, _ edits: TextEdit...) -> Fix {
    Fix(title, .unsafe, edits, risk: risk)
  }

  public static func displayOnly(_ title: String, _ edits: TextEdit...) -> Fix {
    Fix(title, .displayOnly, edits)
  }
}

/// Another place that a finding involves.
public struct Note: Hashable, Sendable {
  /// The file, if it is not the finding's own.
  public var path: String?
  public var range: SourceRange
  public var message: String

  public init(_ message: String, at range: SourceRange, in path: String? = nil) {
    self.message = message
    self.range = range
    self.path = path
  }
}

/// What a finding is about, for machines: the item, the scope that lays it out, and the quantities concerned.
public struct Subject: Hashable, Sendable {
  /// The item's name in its scope, for example `title`.
  public var item: String
  /// The scope's name, for example `PostView.setUp()`.
  public var scope: String
  /// Among `x`, `y`, `width`, `height`; empty unless the finding comes from the solver.
  public var quantities: [String]
  /// The item's attribute that a constraint is about, for example `leading`.
  public var attribute: String?
  /// `==`, `>=` or `<=`.
  public var relation: String?
  /// The constraint's constant in points, where it is known.
  public var value: String?

  public init(
    item: String, scope: String, quantities: [String] = [], attribute: String? = nil,
    relation: String? = nil, value: String? = nil
  ) {
    self.item = item
    self.scope = scope
    self.quantities = quantities
    self.attribute = attribute
    self.relation = relation
    self.value = value
  }
}

/// One finding in one file. The driver adds its rule and severity.
public struct Diagnostic: Hashable, Sendable {
  /// A statement of what is wrong, in lower case, without a full stop.
  public var message: String
  public var range: SourceRange
  public var notes: [Note]
  public var fixes: [Fix]
  public var subject: Subject?
  /// A value by which a summary groups and counts the findings of one rule, for example `16`.
  public var group: String?
  /// The numbers that it is about, in points, with their signs; empty for what is not about numbers.
  public var numbers: [Double]
  /// The outlet of a constraint that it is about: where a nib keeps this constraint, nothing is wrong.
  public var outlet: String?
  /// Whether reports only count it together with similar findings, unless the user asks for a list of them.
  public var isCounted = false

  public init(
    _ message: String, at range: SourceRange, notes: [Note] = [], fixes: [Fix] = [],
    subject: Subject? = nil, group: String? = nil, numbers: [Double] = []
  ) {
    self.message = message
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.subject = subject
    self.group = group
    self.numbers = numbers
  }
}

extension Diagnostic {
  /// Whether one of the fixes is this safe and has edits to apply.
  public func hasFix(_ applicability: Applicability) -> Bool {
    fixes.contains { $0.applicability == applicability && !$0.edits.isEmpty }
  }
}
