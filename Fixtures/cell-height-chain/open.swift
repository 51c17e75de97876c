import UIKit

final class CommentCell: UITableViewCell {
  private let comment = UILabel()
  private let author: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    comment.numberOfLines = 0
    comment.translatesAutoresizingMaskIntoConstraints = false
    author.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(comment)
    contentView.addSubview(author)
    NSLayoutConstraint.activate([
      comment.topAnchor.constraint(equalTo: contentView.topAnchor),  // expect: cell-height-chain
      comment.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      comment.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      author.topAnchor.constraint(equalTo: comment.bottomAnchor),
      author.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      author.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class NoteCell: UITableViewCell {
  private let note: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),  // expect: cell-height-chain
      note.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class ClosedCell: UITableViewCell {
  private let first = UILabel()
  private let second = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    first.numberOfLines = 0
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(first)
    contentView.addSubview(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: contentView.topAnchor),
      first.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      second.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LineCell: UITableViewCell {
  private let line = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
