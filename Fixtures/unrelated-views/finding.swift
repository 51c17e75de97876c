import UIKit

extension UIView {
  func firstAncestor(named name: String) -> UIView? {
    guard let superview else { return nil }
    if String(describing: superview) == name { return superview }
    return superview.firstAncestor(named: name)
  }

  func lastDescendant() -> UIView? {
    guard let last = subviews.last else { return self }
    return last.lastDescendant()
  }

  func makeBackdrop() -> UIView {
    let backdrop = UIView()
    backdrop.backgroundColor = .black
    return backdrop
  }

  func makeShade(_ isDark: Bool) -> UIView { isDark ? makeBackdrop() : UIView() }
}
