import Stevia
import UIKit

final class AlbumCell: UITableViewCell {
  let toggle = UISwitch()
  let title = UILabel()
  let count = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let column = UIStackView()
    column.axis = .vertical
    column.addArrangedSubview(title)
    column.addArrangedSubview(count)
    subviews(toggle, column)
    layout(0, |toggle, 0)
    align(horizontally: toggle-column)  // expect: text-without-limit
  }

  required init?(coder: NSCoder) { nil }
}

final class LimitedAlbumCell: UITableViewCell {
  let toggle = UISwitch()
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subviews(toggle, title)
    layout(0, |toggle, 0)
    align(horizontally: toggle-title-|)
  }

  required init?(coder: NSCoder) { nil }
}
