import UIKit

final class NoteView: UIView {
  private let note = UILabel()
  private let framed = UILabel()
  private let badge = UILabel()

  func setUp() {
    for label in [note, framed, badge] { addSubview(label) }
    note.translatesAutoresizingMaskIntoConstraints = false
    framed.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
    framed.sizeToFit()
    badge.frame.size = framed.frame.size
  }

  func show(_ text: String) {
    note.text = text
    note.sizeToFit()  // expect: direct-layout-call
    badge.sizeToFit()
    sizeToFit()
  }
}
