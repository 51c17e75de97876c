import UIKit

// build: LeftBar()
/// Left and right mean the same in every language.
final class LeftBar: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4),
      bar.widthAnchor.constraint(equalToConstant: 6),
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

// build: SafeIcon()
/// Leading in the safe area, whose sides differ in landscape.
final class SafeIcon: UIViewController {
  private let icon = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 32),
      icon.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}

// build: MixedEdges()
/// One edge in the safe area, the other at the screen's.
final class MixedEdges: UIViewController {
  private let strip = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(strip)
    strip.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      strip.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 10),
      strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strip.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      strip.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}

// build: NestedLeading()
/// Leading inside a view that is mirrored itself.
final class NestedLeading: UIViewController {
  private let bubble = UIView()
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bubble)
    bubble.addSubview(dot)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      bubble.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      bubble.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
      bubble.heightAnchor.constraint(equalToConstant: 60),
      dot.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 6),
      dot.centerYAnchor.constraint(equalTo: bubble.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

// build: OffCenter()
/// What is added to a center points to the right in every language.
final class OffCenter: UIViewController {
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 20),
      dot.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -8),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
