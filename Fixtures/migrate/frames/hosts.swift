import UIKit

// build: NoteCell(style: .default, reuseIdentifier: nil)
/// A cell: frames in the `contentView`, set at the end of the method.
final class NoteCell: UITableViewCell {
  private let stripe = UIView()
  private var layoutCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stripe.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stripe)
    NSLayoutConstraint.activate([
      stripe.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stripe.topAnchor.constraint(equalTo: contentView.topAnchor),
      stripe.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stripe.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.1),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

// build: TileCell(frame: .zero)
/// A cell whose constraints have a function of their own.
final class TileCell: UICollectionViewCell {
  private let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
    addConstraints()
  }

  private func addViews() {
    picture.clipsToBounds = true
    contentView.addSubview(picture)
  }

  /// Puts the picture in its place.
  private func addConstraints() {
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
    ])
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
    scale.translatesAutoresizingMaskIntoConstraints = false
    needle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scale.topAnchor.constraint(equalTo: topAnchor),
      scale.bottomAnchor.constraint(equalTo: bottomAnchor),
      scale.centerXAnchor.constraint(equalTo: centerXAnchor),
      scale.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.9),
      needle.centerXAnchor.constraint(equalTo: scale.centerXAnchor),
      needle.centerYAnchor.constraint(equalTo: scale.centerYAnchor),
      needle.widthAnchor.constraint(equalTo: scale.widthAnchor, multiplier: 0.02),
      needle.heightAnchor.constraint(equalTo: scale.heightAnchor, multiplier: 0.8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  public override func layoutSubviews() {
    super.layoutSubviews()
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
    sign.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    view.addSubview(stack)
    stack.addArrangedSubview(door)
    NSLayoutConstraint.activate([
      door.heightAnchor.constraint(equalToConstant: 90),  // expect: arranged
      sign.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      sign.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      sign.widthAnchor.constraint(equalToConstant: 200),
      sign.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: sign.bottomAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

// build: ActionCell(style: .default, reuseIdentifier: nil)
/// The table gives a cell its width, whatever its contents ask for.
final class ActionCell: UITableViewCell {
  private let button = UIButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
