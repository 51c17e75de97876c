import UIKit

final class LegendRow: UIView {
  let swatch = UIView()  // expect: ambiguous-layout
  let caption = UILabel()  // expect: ambiguous-layout

  func setUp() {
    addSubview(swatch)
    addSubview(caption)
    swatch.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[swatch(==caption)]-[caption(<=caption)]|",  // expect: self-constraint
        metrics: nil, views: ["swatch": swatch, "caption": caption]))
  }
}
