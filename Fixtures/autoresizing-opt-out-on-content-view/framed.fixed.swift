import UIKit

// Cells that place their content view by themselves.

final class CardCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet { contentView.frame = bounds }
  }
}

final class RowCell: UITableViewCell {
  func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension RowCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    self.contentView.frame = bounds
  }
}

final class SizedCell: UICollectionViewCell {
  func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame.size.width = bounds.width
    contentView.frame.size.height = bounds.height
  }
}

// This one only reads its frame.

final class ReadingCell: UICollectionViewCell {
  let card = UIView()

  func setUp() {
    contentView.addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
  }
}
