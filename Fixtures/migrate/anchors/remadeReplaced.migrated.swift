import SnapKit
import UIKit

/// The constraints of one view are not those of the next one that a property holds.
final class ReplacedCard: UIView {
  private var card = UIView()
  private let note = UIView()
  private var noteConstraints: [NSLayoutConstraint] = []

  func show(_ inset: CGFloat) {
    card = UIView()
    addSubview(card)
    addSubview(note)
    card.snp.remakeConstraints { make in
      make.edges.equalToSuperview().inset(inset)
    }
    NSLayoutConstraint.deactivate(noteConstraints)
    note.translatesAutoresizingMaskIntoConstraints = false
    noteConstraints = [
      note.leftAnchor.constraint(equalTo: leftAnchor, constant: inset),
      note.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      note.rightAnchor.constraint(equalTo: rightAnchor, constant: -inset),
      note.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset)
    ]
    NSLayoutConstraint.activate(noteConstraints)
  }
}
