import UIKit

// build: TinyCard()
/// Edges, sizes and constraints that are put in force later.
final class TinyCard: UIView {
  private let title = UILabel()
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(box)
    title.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    let boxTop = box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    boxTop.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      title.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor, constant: 8),
      title.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor, constant: -8),
      boxTop,
      box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      box.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 30)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
