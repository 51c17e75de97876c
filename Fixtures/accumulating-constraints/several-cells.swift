import UIKit

// Several cells in one method: only the dequeued ones come back with what was added to them before.

final class MixedFormController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      return cell
    }
    if indexPath.section == 1 {
      let cell = UITableViewCell.init(style: .value1, reuseIdentifier: nil)
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      return cell
    }
    if indexPath.section == 2 {
      let cell = MixedFormCell()
      cell.contentView.addSubview(cell.field)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "form", for: indexPath)
    return cell
  }
}

final class MixedFormCell: UITableViewCell {
  let field = UITextField()
}

final class MixedFieldController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    field.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    return cell
  }
}

// A variable that may get a used cell after all.
final class MixedMaybeController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if let used = tableView.dequeueReusableCell(withIdentifier: "maybe") { cell = used }
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    field.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    return cell
  }
}
