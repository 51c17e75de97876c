import UIKit

/// Constraints whose second anchor is not known, on views that have another name where they are made.
final class OtherNamesView: UIView {
  let looped = UILabel(), counted = UILabel(), mapped = UILabel(), edged = UILabel()
  let paired = UILabel()
  let plain = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for label in [looped, counted, mapped, edged, paired, plain] {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    for label in [looped] {
      label.topAnchor.constraint(equalTo: Store.shared.anchors[0]).isActive = true
    }
    for (index, label) in [counted].enumerated() {
      label.topAnchor.constraint(equalTo: Store.shared.anchors[index]).isActive = true
    }
    [mapped].forEach {
      $0.topAnchor.constraint(equalTo: Store.shared.anchors[0]).isActive = true
    }
    let edge = edged.topAnchor
    edge.constraint(equalTo: Store.shared.anchors[0]).isActive = true
    let pairs: [(anchor: NSLayoutYAxisAnchor, gap: CGFloat)] = [(topAnchor, 8)]
    for (index, label) in [paired].enumerated() {
      label.topAnchor.constraint(equalTo: pairs[index].anchor, constant: pairs[index].gap)
        .isActive = true
    }
  }
}
