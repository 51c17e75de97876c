import Cocoa

final class Popup: NSView {
  let gauge = NSView(frame: NSRect(x: 8, y: 8, width: 240, height: 60))
}
