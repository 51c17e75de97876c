import Diagnostics
import LayoutDialects

extension Rule {
  /// A visual format violates the grammar of the language.
  ///
  /// - Why: the run-time system parses it, and raises an exception at the first error.
  /// - Silent: when a part of the format is not known, and the error is next to it.
  package static let invalidVisualFormat = Rule(
    "invalid-visual-format", needsWholeCode: true,
    check: .visualFormat { problem in
      guard case .invalid(let message) = problem.kind else { return [] }
      return [
        Diagnostic(
          "invalid visual format, which raises an exception at run time: \(message)",
          at: problem.range)
      ]
    }
  )
}
