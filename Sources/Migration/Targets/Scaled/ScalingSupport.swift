/// The Swift file with the helpers that scaled layout calls.
///
/// - Parameter isForSplitView: whether lengths are scaled to the window in front, which may be narrower than the screen.
func scalingSupport(_ scaling: Scaling, isForSplitView: Bool) -> String {
  let printer = FormPrinter(rectangle: { _ in "" }, local: { _ in nil }, usesBounds: { _ in false })
  let width = printer.number(scaling.referenceWidth)
  let height = printer.number(scaling.referenceHeight)
  let source = isForSplitView ? "windowSize" : "UIScreen.main.bounds"
  let head = """
    /// The size of the screen that the numbers were designed for, in points.
    private let referenceWidth: CGFloat = \(width)
    private let referenceHeight: CGFloat = \(height)


    """
  let types = ["CGFloat", "Int", "Double", "Float"]
  let bodies = types.map { type in
    let value = type == "CGFloat" ? "self" : "CGFloat(self)"
    return """
      extension \(type) {
        /// A width in the design, scaled to the \(isForSplitView ? "window" : "screen").
        @MainActor func \(scaling.widthHelper)() -> CGFloat {
          \(value) * \(source).width / referenceWidth
        }

        /// A height in the design, scaled to the \(isForSplitView ? "window" : "screen").
        @MainActor func \(scaling.heightHelper)() -> CGFloat {
          \(value) * \(source).height / referenceHeight
        }
      }

      """
  }
  let size = isForSplitView ? windowSize : ""
  return "import UIKit\n\n" + head + size + bodies.joined(separator: "\n")
}

/// In Split View and Stage Manager a window is smaller than its screen.
private let windowSize = """
  /// The size of the key window, or of the design if there is no window.
  @MainActor private var windowSize: CGSize {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap { $0.windows }
    let window = windows.first { $0.isKeyWindow } ?? windows.first
    return window?.bounds.size ?? CGSize(width: referenceWidth, height: referenceHeight)
  }


  """
