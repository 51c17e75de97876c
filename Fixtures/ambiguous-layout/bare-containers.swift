import UIKit

// A container without a size that draws nothing is not noticed, however its subviews are added.

extension UIView {
  func addAll(_ views: UIView...) { views.forEach { addSubview($0) } }

  func become(_ color: UIColor) {
    layer.cornerRadius = 8
    backgroundColor = color
  }
}

/// Pins the group and what is in it at the leading edge; nothing says how wide the group is.
private func pin(_ group: UIView, _ icon: UIView, _ label: UIView, in parent: UIView) {
  for part in [group, icon, label] { part.translatesAutoresizingMaskIntoConstraints = false }
  parent.addSubview(group)
  NSLayoutConstraint.activate([
    group.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    group.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    icon.topAnchor.constraint(equalTo: group.topAnchor),
    icon.leadingAnchor.constraint(equalTo: group.leadingAnchor),
    icon.widthAnchor.constraint(equalToConstant: 20),
    icon.heightAnchor.constraint(equalToConstant: 20),
    label.topAnchor.constraint(equalTo: icon.bottomAnchor),
    label.leadingAnchor.constraint(equalTo: group.leadingAnchor),
    label.bottomAnchor.constraint(equalTo: group.bottomAnchor),
  ])
}

final class BareGroupSilent: UIView {
  private let group = UIView()
  private let icon = UIImageView()
  private let label = UILabel()

  func setUp() {
    group.addAll(icon, label)
    pin(group, icon, label, in: self)
  }
}

final class PaintedGroupTold: UIView {
  private let group = UIView()  // expect: ambiguous-layout
  private let icon = UIImageView()
  private let label = UILabel()

  func setUp() {
    group.addAll(icon, label)
    group.become(.red)
    pin(group, icon, label, in: self)
  }
}

final class TouchedGroupTold: UIView {
  private let group = UIView()  // expect: ambiguous-layout
  private let icon = UIImageView()
  private let label = UILabel()

  func setUp(_ tap: UITapGestureRecognizer) {
    group.addAll(icon, label)
    group.addGestureRecognizer(tap)
    pin(group, icon, label, in: self)
  }
}

final class TouchedChildTold: UIView {
  private let group = UIView()  // expect: ambiguous-layout
  private let icon = UIImageView()
  private let label = UILabel()

  func setUp(_ tap: UITapGestureRecognizer) {
    group.addAll(icon, label)
    icon.isUserInteractionEnabled = true
    icon.addGestureRecognizer(tap)
    pin(group, icon, label, in: self)
  }
}

// A view that is only drawn into a picture lies off the screen; where, on the other axis, is not seen.

final class DrawnController: UIViewController {
  private let sheet = UIView()  // expect: missing-position

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.backgroundColor = .white
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 100),  // expect: unscaled-constant
      sheet.widthAnchor.constraint(equalToConstant: 300),  // expect: unscaled-constant
      sheet.heightAnchor.constraint(equalToConstant: 400),  // expect: unscaled-constant
    ])
  }
}

final class ShownController: UIViewController {
  private let sheet = UIView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.backgroundColor = .white
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.widthAnchor.constraint(equalToConstant: 300),  // expect: unscaled-constant
      sheet.heightAnchor.constraint(equalToConstant: 400),  // expect: unscaled-constant
    ])
  }
}

// A closure that an overload of the project runs may position the view that it adds.

struct Placing<Base> {
  let base: Base
}

protocol Placeable {}

extension UIView: Placeable {}

extension Placeable {
  var placing: Placing<Self> { Placing(base: self) }
  var plain: String { "\(self)" }
}

final class Placement {
  init<Item: Placeable>(_ item: Item, _ body: (Placing<Item>) -> Void) { body(item.placing) }
}

final class Report {
  init<Item: Placeable>(_ item: Item) { print(item.plain) }
}

extension UIView {
  func addSubview(_ child: UIView, body: (Placing<UIView>) -> Void) {
    addSubview(child)
    _ = Placement(child, body)
  }

  func addSubview(_ child: UIView, describing: Bool) {
    addSubview(child)
    _ = Report(child)
  }
}

final class PlacedSilent: UIView {
  func setUp() {
    let label = UILabel()
    addSubview(label) { $0.center() }
    label.text = "A"
  }
}

final class PrintedTold: UIView {
  func setUp() {
    let label = UILabel()  // expect: ambiguous-layout
    addSubview(label, describing: true)
    label.text = "A"
  }
}
