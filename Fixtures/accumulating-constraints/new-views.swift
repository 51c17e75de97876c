import UIKit

// Each call makes a view of its own; only what is added stays.
final class ChevronCell: UITableViewCell {
  func configure(title: String) {
    textLabel?.text = title
    accessoryView = .chevron
  }
}

final class DotCell: UITableViewCell {
  func configure(title: String) {
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(dot)
    dot.widthAnchor.constraint(equalTo: contentView.widthAnchor).isActive = true  // expect: accumulating-constraints
    dot.heightAnchor.constraint(equalTo: dot.widthAnchor).isActive = true
    dot.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
  }
}

extension UIView {
  fileprivate static var chevron: UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    return view
  }
}
