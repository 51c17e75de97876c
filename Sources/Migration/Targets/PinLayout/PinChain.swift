/// What the calls of a chain say of one view, and the frame that PinLayout makes of them.
///
/// Source: PinLayout 1.10, README and `PinLayout+Layouting.swift`, https://github.com/layoutBox/PinLayout.
struct PinChain {
  typealias Rectangle = FrameEvaluator.Rectangle

  /// What is said along one axis. Edges count from where the superview's coordinates start.
  struct Side {
    var start: Double?
    var center: Double?
    var end: Double?
    var size: Double?
    var minimum: Double?
    var maximum: Double?
    var startMargin: Double?
    var endMargin: Double?

    /// Source: PinLayout, README, "minWidth, maxWidth, minHeight, maxHeight": they win over all else.
    func clamped(_ size: Double) -> Double {
      min(max(size, minimum ?? size), maximum ?? .infinity)
    }

    /// Between two edges, where both are pinned.
    var between: Double? {
      guard let start, let end else { return nil }
      return end - start - (startMargin ?? 0) - (endMargin ?? 0)
    }

    /// - Parameter current: where the view is and how large: what nothing says stays, and so does what would be negative.
    /// - Returns: `nil` if nothing says where the view is, or how large.
    func settled(_ size: Double?, current: Double) -> (start: Double, size: Double)? {
      guard let size else { return nil }
      let length = size >= 0 ? size : current
      if let start { return (start + (startMargin ?? 0), length) }
      if let end { return (end - (endMargin ?? 0) - length, length) }
      guard let center else { return nil }
      return (center - length / 2 + (startMargin ?? 0) - (endMargin ?? 0), length)
    }
  }

  /// What gives a size that the edges and numbers do not.
  enum Fitting: Equatable {
    case content
    /// The content's height for the width that the chain says.
    case width
    /// Width by height.
    case ratio(Double)
  }

  var horizontal = Side()
  var vertical = Side()
  var fitting: Fitting?

  /// - Returns: `nil` if the chain leaves a part of the frame as it is.
  func frame(from current: Rectangle, content: (width: Double, height: Double)) -> Rectangle? {
    var width = horizontal.size ?? horizontal.between
    var height = vertical.size ?? vertical.between
    switch fitting {
    case .content?: (width, height) = (content.width, content.height)
    case .width?:
      guard width != nil else { return nil }
      height = content.height
    case .ratio(let ratio)?:
      // The side that is said comes first, within its bounds.
      switch (width, height) {
      case (let wide?, nil): height = horizontal.clamped(wide) / ratio
      case (nil, let high?): width = vertical.clamped(high) * ratio
      default: return nil
      }
    case nil: break
    }
    guard let (x, wide) = horizontal.settled(width.map(horizontal.clamped), current: current.width),
      let (y, high) = vertical.settled(height.map(vertical.clamped), current: current.height)
    else { return nil }
    return Rectangle(x: x, y: y, width: wide, height: high)
  }
}

extension FrameEvaluator.Rectangle {
  /// As PinLayout puts it on pixels: the origin at the nearest, the size rounded up, all in single precision.
  ///
  /// Source: PinLayout, `Coordinates.adjustRectToDisplayScale(_:)`.
  func onPixels(_ scale: Double) -> Self {
    func nearest(_ value: Double) -> Double { Double(Float(value * scale).rounded()) / scale }
    func upwards(_ value: Double) -> Double { Double(Float(value * scale).rounded(.up)) / scale }
    return Self(
      x: nearest(x), y: nearest(y), width: upwards(width), height: upwards(height))
  }
}
