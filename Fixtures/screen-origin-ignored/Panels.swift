import AppKit

final class PanelController: NSWindowController {
  let panel = NSPanel()

  func fill(_ content: NSView, _ container: NSView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(content)
    content.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
  }

  func center(on screen: NSScreen) {
    panel.setFrameOrigin(
      NSPoint(
        x: (screen.frame.width - panel.frame.width) / 2,  // expect: screen-origin-ignored
        y: (screen.frame.height - panel.frame.height) / 2))
  }

  func centerInHalves() {
    guard let screen = NSScreen.main else { return }
    let x = screen.visibleFrame.width
    panel.setFrameOrigin(
      NSPoint(
        x: x / 2 - panel.frame.width / 2,  // expect: screen-origin-ignored
        y: 0))
  }

  func keepInside(_ origin: NSPoint) {
    var x = origin.x
    if let screen = NSScreen.main {
      let width = screen.frame.size.width
      if x + panel.frame.width > width {  // expect: screen-origin-ignored
        x = width - panel.frame.width
      }
    }
    panel.setFrameOrigin(NSPoint(x: x, y: origin.y))
  }

  func keepBelowTop() {
    if panel.frame.maxY > NSScreen.main!.frame.height {  // expect: screen-origin-ignored
      panel.setFrameOrigin(.zero)
    }
  }

  func centerWithOrigin(on screen: NSScreen) {
    let x = screen.frame.minX + (screen.frame.width - panel.frame.width) / 2
    panel.setFrameOrigin(NSPoint(x: x, y: screen.frame.minY))
  }

  func makeWindow(on screen: NSScreen) -> NSWindow {
    let rectangle = NSRect(
      x: (screen.frame.width - 300) / 2, y: (screen.frame.height - panel.frame.height) / 2,
      width: 300, height: 200)
    return NSWindow(
      contentRect: rectangle, styleMask: [], backing: .buffered, defer: true, screen: screen)
  }

  func flip(_ point: NSPoint, _ screen: NSScreen) -> CGPoint {
    CGPoint(x: point.x, y: screen.frame.height - point.y)
  }

  func limit(_ screen: NSScreen) -> CGFloat {
    if panel.frame.width > screen.frame.width { return screen.frame.width }
    return min(screen.frame.width * 0.8, 600)
  }

  func isNarrow(_ window: NSView) -> Bool {
    window.bounds.maxX > window.frame.width
  }
}
