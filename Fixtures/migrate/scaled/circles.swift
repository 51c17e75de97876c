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
    card.translatesAutoresizingMaskIntoConstraints = false
    hairline.translatesAutoresizingMaskIntoConstraints = false
    edge.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    addSubview(hairline)
    addSubview(edge)
    addSubview(bar)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leftAnchor.constraint(equalTo: leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(equalToConstant: 60),
      hairline.bottomAnchor.constraint(equalTo: bottomAnchor),
      hairline.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
      hairline.rightAnchor.constraint(equalTo: rightAnchor),
      hairline.heightAnchor.constraint(equalToConstant: 0.5),
      edge.topAnchor.constraint(equalTo: topAnchor),
      edge.leftAnchor.constraint(equalTo: leftAnchor),
      edge.widthAnchor.constraint(equalToConstant: 1),
      edge.heightAnchor.constraint(equalToConstant: 30),
      bar.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      bar.leftAnchor.constraint(equalTo: leftAnchor),
      bar.widthAnchor.constraint(equalToConstant: 12),
      bar.heightAnchor.constraint(equalToConstant: 14),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
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
      face.widthAnchor.constraint(equalToConstant: 40), // expect: corner-radius
      face.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
