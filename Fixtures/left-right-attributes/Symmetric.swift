import SnapKit
import UIKit

final class Symmetric: UIView {
  let card = UIView()  // expect: ambiguous-layout
  let label = UILabel()
  let lean = UIView()  // expect: ambiguous-layout
  let bounded = UILabel()
  let cover = UIView()
  let padded = UIView()
  let row = UIView()  // expect: ambiguous-layout
  let slanted = UIView()  // expect: ambiguous-layout

  func setUp() {
    for view in [card, label, lean, bounded] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [cover, padded, row, slanted] { addSubview(view) }
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: leftAnchor, constant: 1),
      card.rightAnchor.constraint(equalTo: rightAnchor, constant: -1),
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
      card.rightAnchor.constraint(equalTo: label.rightAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      lean.leftAnchor.constraint(equalTo: leftAnchor, constant: 1),  // expect: left-right-attributes
      lean.rightAnchor.constraint(equalTo: rightAnchor),  // expect: left-right-attributes
      bounded.leftAnchor.constraint(greaterThanOrEqualTo: leftAnchor),
      bounded.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),
      bounded.centerXAnchor.constraint(equalTo: centerXAnchor),
      bounded.topAnchor.constraint(equalTo: topAnchor),
    ])
    cover.snp.makeConstraints { $0.edges.equalToSuperview() }
    padded.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))  // expect: left-right-attributes, left-right-attributes
    }
    row.snp.makeConstraints { $0.left.right.equalToSuperview().inset(1) }
    slanted.snp.makeConstraints {
      $0.left.equalToSuperview().inset(1)  // expect: left-right-attributes
      $0.right.equalToSuperview()  // expect: left-right-attributes
    }
  }
}
