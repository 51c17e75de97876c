import UIKit

// build: ArticleScreen()
/// A column that holds a row: the header takes what the toolbar and the thumbs leave.
final class ArticleScreen: UIViewController {
  private let header = UIView()
  private let toolbar = UIView()
  private let cyanThumb = UIView()
  private let magentaThumb = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [header, toolbar, cyanThumb, magentaThumb] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let thumbSize: CGFloat = 100
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // As high as all toolbars.
      toolbar.heightAnchor.constraint(equalToConstant: 44),
      toolbar.topAnchor.constraint(equalTo: header.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cyanThumb.topAnchor.constraint(equalTo: toolbar.bottomAnchor, constant: 8),
      cyanThumb.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      cyanThumb.widthAnchor.constraint(equalToConstant: thumbSize),
      cyanThumb.heightAnchor.constraint(equalToConstant: thumbSize),
      cyanThumb.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      magentaThumb.topAnchor.constraint(equalTo: cyanThumb.topAnchor),
      magentaThumb.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8),
      magentaThumb.widthAnchor.constraint(equalToConstant: thumbSize),
      magentaThumb.heightAnchor.constraint(equalToConstant: thumbSize),
    ])
  }
}

// build: KeypadRow(frame: .zero)
/// Four keys of one width, centred across.
final class KeypadRow: UIView {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()
  private let gap: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [one, two, three] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: gap),
      three.leftAnchor.constraint(equalTo: two.rightAnchor, constant: gap),
      three.rightAnchor.constraint(equalTo: rightAnchor),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
      two.widthAnchor.constraint(equalTo: three.widthAnchor),
      one.centerYAnchor.constraint(equalTo: centerYAnchor),
      two.centerYAnchor.constraint(equalTo: centerYAnchor),
      three.centerYAnchor.constraint(equalTo: centerYAnchor),
      one.heightAnchor.constraint(equalToConstant: 40),
      two.heightAnchor.constraint(equalToConstant: 56),
      three.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: WelcomeScreen()
/// Contents in a column, centred across.
final class WelcomeScreen: UIViewController {
  private let logo = UIView()
  private let heading = UILabel()
  private let startButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [logo, heading, startButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.widthAnchor.constraint(equalToConstant: 72),
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor),
      heading.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16),
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      startButton.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 32),
      startButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      startButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
    ])
  }
}

// build: CardScreen()
/// A card in a column, and a row in the card.
final class CardScreen: UIViewController {
  private let card = UIView()
  private let icon = UIView()
  private let caption = UILabel()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [card, icon, caption, footer] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(card)
    card.addSubview(icon)
    card.addSubview(caption)
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -12),
      icon.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 32),
      icon.heightAnchor.constraint(equalToConstant: 32),
      caption.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
      caption.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -12),
      caption.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: 64),
    ])
  }
}

// build: StoryCell(style: .default, reuseIdentifier: nil)
/// An avatar beside two lines of text, and an indicator at the end.
final class StoryCell: UITableViewCell {
  private let avatar = UIView()
  private let name = UILabel()
  private let date = UILabel()
  private let indicator = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for child in [avatar, name, date, indicator] {
      child.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(child)
    }
    NSLayoutConstraint.activate([
      avatar.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalToConstant: 48),
      name.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
      name.rightAnchor.constraint(equalTo: indicator.leftAnchor, constant: -12),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.heightAnchor.constraint(equalToConstant: 22),
      date.leftAnchor.constraint(equalTo: name.leftAnchor),
      date.rightAnchor.constraint(equalTo: name.rightAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      date.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
      indicator.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      indicator.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      indicator.widthAnchor.constraint(equalToConstant: 8),
      indicator.heightAnchor.constraint(equalToConstant: 14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: DialogScreen()
/// Two buttons of one width below a text as high as it needs.
final class DialogScreen: UIViewController {
  private let message = UILabel()
  private let cancelButton = UIView()
  private let sendButton = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    message.numberOfLines = 0
    for child in [message, cancelButton, sendButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      message.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      message.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      message.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      cancelButton.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 20),
      cancelButton.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      cancelButton.heightAnchor.constraint(equalToConstant: 44),
      sendButton.leftAnchor.constraint(equalTo: cancelButton.rightAnchor, constant: 8),
      sendButton.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      sendButton.widthAnchor.constraint(equalTo: cancelButton.widthAnchor),
      sendButton.topAnchor.constraint(equalTo: cancelButton.topAnchor),
      sendButton.heightAnchor.constraint(equalTo: cancelButton.heightAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sendButton.layer.cornerRadius = 8
  }
}

// build: BottomBar(frame: .zero)
/// What lies at the end of both axes.
final class BottomBar: UIView {
  private let save = UIView()
  private let delete = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [save, delete] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    NSLayoutConstraint.activate([
      save.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
      save.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      save.widthAnchor.constraint(equalToConstant: 90),
      save.heightAnchor.constraint(equalToConstant: 36),
      delete.rightAnchor.constraint(equalTo: save.leftAnchor, constant: -8),
      delete.bottomAnchor.constraint(equalTo: save.bottomAnchor),
      delete.widthAnchor.constraint(equalTo: save.widthAnchor),
      delete.topAnchor.constraint(equalTo: save.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: MixedWidths()
/// Rows that are inset differently, or aligned otherwise than the rest of their column.
final class MixedWidths: UIViewController {
  private let banner = UIView()
  private let field = UIView()
  private let badge = UIView()
  private let list = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [banner, field, badge, list] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor),
      banner.leftAnchor.constraint(equalTo: view.leftAnchor),
      banner.rightAnchor.constraint(equalTo: view.rightAnchor),
      banner.heightAnchor.constraint(equalToConstant: 60),
      field.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 10),
      field.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      field.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -30),
      field.heightAnchor.constraint(equalToConstant: 32),
      badge.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
      badge.rightAnchor.constraint(equalTo: field.rightAnchor),
      badge.widthAnchor.constraint(equalToConstant: 18),
      badge.heightAnchor.constraint(equalToConstant: 18),
      list.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 10),
      list.leftAnchor.constraint(equalTo: view.leftAnchor),
      list.rightAnchor.constraint(equalTo: view.rightAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

// build: ListScreen()
/// A mark beside a column of texts.
final class ListScreen: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second, mark] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      mark.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
      first.leftAnchor.constraint(equalTo: mark.rightAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: mark.topAnchor),
      second.leftAnchor.constraint(equalTo: first.leftAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 6),
    ])
  }
}
