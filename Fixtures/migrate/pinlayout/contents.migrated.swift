import PinLayout
import UIKit

/// PinLayout follows the reading direction in the whole app.
enum ContentsApp {
  static func started<Root>(_ root: Root) -> Root {
    Pin.layoutDirection(.auto)
    return root
  }
}

// build: ContentsApp.started(PinnedPlainTitle())
/// Both sizes are the text's.
final class PinnedPlainTitle: UIViewController {
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
    heading.pin.top(view.pin.safeArea.top + 8).hCenter().size(heading.intrinsicContentSize)
  }
}

// build: ContentsApp.started(PinnedParagraph())
/// A text's height for a width.
final class PinnedParagraph: UIViewController {
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
    text.pin.top(view.pin.layoutMargins).horizontally(view.pin.layoutMargins).sizeToFit(.width)
    button.pin.below(of: text, aligned: .end).marginTop(20).size(button.intrinsicContentSize)
  }
}

// build: ContentsApp.started(PinnedClampedTag())
/// The text's width, but no more than there is room for.
final class PinnedClampedTag: UIViewController {
  private let tag = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tag)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tag.pin
      .top(30).start(16)
      .width(tag.intrinsicContentSize.width).minWidth(60).maxWidth(view.bounds.width - 32)
      .height(28)
  }
}

// build: ContentsApp.started(PinnedLimitedColumn())
/// A preferred width that yields to what is required.
final class PinnedLimitedColumn: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    column.pin.vertically().hCenter().width(500).maxWidth(view.bounds.width - 32)
  }
}

// build: ContentsApp.started(PinnedSwitchRow())
/// A control as large as its content beside a text that takes the rest.
final class PinnedSwitchRow: UIViewController {
  private let caption = UILabel()
  private let toggle = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    view.addSubview(toggle)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    toggle.pin.top(70).end(20).sizeToFit()
    caption.pin.vCenter(to: toggle.edge.vCenter).start(20).width(140).sizeToFit(.width)
  }
}

// build: ContentsApp.started(PinnedExcerpt())
/// A text's height is limited by what is below it.
final class PinnedExcerpt: UIViewController {
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
    story.pin.top(20).horizontally(20).sizeToFit(.width).maxHeight(view.bounds.height - 92)
    more.pin
      .bottom(20).end(to: story.edge.end)
      .width(more.intrinsicContentSize.width).height(44)
  }
}
