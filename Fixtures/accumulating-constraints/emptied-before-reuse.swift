import UIKit

// Cells that take the views of their content out before they are used again.

final class WidgetCell: UITableViewCell {
  static let reuseIdentifier = "widget"

  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.subviews.first?.removeFromSuperview()
  }
}

class EmptyingCell: UICollectionViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    for view in contentView.subviews { view.removeFromSuperview() }
  }
}

final class TileCell: EmptyingCell {}

final class PlainCell: UITableViewCell {}

final class FormController: UITableViewController {
  var widget: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WidgetCell.self, forCellReuseIdentifier: WidgetCell.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "widget", for: indexPath)
    cell.contentView.addSubview(widget)
    NSLayoutConstraint.activate([
      widget.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      widget.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    return cell
  }
}

final class CastController: UITableViewController {
  var widget: UIView!

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "widget", for: indexPath)
        as? WidgetCell
    else { return UITableViewCell() }
    cell.contentView.addSubview(widget)
    widget.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    return cell
  }
}

final class TilesController: UICollectionViewController {
  var widget: UIView!

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
    cell.contentView.addSubview(widget)
    widget.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    return cell
  }
}

// This one takes nothing out; another cell of the project does.

final class PlainController: UITableViewController {
  var widget: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    cell.contentView.addSubview(widget)
    widget.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    return cell
  }
}

final class MixedController: UITableViewController {
  var widget: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WidgetCell.self, forCellReuseIdentifier: "widget")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath) as! PlainCell
    cell.contentView.addSubview(widget)
    widget.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    return cell
  }
}

// The method that fills the cell takes the previous one out.

final class TaggedController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tagged", for: indexPath)
    fill(cell)
    return cell
  }

  private func fill(_ cell: UITableViewCell) {
    let label = UILabel()
    label.tag = 111
    cell.contentView.subviews.filter { $0.tag == 111 }.forEach { $0.removeFromSuperview() }
    cell.contentView.addSubview(label)
  }
}

final class HeapingController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "heaping", for: indexPath)
    fill(cell)  // expect: accumulating-constraints
    return cell
  }

  private func fill(_ cell: UITableViewCell) {
    let label = UILabel()
    label.tag = 111
    cell.contentView.addSubview(label)
  }
}
