import UIKit

// build: DividedFourEdges()
/// Pinned to four edges, with insets that differ.
final class DividedFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -13),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14),
    ])
  }
}

// build: DividedSafeArea()
/// Pinned to the safe area.
final class DividedSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      panel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 5),
      panel.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -5),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
    ])
  }
}

// build: DividedMargins()
/// Pinned to the margins.
final class DividedMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
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
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 7), // expect: no-division
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 9),
      first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalToConstant: 30),
      last.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7), // expect: no-division
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
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),  // expect: no-division
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
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),  // expect: no-division
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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let gap: CGFloat = 6
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: gap),
      two.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      // Both fill what the bar leaves.
      one.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: gap),
      two.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: gap),
      one.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      two.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      body.topAnchor.constraint(equalTo: bar.bottomAnchor),
      foot.topAnchor.constraint(equalTo: body.bottomAnchor),
      foot.heightAnchor.constraint(equalToConstant: 50),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

// build: DividedShare()
/// A share of the width.
final class DividedShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [column] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3),
    ])
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
      photo.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-division
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
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),  // expect: no-division
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
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),  // expect: no-division
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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      back.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      back.widthAnchor.constraint(equalToConstant: 70),
      back.heightAnchor.constraint(equalToConstant: 33),
      next.leadingAnchor.constraint(equalTo: back.trailingAnchor, constant: 8),
      next.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      next.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      next.heightAnchor.constraint(equalTo: back.heightAnchor),
    ])
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
    let wide = box.widthAnchor.constraint(equalToConstant: 400)  // expect: no-division
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
    let wide = box.widthAnchor.constraint(equalToConstant: 400)  // expect: priority
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
