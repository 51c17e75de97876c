import UIKit

final class ComposeBar: UIView {
  let field = UITextView()
  let send = UIButton()

  func setUp(width: CGFloat, suffix: String) {
    addSubview(field)
    addSubview(send)
    field.translatesAutoresizingMaskIntoConstraints = false
    send.translatesAutoresizingMaskIntoConstraints = false
    let views = ["field": field, "send": send]
    let tail = "[send]|"
    for format in ["H:|-[field]-[send]-|", "V:|[field]", "V:[send]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|- [field]",  // expect: invalid-visual-format
        options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V[field]|",  // expect: invalid-visual-format
        options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[field(=width)]" + tail,  // expect: invalid-visual-format
          options: [], metrics: ["width": width], views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        // expect: invalid-visual-format
        withVisualFormat: #"H:|-\#(width)-[field]--[send]|"#,
        metrics: nil, views: views))
    // Whatever is put in here, nothing is known to be wrong.
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|\(suffix)[field]", options: [], metrics: nil, views: views))
  }
}
