import UIKit

// One method is one finding, at the first constraint: the others are notes.

final class SeveralPanel: UIView {
  private let panel = UIView()
  private let isWide: Bool
  private var height = NSLayoutConstraint()

  init(isWide: Bool) {
    self.isWide = isWide
    super.init(frame: .zero)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  func refresh() { setNeedsUpdateConstraints() }

  override func updateConstraints() {
    panel.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: constraints-in-layout-pass
    panel.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    if isWide {
      panel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
      panel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    } else {
      panel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      panel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    super.updateConstraints()
  }
}

// What a local variable holds is gone when the method has run: nothing else can take it back.

final class SeveralLocals: UIView {
  private let panel = UIView()
  private var height = NSLayoutConstraint()
  private var top: NSLayoutConstraint?

  func setUp() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    height = panel.heightAnchor.constraint(equalToConstant: 10)  // expect: unscaled-constant
  }

  func refresh() { setNeedsUpdateConstraints() }

  override func updateConstraints() {
    let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor)  // expect: constraints-in-layout-pass
    bottom.priority = .defaultHigh
    bottom.isActive = true
    panel.removeConstraint(height)
    height = panel.heightAnchor.constraint(equalToConstant: 10)  // expect: unscaled-constant
    height.isActive = true
    super.updateConstraints()
  }
}

final class SeveralKept: UIView {
  private let panel = UIView()
  private var top = NSLayoutConstraint()

  func setUp() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    top = panel.topAnchor.constraint(equalTo: topAnchor)
  }

  func refresh() { setNeedsUpdateConstraints() }

  override func updateConstraints() {
    removeConstraint(top)
    top = panel.topAnchor.constraint(equalTo: topAnchor)
    top.isActive = true
    super.updateConstraints()
  }
}
