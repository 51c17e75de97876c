import UIKit

final class BrushRow: UIView {
  let pen = UIView()
  let brush = UIView()

  func setUp(_ unknown: NSLayoutConstraint.FormatOptions) {
    addSubview(pen)
    addSubview(brush)
    pen.translatesAutoresizingMaskIntoConstraints = false
    brush.translatesAutoresizingMaskIntoConstraints = false
    let views = ["pen": pen, "brush": brush]
    let formats = [
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[pen(brush)]",
        options: [.alignAllCenterX, .alignAllTop],  // expect: idle-format-option
        metrics: nil, views: views),
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[pen(brush)]|",
        options: .alignAllTop,  // expect: idle-format-option
        metrics: nil, views: views),
      // Across the axis it waits for a second view.
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[brush]", options: .alignAllLeft, metrics: nil, views: views),
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[pen]-[brush]|", options: .alignAllTop, metrics: nil, views: views),
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[brush]", options: unknown, metrics: nil, views: views),
    ]
    for format in formats { addConstraints(format) }
  }
}
