import UIKit

/// Calls that make constraints, but not only these: they cannot go.
final class Helped: UIView {
  private let backdrop = UIView()
  private let veil = UIView()
  private let shade = UIView()
  private let rim = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hold(backdrop)  // expect: removal
    addSubview(veil)
    veil.translatesAutoresizingMaskIntoConstraints = false
    veil.coverRounded(self)  // expect: removal
    addSubview(shade)
    shade.translatesAutoresizingMaskIntoConstraints = false
    cover(shade, with: .black)  // expect: removal
    rim.addAndCover(self)  // expect: removal
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func cover(_ child: UIView, with color: UIColor) {
    child.backgroundColor = color
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.leadingAnchor.constraint(equalTo: leadingAnchor),
      child.trailingAnchor.constraint(equalTo: trailingAnchor),
      child.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// Twins: the helper makes nothing but constraints, and says so.
final class PlainlyHelped: UIView {
  private let backdrop = UIView()
  private let veil = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
    backdrop.cover(self)
    addSubview(veil)
    veil.coverInTurn(self)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

extension UIView {
  func hold(_ child: UIView) {
    addSubview(child)
    child.cover(self)
  }

  func coverRounded(_ other: UIView) {
    layer.cornerRadius = 8
    cover(other)
  }

  func addAndCover(_ other: UIView) {
    other.insertSubview(self, at: 0)
    translatesAutoresizingMaskIntoConstraints = false
    let sides = [
      topAnchor.constraint(equalTo: other.topAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
    sides.forEach { $0.isActive = true }
  }

  func cover(_ other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor),  // expect: helper
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  func coverInTurn(_ other: UIView) {
    cover(other)
  }
}
