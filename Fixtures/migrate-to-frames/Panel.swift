import UIKit

/// A panel that fills the screen, in frames from left to right as from right to left.
final class PanelController: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),  // expect: migrate-to-frames
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
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
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: text-without-limit
    ])
  }

  func show(_ text: String) {
    note.text = text
  }
}
