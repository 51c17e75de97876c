import UIKit

struct ConditionRow {
  var image: UIImage?
  var isShared = false
  var kind = Kind.short
  enum Kind { case short, long }
}

/// What is made depends on what the row shows, and comes again with the next row of that kind.
final class SharedRowCell: UITableViewCell {
  private let icon = UIImageView()
  private let title = UILabel()

  func update(with row: ConditionRow) {
    title.text = nil
    if row.isShared {
      icon.image = row.image
    } else {
      icon.image = nil
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 0)  // expect: accumulating-constraints
      ])
    }
  }
}

final class PictureRowCell: UITableViewCell {
  private let picture = UIImageView()

  func configure(with row: ConditionRow?) {
    guard let row = row else { return }
    if let image = row.image, image.size.height > 0 {
      picture.image = image
      picture.heightAnchor.constraint(equalToConstant: 44).isActive = true  // expect: accumulating-constraints
    }
  }
}

final class KindRowCell: UITableViewCell {
  private let bar = UIView()

  func configure(_ row: ConditionRow) {
    let kind = row.kind
    switch kind {
    case .short: bar.heightAnchor.constraint(equalToConstant: 44).isActive = true  // expect: accumulating-constraints
    case .long: bar.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
  }
}

/// The cell remembers what it has done.
final class OnceRowCell: UITableViewCell {
  private let bar = UIView()
  private var isSetUp = false

  func configure(_ row: ConditionRow) {
    if !isSetUp {
      isSetUp = true
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }
}

final class LazyRowCell: UITableViewCell {
  private let bar = UIView()
  private var height: NSLayoutConstraint?

  func configure(_ row: ConditionRow) {
    if height == nil {
      height = bar.heightAnchor.constraint(equalToConstant: 44)
      height?.isActive = true
    }
  }
}

final class AddedRowCell: UITableViewCell {
  private let bar = UIView()  // expect: missing-position

  func configure(_ row: ConditionRow) {
    guard bar.superview == nil else { return }
    contentView.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}

/// The condition mixes what is given with what the cell knows.
final class MixedRowCell: UITableViewCell {
  private let bar = UIView()
  private var shown: ConditionRow.Kind?

  func configure(_ row: ConditionRow) {
    if row.kind != shown {
      shown = row.kind
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }
}

/// A property of its own hides the parameter.
final class HiddenRowCell: UITableViewCell {
  private let bar = UIView()
  private var next: ConditionRow?

  func configure(_ row: ConditionRow) {
    if let row = next, row.isShared {
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }
}

/// The last height is taken out of a property.
final class ForgottenRowCell: UITableViewCell {
  private let bar = UIView()
  private var view: UIView?

  func configure(_ row: ConditionRow) {
    view = nil
    if row.isShared { bar.heightAnchor.constraint(equalToConstant: 44).isActive = true }
  }
}
