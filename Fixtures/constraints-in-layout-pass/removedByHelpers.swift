import PureLayout
import UIKit

// What a helper takes away first does not accumulate, wherever the helper is declared.

extension UIView {
  func drop(_ constraint: NSLayoutConstraint?) {
    if let constraint { removeConstraint(constraint) }
  }

  func tint(_ color: UIColor) {
    backgroundColor = color
  }
}

final class TurningController: UIViewController {
  private let button = UIButton()
  private var edge: NSLayoutConstraint?

  override func updateViewConstraints() {
    placeButton(isPortrait: view.bounds.height > view.bounds.width)
    super.updateViewConstraints()
  }

  private func placeButton(isPortrait: Bool) {
    view.drop(edge)
    edge = button.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    edge?.isActive = true
  }
}

final class SweepingView: UIView {
  private let label = UILabel()
  private var edge: NSLayoutConstraint?

  override func updateConstraints() {
    sweep()
    placeLabel()
    super.updateConstraints()
  }

  private func sweep() { letGo() }

  private func letGo() { edge?.isActive = false }

  private func placeLabel() {
    edge = label.topAnchor.constraint(equalTo: topAnchor)
    edge?.isActive = true
  }
}

final class ClearingView: UIView {
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    self.clear()
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  private func clear() { label.removeFromSuperview() }
}

// A library takes it away.

final class LibraryController: UIViewController {
  private let button = UIButton()
  private var edge: NSLayoutConstraint?

  override func updateViewConstraints() {
    edge?.autoRemove()
    edge = button.autoPinEdge(toSuperviewEdge: .bottom)
    super.updateViewConstraints()
  }
}

final class KeepingController: UIViewController {
  private let button = UIButton()
  private var edge: NSLayoutConstraint?

  override func updateViewConstraints() {
    edge = button.autoPinEdge(toSuperviewEdge: .bottom)  // expect: constraints-in-layout-pass
    super.updateViewConstraints()
  }
}

// Helpers that take nothing away, and others of the same name that are not called.

final class TintingView: UIView {
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    label.tint(.red)
    clear()
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: constraints-in-layout-pass
  }

  private func clear() { label.text = "" }
}

final class PlacingController: UIViewController {
  private let button = UIButton()

  override func updateViewConstraints() {
    place(button, isPortrait: true)  // expect: constraints-in-layout-pass, edge-ignores-safe-area
    super.updateViewConstraints()
  }

  private func place(_ button: UIButton, isPortrait: Bool) {
    button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
