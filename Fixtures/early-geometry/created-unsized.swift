import UIKit

// The file makes the first view without a frame, so that its size is zero where the constants are computed.
final class CardView: UIView {
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: self.frame.width * 0.5),  // expect: early-geometry
      box.heightAnchor.constraint(equalToConstant: bounds.height / 2),  // expect: early-geometry
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class FramedCardView: UIView {
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: self.frame.width * 0.5),
      box.heightAnchor.constraint(equalToConstant: bounds.height / 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class DeckController: UIViewController {
  private let card = CardView()
  private lazy var framed = FramedCardView(frame: view.bounds)
}
