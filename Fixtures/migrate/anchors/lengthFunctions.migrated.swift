import UIKit

extension Int {
  func onDisplay(_ isWide: Bool = false) -> CGFloat { CGFloat(self) * (isWide ? 2 : 1) }
  func twice() -> Int { self * 2 }
}

extension CGFloat {
  func onDisplay(_ isWide: Bool = false) -> CGFloat { self * (isWide ? 2 : 1) }
  func twice() -> CGFloat { self * 2 }
}

// build: LengthFunctions()
/// What every function of a name gives is known; of several that give different things, it is not.
final class LengthFunctions: UIView {
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor, constant: 8.onDisplay()),
      card.leftAnchor.constraint(equalTo: leftAnchor, constant: -8.onDisplay(true)),
      card.widthAnchor.constraint(equalToConstant: CGFloat(40.twice())),
      card.heightAnchor.constraint(equalToConstant: 7.onDisplay() + 3)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
