import UIKit

/// What an effect view shows lies inside of it before it is added to anything.
final class BlurredHint: UIView {
  private let hint = UILabel()

  init() {
    super.init(frame: .zero)
    let panel = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    panel.contentView.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hint.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),  // expect: unscaled-constant
      hint.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),  // expect: unscaled-constant
      hint.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8),  // expect: unscaled-constant
      hint.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),  // expect: unscaled-constant
    ])
    addSubview(panel)
    panel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    panel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

final class PlainHint: UIView {
  private let hint = UIView()

  init() {
    super.init(frame: .zero)
    let panel = UIView()
    addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hint.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),  // expect: constraint-before-subview, unscaled-constant
      hint.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),  // expect: unscaled-constant
      hint.widthAnchor.constraint(equalToConstant: 20),
      hint.heightAnchor.constraint(equalToConstant: 20),
    ])
    addSubview(panel)
    panel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    panel.topAnchor.constraint(equalTo: topAnchor).isActive = true
    panel.widthAnchor.constraint(equalToConstant: 200).isActive = true  // expect: unscaled-constant
    panel.heightAnchor.constraint(equalToConstant: 100).isActive = true  // expect: unscaled-constant
  }

  required init?(coder: NSCoder) { nil }
}
