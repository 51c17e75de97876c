import UIKit

// What code of other types does with a property, through another name, a helper or a function that gets it.
final class StepButtons {
  let back = StepButtons.make()
  let next = StepButtons.make()
  let skip = StepButtons.make()
  let help = StepButtons.make()

  static func make() -> UIButton {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }
}

final class StepScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StepHandler()
    let back = buttons.back
    view.addSubview(back)
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      back.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.addSubview(buttons.next)
    buttons.next.tieToCorner()
    view.addSubview(buttons.skip)
    StepPlacing.place(buttons.skip)
    let shown = buttons.help
    shown.isEnabled = true
  }
}

final class StepHandler {
  lazy var back: UIButton = { makeStep() }()
  lazy var next: UIButton = { makeStep() }()
  lazy var skip: UIButton = { makeStep() }()
  lazy var help: UIButton = { makeStep() }()  // expect: ambiguous-layout

  func makeStep() -> UIButton {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }

  func show(in panel: UIView) {
    for button in [back, next, skip, help] { panel.addSubview(button) }
  }
}

enum StepPlacing {
  static func place(_ view: UIView) {
    guard let superview = view.superview else { return }
    view.centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
  }
}

extension UIView {
  fileprivate func tieToCorner() {
    guard let superview else { return }
    trailingAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
    bottomAnchor.constraint(equalTo: superview.bottomAnchor).isActive = true
  }
}

// A superclass that is not read may place what it is given.
final class EntryCell: OtherModuleCell {
  func setUp() {
    let field = UITextField()
    entry = field
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
  }
}

final class OwnEntryCell: OtherModuleCell {
  private var ownEntry: UITextField?

  func setUp() {
    let field = UITextField()  // expect: ambiguous-layout
    ownEntry = field
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
  }
}
