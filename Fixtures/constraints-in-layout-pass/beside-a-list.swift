import UIKit

final class NoteCell: UITableViewCell {
  private let note = UILabel()
  private var dynamicConstraints: [NSLayoutConstraint] = []

  override func updateConstraints() {
    contentView.removeConstraints(dynamicConstraints)
    dynamicConstraints = []
    if let imageView = imageView, imageView.image != nil {
      dynamicConstraints.append(note.leadingAnchor.constraint(equalTo: imageView.trailingAnchor))
    } else {
      contentView.addConstraint(
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor))  // expect: constraints-in-layout-pass
    }
    contentView.addConstraints(dynamicConstraints)
    super.updateConstraints()
  }
}

final class ListedCell: UITableViewCell {
  private let note = UILabel()
  private var dynamicConstraints: [NSLayoutConstraint] = []
  private var isSetUp = false

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(dynamicConstraints)
    dynamicConstraints = [note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]
    NSLayoutConstraint.activate(dynamicConstraints)
    if !isSetUp {
      note.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      isSetUp = true
    }
    super.updateConstraints()
  }
}

// What comes after the list is added once.
final class DatedCell: UITableViewCell {
  private let note = UILabel()
  private let date = UILabel()
  private var dynamicConstraints: [NSLayoutConstraint] = []
  private var isSetUp = false

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(dynamicConstraints)
    dynamicConstraints = [note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]
    NSLayoutConstraint.activate(dynamicConstraints)
    super.updateConstraints()
    if isSetUp { return }
    isSetUp = true
    date.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

// And here it is added each time, although what comes before it is not.
final class UndatedCell: UITableViewCell {
  private let note = UILabel()
  private let date = UILabel()
  private var dynamicConstraints: [NSLayoutConstraint] = []
  private var isSetUp = false

  override func updateConstraints() {
    if !isSetUp {
      isSetUp = true
      date.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }
    NSLayoutConstraint.deactivate(dynamicConstraints)
    dynamicConstraints = [note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]
    NSLayoutConstraint.activate(dynamicConstraints)
    date.leadingAnchor.constraint(equalTo: note.trailingAnchor).isActive = true  // expect: constraints-in-layout-pass
    super.updateConstraints()
  }
}
