import UIKit

final class PersonCell: UITableViewCell {
  let badge = UIButton()
  let row = UIStackView()
  let name = UILabel()
  let backdrop = UIView()
  let shade = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(badge)  // expect: wrong-superview
    self.addSubview(row)  // expect: wrong-superview
    contentView.addSubview(row)
    row.addSubview(name)  // expect: wrong-superview
    row.addArrangedSubview(UILabel())
    row.addSubview(backdrop)
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(shade)
    shade.frame = row.bounds
    name.addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }
}

final class PersonController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    let line = UIView()
    cell.addSubview(line)  // expect: wrong-superview
    cell.contentView.addSubview(line)
    view.addSubview(line)
    return cell
  }
}

final class StackedView: UIStackView {
  let title = UILabel()

  func setUp() {
    addSubview(title)  // expect: wrong-superview
  }
}

final class BadgedCell: BaseCell {
  let badge = UIButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(badge)  // expect: wrong-superview
  }

  required init?(coder: NSCoder) { nil }
}

class BaseCell: UITableViewCell {}

// A cell of a calendar, that is a view.
final class DayView: DayCell {
  let badge = UIButton()

  func setUp() {
    addSubview(badge)
  }
}

class DayCell: UIView {}

final class PlainView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
  }
}
