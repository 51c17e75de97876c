import UIKit

// build: Portrait()
/// Corners need not follow the size, and hairlines stay what they are.
final class Portrait: UIView {
  private let card = UIView()
  private let hairline = UIView()
  private let edge = UIView()
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 4
    addSubview(card)
    addSubview(hairline)
    addSubview(edge)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: 50.calculateWidth(), height: 60.calculateHeight())
    hairline.frame = CGRect(
      x: bounds.minX + 10.calculateWidth(), y: bounds.maxY - 0.5,
      width: bounds.width - 10.calculateWidth(), height: 0.5)
    edge.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 30.calculateHeight())
    bar.frame = CGRect(
      x: bounds.minX, y: bounds.minY + 6.calculateHeight(),
      width: 12.calculateWidth(), height: 14.calculateHeight())
  }
}

/// A circle has half its size as its corner radius, which stays.
final class Face: UIView {
  private let face = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    face.layer.cornerRadius = 20
    face.translatesAutoresizingMaskIntoConstraints = false
    addSubview(face)
    NSLayoutConstraint.activate([
      face.topAnchor.constraint(equalTo: topAnchor),
      face.leftAnchor.constraint(equalTo: leftAnchor),
      face.widthAnchor.constraint(equalToConstant: 40),
      face.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
