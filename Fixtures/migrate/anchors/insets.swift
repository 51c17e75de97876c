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
    first.snp.makeConstraints { make in  // expect: unknown-number
      make.edges.equalToSuperview().inset(Spacing.sides)
    }
    second.snp.makeConstraints { make in  // expect: unknown-number
      make.edges.equalToSuperview().inset(own)
    }
    third.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.size.equalTo(Spacing.square)  // expect: unread
    }
    fourth.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Spacing.around)
    }
    fifth.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Spacing.gap)
    }
    sixth.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Spacing.step + 1)
    }
    seventh.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(Spacing.made)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
