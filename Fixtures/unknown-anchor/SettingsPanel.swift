import UIKit

final class SettingsPanel: UIView {
  let heading = UILabel()
  let toggle = UISwitch()  // expect: ambiguous-layout

  func setUp() {
    addSubview(heading)
    addSubview(toggle)
    heading.translatesAutoresizingMaskIntoConstraints = false
    toggle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      heading.leadinAnchor.constraint(equalTo: leadingAnchor),  // expect: unknown-anchor
      toggle.topAnchor.constraint(equalTo: heading.botomAnchor),  // expect: unknown-anchor
      toggle.firstBaselineAnchor.constraint(equalTo: heading.lastBaselineAnchor),
    ])
  }
}
