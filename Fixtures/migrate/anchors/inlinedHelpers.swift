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
    title.pin(to: self, insets: UIEdgeInsets(top: 8, left: gap, bottom: 8, right: gap))
    // Below the title.
    badge.anchor(top: title.bottomAnchor, leading: leadingAnchor, padding: gap)
    badge.wide(3)  // at least

    height = other.constrainHeight(gap * 2)
    other.fill(inset: gap)
    [title, badge].forEach { $0.constrainHeight(3) }  // expect: shared-line
    [title, badge].forEach {
      $0.constrainHeight(5)
    }
    for view in [title, badge] {
      view.pin(to: other)
    }
    NSLayoutConstraint.activate(
      line.edges(to: self) + [line.widthAnchor.constraint(equalToConstant: 2)])
    let edges = badge.edges(to: line)
    NSLayoutConstraint.activate(edges)
    title.constrainHeight(to: line)
    badge.pin(to: made())  // expect: spelling
    stripes(line)  // expect: helper-code
  }

  private func setUp() {
    badge.constrainHeight(50)
  }

  private func made() -> UIView { self }

  required init?(coder: NSCoder) { fatalError() }
}
