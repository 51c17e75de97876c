import UIKit

// build: MappedFourEdges()
/// Pinned to four edges, with insets that differ.
final class MappedFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    panel.frame = CGRect(
      x: bounds.minX + 12, y: bounds.minY + 11,
      width: bounds.width - 25, height: bounds.height - 25)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      panel.frame.origin.x = bounds.minX + bounds.maxX - panel.frame.maxX
    }
  }
}

// build: MappedSafeArea()
/// Pinned to the safe area.
final class MappedSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    panel.frame = safeArea.insetBy(dx: 5, dy: 4)
  }
}

// build: MappedMargins()
/// Pinned to the margins.
final class MappedMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = view.bounds.inset(by: view.layoutMargins)
    panel.frame = margins
  }
}

// build: MappedEdgeAndSize()
/// An edge and a fixed size, on each side.
final class MappedEdgeAndSize: UIViewController {
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
    let bounds = view.bounds
    first.frame = CGRect(x: bounds.minX + 9, y: bounds.minY + 7, width: 60, height: 30)
    last.frame = CGRect(x: bounds.maxX - 9 - 50, y: bounds.maxY - 7 - 20, width: 50, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, last] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MappedCenterAndSize()
/// A centre and a size.
final class MappedCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.frame = CGRect(
      x: view.bounds.midX - 60, y: view.bounds.midY + 5,
      width: 120, height: 40)
  }
}

// build: MappedEqualRow()
/// A row of equal, flexible columns.
final class MappedEqualRow: UIViewController {
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
    let bounds = view.bounds
    one.frame = CGRect(
      x: bounds.minX + 10, y: bounds.minY + 40,
      width: (bounds.width - 32) / 3, height: 80)
    two.frame = CGRect(
      x: one.frame.maxX + 6, y: bounds.minY + 40,
      width: one.frame.width, height: 80)
    three.frame = CGRect(
      x: two.frame.maxX + 6, y: bounds.minY + 40,
      width: one.frame.width, height: 80)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [one, three] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MappedColumn()
/// A column of fixed rows, and one that takes the rest.
final class MappedColumn: UIViewController {
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
    let bounds = view.bounds
    bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 44)
    foot.frame = CGRect(x: bounds.minX, y: bounds.maxY - 50, width: bounds.width, height: 50)
    body.frame = CGRect(
      x: bounds.minX, y: bar.frame.maxY,
      width: bounds.width, height: foot.frame.minY - bar.frame.maxY)
  }
}

// build: MappedShare()
/// A share of the width.
final class MappedShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [column] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    column.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width * 0.3, height: bounds.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      column.frame.origin.x = bounds.minX + bounds.maxX - column.frame.maxX
    }
  }
}

// build: MappedRatio()
/// A ratio of the sides.
final class MappedRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    photo.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width, height: bounds.width * 0.75)
  }
}

// build: MappedContent()
/// The size of the content.
final class MappedContent: UIViewController {
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
    let bounds = view.bounds
    let labelSize = label.intrinsicContentSize
    label.frame = CGRect(
      x: bounds.minX + 16, y: bounds.minY + 30,
      width: labelSize.width, height: labelSize.height)
    let buttonSize = button.intrinsicContentSize
    button.frame = CGRect(
      x: label.frame.minX, y: label.frame.maxY + 12,
      width: buttonSize.width, height: buttonSize.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [label, button] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MappedClamps()
/// No narrower and no wider than this.
final class MappedClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let labelWidth = min(max(label.intrinsicContentSize.width, 60), 180)
    let labelHeight = max(
      label.sizeThatFits(
        CGSize(width: labelWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height,
      24)
    label.frame = CGRect(
      x: bounds.minX + 16, y: bounds.minY + 30,
      width: labelWidth, height: labelHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = bounds.minX + bounds.maxX - label.frame.maxX
    }
  }
}

// build: MappedDirections()
/// Leading and trailing, from both sides.
final class MappedDirections: UIViewController {
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
    let bounds = view.bounds
    back.frame = CGRect(x: bounds.minX + 8, y: bounds.maxY - 8 - 33, width: 70, height: 33)
    next.frame = CGRect(
      x: back.frame.maxX + 8, y: bounds.maxY - 8 - back.frame.height,
      width: bounds.maxX - back.frame.maxX - 32, height: back.frame.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [back, next] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MappedYielding()
/// One constraint that yields, and nothing that pulls at it.
final class MappedYielding: UIViewController {
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
    box.frame = CGRect(x: bounds.minX + 10, y: bounds.minY + 10, width: boxWidth, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      box.frame.origin.x = bounds.minX + bounds.maxX - box.frame.maxX
    }
  }
}

/// Priorities that play against each other.
final class MappedPriorities: UIViewController {
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
