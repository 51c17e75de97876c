import UIKit

// An operator that is not Swift's own may make constraints, or do anything else.
final class OperatorCard: UIView {
  let title = UILabel()
  let detail = UILabel()
  let badge = UIView()
  let scroller = UIScrollView()
  let free = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [title, detail, badge, scroller, free] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor /==/ leadingAnchor
    detail.edgeAnchors <~ edgeAnchors
    badge.sizeAnchors ≈ 20
    title.bottomAnchor /<=/ badge.topAnchor - 4
    // Only the right side names it.
    detail.bottomAnchor /==/ scroller.topAnchor + 8
    free.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// A library that gives comparisons of anchors a meaning.
final class ComparedCard: UIView {
  let title = UILabel()
  let detail = UILabel()
  let free = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [title, detail, free] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    title.leadingAnchor == leadingAnchor + 8
    activate([detail.trailingAnchor <= trailingAnchor, detail.leadingAnchor == leadingAnchor])
  }
}

// Arithmetic, comparisons and `??` make none.
final class PlainCard: UIView {
  let title = UILabel()  // expect: ambiguous-layout
  let detail = UILabel()  // expect: ambiguous-layout
  let badge: UIView? = UIView()

  func setUp() {
    for view in [title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.topAnchor.constraint(equalTo: topAnchor, constant: title.alpha * 2 + 3).isActive = true
    detail.topAnchor.constraint(equalTo: topAnchor).isActive = true
    if title == badge ?? detail || detail.alpha < 1 && title !== detail { title.alpha = 1 }
    detail.alpha -= 0.5
  }
}

// In another type.
final class OperatorHost {
  let card = HostedCard()

  func place() { card.title.leadingAnchor /==/ card.leadingAnchor + 4 }
}

final class HostedCard: UIView {
  let title = UILabel()
  let detail = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
  }
}

// An operator between a new object and a closure sets the object up.
final class SetUpTold: UIView {
  let title = UILabel() ※ { label in  // expect: ambiguous-layout
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
  }
  let detail = UILabel() <| {  // expect: ambiguous-layout
    $0.translatesAutoresizingMaskIntoConstraints = false
  }

  func setUp() {
    let icon = UIImageView(image: nil) ※ { $0.translatesAutoresizingMaskIntoConstraints = false }  // expect: ambiguous-layout
    for view in [title, detail, icon] { addSubview(view) }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    detail.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    icon.topAnchor.constraint(equalTo: detail.bottomAnchor).isActive = true
  }
}

final class SetUpSilent: UIView {
  let title = UILabel() ※ { label in
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
  }
  let detail = UILabel() <| {
    $0.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  }
  let badge = UILabel()

  func setUp() {
    for view in [title, detail, badge] { addSubview(view) }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    // What the closure gets, nobody can tell.
    badge <| { $0.top == $0.superview!.top }
  }
}
