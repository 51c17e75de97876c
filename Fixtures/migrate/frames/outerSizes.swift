import UIKit

/// The text inside of an effect view makes the view as large as it is.
final class FrostedTag: UIView {
  private let frost = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(frost)
    frost.contentView.addSubview(caption)
    frost.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      frost.topAnchor.constraint(equalTo: topAnchor),  // expect: gives-size
      frost.leadingAnchor.constraint(equalTo: leadingAnchor),
      frost.trailingAnchor.constraint(equalTo: trailingAnchor),
      frost.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: frost.contentView.topAnchor),  // expect: not-created-here
      caption.leadingAnchor.constraint(equalTo: frost.contentView.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: frost.contentView.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: frost.contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// So it does through a second one, which keeps the edges of the first by its mask.
final class DeepTag: UIView {
  private let frost = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let glow = UIVisualEffectView(effect: nil)
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(frost)
    frost.translatesAutoresizingMaskIntoConstraints = false
    glow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frost.contentView.addSubview(glow)
    caption.translatesAutoresizingMaskIntoConstraints = false
    glow.contentView.addSubview(caption)
    NSLayoutConstraint.activate([
      frost.topAnchor.constraint(equalTo: topAnchor),  // expect: gives-size
      frost.leadingAnchor.constraint(equalTo: leadingAnchor),
      frost.trailingAnchor.constraint(equalTo: trailingAnchor),
      frost.bottomAnchor.constraint(equalTo: bottomAnchor),
      caption.topAnchor.constraint(equalTo: glow.contentView.topAnchor),  // expect: not-created-here
      caption.leadingAnchor.constraint(equalTo: glow.contentView.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: glow.contentView.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: glow.contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// An empty one does not.
final class FrostedPanel: UIView {
  private let frost = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(frost)
    frost.contentView.backgroundColor = .white
    frost.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      frost.topAnchor.constraint(equalTo: topAnchor),
      frost.leadingAnchor.constraint(equalTo: leadingAnchor),
      frost.trailingAnchor.constraint(equalTo: trailingAnchor),
      frost.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Shows controllers as large as their views would be.
final class Shelf: UIViewController {
  func show(_ controller: UIViewController) {
    controller.preferredContentSize = controller.view.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize)
  }
}

/// As large as the stack, then.
final class Hints: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),  // expect: gives-size
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Or as large as the view of the project, by what that holds.
final class Tip: UIViewController {
  private let note = NoteView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: gives-size
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class NoteView: UIView {
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(words)
    words.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: topAnchor),  // expect: gives-size
      words.leadingAnchor.constraint(equalTo: leadingAnchor),
      words.trailingAnchor.constraint(equalTo: trailingAnchor),
      words.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A picture gives the sheet its height.
final class Postcard: UIViewController {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.image = UIImage(named: "postcard")
    view.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor),  // expect: gives-size
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// What draws, what scrolls and what only holds has no size that a screen could take from it.
final class Board: UIViewController {
  private let canvas = CanvasView()
  private let list = ListView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
    view.addSubview(list)
    canvas.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      canvas.topAnchor.constraint(equalTo: view.topAnchor),
      canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      canvas.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class CanvasView: UIView {
  override func draw(_ rect: CGRect) {}
}

final class ListView: UITableView {}
