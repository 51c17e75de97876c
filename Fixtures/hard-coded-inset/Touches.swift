import UIKit

let screenInsets: UIEdgeInsets = {
  if #available(iOS 12.0, *) { return keyWindow.safeAreaInsets }  // expect: stored-safe-area
  if isTall { return UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
  return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
}()

final class Slider: UIView {
  let knob = UIView()
  var regions: CGRect?
  var content: CGRect?

  var padding: UIEdgeInsets {
    if isHidden { return .zero }
    return UIEdgeInsets(top: 21, left: 0, bottom: 0, right: 0)
  }

  func margins() -> UIEdgeInsets {
    layoutMargins = UIEdgeInsets(top: 22, left: 0, bottom: 0, right: 0)  // expect: hard-coded-inset
    return window?.safeAreaInsets ?? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  func update() {
    let adjustedRegion = knob.frame.inset(by: UIEdgeInsets(top: 30, left: -10, bottom: -20, right: -10))
    regions = adjustedRegion
    content = bounds.inset(by: UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 10))  // expect: hard-coded-inset
  }

  func isNear(_ place: CGPoint) -> Bool {
    bounds.inset(by: UIEdgeInsets(top: -9, left: -9, bottom: -9, right: -9)).contains(place)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let larger = bounds.inset(by: UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))
    return larger.contains(point)
  }
}
