/// The elements that a NotAutoLayout maker has so far. Makers with different elements have different types, so a call
/// that is not allowed would not compile.
///
/// Source: NotAutoLayout 3.3.1, `Sources/NotAutoLayout/LayoutMaker/IndividualProperties`,
/// https://github.com/el-hoshino/NotAutoLayout.
package struct MakerPath {
  package enum Element: Hashable, Sendable {
    /// A line at a share of the width or of the height: 0 is left or top.
    case horizontal(Double)
    case vertical(Double)
    case point(Double, Double)
    case width
    case height
    case size
    case frame
  }

  private var elements: [Element] = []

  /// Whether the chain makes a frame.
  package private(set) var isComplete = false

  package init() {}

  /// - Returns: whether a maker with the previous elements has a call for this one.
  package mutating func add(_ element: Element) -> Bool {
    guard !isComplete, let isLast = end(with: element) else { return false }
    elements.append(element)
    isComplete = isLast
    return true
  }

  /// Whether the element completes the frame; `nil` if it cannot be said here.
  private func end(with element: Element) -> Bool? {
    switch (elements.first, elements.count) {
    case (nil, _):
      switch element {
      case .frame: return true
      case .point, .horizontal: return false
      default: return nil
      }
    case (.point(let x, let y), 1): return end(behindPoint: x, y, element)
    case (.point(_, let y), 2):
      switch (elements[1], element) {
      case (.horizontal, .vertical(let line)): return line == y ? nil : true
      case (.horizontal, .height), (.vertical, .width), (.width, .height), (.height, .width):
        return true
      default: return nil
      }
    case (.horizontal(let line), 1):
      switch element {
      case .horizontal(let next): return next > line ? false : nil
      case .vertical: return false
      default: return nil
      }
    case (.horizontal, 2): return end(behindLines: elements[1], element)
    case (.horizontal, 3):
      switch (elements[1], elements[2], element) {
      case (.horizontal, .vertical(let line), .vertical(let next)): return next > line ? true : nil
      case (.horizontal, .vertical, .height), (.vertical, .vertical, .width),
        (.vertical, .width, .height), (.vertical, .height, .width):
        return true
      default: return nil
      }
    default: return nil
    }
  }

  private func end(behindPoint x: Double, _ y: Double, _ element: Element) -> Bool? {
    switch element {
    case .point(let otherX, let otherY): otherX != x && otherY != y ? true : nil
    case .size: true
    case .horizontal(let line): line == x ? nil : false
    case .vertical(let line): line == y ? nil : false
    case .width, .height: false
    case .frame: nil
    }
  }

  /// Behind a horizontal line and another one, horizontal or vertical.
  private func end(behindLines second: Element, _ element: Element) -> Bool? {
    switch (second, element) {
    case (.horizontal, .vertical): false
    case (.vertical, .size): true
    case (.vertical(let line), .vertical(let next)): next > line ? false : nil
    case (.vertical, .width), (.vertical, .height): false
    default: nil
    }
  }
}
