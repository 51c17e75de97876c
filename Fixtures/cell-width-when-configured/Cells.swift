import UIKit

final class TitleView: UIView {
  func sizeToFit(text: String, width: CGFloat) {}
}

final class RemarkCell: UICollectionViewCell {
  let title = TitleView()

  func configure(with text: String) {
    contentView.addSubview(title)
    title.sizeToFit(text: text, width: contentView.bounds.width)  // expect: cell-width-when-configured
  }
}

final class CodeCell: UITableViewCell {
  let code = UIScrollView()
  let label = UILabel()

  func bind(_ lines: Int) {
    let width = self.contentView.frame.size.width  // expect: cell-width-when-configured
    code.contentSize = CGSize(width: width, height: CGFloat(lines * 20))
  }

  func show(_ text: String) {
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)  // expect: cell-width-when-configured, hard-coded-frame
  }
}

final class LaidOutCell: UICollectionViewCell {
  let title = TitleView()
  let label = UILabel()
  private var text = ""

  func configure(with text: String) {
    self.text = text
    title.sizeToFit(text: text, width: contentView.bounds.width)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)  // expect: hard-coded-frame
  }

  // It is told the width.
  func configure(_ text: String, width: CGFloat) {
    label.preferredMaxLayoutWidth = contentView.bounds.width
  }

  func resize(_ picture: UIImageView) {
    picture.frame.size.width = bounds.width
  }

  func height(of text: String) -> CGFloat { contentView.bounds.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.sizeToFit(text: text, width: contentView.bounds.width)
    label.frame.size.width = bounds.width
    place(0)
  }

  func place(_ inset: CGFloat) {
    label.frame = CGRect(x: inset, y: 0, width: bounds.width, height: 20)  // expect: hard-coded-frame
  }
}

// No cell.
final class Banner: UIView {
  let label = UILabel()

  func configure(with text: String) {
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)  // expect: hard-coded-frame
  }
}
