import Diagnostics
import LayoutDialects

extension Rule {
  /// The options of a visual format align its only view.
  ///
  /// - Why: options align views with their neighbors, so nothing happens; with a second view, the format would raise an
  ///   exception.
  package static let idleFormatOption = Rule(
    "idle-format-option",
    check: .visualFormat { problem in
      guard case .idleOption(let options) = problem.kind else { return [] }
      let names = options.map { "'\($0)'" }.joined(separator: " and ")
      let isOne = options.count == 1
      return [
        Diagnostic(
          "\(names) \(isOne ? "has" : "have") no effect here: options align the views of a format with each other, not with their superview, and this format has only one view; remove the \(isOne ? "option" : "options"), and align the view with a separate constraint",
          at: problem.range)
      ]
    }
  )
}
