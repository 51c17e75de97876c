import SnapKit
import UIKit

enum Spacing {
  static let parts = (
    sides: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), square: CGSize(width: 5, height: 6)
  )
  static let sides = parts.sides
  static let made = makeSides()
  static let around = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  static let square = parts.square
  static let gap: CGFloat = 6
  static let step = 3

  static func makeSides() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

// build: Inset()
/// What is not known to be a number may be insets, or a size.
final class Inset: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private let fourth = UIView()
  private let fifth = UIView()
  private let sixth = UIView()
  private let seventh = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [first, second, third, fourth, fifth, sixth, seventh] { addSubview(child) }
    let own = Spacing.makeSides()
    first.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Spacing.sides)
    }
    second.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(own)
    }
    third.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.size.equalTo(Spacing.square)
    }
    fourth.translatesAutoresizingMaskIntoConstraints = false
    fifth.translatesAutoresizingMaskIntoConstraints = false
    sixth.translatesAutoresizingMaskIntoConstraints = false
    seventh.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      fourth.leftAnchor.constraint(equalTo: leftAnchor, constant: Spacing.around.left),
      fourth.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.around.top),
      fourth.rightAnchor.constraint(equalTo: rightAnchor, constant: -Spacing.around.right),
      fourth.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.around.bottom),
      fifth.leftAnchor.constraint(equalTo: leftAnchor, constant: Spacing.gap),
      fifth.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.gap),
      fifth.rightAnchor.constraint(equalTo: rightAnchor, constant: -Spacing.gap),
      fifth.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.gap),
      sixth.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(Spacing.step + 1)),
      sixth.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(Spacing.step + 1)),
      sixth.rightAnchor.constraint(equalTo: rightAnchor, constant: CGFloat(-(Spacing.step + 1))),
      sixth.bottomAnchor.constraint(equalTo: bottomAnchor, constant: CGFloat(-(Spacing.step + 1))),
      seventh.leftAnchor.constraint(equalTo: leftAnchor, constant: Spacing.made.left),
      seventh.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.made.top),
      seventh.rightAnchor.constraint(equalTo: rightAnchor, constant: -Spacing.made.right),
      seventh.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.made.bottom)
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
