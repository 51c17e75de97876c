import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// The options of a visual format align its views along the axis on which the format itself places them.
  ///
  /// - Why: the run-time system raises an exception.
  ///   For a single view, which has no neighbour to be aligned with, it lets the option pass, and does nothing.
  package static let visualFormatOptionAxis = Rule(
    "visual-format-option-axis",
    check: .visualFormat { problem in
      if case .idleOption(let options) = problem.kind {
        return [.idleOption(options, problem)]
      }
      guard case .optionAxis(let options, let orientation) = problem.kind else { return [] }
      let names = options.map { "'\($0)'" }.joined(separator: " and ")
      let (axis, ways) =
        switch orientation {
        case .horizontal:
          ("horizontal", "alignAllTop, alignAllBottom, alignAllCenterY or a baseline")
        case .vertical:
          (
            "vertical",
            "alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight or alignAllCenterX"
          )
        }
      return [
        Diagnostic(
          "\(names) cannot align the views of a \(axis) format: making its constraints raises an exception at run time; use \(ways)",
          at: problem.range)
      ]
    }
  )
}

extension Diagnostic {
  fileprivate static func idleOption(
    _ options: [String], _ problem: VisualFormatProblem
  ) -> Diagnostic {
    let names = options.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      "\(names) has no effect here: options align the views of a format with each other, not with their superview, and this format has one view; with a second one it would raise an exception, so leave it out",
      at: problem.range)
  }
}
