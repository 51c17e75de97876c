import UIKit

// build: MadeCell(style: .default, reuseIdentifier: nil)
/// A cell, whose method sets frames already.
final class MadeCell: UITableViewCell {
  private let avatar = UIView()
  private let title = UILabel()
  private var layoutCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

// build: MadeHeader(frame: .zero)
/// A view with a safe area of its own, and views in a view.
final class MadeHeader: UIView {
  private let card = UIView()
  private let close = UIButton()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.addSubview(close)
    card.addSubview(line)
    for child in [card, close, line] { child.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
      card.heightAnchor.constraint(equalToConstant: 120),
      close.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      close.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
      close.widthAnchor.constraint(equalToConstant: 30),
      close.heightAnchor.constraint(equalTo: close.widthAnchor),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: MadeChecklist()
/// A column of rows, from the top and from the bottom.
final class MadeChecklist: UIViewController {
  private let heading = UILabel()
  private let box = UIView()
  private let task = UILabel()
  private let save = UIButton()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.numberOfLines = 0
    for child in [heading, box, task, save, hint] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
      heading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      heading.heightAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      box.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 22),
      box.heightAnchor.constraint(equalToConstant: 22),
      task.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      task.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      task.topAnchor.constraint(equalTo: box.topAnchor),
      task.heightAnchor.constraint(equalTo: box.heightAnchor),
      save.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      save.widthAnchor.constraint(equalToConstant: 200),
      save.heightAnchor.constraint(equalToConstant: 48),
      hint.bottomAnchor.constraint(equalTo: save.topAnchor, constant: -10),
      hint.leadingAnchor.constraint(equalTo: save.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: save.trailingAnchor),
    ])
  }
}
