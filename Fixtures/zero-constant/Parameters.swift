import UIKit

struct Margins {
  let side: CGFloat
}

// What callers hand on may be another number for the next one.
final class Board: UIView {
  private let list = UIView()
  private let footer = UIView()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    footer.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.1).isActive = true
    fit(list, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    stack(footer, size: CGSize(width: 0, height: 0))
    tie(footer, (leading: 0, trailing: 0))
    move(footer, Margins(side: 0), by: 0)
    for view in [list, footer] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func fit(_ view: UIView, _ margins: UIEdgeInsets) {
    view.topAnchor.constraint(equalTo: topAnchor, constant: margins.top).isActive = true
    view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom).isActive = true
  }

  private func stack(_ view: UIView, size: CGSize) {
    view.topAnchor.constraint(equalTo: list.bottomAnchor, constant: size.height).isActive = true
  }

  private func tie(_ view: UIView, _ sides: (leading: CGFloat, trailing: CGFloat)) {
    view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: sides.leading).isActive = true
    view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: sides.1).isActive = true
  }

  private func move(_ view: UIView, _ margins: Margins, by offset: CGFloat) {
    list.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.side).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor, constant: offset).isActive = true
  }
}

// A zero that is written where it is used says nothing.
final class Plain: UIView {
  private let list = UIView()

  func setUp() {
    addSubview(list)
    fit(list, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    list.translatesAutoresizingMaskIntoConstraints = false
  }

  private func fit(_ view: UIView, _ margins: UIEdgeInsets) {
    view.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true  // expect: zero-constant
    view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -0).isActive = true  // expect: zero-constant
    view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0.0).isActive = true  // expect: zero-constant
    view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: margins.left).isActive = true
  }
}
