import NotAutoLayout
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
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // as designed
    view.nal.layout(avatar) { $0
      .setLeft(by: { $0.left + Float(self.spacing) })
      .setTop(by: { $0.safeAreaGuide.top + 16 })
      .setWidth(to: 40)
      .setHeight(to: 40)
    }
    // The name fills what the avatar leaves.
    view.nal.layout(name) { $0
      .pinLeft(to: avatar, with: { $0.right + Float(self.spacing) })
      .setRight(by: { $0.right - Float(self.spacing) })
      .pinMiddle(to: avatar, with: { $0.middle })
      .fitHeight()
    }
    view.nal.layout(divider) { $0
      .pinLeft(to: name, with: { $0.left })
      .setRight(by: { $0.right })
      .pinTop(to: avatar, with: { $0.bottom + 8 })
      .setHeight(to: 0.5)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [name, avatar, divider] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
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
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 8
    view.nal.layout(first) { $0
      .setLeft(by: { $0.left + Float(gap) })
      .setBottom(by: { $0.safeAreaGuide.bottom })
      .setWidth(by: { ($0.width - Float(gap) * 4) / 3 })
      .setHeight(to: 44)
    }
    view.nal.layout(second) { $0
      .pinLeft(to: first, with: { $0.right + Float(gap) })
      .pinTop(to: first, with: { $0.top })
      .pinBottom(to: first, with: { $0.bottom })
      .setWidth(to: Float(first.frame.width))
    }
    view.nal.layout(third) { $0
      .pinLeft(to: second, with: { $0.right + Float(gap) })
      .setRight(by: { $0.right - Float(gap) })
      .pinTop(to: first, with: { $0.top })
      .pinBottom(to: first, with: { $0.bottom })
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, third] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
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
    view.nal.layout(card) { $0
      .setLeft(by: { $0.left + 16 })
      .setRight(by: { $0.right - 16 })
      .setTop(by: { $0.top + 100 })
      .setHeight(to: Float(headlineHeight + 24))
    }
    card.nal.layout(headline) { $0
      .setLeft(by: { $0.left + 12 })
      .setRight(by: { $0.right - 12 })
      .setTop(by: { $0.top + 12 })
      .setHeight(to: Float(headlineHeight))
    }
    view.nal.layout(footer) { $0
      .setLeft(by: { $0.left + 28 })
      .setTop(to: Float(headline.frame.maxY + card.frame.minY - card.bounds.minY + 30))
      .setWidth(to: Float(card.frame.width / 2))
      .setHeight(to: 3)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      footer.frame.origin.x = bounds.minX + bounds.maxX - footer.frame.maxX
    }
  }
}

// build: MadeDoubledHeight()
/// A size that is a multiple of another and a constant more.
final class MadeDoubledHeight: UIViewController {
  private let small = UIView()
  private let large = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(small)
    view.addSubview(large)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(small) { $0
      .setTopLeft(by: { $0.topLeft })
      .setWidth(to: 50)
      .setHeight(by: { $0.height / 8 })
    }
    view.nal.layout(large) { $0
      .pinTopLeft(to: small, with: { $0.bottomCenter })
      .setWidth(to: Float((small.frame.height * 3 + 15) / 2))
      .setHeight(to: Float(small.frame.height * 2 + 10))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [small, large] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeRepeatedRows()
/// Local names for constraints and lists of them go with the constraints.
final class MadeRepeatedRows: UIViewController {
  private let top = UIView()
  private let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(top)
    view.addSubview(bottom)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(top) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setTop(by: { $0.top + 5 })
      .setHeight(to: 80)
    }
    view.nal.layout(bottom) { $0
      .pinLeft(to: top, with: { $0.left })
      .pinRight(to: top, with: { $0.right })
      .pinTop(to: top, with: { $0.bottom + 5 })
      .setBottom(by: { $0.bottom - 5 })
    }
  }
}
