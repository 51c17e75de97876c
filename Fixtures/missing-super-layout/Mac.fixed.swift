import AppKit

// layoutlint:disable:file ambiguous-layout - only a part of each layout is written out

// Nothing to lay out but what the method places itself.
final class PictureView: NSView {
  private let picture = NSImageView()
  private let frameLayer = CALayer()

  func setUp() { addSubview(picture) }

  override func layout() {
    picture.frame = bounds
    frameLayer.frame = bounds
  }
}

final class RoundView: NSView {
  func setUp(_ child: NSView) { addSubview(child) }

  override func layout() { layer?.cornerRadius = bounds.height / 2 }
}

final class RoomyView: NSView {
  private let picture = NSImageView()

  func setUp() {
    addSubview(picture)
    picture.frame = NSRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
  }

  override func layout() {
    if !isHidden { picture.frame = bounds.insetBy(dx: bounds.width / 20, dy: bounds.height / 20) }
  }
}

// Constraints, or the parts of a superclass, stay where they were.
final class TiedView: NSView {
  private let picture = NSImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  override func layout() {
    super.layout()
    layer?.cornerRadius = bounds.height / 2
  }  // expect: missing-super-layout
}

final class PlainButton: NSButton {
  func setUp(_ child: NSView) { addSubview(child) }

  override func layout() {
    super.layout()
    layer?.cornerRadius = bounds.height / 2
  }  // expect: missing-super-layout
}

final class OutdatedView: NSView {
  func setUp(_ child: NSView) { addSubview(child) }

  override func updateConstraints() {
    isHidden = bounds.isEmpty
    super.updateConstraints()
  }  // expect: missing-super-layout
}

// The text field and the image of a cell are placed by who makes them.
final class NameCell: NSTableCellView {
  private let name = NSTextField()

  func setUp() { addSubview(name) }

  override func layout() { name.frame = bounds }
}

final class TiedCell: NSTableCellView {
  private let name = NSTextField()

  func setUp() {
    addSubview(name)
    name.translatesAutoresizingMaskIntoConstraints = false
    name.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  override func layout() {
    super.layout()
    layer?.cornerRadius = bounds.height / 2
  }  // expect: missing-super-layout
}

// A `layout()` of a class for UIKit, or of a controller, is its own.
class BasePanel: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  func layout() {}
}

final class OwnPanel: BasePanel {
  override func layout() { title.isHidden = bounds.isEmpty }
}
