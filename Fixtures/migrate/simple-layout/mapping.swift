import UIKit

/// Pinned to four edges, with insets that differ.
final class RowedFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),  // expect: no-rows
      panel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
      panel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -13),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14),
    ])
  }
}

/// Pinned to the safe area.
final class RowedSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),  // expect: no-rows
      panel.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 5),
      panel.rightAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: -5),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
    ])
  }
}

/// Pinned to the margins.
final class RowedMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),  // expect: no-rows
      panel.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      panel.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      panel.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
  }
}

/// An edge and a fixed size, on each side.
final class RowedEdgeAndSize: UIViewController {
  private let first = UIView()
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, last] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 7), // expect: no-rows
      first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 9),
      first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalToConstant: 30),
      last.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7), // expect: no-rows
      last.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -9),
      last.widthAnchor.constraint(equalToConstant: 50),
      last.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A centre and a size.
final class RowedCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor), // expect: no-rows
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 25),
      badge.widthAnchor.constraint(equalToConstant: 120),
      badge.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

// build: RowedEqualRow()
/// A row of equal, flexible columns.
final class RowedEqualRow: UIViewController {
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
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 6),
      three.leftAnchor.constraint(equalTo: two.rightAnchor, constant: 6),
      three.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
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

// build: RowedHalves()
/// Two halves below a bar, with a gap between them.
final class RowedHalves: UIViewController {
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
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      one.leftAnchor.constraint(equalTo: view.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: gap),
      two.rightAnchor.constraint(equalTo: view.rightAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      // Both fill what the bar leaves.
      one.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: gap),
      two.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: gap),
      one.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      two.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

// build: RowedColumn()
/// A column of fixed rows, and one that takes the rest.
final class RowedColumn: UIViewController {
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
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      body.leftAnchor.constraint(equalTo: view.leftAnchor),
      body.rightAnchor.constraint(equalTo: view.rightAnchor),
      foot.leftAnchor.constraint(equalTo: view.leftAnchor),
      foot.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }
}

/// A share of the width.
final class RowedShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [column] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-rows
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leftAnchor.constraint(equalTo: view.leftAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3),
    ])
  }
}

/// A ratio of the sides.
final class RowedRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor), // expect: no-rows
      photo.leftAnchor.constraint(equalTo: view.leftAnchor),
      photo.rightAnchor.constraint(equalTo: view.rightAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
    ])
  }
}

// build: RowedContent()
/// The size of the content.
final class RowedContent: UIViewController {
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
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      button.leftAnchor.constraint(equalTo: label.leftAnchor),
    ])
  }
}

/// No narrower and no wider than this.
final class RowedClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),  // expect: no-rows
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 180),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
    ])
  }
}

/// Leading and trailing, from both sides.
final class RowedDirections: UIViewController {
  private let back = UIView()
  private let next = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, next] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),  // expect: layout-direction
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
final class RowedYielding: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [box] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let wide = box.widthAnchor.constraint(equalToConstant: 400)  // expect: no-rows
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -10),
      wide,
    ])
  }
}

/// Priorities that play against each other.
final class RowedPriorities: UIViewController {
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
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), wide, narrow,
    ])
  }
}
