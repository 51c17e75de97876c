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

// build: RowedEdgeAndSize()
/// An edge and a fixed size, on each side.
final class RowedEdgeAndSize: UIViewController {
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
    do {
      let area = view.bounds.inset(by: UIEdgeInsets(top: 7, left: 9, bottom: 0, right: 0))
      let column = Layout(parentFrame: area, direction: .column, alignment: .leading)
      first.frame = try column.add(item: .size(CGSize(width: 60, height: 30))).frame()
    } catch {
      // There is too little room: the views keep their frames.
    }
    do {
      let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 9))
      let column = Layout(parentFrame: area, direction: .column, alignment: .trailing)
      try column.add(items: [.flexible, .size(CGSize(width: 50, height: 20))])
      last.frame = try column.frame(at: 1)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}

// build: RowedCenterAndSize()
/// A centre and a size.
final class RowedCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let area = view.bounds.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let row = Layout(parentFrame: area, direction: .row, alignment: .center)
      try row.add(items: [.flexible, .size(CGSize(width: 120, height: 40)), .flexible])
      badge.frame = try row.frame(at: 1)
    } catch {
      // There is too little room: the views keep their frames.
    }
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

// build: RowedRatio()
/// A ratio of the sides.
final class RowedRatio: UIViewController {
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
    do {
      let area = CGRect(
        x: bounds.minX, y: bounds.minY,
        width: bounds.width, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: area, direction: .column, alignment: .leading)
      photo.frame = try column.add(item: .height(bounds.width * 0.75)).frame()
    } catch {
      // There is too little room: the views keep their frames.
    }
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
