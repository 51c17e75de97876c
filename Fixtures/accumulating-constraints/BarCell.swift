import UIKit

public final class BarCell: UITableViewCell {
  let bar = UIView()
  let label = UILabel()
  var width: NSLayoutConstraint?

  func configure(share: CGFloat) {
    bar.widthAnchor.constraint(  // expect: accumulating-constraints
      equalTo: contentView.widthAnchor, multiplier: share
    ).isActive = true
    bar.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }

  func update(width share: CGFloat) {
    width?.isActive = false
    width = bar.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: share)
    width?.isActive = true
  }

  func show(_ text: String, isWide: Bool) {
    if isWide { label.leftAnchor.constraint(equalTo: contentView.leftAnchor).isActive = true }  // expect: accumulating-constraints
  }

  func configureLayout() {
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    configureOnce(inset: 0)
  }

  func configureOnce(inset: CGFloat) {
    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.rightAnchor.constraint(equalTo: contentView.rightAnchor).isActive = true  // expect: accumulating-constraints, left-right-attributes
  }
}

final class BarSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bar", for: path)
    let line = UIView()  // expect: ambiguous-layout
    line.backgroundColor = .gray
    line.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(line)
    line.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    return cell
  }
}
