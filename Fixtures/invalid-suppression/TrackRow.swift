import UIKit

/// Rows say `layoutlint:disable:next zero-constant` where they mean it.
final class TrackRow: UIView {
  let title = UILabel()
  let note = "// layoutlint:disable:nxt zero-constant"

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // layoutlint:disable:nxt zero-constant  // expect: invalid-suppression
      title.topAnchor.constraint(equalTo: topAnchor, constant: 0),  // expect: zero-constant
      // layoutlint:disable:next zero-constnat  // expect: invalid-suppression
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0),  // expect: zero-constant
      // layoutlint:disable:next  // expect: invalid-suppression
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0),  // expect: zero-constant
      // layoutlint:disable:next zero-constant self-constraint  // expect: invalid-suppression
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 0),
    ])
    // layoutlint:disable:next zero-constant, because it moves
    title.widthAnchor.constraint(equalTo: widthAnchor, constant: 0).isActive = true  // expect: redundant-constraint
    // layoutlint:disable:next zero-constant,  // expect: invalid-suppression
    title.heightAnchor.constraint(equalTo: heightAnchor, constant: 0).isActive = true  // expect: redundant-constraint
    // layoutlint: see the handbook
  }
}
