import SnapKit
import UIKit

/// The constraints of one view are not those of the next one that a property holds.
final class ReplacedCard: UIView {
  private var card = UIView()
  private let note = UIView()

  func show(_ inset: CGFloat) {
    card = UIView()
    addSubview(card)
    addSubview(note)
    card.snp.remakeConstraints { make in  // expect: remade
      make.edges.equalToSuperview().inset(inset)
    }
    note.snp.remakeConstraints { make in
      make.edges.equalToSuperview().inset(inset)
    }
  }
}
