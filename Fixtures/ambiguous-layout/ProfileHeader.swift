import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class ProfileHeader: UIView {
  private let avatar = UIView()  // expect: ambiguous-layout
  private let name = UILabel()  // expect: ambiguous-layout
  private let rule = UIView()
  private let backdrop: UIView = {
    let backdrop = UIView()  // expect: missing-position
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    return backdrop
  }()

  func setUp() {
    addSubview(backdrop)
    for view in [avatar, name, rule] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      backdrop.widthAnchor.constraint(equalTo: widthAnchor),
      backdrop.topAnchor.constraint(equalTo: topAnchor),
      backdrop.bottomAnchor.constraint(equalTo: bottomAnchor),
      // Nothing says how high it is, and the rule follows.
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.topAnchor.constraint(equalTo: topAnchor),
      rule.topAnchor.constraint(equalTo: avatar.bottomAnchor),
      rule.leadingAnchor.constraint(equalTo: leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      rule.heightAnchor.constraint(equalToConstant: 1),
      // A limit is no place.
      name.leadingAnchor.constraint(greaterThanOrEqualTo: avatar.trailingAnchor, constant: 8),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
