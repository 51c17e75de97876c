import UIKit

extension UIView {
  /// Adds the view to a new one.
  var wrapped: UIView {
    let wrapper = UIView()
    wrapper.addSubview(self)
    return wrapper
  }
}

final class HeaderView: UIView {
  private let icon = UIImageView()  // expect: ambiguous-layout
  private let badge = UIImageView()

  func setUp() {
    let container = UIView()
    let wrapper = container.wrapped
    addSubview(wrapper)
    container.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
    let box = UIView()
    box.backgroundColor = .red
    box.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: unrelated-views
  }
}
