import UIKit

/// The property is set for each row, and its observer adds to the cell.
final class HostingRowCell: UITableViewCell {
  private let rule = UIView()

  var hosted: UIView? {
    willSet { hosted?.removeFromSuperview() }
    didSet {
      if let hosted, hosted != oldValue {
        contentView.addSubview(hosted)
        NSLayoutConstraint.activate([
          hosted.topAnchor.constraint(equalTo: contentView.topAnchor),
          hosted.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          rule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),  // expect: accumulating-constraints
        ])
      }
    }
  }
}

final class SharedItemRowCell: UITableViewCell {
  private let icon = UIImageView()
  private var request: Progress?

  var item: ConditionRow? {
    didSet {
      if let item { updateWith(item) }
    }
  }

  func updateWith(_ item: ConditionRow) {
    if request != nil { request?.cancel() }
    request = nil
    if !item.isShared {
      icon.widthAnchor.constraint(equalToConstant: 0).isActive = true  // expect: accumulating-constraints
    }
  }
}

final class TitledItemCell: UICollectionViewCell {
  private let label = UILabel()

  var title: String? {
    didSet {
      guard let title else { return }
      label.text = title
      label.heightAnchor.constraint(equalToConstant: title.isEmpty ? 0 : 20).isActive = true  // expect: accumulating-constraints, unscaled-constant
    }
  }
}

/// A list collects what is made.
final class CollectingRowCell: UITableViewCell {
  private let rule = UIView()

  var hosted: UIView? {
    willSet { hosted?.removeFromSuperview() }
    didSet {
      guard let hosted else { return }
      contentView.addSubview(hosted)
      var constraints = [hosted.topAnchor.constraint(equalTo: contentView.topAnchor)]
      if hosted.isOpaque {
        constraints += [rule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]  // expect: accumulating-constraints
      }
      NSLayoutConstraint.activate(constraints)
    }
  }
}

/// Constraints of the value go with it.
final class PlainHostingRowCell: UITableViewCell {
  var hosted: UIView? {
    willSet { hosted?.removeFromSuperview() }
    didSet {
      guard let hosted else { return }
      contentView.addSubview(hosted)
      hosted.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }
  }
}

/// These take back what an earlier value made.
final class SwitchedRowCell: UITableViewCell {
  private let rule = UIView()
  private var height: NSLayoutConstraint?
  private var made: [NSLayoutConstraint] = []

  var isWide = false {
    willSet { NSLayoutConstraint.deactivate(made) }
    didSet {
      made = [rule.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: isWide ? 1 : 0.5)]
      NSLayoutConstraint.activate(made)
    }
  }

  var isHigh = false {
    didSet {
      height?.isActive = false
      height = rule.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: isHigh ? 1 : 0.5)
      height?.isActive = true
    }
  }
}

/// The cell's own state is set once, by the cell.
final class OwnStateRowCell: UITableViewCell {
  private let rule = UIView()
  private var isReady = false {
    didSet {
      rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isReady = true
  }
}

/// What is set to nil may be a constraint.
final class ReleasedRowCell: UITableViewCell {
  private let rule = UIView()
  private var height: NSLayoutConstraint?

  func update(with row: ConditionRow) {
    height = nil
    rule.heightAnchor.constraint(equalToConstant: row.isShared ? 1 : 2).isActive = true
  }
}

/// The property is set once, or the cell is emptied by a method of its own.
final class RefusingRowCell: UITableViewCell {
  private let rule = UIView()

  var kind: ConditionRow? {
    willSet {
      guard kind == nil else { fatalError("a cell has one kind") }
    }
    didSet {
      rule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }
  }
}

final class EmptiedRowCell: UITableViewCell {
  private weak var child: UIView?

  var hosted: UIView? {
    didSet {
      guard let hosted else { return }
      let holder = UIView()  // expect: ambiguous-layout
      contentView.addSubview(holder)
      holder.translatesAutoresizingMaskIntoConstraints = false
      child = holder
      holder.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      holder.isHidden = hosted.isHidden
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear(child)
  }

  private func clear(_ view: UIView?) {
    guard let view else { return }
    view.removeFromSuperview()
  }
}
