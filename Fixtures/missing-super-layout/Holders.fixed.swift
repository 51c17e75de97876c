import UIKit

// layoutlint:disable:file ambiguous-layout - only a part of each layout is written out

// Nothing of the superclass's is used, and nothing is constrained.
final class PictureHeader: UITableViewHeaderFooterView {
  let picture = UIImageView()

  func setUp() { addSubview(picture) }

  override func layoutSubviews() { picture.frame = bounds }
}

final class OwnLabelCell: UITableViewCell {
  private let caption = UILabel()
  private let other = UITableViewCell()

  func setUp() {
    addSubview(caption)  // expect: wrong-superview
    addSubview(other)  // expect: wrong-superview
    other.textLabel?.text = "of another cell"
  }

  override func layoutSubviews() { caption.frame = bounds }
}

final class DividerView: UICollectionReusableView {
  private let line = UIView()

  func setUp() { addSubview(line) }

  override func layoutSubviews() { line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1) }
}

class PanelBase: UIView {
  let title = UILabel()

  func setUp() { addSubview(title) }
}

final class FramedPanel: PanelBase {
  let note = UILabel()

  func add() { addSubview(note) }

  override func layoutSubviews() {
    title.frame = bounds
    note.frame = bounds
  }
}

// Parts of the superclass's that the code uses.
final class TitledHeader: UITableViewHeaderFooterView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    textLabel?.text = "title"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }  // expect: missing-super-layout
}

final class ContentCell: UICollectionViewCell {
  let picture = UIImageView()

  func setUp() { contentView.addSubview(picture) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }  // expect: missing-super-layout
}

final class MarkedCell: UITableViewCell {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)  // expect: wrong-superview
    self.accessoryType = .checkmark
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }  // expect: missing-super-layout
}

final class NibCell: UITableViewCell {
  @IBOutlet var caption: UILabel!
  let picture = UIImageView()

  func setUp() { addSubview(picture) }  // expect: wrong-superview

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }  // expect: missing-super-layout
}

// Constraints, of the class or of a superclass.
final class TiedDivider: UICollectionReusableView {
  private let line = UIView()

  func setUp() {
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }  // expect: missing-super-layout
}

class TiedBase: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class TiedPanel: TiedBase {
  let note = UILabel()

  func add() { addSubview(note) }

  override func layoutSubviews() {
    super.layoutSubviews()
    note.frame = bounds
  }  // expect: missing-super-layout
}

// A superclass that lays out its own parts.
class LaidOutBase: UIView {
  let title = UILabel()

  func setUp() { addSubview(title) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}

final class LaidOutPanel: LaidOutBase {
  let note = UILabel()

  func add() { addSubview(note) }

  override func layoutSubviews() {
    super.layoutSubviews()
    note.frame = bounds
  }  // expect: missing-super-layout
}

final class MarkedPicture: UIImageView {
  private let mark = UIView()

  func setUp() {
    mark.translatesAutoresizingMaskIntoConstraints = false
    addSubview(mark)
    mark.topAnchor.constraint(equalTo: topAnchor).isActive = true
    mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    mark.widthAnchor.constraint(equalToConstant: 0).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 0).isActive = true
  }

  override func layoutSubviews() {  // expect: missing-super-layout
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}
