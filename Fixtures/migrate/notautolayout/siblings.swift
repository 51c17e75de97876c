import UIKit

// build: MadeContactRow()
/// Views that hang on views, in an order that is not that of the code.
final class MadeContactRow: UIViewController {
  private let name = UILabel()
  private let avatar = UIView()
  private let divider = UIView()
  private let spacing: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [name, avatar, divider] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      // The name fills what the avatar leaves.
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: spacing),
      name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -spacing),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: spacing),
      avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),  // as designed
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      divider.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      divider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      divider.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
      divider.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}

// build: MadeThreeButtons()
/// Equal widths in a row: the equations hold together only.
final class MadeThreeButtons: UIViewController {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [first, second, third] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
    }
    let gap: CGFloat = 8
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap),
      third.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: gap),
      third.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -gap),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      second.widthAnchor.constraint(equalTo: third.widthAnchor),
      first.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      second.bottomAnchor.constraint(equalTo: first.bottomAnchor),
      third.bottomAnchor.constraint(equalTo: first.bottomAnchor),
      first.heightAnchor.constraint(equalToConstant: 44),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
      third.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
  }
}

// build: MadeNestedCard()
/// A view inside a view, which is as high as what it holds.
final class MadeNestedCard: UIViewController {
  private let card = UIView()
  private let headline = UILabel()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    headline.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    card.addSubview(headline)
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      headline.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      headline.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      headline.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      headline.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      footer.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 30),
      footer.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      footer.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      footer.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}

// build: MadeDoubledHeight()
/// A size that is a multiple of another and a constant more.
final class MadeDoubledHeight: UIViewController {
  private let small = UIView()
  private let large = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    small.translatesAutoresizingMaskIntoConstraints = false
    large.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(small)
    view.addSubview(large)
    NSLayoutConstraint.activate([
      small.topAnchor.constraint(equalTo: view.topAnchor),
      small.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      small.widthAnchor.constraint(equalToConstant: 50),
      small.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.125),
      large.topAnchor.constraint(equalTo: small.bottomAnchor),
      large.leadingAnchor.constraint(equalTo: small.centerXAnchor),
      large.heightAnchor.constraint(equalTo: small.heightAnchor, multiplier: 2, constant: 10),
      large.widthAnchor.constraint(equalTo: large.heightAnchor, multiplier: 0.75),
    ])
  }
}

// build: MadeRepeatedRows()
/// Local names for constraints and lists of them go with the constraints.
final class MadeRepeatedRows: UIViewController {
  private let top = UIView()
  private let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    top.translatesAutoresizingMaskIntoConstraints = false
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)
    view.addSubview(bottom)
    var constraints: [NSLayoutConstraint] = []
    let height = top.heightAnchor.constraint(equalToConstant: 80)
    constraints.append(height)
    constraints += [
      top.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    constraints += [
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 5),
      bottom.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      bottom.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ]
    NSLayoutConstraint.activate(constraints)
  }
}
