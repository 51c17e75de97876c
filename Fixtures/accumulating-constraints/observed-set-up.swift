import UIKit

// A cell sets itself up in a method that the observer of a property calls for each row.
final class BadgeCell: UITableViewCell {
  private let badge = UILabel()

  var model: String? {
    didSet {
      badge.text = model
      setUp()
    }
  }

  private func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    badge.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

final class TagCell: UICollectionViewCell {
  var item: String? { didSet { addTag() } }

  private func addTag() {
    let tag = UILabel()
    tag.translatesAutoresizingMaskIntoConstraints = false
    tag.text = item
    contentView.addSubview(tag)
    tag.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    tag.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    tag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

// Here it is set up once, or what is there is taken out.
final class OnceCell: UITableViewCell {
  private let badge = UILabel()

  var model: String? {
    didSet { if oldValue == nil { setUp() } }
  }

  private func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    badge.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

final class ClearedCell: UICollectionViewCell {
  var item: String? {
    didSet {
      contentView.subviews.forEach { $0.removeFromSuperview() }
      addTag()
    }
  }

  private func addTag() {
    let tag = UILabel()
    tag.translatesAutoresizingMaskIntoConstraints = false
    tag.text = item
    contentView.addSubview(tag)
    tag.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    tag.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    tag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

final class MadeCell: UICollectionViewCell {
  private let tag = UILabel()

  var item: String? { didSet { setUp() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    guard tag.superview == nil else { return }
    tag.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tag)
    tag.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    tag.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    tag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

final class HelpedCell: UICollectionViewCell {
  private var tags: [UILabel] = []

  var item: String? { didSet { addTag() } }

  private func addTag() {
    clear()
    let tag = UILabel()
    tag.translatesAutoresizingMaskIntoConstraints = false
    tag.text = item
    contentView.addSubview(tag)
    tags.append(tag)
    tag.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    tag.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    tag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }

  private func clear() {
    for tag in tags { tag.removeFromSuperview() }
    tags = []
  }
}
