import UIKit

// build: MadeFullBleed()
/// All four edges, without insets.
final class MadeFullBleed: UIView {
  private let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    addSubview(backdrop)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: MadeInsetPanel()
/// Start and end on both axes, with insets of two sizes.
final class MadeInsetPanel: UIViewController {
  private let panel = UIView()
  private let margin: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
    panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40).isActive = true
    panel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: margin).isActive = true
    panel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -margin).isActive = true
  }
}

// build: MadeCornerBadge()
/// End and size: the badge hangs on the trailing edge.
final class MadeCornerBadge: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBadge()
  }

  private func setUpBadge() {
    badge.backgroundColor = .red
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      badge.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

// build: MadeCenteredDial()
/// Centre and size, with an offset.
final class MadeCenteredDial: UIViewController {
  private let dial = UIView()
  private static let diameter: CGFloat = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    dial.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dial)
    NSLayoutConstraint.activate([
      dial.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dial.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -30),
      dial.widthAnchor.constraint(equalToConstant: Self.diameter),
      dial.heightAnchor.constraint(equalToConstant: Self.diameter),
    ])
  }
}

// build: MadeGrowingCard()
/// Start and centre: the size follows from both.
final class MadeGrowingCard: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

// build: MadeMarginBox()
/// The margins guide, and a share of the width.
final class MadeMarginBox: UIViewController {
  private let box = UIView()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [box, bar].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      bar.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      bar.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      bar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      bar.heightAnchor.constraint(equalToConstant: 4),
    ])
  }
}
