import UIKit

// Functions in functions, and closures, that make views: each call makes one, which the call's variable names.
final class LocalMakerSilent: UIView {
  private var second: UIView!
  private let unknown = [UIView()]

  func setUp() {
    func makeBox(_ color: UIColor) -> UIView {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.backgroundColor = color
      return box
    }
    let makeLine: () -> UIView = {
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      return line
    }
    let first = makeBox(.red)
    second = makeBox(.blue)
    let third = makeLine()
    let fourth = makeBox(.green)
    for view in [first, second!, third, fourth] { addSubview(view) }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor),
      first.heightAnchor.constraint(equalTo: heightAnchor),
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      second.topAnchor.constraint(equalTo: topAnchor),
      second.heightAnchor.constraint(equalTo: heightAnchor),
      second.leadingAnchor.constraint(equalTo: leadingAnchor),
      third.topAnchor.constraint(equalTo: topAnchor),
      third.heightAnchor.constraint(equalTo: heightAnchor),
      third.leadingAnchor.constraint(equalTo: leadingAnchor),
      fourth.topAnchor.constraint(equalTo: topAnchor),
      fourth.heightAnchor.constraint(equalTo: heightAnchor),
      fourth.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    Placing.place(first)
    Placing.place(third)
    Keeper.shared.views.append(fourth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    second.frame.size.width = 20
  }
}

final class LocalMakerTold: UIView {
  private var second: UIView!

  func setUp() {
    func makeBox(_ color: UIColor) -> UIView {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.backgroundColor = color
      return box
    }
    let makeLine: () -> UIView = {
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      return line
    }
    let first = makeBox(.red)  // expect: ambiguous-layout
    second = makeBox(.blue)  // expect: ambiguous-layout
    let third = makeLine()  // expect: ambiguous-layout
    for view in [first, second!, third] { addSubview(view) }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor),
      first.heightAnchor.constraint(equalTo: heightAnchor),
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      second.topAnchor.constraint(equalTo: topAnchor),
      second.heightAnchor.constraint(equalTo: heightAnchor),
      second.leadingAnchor.constraint(equalTo: leadingAnchor),
      third.topAnchor.constraint(equalTo: topAnchor),
      third.heightAnchor.constraint(equalTo: heightAnchor),
      third.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

// Parameters that a closure is lent.
func tapped<Object>(_ object: Object, change: (inout Object) -> Void) -> Object {
  var object = object
  change(&object)
  return object
}

func kept<Object>(_ object: Object, change: (inout Object) -> Void) -> Object {
  var object = object
  exchange(&object)
  return object
}

final class LentSilent: UIView {
  private let placed: UIView = tapped(UIView()) {
    $0.translatesAutoresizingMaskIntoConstraints = false
    Placing.place($0)
  }
  private let exchanged: UIView = kept(UIView()) {
    $0.translatesAutoresizingMaskIntoConstraints = false
  }
  private let replaced: UIView = tapped(UIView()) {
    $0 = UISwitch()
    $0.translatesAutoresizingMaskIntoConstraints = false
  }
  private let swapped: UIView = tapped(UIView()) { view in
    var other: UIView = UISwitch()
    swap(&view, &other)
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  private let taken: UIView = tapped(UIView()) { view in
    (view, _) = (UISwitch(), 1)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  func setUp() {
    for view in [placed, exchanged, replaced, swapped, taken] { addSubview(view) }
    for view in [replaced, swapped, taken] {
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
      view.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      placed.topAnchor.constraint(equalTo: topAnchor),
      placed.heightAnchor.constraint(equalTo: heightAnchor),
      placed.leadingAnchor.constraint(equalTo: leadingAnchor),
      exchanged.topAnchor.constraint(equalTo: topAnchor),
      exchanged.heightAnchor.constraint(equalTo: heightAnchor),
      exchanged.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

final class LentTold: UIView {
  private let plain: UIView = tapped(UIView()) {  // expect: ambiguous-layout
    $0.translatesAutoresizingMaskIntoConstraints = false
    $0.backgroundColor = .red
  }

  func setUp() {
    addSubview(plain)
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: topAnchor),
      plain.heightAnchor.constraint(equalTo: heightAnchor),
      plain.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}
