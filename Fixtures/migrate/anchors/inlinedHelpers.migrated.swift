// inline: pin,constrainHeight(_:),anchor,fill,edges,wide,stripes
import UIKit

extension UIView {
  fileprivate func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }

  @discardableResult
  fileprivate func constrainHeight(_ height: CGFloat) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = heightAnchor.constraint(equalToConstant: height)
    constraint.isActive = true
    return constraint
  }

  fileprivate func constrainHeight(to other: UIView) {
    heightAnchor.constraint(equalTo: other.heightAnchor).isActive = true
  }

  fileprivate func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0,
    size: CGSize = .zero
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top = top { topAnchor.constraint(equalTo: top, constant: padding).isActive = true }
    if let leading {
      leadingAnchor.constraint(equalTo: leading, constant: padding).isActive = true
    }
    if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
  }

  fileprivate func fill(inset: CGFloat = 0) {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    let top = topAnchor.constraint(equalTo: superview.topAnchor, constant: inset)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }

  fileprivate func edges(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
    ]
  }

  fileprivate func wide(_ count: Int) {
    widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(count)).isActive = true
  }

  fileprivate func stripes(_ view: UIView) {
    addSubview(view)
    view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }
}

// build: InlinedCard(frame: .zero)
final class InlinedCard: UIView {
  private let title = UILabel()
  private let badge = UIView()
  private let other = UIView()
  private let line = UIView()
  private let gap: CGFloat = 12
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(badge)
    addSubview(other)
    addSubview(line)
    setUp()
    title.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      // Below the title.
      badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
    ])  // at least

    other.translatesAutoresizingMaskIntoConstraints = false
    height = other.heightAnchor.constraint(equalToConstant: gap * 2)
    height?.isActive = true
    let otherTop = other.topAnchor.constraint(equalTo: topAnchor, constant: gap)
    otherTop.priority = .defaultHigh
    NSLayoutConstraint.activate([
      otherTop,
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -gap),
    ])
    [title, badge].forEach { $0.constrainHeight(3) }
    [title, badge].forEach {
      $0.heightAnchor.constraint(equalToConstant: 5).isActive = true
    }
    for view in [title, badge] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: other.topAnchor),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 2),
    ])
    let edges = [
      badge.topAnchor.constraint(equalTo: line.topAnchor),
      badge.leadingAnchor.constraint(equalTo: line.leadingAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    title.constrainHeight(to: line)
    badge.pin(to: made())
    stripes(line)
  }

  private func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.heightAnchor.constraint(equalToConstant: 50).isActive = true
  }

  private func made() -> UIView { self }

  required init?(coder: NSCoder) { fatalError() }
}
