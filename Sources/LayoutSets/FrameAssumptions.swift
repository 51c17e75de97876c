/// Values that are known only in the running app, and assumed to compute frames.
package struct FrameAssumptions: Hashable, Sendable {
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Distances inwards, in points.
  package struct Insets: Hashable, Sendable {
    package var top, left, bottom, right: Double

    package static let none = Insets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// Of the container, in points.
  package var size: Size
  /// What the bounds of the screen are.
  package var screen: Size
  /// The intrinsic size of every item that has one, on the axes on which it has one.
  package var intrinsic = Size(width: 80, height: 20)
  /// Of the container.
  package var safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
  /// Inside the safe area.
  package var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  /// The value of constants that are known only at run time; a constant with a minus sign is the negative of it.
  package var unknownConstant = Self.unknownConstant
  /// What it is unless code chooses another.
  package static let unknownConstant = 8.0
  package var unknownMultiplier = 1.0
  /// The factor for constants on the axis, which shows lengths that are scaled with the screen.
  package var scale = Size(width: 1, height: 1)
  /// Whether leading is right.
  package var isRightToLeft = false
  /// Whether the container takes the size that its constraints determine instead of ``size``.
  package var mayResizeContainer = false
  /// Whether a content view that no code lays out fills its container, as a cell's does.
  package var contentViewsFill = false

  package init(size: Size) {
    self.size = size
    screen = size
  }
}
