import UIKit

final class ToolRow: UIView {
  let pen = UIButton()
  let brush = UIButton()

  func setUp() {
    addSubview(pen)
    addSubview(brush)
    pen.translatesAutoresizingMaskIntoConstraints = false
    brush.translatesAutoresizingMaskIntoConstraints = false
    let views = ["pen": pen, "brush": brush]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[pen]-[brush]|",
        options: .alignAllLeading,  // expect: visual-format-option-axis
        metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[pen]-[brush]|",
        options: [.alignAllLeft, .alignAllCenterY],  // expect: visual-format-option-axis
        metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[pen]-[brush]|", options: [.alignAllLeft, .alignAllRight],
        metrics: nil, views: views))
    // A single view has no neighbour, and the system lets the option pass.
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[pen(brush)]",
        options: .alignAllCenterX,  // expect: idle-format-option
        metrics: nil, views: views))
  }
}
