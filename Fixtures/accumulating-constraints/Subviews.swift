import SnapKit
import UIKit

final class SnapCell: UITableViewCell {
  let bar = UIView()

  func configure(share: CGFloat) {
    bar.snp.makeConstraints { make in
      make.width.equalTo(contentView).multipliedBy(share)  // expect: accumulating-constraints
    }
  }
}

final class RemadeCell: UITableViewCell {
  let bar = UIView()

  func configure(share: CGFloat) {
    bar.snp.remakeConstraints { make in
      make.width.equalTo(contentView).multipliedBy(share)
    }
  }
}

final class LabelCell: UITableViewCell {
  let row = UIView()

  func configure(text: String) {
    let label = UILabel(frame: contentView.bounds)
    label.text = text
    contentView.addSubview(label)  // expect: accumulating-constraints
    let inner = UIView()
    let card = UIView()
    card.addSubview(inner)
    addSubview(row)  // expect: wrong-superview
  }
}

final class EmptiedCell: UITableViewCell {
  func configure(text: String) {
    contentView.subviews.forEach { $0.removeFromSuperview() }
    let label = UILabel(frame: contentView.bounds)
    label.text = text
    contentView.addSubview(label)
  }
}

final class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let label = UILabel()
    cell.contentView.addSubview(label)  // expect: accumulating-constraints
    let backdrop = UIView()
    let shade = UIView()
    backdrop.addSubview(shade)
    cell.backgroundView = backdrop
    return cell
  }
}
