import UIKit

// Code that gets an anchor may constrain its view.
final class AnchorsSilent: UIView {
  private let given = UILabel()
  private let listed = UILabel()
  private let called = UILabel()
  private let kept = UILabel()
  private let overloaded = UILabel()
  private let tagged = UILabel()

  func setUp() {
    for view in [given, listed, called, kept, overloaded] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    keepTogether(given.leadingAnchor, leadingAnchor)
    keepAll([listed.leadingAnchor, listed.trailingAnchor])
    called.leadingAnchor.keep(near: leadingAnchor)
    let side = kept.leadingAnchor
    Keeper.shared.keep(side)
    equalize(overloaded.leadingAnchor, leadingAnchor)  // expect: text-without-limit
    let tagged = UILabel()
    tagged.tag = 1
    addSubview(tagged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    viewWithTag(1)?.frame = bounds
  }
}

final class AnchorsTold: UIView {
  private let given = UILabel()  // expect: ambiguous-layout
  private let overloaded = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for view in [given, overloaded] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    keepTogether(leadingAnchor, trailingAnchor)
    equalize(overloaded.bottomAnchor, bottomAnchor)
    let tagged = UILabel()  // expect: ambiguous-layout
    tagged.tag = 1
    addSubview(tagged)
  }
}

@discardableResult
private func equalize<C: NSLayoutAnchor<NSLayoutXAxisAnchor>>(_ anchor: C, _ other: C)
  -> NSLayoutConstraint
{
  let constraint = anchor.constraint(equalTo: other)
  constraint.isActive = true
  return constraint
}

@discardableResult
private func equalize<C: NSLayoutAnchor<NSLayoutYAxisAnchor>>(_ anchor: C, _ other: C)
  -> NSLayoutConstraint
{
  let constraint = anchor.constraint(equalTo: other)
  constraint.isActive = true
  return constraint
}
