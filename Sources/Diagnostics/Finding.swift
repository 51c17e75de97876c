import SourceText

/// A diagnostic with all that a reader needs: its rule, its severity and its file.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  public var path: String
  public var diagnostic: Diagnostic
  /// `nil` unless somebody asked for it.
  public var place: CodePlace?
  /// Why nobody sees it when the app runs; `nil` where that is not known.
  public var unseen: Unseen?
  /// Whether a comment silences it.
  public var isSilenced = false

  public init(rule: String, severity: Severity, path: String, diagnostic: Diagnostic) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.diagnostic = diagnostic
  }
}

/// Why nobody sees what is wrong with some code when the app runs.
public enum Unseen: String, Hashable, Sendable, CaseIterable {
  /// Nothing in the program creates the class.
  case uncreated
  /// No target of the project compiles the file.
  case uncompiled
}

/// Where a finding stands, in words that outlive moving and reformatting the code.
public struct CodePlace: Hashable, Sendable {
  /// The type around it, for example `Outer.Inner`; empty outside of all types.
  public var type: String
  /// The statement or list element around it, without white space and comments.
  public var code: String

  public init(type: String, code: String) {
    self.type = type
    self.code = code
  }
}
