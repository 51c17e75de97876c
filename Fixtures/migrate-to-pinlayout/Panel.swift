import UIKit

/// A panel that fills the screen.
final class PanelController: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),  // expect: migrate-to-pinlayout
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// PinLayout follows the reading direction only where the app says so.
final class HalfController: UIViewController {
  private let half = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    half.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(half)
    NSLayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: view.topAnchor),
      half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      half.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// PinLayout rounds the width up to whole pixels.
final class ColumnController: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// The constraints give the card its height, unless that comes from outside.
final class CardView: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// The text changes later, and with it the size of the label.
final class NoteController: UIViewController {
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      note.centerXAnchor.constraint(equalTo: view.centerXAnchor),  // expect: text-without-limit
    ])
  }

  func show(_ text: String) {
    note.text = text
  }
}
