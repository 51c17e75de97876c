import AppKit

final class GaugeView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    let side = min(dirtyRect.width, 80)
    let x = (dirtyRect.width - side) / 2  // expect: dirty-rect-as-bounds
    NSBezierPath(ovalIn: NSRect(x: x, y: 0, width: side, height: side)).fill()
  }
}

final class BadgeView: NSView {
  public override func draw(_ dirty: NSRect) {
    NSBezierPath(roundedRect: dirty, xRadius: 4, yRadius: 4).fill()  // expect: dirty-rect-as-bounds
  }
}

final class ClockView: NSView {
  override func draw(_ part: CGRect) {
    let center = NSPoint(x: part.midX, y: part.midY)  // expect: dirty-rect-as-bounds
    NSBezierPath.strokeLine(from: center, to: .zero)
  }
}

final class HalfView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    // expect: dirty-rect-as-bounds
    NSRect(x: 0, y: 0, width: dirtyRect.size.width * 0.5, height: 4).fill()
  }
}

final class PlainView: NSView {
  func show(_ badge: BadgeView) {
    addSubview(badge)
  }

  override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    dirtyRect.fill()
    NSBezierPath(rect: dirtyRect).addClip()
    NSRect(x: dirtyRect.minX, y: 0, width: dirtyRect.width, height: 1).fill()
    let isLow = dirtyRect.midY < bounds.midY
    if isLow { NSBezierPath(ovalIn: bounds).fill() }
  }
}

final class OwnRectangleView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    let dirtyRect = bounds
    NSBezierPath(ovalIn: dirtyRect).fill()
  }
}

final class Stamp {
  func draw(_ rect: NSRect) {
    NSBezierPath(ovalIn: rect).fill()
  }
}
