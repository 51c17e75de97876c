// Values that view code mentions and that say nothing about constraints.

/// Arrays are converted to it, which on Linux they are not to Foundation's.
public typealias NSArray = [Any]

public struct UIEdgeInsets: Hashable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Hashable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

public struct CGAffineTransform: Hashable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
}

open class UIColor: NSObject {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public var cgColor: CGColor { CGColor() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

  private static let any = UIColor(white: 0, alpha: 1)
  public static var black: UIColor { any }
  public static var white: UIColor { any }
  public static var clear: UIColor { any }
  public static var gray: UIColor { any }
  public static var lightGray: UIColor { any }
  public static var darkGray: UIColor { any }
  public static var red: UIColor { any }
  public static var orange: UIColor { any }
  public static var green: UIColor { any }
  public static var blue: UIColor { any }
  public static var systemBlue: UIColor { any }
  public static var systemRed: UIColor { any }
  public static var systemGreen: UIColor { any }
  public static var systemBackground: UIColor { any }
  public static var secondarySystemBackground: UIColor { any }
  public static var label: UIColor { any }
  public static var secondaryLabel: UIColor { any }
  public static var separator: UIColor { any }
}

public final class CGColor {}

open class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowColor: CGColor?
}

open class UIFont: NSObject {
  public enum Weight { case light, regular, medium, semibold, bold, heavy }
  public enum TextStyle {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

open class UIImage: NSObject {
  public convenience init?(named name: String) { self.init() }
  public convenience init?(systemName name: String) { self.init() }
  public var size: CGSize { .zero }
}

public struct UIAccessibilityTraits: OptionSet {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
}

public enum UISemanticContentAttribute { case unspecified, forceLeftToRight, forceRightToLeft }
public enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom { case phone, pad }
public enum NSTextAlignment { case left, center, right, justified, natural }
public enum NSLineBreakMode { case byWordWrapping, byTruncatingTail, byTruncatingMiddle }

open class UITraitCollection: NSObject {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 2 }
}

open class UIGestureRecognizer: NSObject {}

public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  public var scale: CGFloat { 2 }
}

public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

public final class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

public struct NSDirectionalRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public struct UIRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
