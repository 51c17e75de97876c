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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let thumbSize: CGFloat = 100
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [.flexible, .height(44), .dynamic(.column, 8), .height(thumbSize)])
      header.frame = try column.frame(at: 0)
      // As high as all toolbars.
      toolbar.frame = try column.frame(at: 1)
      let cyanThumbFrame = try column.frame(at: 3)
      let cyanThumbArea = cyanThumbFrame.inset(
        by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
      let row = Layout(parentFrame: cyanThumbArea, direction: .row, alignment: .leading)
      try row.add(items: [.width(thumbSize), .flexible, .width(thumbSize)])
      cyanThumb.frame = try row.frame(at: 0)
      magentaThumb.frame = try row.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      addSubview(child)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    do {
      let row = Layout(parentFrame: bounds, direction: .row, alignment: .center)
      try row.add(items: [
        .height(40), .dynamic(.row, gap), .height(56), .dynamic(.row, gap), .height(40),
      ])
      one.frame = try row.frame(at: 0)
      two.frame = try row.frame(at: 2)
      three.frame = try row.frame(at: 4)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    do {
      let headingSize = heading.intrinsicContentSize
      let startButtonHeight = startButton.intrinsicContentSize.height
      let area = CGRect(
        x: bounds.minX + 40, y: safeArea.minY + 24,
        width: bounds.width - 80, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: area, direction: .column, alignment: .center)
      try column.add(items: [
        .size(CGSize(width: 72, height: 72)), .dynamic(.column, 16), .size(headingSize),
        .dynamic(.column, 32), .height(startButtonHeight),
      ])
      logo.frame = try column.frame(at: 0)
      heading.frame = try column.frame(at: 2)
      startButton.frame = try column.frame(at: 4)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
    view.addSubview(card)
    card.addSubview(icon)
    card.addSubview(caption)
    view.addSubview(footer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    do {
      let area = CGRect(
        x: bounds.minX, y: safeArea.minY + 12,
        width: bounds.width, height: bounds.maxY - safeArea.minY - 12)
      let column = Layout(parentFrame: area, direction: .column, alignment: .leading)
      try column.add(items: [.flexible, .dynamic(.column, 12), .height(64)])
      let cardArea = try column.frame(at: 0)
      card.frame = cardArea.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      footer.frame = try column.frame(at: 2)
      let captionWidth = card.bounds.width - 68
      let captionHeight = caption.sizeThatFits(
        CGSize(width: captionWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height
      let iconArea = card.bounds.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
      let row = Layout(parentFrame: iconArea, direction: .row, alignment: .center)
      try row.add(items: [
        .size(CGSize(width: 32, height: 32)), .dynamic(.row, 12), .height(captionHeight),
      ])
      icon.frame = try row.frame(at: 0)
      caption.frame = try row.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      contentView.addSubview(child)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    do {
      let area = contentView.bounds.inset(
        by: UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16))
      let row = Layout(parentFrame: area, direction: .row, alignment: .leading)
      try row.add(items: [
        .size(CGSize(width: 48, height: 48)), .dynamic(.row, 12), .flexible, .dynamic(.row, 12),
        .width(8),
      ])
      avatar.frame = try row.frame(at: 0)
      let nameFrame = try row.frame(at: 2)
      let nameArea = CGRect(
        x: nameFrame.minX, y: nameFrame.minY,
        width: nameFrame.width, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: nameArea, direction: .column, alignment: .leading)
      try column.add(items: [.height(22), .dynamic(.column, 4), .height(22)])
      name.frame = try column.frame(at: 0)
      date.frame = try column.frame(at: 2)
      let indicatorFrame = try row.frame(at: 4)
      let indicatorArea = indicatorFrame.inset(
        by: UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
      let indicatorRow = Layout(parentFrame: indicatorArea, direction: .row, alignment: .center)
      indicator.frame = try indicatorRow.add(item: .height(14)).frame()
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = view.bounds.inset(by: view.layoutMargins)
    do {
      let messageHeight = message.sizeThatFits(
        CGSize(width: margins.width, height: CGFloat.greatestFiniteMagnitude)
      ).height
      let area = CGRect(
        x: margins.minX, y: margins.minY,
        width: margins.width, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: area, direction: .column, alignment: .leading)
      try column.add(items: [.height(messageHeight), .dynamic(.column, 20), .height(44)])
      message.frame = try column.frame(at: 0)
      let cancelButtonArea = try column.frame(at: 2)
      let row = Layout(parentFrame: cancelButtonArea, direction: .row, alignment: .leading)
      try row.add(items: [.flexible, .dynamic(.row, 8), .flexible])
      cancelButton.frame = try row.frame(at: 0)
      sendButton.frame = try row.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      addSubview(child)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    do {
      let area = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 16))
      let row = Layout(parentFrame: area, direction: .row, alignment: .trailing)
      try row.add(items: [
        .flexible, .size(CGSize(width: 90, height: 36)), .dynamic(.row, 8),
        .size(CGSize(width: 90, height: 36)),
      ])
      delete.frame = try row.frame(at: 1)
      save.frame = try row.frame(at: 3)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [
        .height(60), .dynamic(.column, 10), .height(32), .dynamic(.column, 10), .height(18),
        .dynamic(.column, 10), .flexible,
      ])
      banner.frame = try column.frame(at: 0)
      let fieldArea = try column.frame(at: 2)
      field.frame = fieldArea.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
      let badgeFrame = try column.frame(at: 4)
      let badgeArea = badgeFrame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30))
      let badgeColumn = Layout(parentFrame: badgeArea, direction: .column, alignment: .trailing)
      badge.frame = try badgeColumn.add(item: .width(18)).frame()
      list.frame = try column.frame(at: 6)
    } catch {
      // There is too little room: the views keep their frames.
    }
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
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    do {
      let firstWidth = first.intrinsicContentSize.width
      let area = CGRect(
        x: bounds.minX + 8, y: bounds.minY + 30,
        width: .greatestFiniteMagnitude, height: bounds.height - 30)
      let row = Layout(parentFrame: area, direction: .row, alignment: .leading)
      try row.add(items: [
        .size(CGSize(width: 20, height: 20)), .dynamic(.row, 8), .width(firstWidth),
      ])
      mark.frame = try row.frame(at: 0)
      let firstHeight = first.sizeThatFits(
        CGSize(width: firstWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height
      let secondSize = second.intrinsicContentSize
      let firstFrame = try row.frame(at: 2)
      let firstArea = CGRect(
        x: firstFrame.minX, y: firstFrame.minY,
        width: firstFrame.width, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: firstArea, direction: .column, alignment: .leading)
      try column.add(items: [.height(firstHeight), .dynamic(.column, 6), .size(secondSize)])
      first.frame = try column.frame(at: 0)
      second.frame = try column.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}
