import UIKit

// build: NoteCell(style: .default, reuseIdentifier: nil)
/// A cell: frames in the `contentView`, set at the end of the method.
final class NoteCell: UITableViewCell {
  private let stripe = UIView()
  private var layoutCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(stripe)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    let contentBounds = contentView.bounds
    stripe.frame = CGRect(
      x: contentBounds.minX, y: contentBounds.minY,
      width: contentBounds.width / 10, height: contentBounds.height)
    if contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      stripe.frame.origin.x = contentBounds.minX + contentBounds.maxX - stripe.frame.maxX
    }
  }
}

// build: TileCell(frame: .zero)
/// A cell whose constraints have a function of their own.
final class TileCell: UICollectionViewCell {
  private let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Puts the picture in its place.
    picture.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  }

  private func addViews() {
    picture.clipsToBounds = true
    contentView.addSubview(picture)
  }
}

// build: Gauge()
/// A view with a layout method of its own.
public class Gauge: UIView {
  private let needle = UIView()
  private let scale = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scale)
    addSubview(needle)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let scaleWidth = bounds.width * 0.9
    scale.frame = CGRect(
      x: bounds.midX - scaleWidth / 2, y: bounds.minY,
      width: scaleWidth, height: bounds.height)
    let needleWidth = scale.frame.width / 50
    let needleHeight = scale.frame.height * 0.8
    needle.frame = CGRect(
      x: scale.frame.midX - needleWidth / 2, y: scale.frame.midY - needleHeight / 2,
      width: needleWidth, height: needleHeight)
    layer.cornerRadius = bounds.height / 2
  }
}

// build: Lobby()
/// Only the views that constraints tie to each other go together; the stack's stay.
final class Lobby: UIViewController {
  private let sign = UIView()
  private let stack = UIStackView()
  private let door = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sign)
    view.addSubview(stack)
    stack.addArrangedSubview(door)
    NSLayoutConstraint.activate([
      door.heightAnchor.constraint(equalToConstant: 90),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    sign.frame = CGRect(x: bounds.midX - 100, y: bounds.minY + 50, width: 200, height: 30)
    stack.frame = CGRect(
      x: bounds.minX, y: sign.frame.maxY + 10,
      width: bounds.width, height: bounds.maxY - sign.frame.maxY - 10)
  }
}

// build: ActionCell(style: .default, reuseIdentifier: nil)
/// The table gives a cell its width, whatever its contents ask for.
final class ActionCell: UITableViewCell {
  private let button = UIButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let contentBounds = contentView.bounds
    let buttonWidth = contentBounds.width - 32
    let buttonHeight = button.intrinsicContentSize.height
    button.frame = CGRect(
      x: contentBounds.minX + 16, y: contentBounds.midY - buttonHeight / 2,
      width: buttonWidth, height: buttonHeight)
  }
}
