import AppKit

final class SettingsView: NSView {
  private var selector: NSView?
  private var options: NSView?
  private let margin: CGFloat = 10

  func addSelector(_ view: NSView) {
    addSubview(view)
    selector = view
    resize()
  }

  func addOptions(_ view: NSView) {
    addSubview(view)
    options = view
    resize()
  }

  private func resize() {
    if let view = self.selector {
      view.setFrameSize(  // expect: accumulating-geometry
        NSSize(width: view.frame.width - margin, height: view.frame.height))
    }
    if let view = options { view.setFrameOrigin(NSPoint(x: margin, y: view.frame.minY)) }
  }

  func grow() { frame.size.height += 20 }

  func add() {
    grow()
    grow()
  }

  func addMore() { grow() }
}
