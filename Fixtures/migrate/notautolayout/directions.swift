import UIKit

// build: MadeLeftBar()
/// Left and right mean the same in every language.
final class MadeLeftBar: UIViewController {
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

// build: MadeSafeIcon()
/// Leading in the safe area, whose sides differ in landscape.
final class MadeSafeIcon: UIViewController {
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

// build: MadeMixedEdges()
/// One edge in the safe area, the other at the screen's.
final class MadeMixedEdges: UIViewController {
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

// build: MadeNestedLeading()
/// Leading inside a view that is mirrored itself.
final class MadeNestedLeading: UIViewController {
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
