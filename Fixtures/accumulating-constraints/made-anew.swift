import UIKit

// These cells are made for each row and never used again.

final class AnswerCell: UITableViewCell {
  var lines: [String] = [] {
    didSet {
      let text = UILabel(frame: contentView.bounds)
      text.text = lines.first
      contentView.addSubview(text)
    }
  }

  class func cell(for tableView: UITableView) -> AnswerCell {
    let cell = AnswerCell(style: .default, reuseIdentifier: "answer")
    return cell
  }
}

final class NoteCell: UITableViewCell {
  private let bar = UIView()

  func configure(with lines: [String]) {
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  static func make(_ table: UITableView, at path: IndexPath) -> Self {
    .init(style: .default, reuseIdentifier: nil)
  }
}

// These are asked for used ones first.

final class UsedCell: UITableViewCell {
  private let bar = UIView()

  func configure(with lines: [String]) {
    let height = bar.heightAnchor.constraint(equalToConstant: 44)  // expect: accumulating-constraints
    height.isActive = true
  }

  static func cell(for tableView: UITableView) -> UsedCell {
    if let used = tableView.dequeueReusableCell(withIdentifier: "used") as? UsedCell { return used }
    return UsedCell(style: .default, reuseIdentifier: "used")
  }
}

/// One for measuring, or a preview, says nothing of those that a table shows.
final class SampleCell: UITableViewCell {
  private let bar = UIView()

  func configure(with lines: [String]) {
    let height = bar.heightAnchor.constraint(equalToConstant: 44)  // expect: accumulating-constraints
    height.isActive = true
  }

  static func sample() -> SampleCell {
    SampleCell(style: .default, reuseIdentifier: nil)
  }
}
