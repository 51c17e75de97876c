import UIKit

// Lists that have a name: what is done to all that they hold is done to each of it.

extension UIView {
  /// Says all of a view's place but where it lies horizontally.
  fileprivate func hang(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
    ])
  }
}

/// A property to which the view is added, and a loop in another function that places all that it holds.
final class AppendedListSilent: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()

  func setUp() {
    hang(mark)
    marks.append(mark)
  }

  func place() {
    for mark in marks { mark.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true }
  }
}

final class AppendedListTold: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    hang(mark)
    marks.append(mark)
  }

  func disable() {
    for mark in marks { mark.isEnabled = false }
  }
}

/// A property that is given a list.
final class AssignedListSilent: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()

  func setUp() {
    hang(mark)
    marks = [mark]
  }

  func move(to x: CGFloat) {
    marks.forEach { $0.center.x = x }
  }
}

final class AssignedListTold: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    hang(mark)
    marks = [mark]
  }

  func fade(to alpha: CGFloat) {
    marks.forEach { $0.alpha = alpha }
  }
}

/// A computed property that gives a list.
final class ComputedListSilent: UIView {
  private let mark = UIControl()
  private var marks: [UIControl] { [mark] }

  func setUp() {
    hang(mark)
  }

  func place(beside other: UIView) {
    for mark in marks {
      mark.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
    }
  }
}

final class ComputedListTold: UIView {
  private let mark = UIControl()  // expect: missing-position
  private var marks: [UIControl] { [mark] }

  func setUp() {
    hang(mark)
  }

  func tint(_ color: UIColor) {
    for mark in marks { mark.tintColor = color }
  }
}

/// A lazy property with a list, of which the first one is taken.
final class LazyListSilent: UIView {
  private let mark = UIControl()
  private lazy var marks = [mark]

  func setUp() {
    hang(mark)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    marks[0].frame.origin.x = bounds.midX
  }
}

final class LazyListTold: UIView {
  private let mark = UIControl()  // expect: missing-position
  private lazy var marks = [mark]

  func setUp() {
    hang(mark)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    marks[0].isEnabled = bounds.width > 0
    marks.first?.alpha = 1
  }
}

/// A constant of a function, counted.
final class CountedListSilent: UIView {
  private let mark = UIControl()

  func setUp() {
    hang(mark)
    let marks = [mark]
    for (_, mark) in marks.enumerated() {
      mark.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
  }
}

final class CountedListTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    hang(mark)
    let marks = [mark]
    for (index, mark) in marks.enumerated() { mark.tag = index }
  }
}

/// Two lists together, and some of one.
final class JoinedListSilent: UIView {
  private let mark = UIControl()

  func setUp(_ others: [UIControl]) {
    hang(mark)
    let marks = [mark]
    (marks + others).filter { $0.isEnabled }.forEach { center($0) }
  }

  private func center(_ view: UIView) {
    view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }
}

final class JoinedListTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp(_ others: [UIControl]) {
    hang(mark)
    let marks = [mark]
    for mark in marks + others { mark.isEnabled = true }
    marks.filter { $0.isEnabled }.forEach { $0.isSelected = true }
  }
}

/// A list that a variable of another function holds, and a list that is given away.
final class GivenListSilent: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()

  func setUp() {
    hang(mark)
    marks.append(contentsOf: [mark])
  }

  func show(in grid: MarkGrid) { grid.show(marks) }
}

final class GivenListTold: UIView {
  private var marks: [UIControl] = []
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    hang(mark)
    marks.append(contentsOf: [mark])
  }

  func count() -> Int { marks.count }
}

protocol MarkGrid { func show(_ marks: [UIControl]) }

/// The views that a stack view arranges are read out in their order.
final class ReadOutListSilent: UIView {
  private let rows = UIStackView()

  func setUp(_ others: inout [UIView]) {
    hang(rows)
    rows.addArrangedSubview(UILabel())
    others = rows.arrangedSubviews
  }
}

final class ReadOutListTold: UIView {
  private let rows = UIStackView()  // expect: missing-position

  func setUp() {
    hang(rows)
    rows.addArrangedSubview(UILabel())
    rows.accessibilityElements = rows.arrangedSubviews
  }
}
