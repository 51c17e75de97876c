import UIKit

final class TicketView: UIView {
  let title = UILabel()
  let price = UILabel()
  let metrics = ["gap": 12, "narrow": 80]  // expect: unscaled-constant

  func setUp(extra: [String: UIView]) {
    for label in [title, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    var views: [String: UIView] = ["title": title]
    let early = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[title]-[price]|",  // expect: unknown-visual-format-name
      options: .alignAllFirstBaseline, metrics: nil, views: views)
    views["price"] = price
    let late = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[title]-[price(==titel)]|",  // expect: unknown-visual-format-name
      options: .alignAllFirstBaseline, metrics: nil, views: views)
    let spaced = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[title(>=narrow)]-Gap-[price]",  // expect: unknown-visual-format-name
      metrics: metrics, views: views)
    let right = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-gap-[title(price)]-(>=gap@narrow)-[price]-|", metrics: metrics,
      views: views)
    // What is added out of sight may well hold the name.
    views.merge(extra) { first, _ in first }
    let open = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[badge]|", metrics: nil, views: views)
    NSLayoutConstraint.activate(early + late + spaced + right + open)
  }
}
