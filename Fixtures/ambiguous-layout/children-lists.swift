import UIKit

// A loop over the children of a view switches off the masks of those that were added before.

final class EachChild: UIViewController {
  private let title = UILabel()  // expect: ambiguous-layout
  private let line = UIView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title)
    view.addSubview(line)
    view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area
      line.topAnchor.constraint(equalTo: title.bottomAnchor),
    ])
  }
}

final class LoopOverChildren: UIView {
  private let title = UILabel()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    for child in subviews {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

// A loop in a loop, and a stack view whose views are gone through.
final class Nested: UIViewController {
  private let card = UIView()
  private let title = UILabel()  // expect: ambiguous-layout
  private let stack = UIStackView()  // expect: ambiguous-layout
  private let line = UILabel()

  func setUp() {
    view.addSubview(card)
    view.addSubview(stack)
    card.addSubview(title)
    stack.addArrangedSubview(line)
    [view!, card].forEach { owner in
      owner.subviews.forEach { child in child.translatesAutoresizingMaskIntoConstraints = false }
    }
    stack.arrangedSubviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
      card.heightAnchor.constraint(equalToConstant: 60),  // expect: unscaled-constant
      title.topAnchor.constraint(equalTo: card.topAnchor),
      stack.topAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
}

// Functions get the list, or are called on it.
final class HandsOn: UIView {
  private let title = UILabel()  // expect: ambiguous-layout
  private let line = UILabel()  // expect: ambiguous-layout
  private let badge = UILabel()  // expect: ambiguous-layout
  private let card = UIView()
  private let page = UIView()

  func setUp() {
    addSubview(title)
    switchOff(subviews)
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(line)
    card.subviews.switchMasksOff()
    addSubview(page)
    page.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(badge)
    page.switchMasksOfChildrenOff()
    for box in [card, page] {
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
        box.heightAnchor.constraint(equalToConstant: 60),  // expect: unscaled-constant
      ])
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
  }

  private func switchOff(_ views: [UIView]) {
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

extension Array where Element == UIView {
  func switchMasksOff() {
    forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
}

extension UIView {
  func switchMasksOfChildrenOff() {
    subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
}

// Other spellings: with other views, in pairs, backwards, by another name.
final class OtherSpellings: UIView {
  private let title = UILabel()  // expect: ambiguous-layout
  private let line = UILabel()  // expect: ambiguous-layout
  private let badge = UILabel()  // expect: ambiguous-layout
  private let seal = UILabel()  // expect: ambiguous-layout
  private let card = UIView()
  private let page = UIView()
  private let foot = UIView()

  func setUp() {
    addSubview(title)
    (subviews + [card]).forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(card)
    card.addSubview(line)
    for (_, child) in card.subviews.enumerated() {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(page)
    page.addSubview(badge)
    page.subviews.reversed().forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    foot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(foot)
    foot.addSubview(seal)
    let all = foot.subviews
    all.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    for box in [card, page, foot] {
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
        box.heightAnchor.constraint(equalToConstant: 60),  // expect: unscaled-constant
      ])
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    seal.topAnchor.constraint(equalTo: foot.topAnchor).isActive = true
  }
}

// Whether their masks are off is not known: the loop leaves some out, comes before, goes over the children of another
// view, or over a list that was made before.
final class NotThese: UIViewController {
  private let left = UILabel()
  private let kept = UILabel()
  private let early = UILabel()
  private let inner = UILabel()
  private let card = UIView()
  var isPlain = false

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    view.addSubview(left)
    view.subviews.forEach {
      if !($0 is UILabel) { $0.translatesAutoresizingMaskIntoConstraints = false }
    }
    for child in view.subviews where child.tag == 2 {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.subviews.filter { $0.isOpaque }.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    if isPlain {
      view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    }
    let old = card.subviews
    card.addSubview(kept)
    old.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }

  func addMore() {
    card.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(inner)
    left.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: edge-ignores-safe-area
    kept.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    view.addSubview(early)
    early.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: edge-ignores-safe-area
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
      card.heightAnchor.constraint(equalToConstant: 60),  // expect: unscaled-constant
    ])
  }
}
