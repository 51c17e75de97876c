import UIKit

// Source: EasyPeasy 1.10.0, `PositionAttribute.swift`, `DimensionAttribute.swift` and `CompoundAttribute.swift`.

public final class Left: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.left, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.left, constant) }
}

public final class Right: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.right, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.right, constant) }
}

public final class Top: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.top, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.top, constant) }
}

public final class Bottom: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.bottom, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.bottom, constant) }
}

public final class Leading: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.leading, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.leading, constant) }
}

public final class Trailing: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.trailing, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.trailing, constant) }
}

public final class CenterX: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.centerX, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.centerX, constant) }
}

public final class CenterY: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.centerY, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.centerY, constant) }
}

public final class FirstBaseline: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.firstBaseline, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.firstBaseline, constant) }
}

public final class LastBaseline: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.lastBaseline, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.lastBaseline, constant) }
}

public final class LeftMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.leftMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.leftMargin, constant) }
}

public final class RightMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.rightMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.rightMargin, constant) }
}

public final class TopMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.topMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.topMargin, constant) }
}

public final class BottomMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.bottomMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.bottomMargin, constant) }
}

public final class LeadingMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.leadingMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.leadingMargin, constant) }
}

public final class TrailingMargin: PositionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.trailingMargin, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.trailingMargin, constant) }
}

public final class CenterXWithinMargins: PositionAttribute {
  public init(_ constant: CGFloat = 0) {
    super.init(.centerXWithinMargins, Constant(value: constant))
  }
  public init(_ constant: Constant) { super.init(.centerXWithinMargins, constant) }
}

public final class CenterYWithinMargins: PositionAttribute {
  public init(_ constant: CGFloat = 0) {
    super.init(.centerYWithinMargins, Constant(value: constant))
  }
  public init(_ constant: Constant) { super.init(.centerYWithinMargins, constant) }
}

public final class Width: DimensionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.width, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.width, constant) }
}

public final class Height: DimensionAttribute {
  public init(_ constant: CGFloat = 0) { super.init(.height, Constant(value: constant)) }
  public init(_ constant: Constant) { super.init(.height, constant) }
}

// MARK: Several at once

private func number(_ value: CGFloat) -> Constant { Constant(value: value) }

public final class Size: DimensionAttribute {
  public init(_ constant: Constant) { super.init(parts: [Width(constant), Height(constant)]) }
  public convenience init(_ side: CGFloat = 0) { self.init(number(side)) }
  public init(_ size: CGSize) { super.init(parts: [Width(size.width), Height(size.height)]) }
}

public final class Edges: PositionAttribute {
  public init(_ constant: Constant) {
    super.init(parts: [Top(constant), Left(constant), Right(constant), Bottom(constant)])
  }
  public convenience init(_ inset: CGFloat = 0) { self.init(number(inset)) }
  public init(_ insets: UIEdgeInsets) {
    super.init(parts: [
      Top(insets.top), Left(insets.left), Right(insets.right), Bottom(insets.bottom),
    ])
  }
}

public final class Margins: PositionAttribute {
  public init(_ constant: Constant) {
    super.init(parts: [
      TopMargin(constant), LeftMargin(constant), RightMargin(constant), BottomMargin(constant),
    ])
  }
  public convenience init(_ inset: CGFloat = 0) { self.init(number(inset)) }
  public init(_ insets: UIEdgeInsets) {
    super.init(parts: [
      TopMargin(insets.top), LeftMargin(insets.left), RightMargin(insets.right),
      BottomMargin(insets.bottom),
    ])
  }
}

public final class Center: PositionAttribute {
  public init(_ constant: Constant) { super.init(parts: [CenterX(constant), CenterY(constant)]) }
  public convenience init(_ offset: CGFloat = 0) { self.init(number(offset)) }
  public init(_ offset: CGPoint) { super.init(parts: [CenterX(offset.x), CenterY(offset.y)]) }
}

public final class CenterWithinMargins: PositionAttribute {
  public init(_ constant: Constant) {
    super.init(parts: [CenterXWithinMargins(constant), CenterYWithinMargins(constant)])
  }
  public convenience init(_ offset: CGFloat = 0) { self.init(number(offset)) }
  public init(_ offset: CGPoint) {
    super.init(parts: [CenterXWithinMargins(offset.x), CenterYWithinMargins(offset.y)])
  }
}
