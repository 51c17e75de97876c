import SourceText

/// A diagnostic with its rule, its severity and its file.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  public var path: String
  public var diagnostic: Diagnostic
  /// `nil` unless the caller asked for it.
  public var place: CodePlace?
  /// Why the code has no effect in the running app; `nil` if it may have one.
  public var unseen: Unseen?
  /// Whether a comment silences it.
  public var isSilenced = false

  /// Whether it is an `info` about something other than a hard-coded number.
  public var isPlainInfo: Bool { severity == .info && diagnostic.numbers.isEmpty }

  public init(rule: String, severity: Severity, path: String, diagnostic: Diagnostic) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.diagnostic = diagnostic
  }
}

/// Why some code has no effect in the running app.
public enum Unseen: String, Hashable, Sendable, CaseIterable {
  /// Nothing in the program creates the class, or calls the function.
  case uncreated
  /// No target of the project compiles the file.
  case uncompiled
}

/// The place of a finding, in words that stay the same when the code is moved or reformatted.
public struct CodePlace: Hashable, Sendable {
  /// The type around it, for example `Outer.Inner`; empty outside all types.
  public var type: String
  /// The statement or list element around it, without whitespace and comments.
  public var code: String

  public init(type: String, code: String) {
    self.type = type
    self.code = code
  }
}
