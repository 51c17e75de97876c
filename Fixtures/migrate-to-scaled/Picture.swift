import UIKit

/// A picture below a bar, both as large as the design has them.
final class PictureController: UIViewController {
  private let bar = UIView()
  private let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, picture] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),  // expect: migrate-to-scaled
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 210),  // expect: unscaled-constant
      bar.heightAnchor.constraint(equalToConstant: 56),  // expect: unscaled-constant
      picture.topAnchor.constraint(equalTo: bar.bottomAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 96),  // expect: unscaled-constant
      picture.heightAnchor.constraint(equalToConstant: 96),  // expect: unscaled-constant
    ])
  }
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
