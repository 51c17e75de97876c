import UIKit

// The constraint is made by one function, and gets its priority from another one.

final class LatePriorities: UIView {
  private let box = UIView()
  private var height: NSLayoutConstraint!
  private var width: NSLayoutConstraint?
  private var other = 1000

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    height = box.heightAnchor.constraint(equalTo: heightAnchor)
    width = box.widthAnchor.constraint(equalTo: widthAnchor)
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    height.isActive = true
    width?.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func stretch() {
    height.priority = UILayoutPriority(1001)  // expect: priority-out-of-range
    self.width?.priority = .init(rawValue: 1200)  // expect: priority-out-of-range
  }

  func drop() {
    height.priority = UILayoutPriority(rawValue: 0)  // expect: priority-out-of-range
    width?.priority = .defaultLow
  }

  func keep(_ priority: Float) {
    height.priority = UILayoutPriority(priority)
    width?.priority = UILayoutPriority(999)
  }
}
