import UIKit

final class NoteCell: UITableViewCell {
  let note = UILabel()  // expect: ambiguous-layout

  func setUp() {
    // The content view belongs to the table.
    contentView.translatesAutoresizingMaskIntoConstraints = false  // expect: autoresizing-opt-out-on-content-view
    contentView.addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    note.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor).isActive = true
  }
}

final class SelfSizedCell: UICollectionViewCell {
  let note = UILabel()  // expect: ambiguous-layout

  func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    contentView.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    note.translatesAutoresizingMaskIntoConstraints = false
    note.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

final class CardView: UIView {
  let contentView = UIView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
