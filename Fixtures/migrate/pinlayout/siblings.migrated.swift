// allow: whole-pixels
import PinLayout
import UIKit

/// PinLayout follows the reading direction in the whole app.
enum SiblingsApp {
  static func started<Root>(_ root: Root) -> Root {
    Pin.layoutDirection(.auto)
    return root
  }
}

// build: SiblingsApp.started(PinnedContactRow())
/// Views that hang on views, in an order that is not that of the code.
final class PinnedContactRow: UIViewController {
  private let name = UILabel()
  private let avatar = UIView()
  private let divider = UIView()
  private let spacing: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [name, avatar, divider] {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // as designed
    avatar.pin.top(view.pin.safeArea.top + 16).start(spacing).size(40)
    // The name fills what the avatar leaves.
    name.pin
      .after(of: avatar, aligned: .center).marginStart(spacing).end(spacing)
      .sizeToFit(.width)
    divider.pin.below(of: avatar).marginTop(8).start(to: name.edge.start).end().height(0.5)
  }
}

// build: SiblingsApp.started(PinnedThreeButtons())
/// Equal widths in a row: the equations hold together only.
final class PinnedThreeButtons: UIViewController {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [first, second, third] {
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    let gap: CGFloat = 8
    first.pin
      .bottom(view.pin.safeArea).start(gap)
      .width((view.bounds.width - gap * 4) / 3).height(44)
    second.pin
      .after(of: first, aligned: .bottom).marginStart(gap)
      .width(of: first).height(of: first)
    third.pin
      .bottom(to: first.edge.bottom).after(of: second).marginStart(gap).end(gap)
      .height(of: first)
  }
}

// build: SiblingsApp.started(PinnedNestedCard())
/// A view inside a view, which is as high as what it holds.
final class PinnedNestedCard: UIViewController {
  private let card = UIView()
  private let headline = UILabel()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(headline)
    view.addSubview(footer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    let headlineWidth = view.bounds.width - 56
    let headlineHeight = headline.sizeThatFits(
      CGSize(width: headlineWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    card.pin.top(100).horizontally(16).height(headlineHeight + 24)
    headline.pin.top(12).horizontally(12).sizeToFit(.width)
    footer.pin
      .top(headline.frame.maxY + card.frame.minY - card.bounds.minY - view.bounds.minY + 30)
      .start(28)
      .width(card.frame.width / 2).height(3)
  }
}

// build: SiblingsApp.started(PinnedDoubledHeight())
/// A size that is a multiple of another and a constant more.
final class PinnedDoubledHeight: UIViewController {
  private let small = UIView()
  private let large = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(small)
    view.addSubview(large)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    small.pin.top().start().width(50).height(12.5%)
    large.pin
      .below(of: small).start(to: small.edge.hCenter)
      .height(small.frame.height * 2 + 10).aspectRatio(0.75)
  }
}

// build: SiblingsApp.started(PinnedRepeatedRows())
/// Local names for constraints and lists of them go with the constraints.
final class PinnedRepeatedRows: UIViewController {
  private let top = UIView()
  private let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(top)
    view.addSubview(bottom)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    top.pin.top(5).horizontally().height(80)
    bottom.pin.below(of: top).marginTop(5).bottom(5).horizontally()
  }
}
