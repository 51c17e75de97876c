import Diagnostics

/// A diagnostic with the file in which it lies.
package struct PlacedDiagnostic: Sendable {
  /// The file's index among those read.
  package var file: Int
  package var diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic, in file: Int) {
    self.file = file
    self.diagnostic = diagnostic
  }
}
