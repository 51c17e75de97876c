import UIKit

/// Whether an icon is there says nothing of the passes before.
final class RoundButton: UIButton {
  var icon: UIImageView?
  private let disc = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    addSubview(disc)
    disc.translatesAutoresizingMaskIntoConstraints = false
    disc.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true  // expect: constraints-in-layout-pass
    disc.topAnchor.constraint(equalTo: topAnchor).isActive = true
    disc.heightAnchor.constraint(equalToConstant: 56).isActive = true  // expect: unscaled-constant
    disc.widthAnchor.constraint(equalToConstant: 56).isActive = true  // expect: unscaled-constant
    guard let icon = icon else { return }
    icon.alpha = 1
  }
}

/// The pass uses up what it places.
final class QueueButton: UIButton {
  private var waiting: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = waiting else { return }
    waiting = nil
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }
}

/// A flag tells the first pass from the others.
final class OnceButton: UIButton {
  private let disc = UIView()
  private var isPlaced = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlaced else { return }
    isPlaced = true
    addSubview(disc)
    disc.translatesAutoresizingMaskIntoConstraints = false
    disc.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    disc.topAnchor.constraint(equalTo: topAnchor).isActive = true
    disc.heightAnchor.constraint(equalToConstant: 56).isActive = true  // expect: unscaled-constant
    disc.widthAnchor.constraint(equalToConstant: 56).isActive = true  // expect: unscaled-constant
  }
}
