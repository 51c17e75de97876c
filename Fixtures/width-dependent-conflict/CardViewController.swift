import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class CardViewController: UIViewController {
  private let card = UIView()
  private let limited = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [card, limited] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
      // expect: width-dependent-conflict
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      card.widthAnchor.constraint(equalToConstant: 335),
      limited.topAnchor.constraint(equalTo: card.bottomAnchor),
      limited.heightAnchor.constraint(equalToConstant: 20),
      limited.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      limited.widthAnchor.constraint(equalToConstant: 280),
      limited.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16),
    ])
  }
}

/// A view gets its width from others.
final class CardView: UIView {
  private let card = UIView()

  func setUp() {
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      card.widthAnchor.constraint(equalToConstant: 335),
    ])
  }
}

/// The controller's view is a table: what it scrolls is as wide as the constraints make it.
final class CardTableController: UITableViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      card.widthAnchor.constraint(equalToConstant: 335),
    ])
  }
}
