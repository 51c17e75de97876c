import UIKit

// Views that a function finds, and does not make: they have a superview already.

final class FoundBar: UIView {
  func align(_ bar: UIView) {
    guard let clip = bar.firstAncestor(named: "Clip") ?? bar.firstAncestor(named: "Container")
    else { return }
    clip.translatesAutoresizingMaskIntoConstraints = false
    clip.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  func alignInner(_ bar: UIView) {
    guard let inner = bar.lastDescendant() else { return }
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  func alignMade() {
    let backdrop = makeBackdrop()
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    backdrop.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: unrelated-views
  }

  func alignShade() {
    let shade = makeShade(true)
    shade.translatesAutoresizingMaskIntoConstraints = false
    shade.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: unrelated-views
  }
}
