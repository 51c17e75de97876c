// inline: pin
import UIKit

extension UIView {
  fileprivate func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
    leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left).isActive = true
  }
}

/// A closure that makes a property has another name for it, and what a call gives may have no name.
final class InlinedPlate: UIView {
  private lazy var plate: UIView = {
    let view = UIView()
    insertSubview(view, at: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leftAnchor.constraint(equalTo: leftAnchor)
    ])
    return view
  }()
  private let title = UILabel()
  private var later: UILabel?

  func place(insets: CGFloat) {
    addSubview(title)
    title.pin(to: self, insets: margins(insets))
    later?.pin(to: self)
  }

  /// A loop elsewhere has a variable of the same name.
  func hideAll() {
    for view in subviews { view.isHidden = true }
  }

  private func margins(_ side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
