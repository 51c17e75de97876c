import UIKit

/// Lengths that all screens share.
enum NumberTable {
  static let gap: CGFloat = 6
}

private let topInset: CGFloat = 18

// build: MadeNumbers()
/// Numbers of every spelling: closures name properties with `self`.
final class MadeNumbers: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()
  private let four = UIView()
  private let side: CGFloat = 14
  private let count = 3
  private static let height: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [one, two, three, four] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let half: CGFloat = 7
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: side * 2),
      one.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -side * 2),
      one.topAnchor.constraint(equalTo: view.topAnchor, constant: topInset),
      one.heightAnchor.constraint(equalToConstant: Self.height + 4),
      two.leftAnchor.constraint(equalTo: one.leftAnchor, constant: -NumberTable.gap),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: half),
      two.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -self.side),
      two.heightAnchor.constraint(equalToConstant: CGFloat(count) * 10),
      three.leftAnchor.constraint(equalTo: two.rightAnchor, constant: NumberTable.gap),
      three.topAnchor.constraint(equalTo: two.topAnchor),
      three.widthAnchor.constraint(equalTo: three.heightAnchor, multiplier: 1.5),
      three.heightAnchor.constraint(equalToConstant: side),
      four.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      four.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -(side + half)),
      four.widthAnchor.constraint(equalToConstant: 2.5),
      four.heightAnchor.constraint(equalToConstant: half),
    ])
  }
}
