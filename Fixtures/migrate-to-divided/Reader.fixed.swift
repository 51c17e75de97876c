import UIKit

/// A bar below the text, a tenth of the screen high.
final class ReaderController: UIViewController {
  private let text = UITextView()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let textArea = view.bounds.divided(atDistance: view.bounds.height * 0.9, from: .minYEdge)
    text.frame = textArea.slice
    bar.frame = textArea.remainder
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
    view.addSubview(sidebar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    sidebar.frame = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge).slice
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      sidebar.frame.origin.x = bounds.minX + bounds.maxX - sidebar.frame.maxX
    }
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
