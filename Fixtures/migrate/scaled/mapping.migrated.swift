import UIKit

// build: ScaledFourEdges()
/// Pinned to four edges, with insets that differ.
final class ScaledFourEdges: UIViewController {
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
      x: bounds.minX + 12.calculateWidth(), y: bounds.minY + 11.calculateHeight(),
      width: bounds.width - 25.calculateWidth(), height: bounds.height - 25.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      panel.frame.origin.x = bounds.minX + bounds.maxX - panel.frame.maxX
    }
  }
}

// build: ScaledSafeArea()
/// Pinned to the safe area.
final class ScaledSafeArea: UIViewController {
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
    panel.frame = safeArea.insetBy(dx: 5.calculateWidth(), dy: 4.calculateHeight())
  }
}

// build: ScaledMargins()
/// Pinned to the margins.
final class ScaledMargins: UIViewController {
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

// build: ScaledEdgeAndSize()
/// An edge and a fixed size, on each side.
final class ScaledEdgeAndSize: UIViewController {
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
    first.frame = CGRect(
      x: bounds.minX + 9.calculateWidth(), y: bounds.minY + 7.calculateHeight(),
      width: 60.calculateWidth(), height: 30.calculateHeight())
    last.frame = CGRect(
      x: bounds.maxX - 9.calculateWidth() - 50.calculateWidth(),
      y: bounds.maxY - 7.calculateHeight() - 20.calculateHeight(),
      width: 50.calculateWidth(),
      height: 20.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, last] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledCenterAndSize()
/// A centre and a size.
final class ScaledCenterAndSize: UIViewController {
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
      x: view.bounds.midX - 60.calculateWidth(), y: view.bounds.midY + 5.calculateHeight(),
      width: 120.calculateWidth(), height: 40.calculateHeight())
  }
}

// build: ScaledEqualRow()
/// A row of equal, flexible columns.
final class ScaledEqualRow: UIViewController {
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
      x: bounds.minX + 10.calculateWidth(), y: bounds.minY + 40.calculateHeight(),
      width: (bounds.width - 32.calculateWidth()) / 3, height: 80.calculateHeight())
    two.frame = CGRect(
      x: one.frame.maxX + 6.calculateWidth(), y: bounds.minY + 40.calculateHeight(),
      width: one.frame.width, height: 80.calculateHeight())
    three.frame = CGRect(
      x: two.frame.maxX + 6.calculateWidth(), y: bounds.minY + 40.calculateHeight(),
      width: one.frame.width, height: 80.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [one, three] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledColumn()
/// A column of fixed rows, and one that takes the rest.
final class ScaledColumn: UIViewController {
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
    bar.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width, height: 44.calculateHeight())
    foot.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - 50.calculateHeight(),
      width: bounds.width, height: 50.calculateHeight())
    body.frame = CGRect(
      x: bounds.minX, y: bar.frame.maxY,
      width: bounds.width, height: foot.frame.minY - bar.frame.maxY)
  }
}

// build: ScaledShare()
/// A share of the width.
final class ScaledShare: UIViewController {
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

// build: ScaledRatio()
/// A ratio of the sides.
final class ScaledRatio: UIViewController {
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

// build: ScaledContent()
/// The size of the content.
final class ScaledContent: UIViewController {
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
      x: bounds.minX + 16.calculateWidth(), y: bounds.minY + 30.calculateHeight(),
      width: labelSize.width, height: labelSize.height)
    let buttonSize = button.intrinsicContentSize
    button.frame = CGRect(
      x: label.frame.minX, y: label.frame.maxY + 12.calculateHeight(),
      width: buttonSize.width, height: buttonSize.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [label, button] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledClamps()
/// No narrower and no wider than this.
final class ScaledClamps: UIViewController {
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
    let labelWidth = min(
      max(label.intrinsicContentSize.width, 60.calculateWidth()), 180.calculateWidth())
    let labelHeight = max(
      label.sizeThatFits(
        CGSize(width: labelWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height,
      24.calculateHeight())
    label.frame = CGRect(
      x: bounds.minX + 16.calculateWidth(), y: bounds.minY + 30.calculateHeight(),
      width: labelWidth, height: labelHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = bounds.minX + bounds.maxX - label.frame.maxX
    }
  }
}

// build: ScaledDirections()
/// Leading and trailing, from both sides.
final class ScaledDirections: UIViewController {
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
    back.frame = CGRect(
      x: bounds.minX + 8.calculateWidth(),
      y: bounds.maxY - 8.calculateHeight() - 33.calculateHeight(),
      width: 70.calculateWidth(),
      height: 33.calculateHeight())
    next.frame = CGRect(
      x: back.frame.maxX + 8.calculateWidth(),
      y: bounds.maxY - 8.calculateHeight() - back.frame.height,
      width: bounds.maxX - back.frame.maxX - 32.calculateWidth(),
      height: back.frame.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [back, next] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledYielding()
/// One constraint that yields, and nothing that pulls at it.
final class ScaledYielding: UIViewController {
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
    let boxWidth = min(400.calculateWidth(), bounds.width - 20.calculateWidth())
    box.frame = CGRect(
      x: bounds.minX + 10.calculateWidth(), y: bounds.minY + 10.calculateHeight(),
      width: boxWidth, height: 20.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      box.frame.origin.x = bounds.minX + bounds.maxX - box.frame.maxX
    }
  }
}

/// Priorities that play against each other.
final class ScaledPriorities: UIViewController {
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
