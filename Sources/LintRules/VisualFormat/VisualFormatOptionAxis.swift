import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// The options of a visual format align its views along the axis on which the format itself places them.
  ///
  /// - Why: the run-time system raises an exception.
  package static let visualFormatOptionAxis = Rule(
    "visual-format-option-axis",
    check: .visualFormat { problem in
      guard case .optionAxis(let options, let orientation) = problem.kind else { return [] }
      let names = options.map { "'\($0)'" }.joined(separator: " and ")
      let (axis, ways) =
        switch orientation {
        case .horizontal:
          (
            "horizontal",
            "alignAllTop, alignAllBottom, alignAllCenterY, alignAllFirstBaseline or alignAllLastBaseline"
          )
        case .vertical:
          (
            "vertical",
            "alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight or alignAllCenterX"
          )
        }
      return [
        Diagnostic(
          "\(names) cannot align the views of a \(axis) format, so this format raises an exception at run time; use \(ways)",
          at: problem.range)
      ]
    }
  )
}
