import UIKit

// Who gets a view: what runs with it tells, and what only keeps it or calls back.

extension UIView {
  /// Says all of a view's place but where it lies horizontally.
  fileprivate func grip(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
    ])
  }

  fileprivate func center(all views: [UIView]) {
    for view in views { view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true }
  }

  fileprivate func hush(all views: [UIView]) {
    for view in views { view.isUserInteractionEnabled = bottomAnchor === topAnchor }
  }
}

/// A helper that runs over a list.
final class CenteredSilent: UIView {
  private let mark = UIControl()

  func setUp() {
    grip(mark)
    center(all: [mark])
  }
}

final class HushedTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    grip(mark)
    hush(all: [mark])
  }
}

/// The one that is there.
final class FallbackSilent: UIView {
  private let mark = UIControl()

  func setUp(_ other: UIControl?) {
    grip(mark)
    let shown = other ?? mark
    shown.frame = bounds
  }
}

final class FallbackTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp(_ other: UIControl?) {
    grip(mark)
    let shown = other ?? mark
    shown.isEnabled = false
  }
}

/// A variable that is given one after another.
final class CurrentSilent: UIView {
  private let mark = UIControl()

  func setUp(_ other: UIControl) {
    grip(mark)
    var current = other
    current.isEnabled = true
    current = mark
    current.center = .zero
  }
}

final class CurrentTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp(_ other: UIControl) {
    grip(mark)
    var current = other
    current.isEnabled = true
    current = mark
    current.isEnabled = false
  }
}

/// A list that a property gives.
final class ElementsSilent: UIView {
  private let mark = UIControl()
  private var marks: [UIView] { [mark] }

  func setUp() {
    grip(mark)
    marks.forEach { $0.sizeToFit() }
  }
}

final class ElementsTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  override var accessibilityElements: [Any]? {
    get { [mark] }
    set { super.accessibilityElements = newValue }
  }

  func setUp() { grip(mark) }
}

/// What a table's data source keeps, and what another class does with the table.
final class RowSource: UITableViewDiffableDataSource<Int, Int> {}

final class RowPlacer {
  init(_ table: UITableView) { table.frame = .zero }
}

final class SourceTold: UIView {
  private let table = UITableView()  // expect: missing-position

  func setUp() {
    grip(table)
    let source = RowSource(tableView: table) { _, _, _ in nil }
    source.defaultRowAnimation = .none
  }
}

final class PlacerSilent: UIView {
  private let table = UITableView()

  func setUp() {
    grip(table)
    _ = RowPlacer(table)
  }
}

/// Who is told of it.
final class PostedTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func setUp() {
    grip(mark)
    UIAccessibility.post(notification: .layoutChanged, argument: mark)
  }
}

final class DockedSilent: UIView {
  private let mark = UIControl()

  func setUp() {
    grip(mark)
    Harbour.shared.dock(mark)
  }
}
