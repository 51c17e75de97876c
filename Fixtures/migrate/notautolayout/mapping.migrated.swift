import NotAutoLayout
import UIKit

// build: MadeFourEdges()
/// Made to four edges, with insets that differ.
final class MadeFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0
      .stickOnParent(withInsets: .init(top: 11, left: 12, bottom: 14, right: 13))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      panel.frame.origin.x = view.bounds.minX + view.bounds.maxX - panel.frame.maxX
    }
  }
}

// build: MadeSafeArea()
/// Made to the safe area.
final class MadeSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0
      .stickOnParentSafeArea(withInsets: .init(top: 4, left: 5, bottom: 4, right: 5))
    }
  }
}

// build: MadeMargins()
/// Made to the margins.
final class MadeMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0.setFrame(by: { $0.layoutMarginsGuide.frame }) }
  }
}

// build: MadeEdgeAndSize()
/// An edge and a fixed size, on each side.
final class MadeEdgeAndSize: UIViewController {
  private let first = UIView()
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, last] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(first) { $0
      .setLeft(by: { $0.left + 9 })
      .setTop(by: { $0.top + 7 })
      .setWidth(to: 60)
      .setHeight(to: 30)
    }
    view.nal.layout(last) { $0
      .setRight(by: { $0.right - 9 })
      .setBottom(by: { $0.bottom - 7 })
      .setWidth(to: 50)
      .setHeight(to: 20)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, last] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeCenterAndSize()
/// A centre and a size.
final class MadeCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(badge) { $0
      .setCenter(by: { $0.center })
      .setMiddle(by: { $0.middle + 25 })
      .setWidth(to: 120)
      .setHeight(to: 40)
    }
  }
}

// build: MadeEqualRow()
/// A row of equal, flexible columns.
final class MadeEqualRow: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [one, two, three] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(one) { $0
      .setLeft(by: { $0.left + 10 })
      .setTop(by: { $0.top + 40 })
      .setWidth(by: { ($0.width - 32) / 3 })
      .setHeight(to: 80)
    }
    view.nal.layout(two) { $0
      .pinLeft(to: one, with: { $0.right + 6 })
      .setTop(by: { $0.top + 40 })
      .setWidth(to: Float(one.frame.width))
      .setHeight(to: 80)
    }
    view.nal.layout(three) { $0
      .pinLeft(to: two, with: { $0.right + 6 })
      .setRight(by: { $0.right - 10 })
      .setTop(by: { $0.top + 40 })
      .setHeight(to: 80)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [one, three] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeColumn()
/// A column of fixed rows, and one that takes the rest.
final class MadeColumn: UIViewController {
  private let bar = UIView()
  private let body = UIView()
  private let foot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, body, foot] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(bar) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setTop(by: { $0.top })
      .setHeight(to: 44)
    }
    view.nal.layout(foot) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setBottom(by: { $0.bottom })
      .setHeight(to: 50)
    }
    view.nal.layout(body) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .pinTop(to: bar, with: { $0.bottom })
      .pinBottom(to: foot, with: { $0.top })
    }
  }
}

// build: MadeShare()
/// A share of the width.
final class MadeShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [column] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(column) { $0
      .setLeft(by: { $0.left })
      .setTop(by: { $0.top })
      .setBottom(by: { $0.bottom })
      .setWidth(by: { $0.width * 0.3 })
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      column.frame.origin.x = view.bounds.minX + view.bounds.maxX - column.frame.maxX
    }
  }
}

// build: MadeRatio()
/// A ratio of the sides.
final class MadeRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(photo) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setTop(by: { $0.top })
      .setHeight(by: { $0.width * 0.75 })
    }
  }
}

// build: MadeContent()
/// The size of the content.
final class MadeContent: UIViewController {
  private let label = UILabel()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label, button] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(label) { $0
      .setLeft(by: { $0.left + 16 })
      .setTop(by: { $0.top + 30 })
      .fitSize()
    }
    view.nal.layout(button) { $0
      .pinLeft(to: label, with: { $0.left })
      .pinTop(to: label, with: { $0.bottom + 12 })
      .setSize(to: .init(button.intrinsicContentSize))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [label, button] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeClamps()
/// No narrower and no wider than this.
final class MadeClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let labelWidth = min(max(label.intrinsicContentSize.width, 60), 180)
    let labelHeight = max(
      label.sizeThatFits(
        CGSize(width: labelWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height,
      24)
    view.nal.layout(label) { $0
      .setLeft(by: { $0.left + 16 })
      .setTop(by: { $0.top + 30 })
      .setWidth(to: Float(labelWidth))
      .setHeight(to: Float(labelHeight))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = view.bounds.minX + view.bounds.maxX - label.frame.maxX
    }
  }
}

// build: MadeDirections()
/// Leading and trailing, from both sides.
final class MadeDirections: UIViewController {
  private let back = UIView()
  private let next = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, next] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(back) { $0
      .setLeft(by: { $0.left + 8 })
      .setBottom(by: { $0.bottom - 8 })
      .setWidth(to: 70)
      .setHeight(to: 33)
    }
    view.nal.layout(next) { $0
      .pinLeft(to: back, with: { $0.right + 8 })
      .setRight(by: { $0.right - 24 })
      .setBottom(by: { $0.bottom - 8 })
      .setHeight(to: Float(back.frame.height))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [back, next] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeYielding()
/// One constraint that yields, and nothing that pulls at it.
final class MadeYielding: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [box] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let boxWidth = min(400, bounds.width - 20)
    view.nal.layout(box) { $0
      .setLeft(by: { $0.left + 10 })
      .setTop(by: { $0.top + 10 })
      .setWidth(to: Float(boxWidth))
      .setHeight(to: 20)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      box.frame.origin.x = bounds.minX + bounds.maxX - box.frame.maxX
    }
  }
}

/// Priorities that play against each other.
final class MadePriorities: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), wide, narrow,
    ])
  }
}
