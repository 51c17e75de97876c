import UIKit

/// A bar below the text, a tenth of the screen high.
final class ReaderController: UIViewController {
  private let text = UITextView()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),  // expect: migrate-to-divided
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.1),
    ])
  }
}

/// No straight line parts a view from the one on which it lies.
final class PhotoController: UIViewController {
  private let photo = UIView()
  private let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.translatesAutoresizingMaskIntoConstraints = false
    shade.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)
    view.addSubview(shade)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shade.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
      shade.heightAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 0.5),
    ])
  }
}

/// A column at the side where reading begins.
final class SidebarController: UIViewController {
  private let sidebar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sidebar)
    NSLayoutConstraint.activate([
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),  // expect: migrate-to-divided
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// The constraints give the card its height, unless that comes from outside.
final class CardView: UIView {
  private let panel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: topAnchor),
      panel.leadingAnchor.constraint(equalTo: leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A lower view would cut the button off, which its constraints do not.
final class ButtonBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.translatesAutoresizingMaskIntoConstraints = false
    addSubview(send)
    NSLayoutConstraint.activate([
      send.leadingAnchor.constraint(equalTo: leadingAnchor),
      send.trailingAnchor.constraint(equalTo: trailingAnchor),
      send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),  // expect: unscaled-constant
      send.heightAnchor.constraint(equalToConstant: 52),  // expect: unscaled-constant
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
