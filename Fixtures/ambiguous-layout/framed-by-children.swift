import UIKit

/// The frame of a view may be set from what lies in it.
final class SwipeView: UIView {
  func open() {
    let wrapper = UIView()
    let button = UIButton()
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    wrapper.backgroundColor = .red
    wrapper.addSubview(button)
    addSubview(wrapper)
    button.superview?.frame = bounds
  }

  func slide() {
    let wrapper = UIView()
    let label = UILabel()
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    wrapper.backgroundColor = .red
    wrapper.addSubview(label)
    addSubview(wrapper)
    label.superview!.bounds = bounds
  }

  func fade() {
    let wrapper = UIView()  // expect: ambiguous-layout
    let button = UIButton()
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    wrapper.backgroundColor = .red
    wrapper.addSubview(button)
    addSubview(wrapper)
    button.superview?.alpha = 0.5
  }
}
