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
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: left-right-attributes
      icon.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor),  // expect: left-right-attributes
      title.topAnchor.constraint(equalTo: topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),  // expect: left-right-attributes
      chartView.leftAnchor.constraint(equalTo: leftAnchor),
    ])
  }
}
