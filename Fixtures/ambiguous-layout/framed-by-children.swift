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

/// The children may be in a list, through which code finds the views around them.
final class SwipeActions: UIView {
  private var buttons: [SwipeButton] = []
  private let container = UIView()

  func apply(_ actions: [String]) {
    addSubview(container)
    buttons = actions.map { _ in
      let button = SwipeButton()
      let wrapper = UIView()
      wrapper.addSubview(button)
      wrapper.layer.cornerRadius = 4
      container.addSubview(wrapper)
      return button
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    for button in buttons {
      button.frame = bounds
      let wrapper = button.superview!
      wrapper.frame = button.frame
    }
  }
}

final class SwipeItems: UIView {
  private var items: [SwipeButton] = []
  private let container = UIView()

  func apply(_ actions: [String]) {
    addSubview(container)
    items = actions.map { _ in
      let item = SwipeButton()
      let wrapper = UIView()  // expect: ambiguous-layout
      wrapper.addSubview(item)
      wrapper.layer.cornerRadius = 4
      container.addSubview(wrapper)
      return item
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    for item in items { item.frame = bounds }
  }
}

private final class SwipeButton: UIButton {}
