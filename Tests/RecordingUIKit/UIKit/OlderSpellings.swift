// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Swift 1 to 4.1 called things, so that code of those years compiles: names began with capital letters.

public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

public let UILayoutPriorityRequired: Float = 1000
public let UILayoutPriorityDefaultHigh: Float = 750
public let UILayoutPriorityDefaultLow: Float = 250

extension NSLayoutConstraint.Attribute {
  public static let Left = left, Right = right, Top = top, Bottom = bottom
  public static let Leading = leading, Trailing = trailing, Width = width, Height = height
  public static let CenterX = centerX, CenterY = centerY, Baseline = lastBaseline
  public static let LeftMargin = leftMargin, RightMargin = rightMargin
  public static let TopMargin = topMargin, BottomMargin = bottomMargin
  public static let LeadingMargin = leadingMargin, TrailingMargin = trailingMargin
  public static let NotAnAttribute = notAnAttribute
}

extension NSLayoutConstraint.Relation {
  public static let Equal = equal
  public static let GreaterThanOrEqual = greaterThanOrEqual
  public static let LessThanOrEqual = lessThanOrEqual
}

extension NSLayoutConstraint.FormatOptions {
  public static let AlignAllLeft = alignAllLeft, AlignAllRight = alignAllRight
  public static let AlignAllTop = alignAllTop, AlignAllBottom = alignAllBottom
  public static let AlignAllLeading = alignAllLeading, AlignAllTrailing = alignAllTrailing
  public static let AlignAllCenterX = alignAllCenterX, AlignAllCenterY = alignAllCenterY
}

extension NSLayoutConstraint.Axis {
  public static let Horizontal = horizontal, Vertical = vertical
}

extension NSLayoutConstraint {
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }

  public class func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

extension UIView {
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  public func setContentHuggingPriority(_ priority: Float, forAxis axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UILayoutPriority(priority), for: axis)
  }
}

extension NSLayoutAnchor {
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, 0)
  }
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, 1, c) }
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, 0) }
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, c) }
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, 0) }
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, c) }
}

extension NSLayoutDimension {
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c)
  }
  public func constraintGreaterThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c)
  }
  public func constraintLessThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c)
  }
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m) }
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: c) }
}

public let CGRectZero = CGRect.zero

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }

public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
