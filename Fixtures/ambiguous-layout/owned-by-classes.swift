import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

// Properties that another class declares: a superclass, or the class of an object that the code makes.

/// A list of rows, for others to fill.
class RowList: UIView {
  let rows: UIStackView = {
    let rows = UIStackView()
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    return rows
  }()
  let heading = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    heading.translatesAutoresizingMaskIntoConstraints = false
    addSubview(heading)
    heading.topAnchor.constraint(equalTo: topAnchor).isActive = true
    heading.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    heading.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of lines, for subclasses to fill.
class LineScreen: UIViewController {
  let lines: UIStackView = LineScreen.makeLines()

  class func makeLines() -> UIStackView {
    let lines = UIStackView()
    lines.axis = .vertical
    return lines
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lines)
    lines.frame = view.bounds
  }
}

/// The superclass makes the stack view.
final class InheritedRowsSilent: LineScreen {
  func fill() {
    let upper = UIView()
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    lines.addArrangedSubview(upper)
    lines.addArrangedSubview(lower)
    lines.heightAnchor.constraint(equalToConstant: 200).isActive = true
    upper.heightAnchor.constraint(equalTo: lower.heightAnchor).isActive = true
  }
}

final class InheritedRowsTold: LineScreen {
  func fill() {
    let upper = UIView()  // expect: ambiguous-layout
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    lines.addArrangedSubview(upper)
    lines.addArrangedSubview(lower)
    lines.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// What the superclass places is not placed again.
final class PlacedAboveRowsSilent: RowList {
  func label() {
    heading.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    addSubview(heading)
  }
}

/// An object that the code makes has the stack view.
final class HoldingRowsSilent: UIViewController {
  private let list = RowList()

  func fill() {
    let upper = UIView()
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
    upper.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}

final class HoldingRowsTold: UIViewController {
  private let list = RowList()

  func fill() {
    let upper = UIView()  // expect: ambiguous-layout
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// A variable holds the object.
final class LocalRowsTold: UIViewController {
  func fill() {
    let list = RowList()
    let upper = UIView()  // expect: ambiguous-layout
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    view.addSubview(list)
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// The type says how the object arranges.
final class SpreadingRowsSilent: UIViewController {
  private let list = RowList()

  func fill() {
    list.rows.distribution = .fillEqually
    let upper = UIView()
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// The object's class itself says it, in another method.
class SpreadList: UIView {
  let rows: UIStackView = {
    let rows = UIStackView()
    rows.axis = .vertical
    return rows
  }()

  func spread() { rows.distribution = .fillEqually }
}

final class SpreadRowsSilent: UIViewController {
  private let list = SpreadList()

  func fill() {
    let upper = UIView()
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// Whoever gets the object may set up what it has.
final class GivenAwayRowsSilent: UIViewController {
  private let list = RowList()

  func fill(_ dresser: ListDresser) {
    let upper = UIView()
    let lower = UIView()
    [upper, lower].forEach { $0.backgroundColor = .gray }
    list.rows.addArrangedSubview(upper)
    list.rows.addArrangedSubview(lower)
    list.rows.heightAnchor.constraint(equalToConstant: 200).isActive = true
    dresser.dress(list)
  }
}

protocol ListDresser { func dress(_ list: RowList) }

// Methods of a class that tie its own object to what they are given.

final class FootBar: UIView {
  func ties(to view: UIView) -> [NSLayoutConstraint] {
    return [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      heightAnchor.constraint(equalToConstant: 60),
    ]
  }

  func sideTies(to view: UIView) -> [NSLayoutConstraint] {
    return [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightAnchor.constraint(equalToConstant: 60),
    ]
  }
}

final class FootedRowsSilent: UIViewController {
  private let bar = FootBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate(bar.ties(to: view))
  }
}

final class FootedRowsTold: UIViewController {
  private let bar = FootBar()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate(bar.sideTies(to: view))
  }
}

/// A subclass may tie it in another way.
class HeadBar: UIView {
  func ties(to view: UIView) -> [NSLayoutConstraint] {
    return [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightAnchor.constraint(equalToConstant: 60),
    ]
  }
}

final class TopHeadBar: HeadBar {
  override func ties(to view: UIView) -> [NSLayoutConstraint] {
    return super.ties(to: view) + [topAnchor.constraint(equalTo: view.topAnchor)]
  }
}

final class HeadedRowsSilent: UIViewController {
  private let bar: HeadBar

  init(bar: HeadBar) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate(bar.ties(to: view))
  }
}

// Initializers whose first parameters have defaults.

final class Rule: UIView {
  enum Direction { case across, down }

  private let direction: Direction

  init(direction: Direction = .across, color: UIColor? = nil) {
    self.direction = direction
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1)
  }
}

final class RuledRowsSilent: UIView {
  private let rule = Rule(color: .gray)

  func setUp() {
    rule.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rule)
    rule.topAnchor.constraint(equalTo: topAnchor).isActive = true
    rule.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    rule.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

final class RuledRowsTold: UIView {
  private let rule = Rule(color: .gray)  // expect: missing-position

  func setUp() {
    rule.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rule)
    rule.topAnchor.constraint(equalTo: topAnchor).isActive = true
    rule.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
  }
}
