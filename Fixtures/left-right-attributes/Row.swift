import UIKit

final class SideRow: UIView {
  let icon = UIImageView()  // expect: ambiguous-layout
  let title = UILabel()
  let chartView = UIView()  // expect: ambiguous-layout

  func setUp() {
    for view in [icon, title, chartView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leftAnchor.constraint(equalTo: leftAnchor),  // expect: left-right-attributes
      icon.topAnchor.constraint(equalTo: topAnchor),
      title.leftAnchor.constraint(equalTo: icon.rightAnchor),  // expect: left-right-attributes
      title.topAnchor.constraint(equalTo: topAnchor),
      title.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),  // expect: left-right-attributes
      chartView.leftAnchor.constraint(equalTo: leftAnchor),
    ])
  }
}
