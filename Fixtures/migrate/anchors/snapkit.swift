import SnapKit
import UIKit

// build: SnapEdges()
/// All edges, with one inset for all sides.
final class SnapEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(12)
    }
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
    panel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: gap))
    }
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
    header.snp.makeConstraints { make in
      // As wide as the screen.
      make.leading.trailing.equalTo(view)
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)  // not the edge
      make.height.equalTo(64)
      // make.width.equalTo(320)
    }
    // And the caption below the header.
    caption.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom).offset(8)
      make.centerX.equalTo(header)
    }  // done
  }
}

// build: SnapPriorities()
/// Priorities need a variable.
final class SnapPriorities: UIViewController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    banner.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(320).priority(.high)
      make.height.equalTo(40).priority(999)
      make.right.lessThanOrEqualToSuperview().offset(-8)
    }
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
    box.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(inset)
      make.top.equalToSuperview().offset(rows * 20)
      make.width.equalTo(width)
      make.height.equalTo(box.snp.width).multipliedBy(0.5).dividedBy(rows)
    }
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
    square.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(48)
    }
    card.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 120, height: 80))
      make.left.equalTo(20)
      make.top.equalTo(30)
    }
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
      child.snp.makeConstraints { make in
        make.width.equalTo(30)
        make.height.equalTo(20)
      }
    }
    first.snp.makeConstraints { $0.left.top.equalTo(view) }
    second.snp.makeConstraints { $0.right.bottom.equalTo(view) }
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
    field.snp.makeConstraints { make in
      make.leadingMargin.trailingMargin.equalTo(view)
      make.centerY.equalTo(view.snp.centerYWithinMargins)
    }
  }
}

// build: SnapLazily()
/// A view that is made when it is asked for, under a name of its own.
final class SnapLazily: UIViewController {
  private lazy var badge: UILabel = {
    let label = UILabel()
    view.addSubview(label)
    label.snp.makeConstraints { make in
      make.right.top.equalToSuperview()
      make.width.greaterThanOrEqualTo(20)
    }
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
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview().offset(4)
      make.right.lessThanOrEqualTo(self).offset(-4)
    }
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
    line.snp_makeConstraints { make in
      make.left.right.equalTo(view)
      make.bottom.equalTo(view.snp_bottom).offset(-1)
      make.height.equalTo(1)
    }
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
    icon.snp.makeConstraints { make in
      make.left.centerY.equalTo(contentView)
    }
    if isLarge {
      icon.snp.makeConstraints { make in make.size.equalTo(32) }
    } else {
      icon.snp.makeConstraints { make in make.size.equalTo(16) }
    }
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}
