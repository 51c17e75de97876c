import SnapKit
import UIKit

// What SnapKit made before is taken back first.

final class OneCell: UITableViewCell {
  let title = UILabel()
  private var top: Constraint?

  func configure(inset: CGFloat) {
    top?.uninstall()
    title.snp.makeConstraints { top = $0.top.equalToSuperview().inset(inset).constraint }
  }
}

final class AllCell: UITableViewCell {
  let title = UILabel()
  private var sides: [Constraint] = []

  func configure(inset: CGFloat) {
    sides.forEach { $0.uninstall() }
    title.snp.makeConstraints { sides = [$0.leading.equalToSuperview().inset(inset).constraint] }
  }
}

final class RemovingCell: UITableViewCell {
  let title = UILabel()

  func configure(inset: CGFloat) {
    title.snp.removeConstraints()
    title.snp.makeConstraints { $0.top.equalToSuperview().inset(inset) }
  }
}

// Nothing is taken back.

final class InstallingCell: UITableViewCell {
  let title = UILabel()
  private var top: Constraint?

  func configure(inset: CGFloat) {
    top?.install()
    title.snp.makeConstraints { $0.top.equalToSuperview().inset(inset) }  // expect: accumulating-constraints
  }
}
