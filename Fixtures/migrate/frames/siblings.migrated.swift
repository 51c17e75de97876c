import UIKit

// build: ContactRow()
/// Views that hang on views, in an order that is not that of the code.
final class ContactRow: UIViewController {
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
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    // as designed
    avatar.frame = CGRect(
      x: bounds.minX + spacing, y: safeArea.minY + 16,
      width: 40, height: 40)
    // The name fills what the avatar leaves.
    let nameWidth = bounds.maxX - avatar.frame.maxX - spacing * 2
    let nameHeight = name.sizeThatFits(
      CGSize(width: nameWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    name.frame = CGRect(
      x: avatar.frame.maxX + spacing, y: avatar.frame.midY - nameHeight / 2,
      width: nameWidth, height: nameHeight)
    divider.frame = CGRect(
      x: name.frame.minX, y: avatar.frame.maxY + 8,
      width: bounds.maxX - name.frame.minX, height: 0.5)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [name, avatar, divider] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ThreeButtons()
/// Equal widths in a row: the equations hold together only.
final class ThreeButtons: UIViewController {
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
    let gap: CGFloat = 8
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    first.frame = CGRect(
      x: bounds.minX + gap, y: safeArea.maxY - 44,
      width: (bounds.width - gap * 4) / 3, height: 44)
    second.frame = CGRect(
      x: first.frame.maxX + gap, y: first.frame.minY,
      width: first.frame.width, height: first.frame.height)
    third.frame = CGRect(
      x: second.frame.maxX + gap, y: first.frame.minY,
      width: second.frame.width, height: first.frame.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, third] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: NestedCard()
/// A view inside a view, which is as high as what it holds.
final class NestedCard: UIViewController {
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
    let bounds = view.bounds
    let headlineWidth = bounds.width - 56
    let headlineHeight = headline.sizeThatFits(
      CGSize(width: headlineWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    card.frame = CGRect(
      x: bounds.minX + 16, y: bounds.minY + 100,
      width: bounds.width - 32, height: headlineHeight + 24)
    headline.frame = CGRect(
      x: card.bounds.minX + 12, y: card.bounds.minY + 12,
      width: headlineWidth, height: headlineHeight)
    footer.frame = CGRect(
      x: headline.frame.minX + card.frame.minX - card.bounds.minX,
      y: headline.frame.maxY + card.frame.minY - card.bounds.minY + 30,
      width: card.frame.width / 2,
      height: 3)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      footer.frame.origin.x = bounds.minX + bounds.maxX - footer.frame.maxX
    }
  }
}

// build: DoubledHeight()
/// A size that is a multiple of another and a constant more.
final class DoubledHeight: UIViewController {
  private let small = UIView()
  private let large = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(small)
    view.addSubview(large)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    small.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 50, height: bounds.height / 8)
    let largeHeight = small.frame.height * 2 + 10
    large.frame = CGRect(
      x: small.frame.midX, y: small.frame.maxY,
      width: largeHeight * 0.75, height: largeHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [small, large] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: RepeatedRows()
/// Local names for constraints and lists of them go with the constraints.
final class RepeatedRows: UIViewController {
  private let top = UIView()
  private let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(top)
    view.addSubview(bottom)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    top.frame = CGRect(x: bounds.minX, y: bounds.minY + 5, width: bounds.width, height: 80)
    bottom.frame = CGRect(
      x: top.frame.minX, y: top.frame.maxY + 5,
      width: top.frame.width, height: bounds.maxY - top.frame.maxY - 10)
  }
}
