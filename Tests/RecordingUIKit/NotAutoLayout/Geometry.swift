import UIKit

// What the sources of NotAutoLayout 3.3.1 declare of numbers, points and rectangles, as far as chains name it: types of its
// own, which CGFloat and its kin do not turn into by themselves.

public struct Float: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public let cgValue: CGFloat

  public init(_ value: CGFloat) { cgValue = value }
  public init(integerLiteral value: Int) { cgValue = CGFloat(value) }
  public init(floatLiteral value: Double) { cgValue = CGFloat(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) { cgValue = CGFloat(source) }

  public var magnitude: Float { Float(abs(cgValue)) }
  public static var greatestFiniteMagnitude: Float { Float(.greatestFiniteMagnitude) }

  public static func < (left: Float, right: Float) -> Bool { left.cgValue < right.cgValue }
  public static func + (left: Float, right: Float) -> Float { Float(left.cgValue + right.cgValue) }
  public static func - (left: Float, right: Float) -> Float { Float(left.cgValue - right.cgValue) }
  public static func * (left: Float, right: Float) -> Float { Float(left.cgValue * right.cgValue) }
  public static func / (left: Float, right: Float) -> Float { Float(left.cgValue / right.cgValue) }
  public static func *= (left: inout Float, right: Float) { left = left * right }
}

public struct Point {
  public var x: Float
  public var y: Float
  public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
  public static let zero = Point(x: 0, y: 0)
}

public struct Size {
  public var width: Float
  public var height: Float
  public init(width: Float, height: Float) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (Float(size.width), Float(size.height)) }
  public static let zero = Size(width: 0, height: 0)
}

public struct Insets {
  public var top: Float
  public var left: Float
  public var bottom: Float
  public var right: Float

  public init(top: Float, left: Float, bottom: Float, right: Float) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Float(insets.top), left: Float(insets.left), bottom: Float(insets.bottom),
      right: Float(insets.right))
  }

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct Rect {
  var columns: Span
  var rows: Span

  public init(x: Float, y: Float, width: Float, height: Float) {
    columns = Span(start: x, length: width)
    rows = Span(start: y, length: height)
  }

  public init(_ rect: CGRect) {
    self.init(
      x: Float(rect.origin.x), y: Float(rect.origin.y), width: Float(rect.size.width),
      height: Float(rect.size.height))
  }

  public var cgValue: CGRect {
    CGRect(
      x: columns.start.cgValue, y: rows.start.cgValue, width: columns.length.cgValue,
      height: rows.length.cgValue)
  }

  func inside(_ insets: Insets) -> Rect {
    Rect(
      x: columns.start + insets.left, y: rows.start + insets.top,
      width: columns.length - insets.left - insets.right,
      height: rows.length - insets.top - insets.bottom)
  }
}

/// One axis of a rectangle.
struct Span {
  var start: Float
  var length: Float

  func at(_ share: Float) -> Float { start + length * share }
}
