import Foundation
import UIKit

// What PinLayout's README documents of its chains, so that code which uses them can be run.

/// What the whole app decides.
public final class Pin {
  public enum LayoutDirection { case ltr, rtl, auto }

  nonisolated(unsafe) static var direction = LayoutDirection.ltr

  public static func layoutDirection(_ direction: LayoutDirection) { self.direction = direction }
}

extension UIView {
  /// Starts a chain, which is carried out when its statement ends.
  public var pin: PinLayout { PinLayout(self) }
  public var edge: EdgeList { EdgeList(view: self) }
}

/// A share of the superview's width or height.
public struct Percent {
  let value: CGFloat
  func of(_ length: CGFloat) -> CGFloat { length * value / 100 }
}

postfix operator %
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }
public postfix func % (value: Double) -> Percent { Percent(value: CGFloat(value)) }

public enum HorizontalAlign { case left, center, right, start, end, none }
public enum VerticalAlign { case top, center, bottom, none }
public enum FitType { case content, width, height, widthFlexible, heightFlexible }

/// One edge of a view, as of the moment in which a chain names it.
public struct HorizontalEdge {
  let view: UIView
  let x: CGFloat
}

public struct VerticalEdge {
  let view: UIView
  let y: CGFloat
}

public struct EdgeList {
  let view: UIView
  public var top: VerticalEdge { VerticalEdge(view: view, y: view.frame.minY) }
  public var vCenter: VerticalEdge { VerticalEdge(view: view, y: view.frame.midY) }
  public var bottom: VerticalEdge { VerticalEdge(view: view, y: view.frame.maxY) }
  public var left: HorizontalEdge { HorizontalEdge(view: view, x: view.frame.minX) }
  public var hCenter: HorizontalEdge { HorizontalEdge(view: view, x: view.frame.midX) }
  public var right: HorizontalEdge { HorizontalEdge(view: view, x: view.frame.maxX) }
  public var start: HorizontalEdge { view.isPinnedLeftToRight ? left : right }
  public var end: HorizontalEdge { view.isPinnedLeftToRight ? right : left }
}

extension UIView {
  /// "By default PinLayout's layout direction is left to right; `.auto` follows the view's own."
  var isPinnedLeftToRight: Bool {
    switch Pin.direction {
    case .ltr: true
    case .rtl: false
    case .auto: effectiveUserInterfaceLayoutDirection == .leftToRight
    }
  }
}

/// A chain of calls, which says where a view is and how large.
public final class PinLayout {
  let view: UIView
  /// Distances from the superview's top left corner.
  private var top, vCenter, bottom, left, hCenter, right: CGFloat?
  private var width, height, minWidth, maxWidth, minHeight, maxHeight: CGFloat?
  private var margins = UIEdgeInsets.zero
  private var fitType: FitType?
  private var aspectRatio: CGFloat?

  init(_ view: UIView) { self.view = view }

  deinit { layout() }

  public var safeArea: UIEdgeInsets { view.safeAreaInsets }
  public var layoutMargins: UIEdgeInsets { view.layoutMargins }

  var isLeftToRight: Bool { view.isPinnedLeftToRight }

  /// Nothing can be pinned in a view without superview.
  var outer: CGSize {
    if view.superview == nil { ignore("it has no superview") }
    return view.superview?.bounds.size ?? .zero
  }

  private func ignore(_ reason: String) {
    Recorder.shared.report("PinLayout ignores a call, since \(reason)")
  }

  // MARK: What calls say

  enum Edge { case top, vCenter, bottom, left, hCenter, right }

  /// "The first wins": later settings that contradict are ignored, with a warning.
  func set(_ edge: Edge, _ value: CGFloat) {
    switch edge {
    case .top: set(\.top, value, against: [\.vCenter])
    case .vCenter: set(\.vCenter, value, against: [\.top, \.bottom])
    case .bottom: set(\.bottom, value, against: [\.vCenter])
    case .left: set(\.left, value, against: [\.hCenter])
    case .hCenter: set(\.hCenter, value, against: [\.left, \.right])
    case .right: set(\.right, value, against: [\.hCenter])
    }
  }

  private typealias Path = ReferenceWritableKeyPath<PinLayout, CGFloat?>

  private func set(_ path: Path, _ value: CGFloat, against rivals: [Path]) {
    if rivals.contains(where: { self[keyPath: $0] != nil }) {
      return ignore("edges and a centre are set")
    }
    if let old = self[keyPath: path], old != value { return ignore("it is set already") }
    self[keyPath: path] = value
  }

  func setSize(width: CGFloat? = nil, height: CGFloat? = nil) {
    for (path, value) in [(\PinLayout.width, width), (\.height, height)] {
      guard let value else { continue }
      // A size below nothing is ignored.
      if value >= 0 { set(path, value, against: []) }
    }
  }

  func setBounds(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) {
    let bounds: [(Path, CGFloat?)] = [
      (\.minWidth, minWidth), (\.maxWidth, maxWidth), (\.minHeight, minHeight),
      (\.maxHeight, maxHeight),
    ]
    for (path, value) in bounds {
      guard let value, value >= 0 else { continue }
      set(path, value, against: [])
    }
  }

  func fit(_ type: FitType) {
    if fitType != nil || aspectRatio != nil { return ignore("a size is adjusted already") }
    fitType = type
  }

  func keepRatio(_ ratio: CGFloat) {
    if fitType != nil || aspectRatio != nil { return ignore("a size is adjusted already") }
    aspectRatio = ratio
  }

  func changeMargins(_ change: (inout UIEdgeInsets) -> Void) { change(&margins) }

  // MARK: What comes of it

  private var isLaidOut = false

  public func layout() {
    if isLaidOut { return }
    isLaidOut = true
    var frame = view.frame
    let size = fittedSize(frame.size)
    frame.size = CGSize(
      width: size.width >= 0 ? size.width : frame.width,
      height: size.height >= 0 ? size.height : frame.height)
    if let left {
      frame.origin.x = left + margins.left
    } else if let right {
      frame.origin.x = right - margins.right - frame.width
    } else if let hCenter {
      frame.origin.x = hCenter - frame.width / 2 + margins.left - margins.right
    }
    if let top {
      frame.origin.y = top + margins.top
    } else if let bottom {
      frame.origin.y = bottom - margins.bottom - frame.height
    } else if let vCenter {
      frame.origin.y = vCenter - frame.height / 2 + margins.top - margins.bottom
    }
    view.frame = Self.onPixels(frame)
  }

  private func fittedSize(_ current: CGSize) -> CGSize {
    var wide = width
    if wide == nil, let left, let right { wide = right - left - margins.left - margins.right }
    var high = height
    if high == nil, let top, let bottom { high = bottom - top - margins.top - margins.bottom }
    if let ratio = aspectRatio {
      // "Applied only if a single dimension can be determined."
      switch (wide, high) {
      case (let known?, nil): high = clampedWidth(known) / ratio
      case (nil, let known?): wide = clampedHeight(known) * ratio
      default: ignore("not exactly one side is known")
      }
    }
    switch fitType {
    case .content?:
      let size = view.sizeThatFits(view.bounds.size)
      (wide, high) = (size.width, size.height)
    case .width?:
      let reference = clampedWidth(wide ?? current.width)
      let room = CGSize(width: reference, height: .greatestFiniteMagnitude)
      (wide, high) = (reference, view.sizeThatFits(room).height)
    case .height?:
      let reference = clampedHeight(high ?? current.height)
      let room = CGSize(width: .greatestFiniteMagnitude, height: reference)
      (wide, high) = (view.sizeThatFits(room).width, reference)
    case .widthFlexible?, .heightFlexible?: ignore("flexible fits are not recorded")
    case nil: break
    }
    return CGSize(
      width: clampedWidth(wide ?? current.width), height: clampedHeight(high ?? current.height))
  }

  private func clampedWidth(_ value: CGFloat) -> CGFloat {
    min(max(value, minWidth ?? value), maxWidth ?? .infinity)
  }

  private func clampedHeight(_ value: CGFloat) -> CGFloat {
    min(max(value, minHeight ?? value), maxHeight ?? .infinity)
  }

  /// On a screen with two pixels to a point: the origin at the nearest pixel, the size rounded up.
  private static func onPixels(_ rect: CGRect) -> CGRect {
    func scaled(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      CGFloat(Float(value * 2).rounded(rule)) / 2
    }
    return CGRect(
      x: scaled(rect.minX, .toNearestOrAwayFromZero),
      y: scaled(rect.minY, .toNearestOrAwayFromZero), width: scaled(rect.size.width, .up),
      height: scaled(rect.size.height, .up))
  }
}
