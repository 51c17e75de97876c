import UIKit

// build: PlainTitle()
/// Both sizes are the text's.
final class PlainTitle: UIViewController {
  private let heading: UILabel = {
    let label = UILabel()
    label.text = "Title"
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    let headingSize = heading.intrinsicContentSize
    heading.frame = CGRect(
      x: view.bounds.midX - headingSize.width / 2, y: safeArea.minY + 8,
      width: headingSize.width, height: headingSize.height)
  }
}

// build: Paragraph()
/// A text's height for a width.
final class Paragraph: UIViewController {
  private let text = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    view.addSubview(text)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = view.bounds.inset(by: view.layoutMargins)
    let textHeight = text.sizeThatFits(
      CGSize(width: margins.width, height: CGFloat.greatestFiniteMagnitude)
    ).height
    text.frame = CGRect(
      x: margins.minX, y: margins.minY,
      width: margins.width, height: textHeight)
    let buttonSize = button.intrinsicContentSize
    button.frame = CGRect(
      x: text.frame.maxX - buttonSize.width, y: text.frame.maxY + 20,
      width: buttonSize.width, height: buttonSize.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      button.frame.origin.x = margins.minX + margins.maxX - button.frame.maxX
    }
  }
}

// build: ClampedTag()
/// The text's width, but no more than there is room for.
final class ClampedTag: UIViewController {
  private let tag = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tag)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let tagWidth = min(max(tag.intrinsicContentSize.width, 60), bounds.width - 32)
    tag.frame = CGRect(x: bounds.minX + 16, y: bounds.minY + 30, width: tagWidth, height: 28)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
}

// build: LimitedColumn()
/// A preferred width that yields to what is required.
final class LimitedColumn: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let columnWidth = min(500, bounds.width - 32)
    column.frame = CGRect(
      x: bounds.midX - columnWidth / 2, y: bounds.minY,
      width: columnWidth, height: bounds.height)
  }
}

// build: SwitchRow()
/// A control as large as its content beside a text that takes the rest.
final class SwitchRow: UIViewController {
  private let caption = UILabel()
  private let toggle = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    view.addSubview(toggle)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let toggleSize = toggle.intrinsicContentSize
    toggle.frame = CGRect(
      x: bounds.maxX - 20 - toggleSize.width, y: bounds.minY + 70,
      width: toggleSize.width, height: toggleSize.height)
    let captionHeight = caption.sizeThatFits(
      CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude)
    ).height
    caption.frame = CGRect(
      x: bounds.minX + 20, y: toggle.frame.midY - captionHeight / 2,
      width: 140, height: captionHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [caption, toggle] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: Excerpt()
/// A text's height is limited by what is below it.
final class Excerpt: UIViewController {
  private let story = UILabel()
  private let more = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    story.numberOfLines = 0
    view.addSubview(story)
    view.addSubview(more)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let storyWidth = bounds.width - 40
    let storyHeight = min(
      story.sizeThatFits(
        CGSize(width: storyWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height,
      bounds.height - 92)
    story.frame = CGRect(
      x: bounds.minX + 20, y: bounds.minY + 20,
      width: storyWidth, height: storyHeight)
    let moreWidth = more.intrinsicContentSize.width
    more.frame = CGRect(
      x: story.frame.maxX - moreWidth, y: bounds.maxY - 20 - 44,
      width: moreWidth, height: 44)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      more.frame.origin.x = bounds.minX + bounds.maxX - more.frame.maxX
    }
  }
}
