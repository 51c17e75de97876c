import AppKit

final class Inspector: NSView {
  private let pane = NSView()

  override init(frame: NSRect) {
    super.init(frame: frame)
    pane.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pane)
    NSLayoutConstraint.activate([
      pane.topAnchor.constraint(equalTo: topAnchor),  // expect: appkit
      pane.leadingAnchor.constraint(equalTo: leadingAnchor),
      pane.trailingAnchor.constraint(equalTo: trailingAnchor),
      pane.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
