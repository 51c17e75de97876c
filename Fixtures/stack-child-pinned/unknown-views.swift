import UIKit

// Some of the views that a loop adds to the stack view are not known; the others are pinned all the same.
final class SettingsList: UIViewController {
  private let stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }()
  private let guides: [String: UIButton] = [:]
  private let line = UIView()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    [guides["terms"] ?? UIButton(), line, button].forEach {
      stack.addArrangedSubview($0)
      $0.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16).isActive = true  // expect: stack-child-pinned, stack-child-pinned, unscaled-constant
    }
  }
}

// Across the stack view's axis, none of them is pinned there; along it, an unknown one may be the first or the last.
final class FreeEdges: UIViewController {
  private let stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }()
  private let guides: [String: UIButton] = [:]
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    [guides["terms"] ?? UIButton(), line].forEach {
      stack.addArrangedSubview($0)
      $0.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16).isActive = true  // expect: unscaled-constant
      $0.topAnchor.constraint(equalTo: stack.topAnchor, constant: 4).isActive = true  // expect: unscaled-constant
    }
  }
}

// Other code decides how it arranges.
final class AlignedElsewhere: UIView {
  let stack = UIStackView()
  private let guides: [String: UIButton] = [:]
  private let line = UIView()

  func setUp(with style: Style) {
    addSubview(stack)
    stack.axis = .vertical
    style.apply(to: stack)
    [guides["terms"] ?? UIButton(), line].forEach {
      stack.addArrangedSubview($0)
      $0.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
  }
}

struct Style {
  func apply(to stack: UIStackView) { stack.alignment = .center }
}
