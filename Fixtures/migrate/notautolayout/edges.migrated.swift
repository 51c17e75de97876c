import NotAutoLayout
import UIKit

// build: MadeFullBleed()
/// All four edges, without insets.
final class MadeFullBleed: UIView {
  private let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    nal.layout(backdrop) { $0.stickOnParent() }
  }
}

// build: MadeInsetPanel()
/// Start and end on both axes, with insets of two sizes.
final class MadeInsetPanel: UIViewController {
  private let panel = UIView()
  private let margin: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0
      .stickOnParent(
        withInsets: .init(top: 40, left: Float(margin), bottom: 40, right: Float(margin)))
    }
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
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(badge) { $0
      .setRight(by: { $0.right - 16 })
      .setBottom(by: { $0.bottom - 12 })
      .setWidth(to: 24)
      .setHeight(to: 20)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      badge.frame.origin.x = view.bounds.minX + view.bounds.maxX - badge.frame.maxX
    }
  }
}

// build: MadeCenteredDial()
/// Centre and size, with an offset.
final class MadeCenteredDial: UIViewController {
  private let dial = UIView()
  private static let diameter: CGFloat = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(dial) { $0
      .setCenter(by: { $0.center })
      .setMiddle(by: { $0.middle - 30 })
      .setWidth(to: Float(Self.diameter))
      .setHeight(to: Float(Self.diameter))
    }
  }
}

// build: MadeGrowingCard()
/// Start and centre: the size follows from both.
final class MadeGrowingCard: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(card) { $0
      .stickOnParent(withInsets: .init(top: 60, left: 20, bottom: 60, right: 20))
    }
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
      view.addSubview($0)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(box) { $0
      .setLeft(by: { $0.layoutMarginsGuide.left })
      .setRight(by: { $0.layoutMarginsGuide.right })
      .setTop(by: { $0.layoutMarginsGuide.top })
      .setHeight(by: { $0.layoutMarginsGuide.width / 2 })
    }
    view.nal.layout(bar) { $0
      .pinCenter(to: box, with: { $0.center })
      .pinTop(to: box, with: { $0.bottom + 8 })
      .setWidth(by: { $0.width / 4 })
      .setHeight(to: 4)
    }
  }
}
