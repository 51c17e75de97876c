import UIKit

// build: DividedFourEdges()
/// Pinned to four edges, with insets that differ.
final class DividedFourEdges: UIViewController {
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
    panel.frame = bounds.inset(by: UIEdgeInsets(top: 11, left: 12, bottom: 14, right: 13))
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      panel.frame.origin.x = bounds.minX + bounds.maxX - panel.frame.maxX
    }
  }
}

// build: DividedSafeArea()
/// Pinned to the safe area.
final class DividedSafeArea: UIViewController {
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

// build: DividedMargins()
/// Pinned to the margins.
final class DividedMargins: UIViewController {
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

/// An edge and a fixed size, on each side.
final class DividedEdgeAndSize: UIViewController {
  private let first = UIView()
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, last] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 9),
      first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalToConstant: 30),
      last.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
      last.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -9),
      last.widthAnchor.constraint(equalToConstant: 50),
      last.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A centre and a size.
final class DividedCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 25),
      badge.widthAnchor.constraint(equalToConstant: 120),
      badge.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// A row of equal, flexible columns.
final class DividedEqualRow: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [one, two, three] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 6),
      three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 6),
      three.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      three.widthAnchor.constraint(equalTo: one.widthAnchor),
      one.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      two.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      three.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      one.heightAnchor.constraint(equalToConstant: 80),
      two.heightAnchor.constraint(equalToConstant: 80),
      three.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}

// build: DividedHalves()
/// Two halves below a bar, with a gap between them.
final class DividedHalves: UIViewController {
  private let bar = UIView()
  private let one = UIView()
  private let two = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, one, two] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 6
    let bounds = view.bounds
    let barArea = bounds.divided(atDistance: 44, from: .minYEdge)
    bar.frame = barArea.slice
    let oneRegion = barArea.remainder.divided(atDistance: gap, from: .minYEdge).remainder
    // Both fill what the bar leaves.
    let oneArea = oneRegion.divided(atDistance: (oneRegion.width - gap) / 2, from: .minXEdge)
    one.frame = oneArea.slice
    two.frame = oneArea.remainder.divided(atDistance: gap, from: .minXEdge).remainder
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [one, two] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: DividedColumn()
/// A column of fixed rows, and one that takes the rest.
final class DividedColumn: UIViewController {
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
    let barArea = view.bounds.divided(atDistance: 44, from: .minYEdge)
    bar.frame = barArea.slice
    let footArea = barArea.remainder.divided(atDistance: 50, from: .maxYEdge)
    foot.frame = footArea.slice
    body.frame = footArea.remainder
  }
}

// build: DividedShare()
/// A share of the width.
final class DividedShare: UIViewController {
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
    column.frame = bounds.divided(atDistance: bounds.width * 0.3, from: .minXEdge).slice
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      column.frame.origin.x = bounds.minX + bounds.maxX - column.frame.maxX
    }
  }
}

/// A ratio of the sides.
final class DividedRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
    ])
  }
}

/// The size of the content.
final class DividedContent: UIViewController {
  private let label = UILabel()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
  }
}

/// No narrower and no wider than this.
final class DividedClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 180),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
    ])
  }
}

// build: DividedDirections()
/// Leading and trailing, from both sides.
final class DividedDirections: UIViewController {
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
    let backRegion = bounds.divided(atDistance: 8, from: .maxYEdge).remainder
    let backRest = backRegion.divided(atDistance: 33, from: .maxYEdge).slice
    let area = backRest.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 24))
    let backArea = area.divided(atDistance: 70, from: .minXEdge)
    back.frame = backArea.slice
    next.frame = backArea.remainder.divided(atDistance: 8, from: .minXEdge).remainder
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [back, next] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

/// One constraint that yields, and nothing that pulls at it.
final class DividedYielding: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [box] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
      wide,
    ])
  }
}

/// Priorities that play against each other.
final class DividedPriorities: UIViewController {
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
