import PinLayout
import UIKit

/// PinLayout follows the reading direction in the whole app.
enum HostsApp {
  static func started<Root>(_ root: Root) -> Root {
    Pin.layoutDirection(.auto)
    return root
  }
}

// build: HostsApp.started(PinnedCell(style: .default, reuseIdentifier: nil))
/// A cell, whose method sets frames already.
final class PinnedCell: UITableViewCell {
  private let avatar = UIView()
  private let title = UILabel()
  private var layoutCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(avatar)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    avatar.pin.vCenter().start(16).size(40)
    title.pin.vCenter().after(of: avatar).marginStart(12).end(16).sizeToFit(.width)
  }
}

// build: HostsApp.started(PinnedHeader(frame: .zero))
/// A view with a safe area of its own, and views in a view.
final class PinnedHeader: UIView {
  private let card = UIView()
  private let close = UIButton()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.addSubview(close)
    card.addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.pin
      .top(pin.safeArea.top + 8).horizontally(pin.safeArea).marginHorizontal(8)
      .height(120)
    close.pin.top(4).end(4).size(30)
    line.pin.bottom().horizontally().height(1)
  }
}

// build: HostsApp.started(PinnedChecklist())
/// A column of rows, from the top and from the bottom.
final class PinnedChecklist: UIViewController {
  private let heading = UILabel()
  private let box = UIView()
  private let task = UILabel()
  private let save = UIButton()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.numberOfLines = 0
    for child in [heading, box, task, save, hint] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heading.pin
      .top(view.pin.safeArea.top + 24).horizontally(view.pin.safeArea).marginHorizontal(20)
      .height(30)
    box.pin.below(of: heading, aligned: .start).marginTop(12).size(22)
    task.pin
      .after(of: box, aligned: .top).marginStart(8).end(to: heading.edge.end)
      .height(of: box)
    save.pin.bottom(view.pin.safeArea.bottom + 16).hCenter().width(200).height(48)
    hint.pin.above(of: save, aligned: .left).marginBottom(10).width(of: save).sizeToFit(.width)
  }
}
