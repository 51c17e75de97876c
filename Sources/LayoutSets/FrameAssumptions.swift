/// What is taken for a fact where frames are wanted, though only the running app knows it.
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
  /// Of every item with a size of its own, on the axes on which it has one.
  package var intrinsic = Size(width: 80, height: 20)
  /// Of the container.
  package var safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
  /// Inside the safe area.
  package var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  /// What a constant is that is known only at run time; one with a minus is the opposite.
  package var unknownConstant = Self.unknownConstant
  /// What it is unless code chooses another.
  package static let unknownConstant = 8.0
  package var unknownMultiplier = 1.0
  /// With what constants of the axis are multiplied: lengths that are scaled with the screen.
  package var scale = Size(width: 1, height: 1)
  /// Whether leading is right.
  package var isRightToLeft = false
  /// Whether the container takes another size than ``size`` where its constraints fix one.
  package var mayResizeContainer = false
  /// Whether a content view of which code says nothing fills its container, as a cell's does.
  package var contentViewsFill = false

  package init(size: Size) {
    self.size = size
    screen = size
  }
}
