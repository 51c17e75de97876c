// allow: left-to-right
import UIKit

/// Leading is left.
final class MadeLeft: UIViewController {
  private let icon = UIView()
  private let name = UILabel()
  private let note = UILabel()
  private let inset: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [icon, name, note] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: inset),
      icon.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: inset),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: inset),
      name.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -inset),
      name.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
    ])
  }
}
