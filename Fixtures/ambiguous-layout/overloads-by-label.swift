import UIKit

// Which function a call means, its receiver and its labels tell; a variable is not the object's member of its name.
final class Divider: UIView {
  private let line = UIView()

  func configure(inset: CGFloat) { tie(inset) }
  func configure(color: UIColor) { line.backgroundColor = color }
  func configure(for color: UIColor) { line.backgroundColor = color }
  func configure(in view: UIView) { view.addSubview(self) }
  func configure(size: CGFloat) { heightAnchor.constraint(equalToConstant: size).isActive = true }

  private func tie(_ inset: CGFloat) {
    let constraints = [
      line.topAnchor.constraint(equalTo: topAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate(constraints)
  }
}

final class Sheet {
  func style(_ view: UIView) { view.frame = .zero }
  func fill(label: UILabel) { label.frame = .zero }
}

final class Bill: UIView {
  private let inset = Divider()  // expect: ambiguous-layout
  private let color = Divider()  // expect: ambiguous-layout
  private let styled = UILabel()  // expect: ambiguous-layout
  private let filled = UILabel()  // expect: ambiguous-layout
  private let first = UILabel()  // expect: ambiguous-layout
  private let second = UILabel()  // expect: ambiguous-layout
  private let third = UILabel()  // expect: ambiguous-layout
  private let cast = UIButton(type: .system)  // expect: ambiguous-layout
  private let colored = Divider()  // expect: ambiguous-layout
  private let marked = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [inset, color, styled, filled, first, second, third, cast, colored, marked] {
      add(view)
    }
    inset.configure(inset: 8)
    color.configure(color: .red)
    style(styled)
    fill(text: filled)
    embolden(first, second)
    shrink([third])
    tint(cast)
    colored.configure(for: .red)
    mark(for: marked)
  }

  private func mark(_ label: UILabel) { label.frame = .zero }
  private func mark(for label: UILabel) { label.alpha = 0.5 }
  private func style(_ view: UIView) { view.alpha = 0.5 }
  private func fill(text label: UILabel) { label.text = "A" }
  private func embolden(_ labels: UILabel...) {
    for label in labels { label.font = .boldSystemFont(ofSize: 12) }
  }
  private func shrink(_ labels: [UILabel]) {
    labels.forEach { $0.adjustsFontSizeToFitWidth = true }
  }
  private func tint(_ view: UIView) {
    guard let button = view as? UIButton else { return }
    button.tintColor = .red
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// The same, where what is meant places the view; what ties its own size is read where it is called.
final class PlacedBill: UIView {
  private let size = Divider()  // expect: ambiguous-layout
  private let inside = Divider()  // expect: ambiguous-layout
  private let styled = UILabel()
  private let filled = UILabel()
  private let first = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let cast = UIButton(type: .system)
  private let handed = UIButton(type: .system)
  private let marked = UILabel()
  private let sheet = Sheet()

  func setUp() {
    for view in [size, inside, styled, filled, first, third, fourth, cast, handed, marked] {
      add(view)
    }
    size.configure(size: 8)
    inside.configure(in: self)
    sheet.style(styled)
    sheet.fill(label: filled)
    embolden(first)
    fit([third])
    move([fourth])
    tint(cast)
    hand(handed)
    mark(for: marked)
  }

  private func mark(_ label: UILabel) { label.alpha = 0.5 }
  private func mark(for label: UILabel) { label.frame = .zero }
  private func embolden(_ labels: UILabel...) { for label in labels { label.frame = .zero } }
  private func fit(_ labels: [UILabel]) { labels.forEach { $0.sizeToFit() } }
  private func move(_ labels: [UILabel]) { labels.first?.frame = .zero }
  private func tint(_ view: UIView) {
    guard let button = view as? UIButton else { return }
    button.center = .zero
  }
  private func hand(_ button: UIButton) { keep(button: button) }
  private func keep(button: UIButton) { Sheet().style(button) }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
