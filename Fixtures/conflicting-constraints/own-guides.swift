import UIKit

/// Guides that share out the space between two buttons are at no edge of the view.
final class AnswerController: UIViewController {
  private let first = UILayoutGuide()
  private let middle = UILayoutGuide()
  private let last = UILayoutGuide()
  private let no = UIButton(type: .system)
  private let yes = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [no, yes] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
    }
    for guide in [first, middle, last] { view.addLayoutGuide(guide) }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: no.leadingAnchor),
      no.trailingAnchor.constraint(equalTo: middle.leadingAnchor),
      middle.trailingAnchor.constraint(equalTo: yes.leadingAnchor),
      yes.trailingAnchor.constraint(equalTo: last.leadingAnchor),
      last.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      no.widthAnchor.constraint(equalTo: yes.widthAnchor),
      first.widthAnchor.constraint(equalTo: middle.widthAnchor),
      first.widthAnchor.constraint(equalTo: last.widthAnchor),
      no.topAnchor.constraint(equalTo: margins.topAnchor),
      yes.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
  }
}

/// A guide of the system ends where the view does, or before.
final class CrossedController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),  // expect: conflicting-constraints
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
  }
}
