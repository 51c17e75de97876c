import SourceText

/// A diagnostic with all that a reader needs: its rule, its severity and its file.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  public var path: String
  public var diagnostic: Diagnostic

  public init(rule: String, severity: Severity, path: String, diagnostic: Diagnostic) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.diagnostic = diagnostic
  }
}
