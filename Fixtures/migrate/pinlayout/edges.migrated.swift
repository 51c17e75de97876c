import PinLayout
import UIKit

// build: PinnedFullBleed()
/// All four edges, without insets.
final class PinnedFullBleed: UIView {
  private let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.pin.all()
  }
}

// build: PinnedInsetPanel()
/// Start and end on both axes, with insets of two sizes.
final class PinnedInsetPanel: UIViewController {
  private let panel = UIView()
  private let margin: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin.vertically(40).horizontally(margin)
  }
}

/// End and size: the badge hangs on the trailing edge.
final class PinnedCornerBadge: UIViewController {
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

// build: PinnedCenteredDial()
/// Centre and size, with an offset.
final class PinnedCenteredDial: UIViewController {
  private let dial = UIView()
  private static let diameter: CGFloat = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dial.pin.vCenter(-30).hCenter().size(Self.diameter)
  }
}

// build: PinnedGrowingCard()
/// Start and centre: the size follows from both.
final class PinnedGrowingCard: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.pin.vertically(60).horizontally(20)
  }
}

/// The margins guide, and a share of the width.
final class PinnedMarginBox: UIViewController {
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
