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
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
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
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
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
      panel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
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
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 9),
      first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalToConstant: 30),
      last.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
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
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let area = view.bounds.inset(by: UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 10))
      let row = Layout(parentFrame: area, direction: .row, alignment: .leading)
      try row.add(items: [
        .height(80), .dynamic(.row, 6), .height(80), .dynamic(.row, 6), .height(80),
      ])
      one.frame = try row.frame(at: 0)
      two.frame = try row.frame(at: 2)
      three.frame = try row.frame(at: 4)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 6
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [.height(44), .dynamic(.column, gap), .flexible])
      bar.frame = try column.frame(at: 0)
      let oneArea = try column.frame(at: 2)
      let row = Layout(parentFrame: oneArea, direction: .row, alignment: .leading)
      try row.add(items: [.flexible, .dynamic(.row, gap), .flexible])
      // Both fill what the bar leaves.
      one.frame = try row.frame(at: 0)
      two.frame = try row.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [.height(44), .flexible, .height(50)])
      bar.frame = try column.frame(at: 0)
      body.frame = try column.frame(at: 1)
      foot.frame = try column.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      column.topAnchor.constraint(equalTo: view.topAnchor),
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
      photo.topAnchor.constraint(equalTo: view.topAnchor),
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    do {
      let labelSize = label.intrinsicContentSize
      let buttonSize = button.intrinsicContentSize
      let area = CGRect(
        x: bounds.minX + 16, y: bounds.minY + 30,
        width: bounds.width - 16, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: area, direction: .column, alignment: .leading)
      try column.add(items: [.size(labelSize), .dynamic(.column, 12), .size(buttonSize)])
      label.frame = try column.frame(at: 0)
      button.frame = try column.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
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
final class RowedYielding: UIViewController {
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
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
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
