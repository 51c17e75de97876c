import Diagnostics

/// A diagnostic and the file that it is in.
package struct PlacedDiagnostic: Sendable {
  /// The file's index among those read.
  package var file: Int
  package var diagnostic: Diagnostic
  /// Whether it is only an info, regardless of the rule's severity.
  package var isMinor = false

  package init(_ diagnostic: Diagnostic, in file: Int) {
    self.file = file
    self.diagnostic = diagnostic
  }
}
