import UIKit

final class EarlyView: UIView {}

// build: LateView()
/// An import between two types counts for the whole file.
final class LateView: UIView {
  private let box = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 1),
      box.leftAnchor.constraint(equalTo: leftAnchor, constant: 2),
      box.rightAnchor.constraint(equalTo: rightAnchor, constant: -4),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
