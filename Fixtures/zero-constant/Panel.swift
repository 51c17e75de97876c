import UIKit

final class PanelLayout {
  var leading: NSLayoutConstraint?
  var trailing: NSLayoutConstraint?

  func ties(of surface: UIView, to view: UIView) -> [NSLayoutConstraint] {
    surface.translatesAutoresizingMaskIntoConstraints = false
    let leading = surface.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)
    self.leading = leading
    let trailing = surface.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 0)  // expect: zero-constant
    self.trailing = trailing
    return [leading, trailing]
  }
}

final class PanelController: UIViewController {
  let layout = PanelLayout()

  func widen(by margin: CGFloat) {
    layout.leading?.constant = -margin
    // Reading is no change.
    print(layout.trailing?.constant ?? 0)
  }
}
