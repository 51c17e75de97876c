import UIKit

extension Int {
  func calculateWidth() -> CGFloat { UIScreen.main.bounds.width / (375 / CGFloat(self)) }
  func calculateHeight() -> CGFloat { UIScreen.main.bounds.height / (667 / CGFloat(self)) }
}

extension Double {
  func calculateWidth() -> CGFloat { UIScreen.main.bounds.width / 375 * CGFloat(self) }
  func calculateHeight() -> CGFloat { UIScreen.main.bounds.height / 667 * CGFloat(self) }
}

final class ToolRow: UIView {
  private let icon = UIImageView()
  private let title = UILabel()
  private let rule: CGFloat = 26.calculateHeight()  // expect: unscaled-constant
  private let numbers = [
    "gap": 20.calculateWidth(),  // expect: unscaled-constant
    "hairline": 1,
    "unused": 90,
  ]

  func setUp() {
    let views = ["icon": icon, "title": title]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    var constraints = NSLayoutConstraint.constraints(
      // expect: unscaled-constant, unscaled-constant
      withVisualFormat: "H:|-\(16.calculateWidth())-[icon]-gap-[title]-(>=\(8.5.calculateWidth()))-|", metrics: numbers, views: views)
    constraints += NSLayoutConstraint.constraints(
      // expect: unscaled-constant
      withVisualFormat: "V:|-edge-[icon(hairline)]-(\(-12.calculateHeight()))-[title(gap)]-rule-|", options: [],
      metrics: [
        "edge": 30.calculateHeight(),  // expect: unscaled-constant
        "gap": numbers["gap"] ?? 0,
        "hairline": 1,
        "rule": rule,
      ], views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[icon(==title)]-\(24.calculateHeight())-[title]-(edge)-|",
      metrics: ["edge": 32.calculateHeight()], views: views)
    NSLayoutConstraint.activate(constraints)
  }
}
