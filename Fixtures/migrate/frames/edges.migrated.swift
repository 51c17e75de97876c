import UIKit

// build: FullBleed()
/// All four edges, without insets.
final class FullBleed: UIView {
  private let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
  }
}

// build: InsetPanel()
/// Start and end on both axes, with insets of two sizes.
final class InsetPanel: UIViewController {
  private let panel = UIView()
  private let margin: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds.insetBy(dx: margin, dy: 40)
  }
}

// build: CornerBadge()
/// End and size: the badge hangs on the trailing edge.
final class CornerBadge: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBadge()
  }

  private func setUpBadge() {
    badge.backgroundColor = .red
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    badge.frame = CGRect(
      x: bounds.maxX - 16 - 24, y: bounds.maxY - 12 - 20,
      width: 24, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      badge.frame.origin.x = bounds.minX + bounds.maxX - badge.frame.maxX
    }
  }
}

// build: CenteredDial()
/// Centre and size, with an offset.
final class CenteredDial: UIViewController {
  private let dial = UIView()
  private static let diameter: CGFloat = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dial.frame = CGRect(
      x: view.bounds.midX - Self.diameter / 2, y: view.bounds.midY - 30 - Self.diameter / 2,
      width: Self.diameter, height: Self.diameter)
  }
}

// build: GrowingCard()
/// Start and centre: the size follows from both.
final class GrowingCard: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds.insetBy(dx: 20, dy: 60)
  }
}

// build: MarginBox()
/// The margins guide, and a share of the width.
final class MarginBox: UIViewController {
  private let box = UIView()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [box, bar].forEach {
      view.addSubview($0)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = view.bounds.inset(by: view.layoutMargins)
    box.frame = CGRect(
      x: margins.minX, y: margins.minY,
      width: margins.width, height: margins.width / 2)
    let barWidth = view.bounds.width / 4
    bar.frame = CGRect(
      x: box.frame.midX - barWidth / 2, y: box.frame.maxY + 8,
      width: barWidth, height: 4)
  }
}
