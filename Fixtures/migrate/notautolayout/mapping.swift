import UIKit

// build: MadeFourEdges()
/// Made to four edges, with insets that differ.
final class MadeFourEdges: UIViewController {
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

// build: MadeSafeArea()
/// Made to the safe area.
final class MadeSafeArea: UIViewController {
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

// build: MadeMargins()
/// Made to the margins.
final class MadeMargins: UIViewController {
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

// build: MadeEdgeAndSize()
/// An edge and a fixed size, on each side.
final class MadeEdgeAndSize: UIViewController {
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

// build: MadeCenterAndSize()
/// A centre and a size.
final class MadeCenterAndSize: UIViewController {
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

// build: MadeEqualRow()
/// A row of equal, flexible columns.
final class MadeEqualRow: UIViewController {
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

// build: MadeColumn()
/// A column of fixed rows, and one that takes the rest.
final class MadeColumn: UIViewController {
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

// build: MadeShare()
/// A share of the width.
final class MadeShare: UIViewController {
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

// build: MadeRatio()
/// A ratio of the sides.
final class MadeRatio: UIViewController {
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

// build: MadeContent()
/// The size of the content.
final class MadeContent: UIViewController {
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

// build: MadeClamps()
/// No narrower and no wider than this.
final class MadeClamps: UIViewController {
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

// build: MadeDirections()
/// Leading and trailing, from both sides.
final class MadeDirections: UIViewController {
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

// build: MadeYielding()
/// One constraint that yields, and nothing that pulls at it.
final class MadeYielding: UIViewController {
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
final class MadePriorities: UIViewController {
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
