import SnapKit
import UIKit

final class Symmetric: UIView {
  let card = UIView()
  let label = UILabel()
  let lean = UIView()
  let bounded = UILabel()
  let cover = UIView()
  let padded = UIView()
  let row = UIView()
  let slanted = UIView()

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
      lean.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
      lean.trailingAnchor.constraint(equalTo: trailingAnchor),
      bounded.leftAnchor.constraint(greaterThanOrEqualTo: leftAnchor),
      bounded.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),
      bounded.centerXAnchor.constraint(equalTo: centerXAnchor),
      bounded.topAnchor.constraint(equalTo: topAnchor),
    ])
    cover.snp.makeConstraints { $0.edges.equalToSuperview() }
    padded.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    }
    row.snp.makeConstraints { $0.left.right.equalToSuperview().inset(1) }
    slanted.snp.makeConstraints {
      $0.left.equalToSuperview().inset(1)
      $0.right.equalToSuperview()
    }
  }
}
