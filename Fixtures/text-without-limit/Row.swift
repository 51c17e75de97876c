import Stevia
import UIKit

final class AlbumCell: UITableViewCell {
  let thumbnail = UIImageView()
  let title = UILabel()
  let count = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let column = UIStackView()
    column.axis = .vertical
    column.addArrangedSubview(title)
    column.addArrangedSubview(count)
    subviews(thumbnail, column)
    layout(6, |-10-thumbnail.size(78), 6)
    align(horizontally: thumbnail-10-column)  // expect: text-without-limit
  }

  required init?(coder: NSCoder) { nil }
}

final class LimitedAlbumCell: UITableViewCell {
  let thumbnail = UIImageView()
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subviews(thumbnail, title)
    layout(6, |-10-thumbnail.size(78), 6)
    align(horizontally: thumbnail-10-title-8-|)
  }

  required init?(coder: NSCoder) { nil }
}
