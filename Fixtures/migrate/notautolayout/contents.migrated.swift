import NotAutoLayout
import UIKit

// build: MadePlainTitle()
/// Both sizes are the text's.
final class MadePlainTitle: UIViewController {
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
    view.nal.layout(heading) { $0
      .setCenter(by: { $0.center })
      .setTop(by: { $0.safeAreaGuide.top + 8 })
      .setSize(to: .init(heading.intrinsicContentSize))
    }
  }
}

// build: MadeParagraph()
/// A text's height for a width.
final class MadeParagraph: UIViewController {
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
    view.nal.layout(text) { $0
      .setLeft(by: { $0.layoutMarginsGuide.left })
      .setRight(by: { $0.layoutMarginsGuide.right })
      .setTop(by: { $0.layoutMarginsGuide.top })
      .fitHeight(by: .greatestFiniteMagnitude)
    }
    view.nal.layout(button) { $0
      .pinRight(to: text, with: { $0.right })
      .pinTop(to: text, with: { $0.bottom + 20 })
      .setSize(to: .init(button.intrinsicContentSize))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      button.frame.origin.x = margins.minX + margins.maxX - button.frame.maxX
    }
  }
}

// build: MadeClampedTag()
/// The text's width, but no more than there is room for.
final class MadeClampedTag: UIViewController {
  private let tag = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tag)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let tagWidth = min(max(tag.intrinsicContentSize.width, 60), bounds.width - 32)
    view.nal.layout(tag) { $0
      .setLeft(by: { $0.left + 16 })
      .setTop(by: { $0.top + 30 })
      .setWidth(to: Float(tagWidth))
      .setHeight(to: 28)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
}

// build: MadeLimitedColumn()
/// A preferred width that yields to what is required.
final class MadeLimitedColumn: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columnWidth = min(500, view.bounds.width - 32)
    view.nal.layout(column) { $0
      .setCenter(by: { $0.center })
      .setTop(by: { $0.top })
      .setBottom(by: { $0.bottom })
      .setWidth(to: Float(columnWidth))
    }
  }
}

// build: MadeSwitchRow()
/// A control as large as its content beside a text that takes the rest.
final class MadeSwitchRow: UIViewController {
  private let caption = UILabel()
  private let toggle = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    view.addSubview(toggle)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(toggle) { $0
      .setRight(by: { $0.right - 20 })
      .setTop(by: { $0.top + 70 })
      .fitSize()
    }
    view.nal.layout(caption) { $0
      .setLeft(by: { $0.left + 20 })
      .pinMiddle(to: toggle, with: { $0.middle })
      .setWidth(to: 140)
      .fitHeight(by: .greatestFiniteMagnitude)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [caption, toggle] as [UIView] {
        subview.frame.origin.x = view.bounds.minX + view.bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: MadeExcerpt()
/// A text's height is limited by what is below it.
final class MadeExcerpt: UIViewController {
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
    view.nal.layout(story) { $0
      .setLeft(by: { $0.left + 20 })
      .setRight(by: { $0.right - 20 })
      .setTop(by: { $0.top + 20 })
      .setHeight(to: Float(storyHeight))
    }
    view.nal.layout(more) { $0
      .pinRight(to: story, with: { $0.right })
      .setBottom(by: { $0.bottom - 20 })
      .setWidth(to: Float(more.intrinsicContentSize.width))
      .setHeight(to: 44)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      more.frame.origin.x = bounds.minX + bounds.maxX - more.frame.maxX
    }
  }
}
