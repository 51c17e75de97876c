import UIKit

// build: MadePlainTitle()
/// Both sizes are the text's.
final class MadePlainTitle: UIViewController {
  private let heading: UILabel = {
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
    heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
    heading.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
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
    text.translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false

    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: text.trailingAnchor),
    ])
  }
}

// build: MadeClampedTag()
/// The text's width, but no more than there is room for.
final class MadeClampedTag: UIViewController {
  private let tag = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tag)
    tag.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tag.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      tag.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
      tag.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      tag.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      tag.heightAnchor.constraint(equalToConstant: 28),
    ])
  }
}

// build: MadeLimitedColumn()
/// A preferred width that yields to what is required.
final class MadeLimitedColumn: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let width = column.widthAnchor.constraint(equalToConstant: 500)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      column.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
    caption.translatesAutoresizingMaskIntoConstraints = false
    toggle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      toggle.topAnchor.constraint(equalTo: view.topAnchor, constant: 70),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      caption.widthAnchor.constraint(equalToConstant: 140),
      caption.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ])
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
    story.translatesAutoresizingMaskIntoConstraints = false
    more.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      story.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      story.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      story.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      story.bottomAnchor.constraint(lessThanOrEqualTo: more.topAnchor, constant: -8),
      more.trailingAnchor.constraint(equalTo: story.trailingAnchor),
      more.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      more.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
