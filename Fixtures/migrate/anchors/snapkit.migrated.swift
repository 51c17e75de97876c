import UIKit

// build: SnapEdges()
/// All edges, with one inset for all sides.
final class SnapEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      panel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -12),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12)
    ])
  }
}

// build: SnapInsets()
/// Insets that differ by side, and a named number among them.
final class SnapInsets: UIViewController {
  private let panel = UIView()
  private let gap: CGFloat = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 2),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      panel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -gap),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3)
    ])
  }
}

// build: SnapComments()
/// Comments stay with what they speak of.
final class SnapComments: UIViewController {
  private let header = UIView()
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(caption)
    // The header hangs below the notch.
    header.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // As wide as the screen.
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),  // not the edge
      header.heightAnchor.constraint(equalToConstant: 64),
      // make.width.equalTo(320)
      // And the caption below the header.
      caption.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      caption.centerXAnchor.constraint(equalTo: header.centerXAnchor)
    ])  // done
  }
}

// build: SnapPriorities()
/// Priorities need a variable.
final class SnapPriorities: UIViewController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    let bannerWidth = banner.widthAnchor.constraint(equalToConstant: 320)
    bannerWidth.priority = .defaultHigh
    let bannerHeight = banner.heightAnchor.constraint(equalToConstant: 40)
    bannerHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      banner.leftAnchor.constraint(equalTo: view.leftAnchor),
      banner.topAnchor.constraint(equalTo: view.topAnchor),
      bannerWidth,
      bannerHeight,
      banner.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -8)
    ])
  }
}

// build: SnapNumbers()
/// Numbers of other types are converted, as SnapKit does.
final class SnapNumbers: UIViewController {
  private let box = UIView()
  private let rows = 3
  private let width: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    let inset = 6.5
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: CGFloat(inset)),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(rows * 20)),
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / CGFloat(rows))
    ])
  }
}

// build: SnapSizes()
/// Sizes and centres in one word, and a place that is counted from the superview.
final class SnapSizes: UIViewController {
  private let square = UIView()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(square)
    view.addSubview(card)
    square.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      square.widthAnchor.constraint(equalToConstant: 48),
      square.heightAnchor.constraint(equalToConstant: 48),
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 80),
      card.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 30)
    ])
  }
}

// build: SnapLoop()
/// What a loop makes is made in a loop still.
final class SnapLoop: UIViewController {
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second] {
      view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 30),
        child.heightAnchor.constraint(equalToConstant: 20)
      ])
    }
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: view.leftAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.rightAnchor.constraint(equalTo: view.rightAnchor),
      second.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }
}

// build: SnapOptedOut()
/// The mask is off already.
final class SnapOptedOut: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.layoutMarginsGuide.leadingAnchor.constraint(
        equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.layoutMarginsGuide.trailingAnchor.constraint(
        equalTo: view.layoutMarginsGuide.trailingAnchor),
      field.centerYAnchor.constraint(equalTo: view.layoutMarginsGuide.centerYAnchor)
    ])
  }
}

// build: SnapLazily()
/// A view that is made when it is asked for, under a name of its own.
final class SnapLazily: UIViewController {
  private lazy var badge: UILabel = {
    let label = UILabel()
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.rightAnchor.constraint(equalTo: view.rightAnchor),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    ])
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.text = "1"
  }
}

// build: SnapNested(frame: .zero)
/// Views inside of views that only a function knows.
final class SnapNested: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    addSubview(box)
    box.addSubview(title)
    box.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: leftAnchor),
      box.topAnchor.constraint(equalTo: topAnchor),
      box.rightAnchor.constraint(equalTo: rightAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      title.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4),
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      title.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor, constant: -4)
    ])
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

// build: SnapOld()
/// As SnapKit was spelt until 2016.
final class SnapOld: UIViewController {
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.leftAnchor.constraint(equalTo: view.leftAnchor),
      line.rightAnchor.constraint(equalTo: view.rightAnchor),
      line.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
      line.heightAnchor.constraint(equalToConstant: 1)
    ])
  }
}

// build: SnapCell(style: .default, reuseIdentifier: nil)
/// A cell, and a branch that makes constraints of its own.
final class SnapCell: UITableViewCell {
  private let icon = UIImageView()
  private let isLarge = true

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
    ])
    if isLarge {
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 32),
        icon.heightAnchor.constraint(equalToConstant: 32)
      ])
    } else {
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 16),
        icon.heightAnchor.constraint(equalToConstant: 16)
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}
