import UIKit

// The root view of a nib has a mask there, which may do what is dropped here. A view that code makes has none.

final class CounterPanel: UIView {
  func load() {
    let nib = UINib(nibName: "CounterPanel", bundle: nil)
    guard let view = nib.instantiate(withOwner: self).first as? UIView else { return }
    addSubview(view)
    topAnchor.constraint(equalTo: view.topAnchor)
    view.bottomAnchor.constraint(equalTo: bottomAnchor)
  }

  func loadByName() {
    let root = Bundle.main.loadNibNamed("CounterPanel", owner: self)?.first as! UIView
    addSubview(root)
    root.leadingAnchor.constraint(equalTo: leadingAnchor)
  }

  func loadFromXib() {
    let root = Header.fromXib()
    addSubview(root)
    root.topAnchor.constraint(equalTo: topAnchor)
  }

  func loadWithoutMask() {
    let root = Header.fromXib()
    root.translatesAutoresizingMaskIntoConstraints = false
    addSubview(root)
    root.topAnchor.constraint(equalTo: topAnchor)  // expect: inactive-constraint
  }

  func makeByLikeName() {
    let root = makeNibble()
    addSubview(root)
    root.topAnchor.constraint(equalTo: topAnchor)  // expect: inactive-constraint
  }

  private func makeNibble() -> UIView { UIView() }

  func make() {
    let view = UIView()
    addSubview(view)
    topAnchor.constraint(equalTo: view.topAnchor)  // expect: inactive-constraint
  }
}

final class Header: UIView {
  static func fromXib() -> Header { Bundle.main.loadNibNamed("Header", owner: nil)!.first as! Header }
}
