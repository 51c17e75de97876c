import UIKit

/// A picture below a bar, both as large as the design has them.
final class PictureController: UIViewController {
  private let bar = UIView()
  private let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, picture] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bar.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: 210.calculateWidth(), height: 56.calculateHeight())
    picture.frame = CGRect(
      x: bounds.maxX - 96.calculateHeight(), y: bar.frame.maxY,
      width: 96.calculateHeight(), height: 96.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [bar, picture] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
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
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
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
