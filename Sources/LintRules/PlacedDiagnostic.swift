import Diagnostics

/// A diagnostic with the file in which it lies.
package struct PlacedDiagnostic: Sendable {
  /// The file's index among those read.
  package var file: Int
  package var diagnostic: Diagnostic
  /// Whether it is an info only, whatever the rule's severity is.
  package var isMinor = false

  package init(_ diagnostic: Diagnostic, in file: Int) {
    self.file = file
    self.diagnostic = diagnostic
  }
}
