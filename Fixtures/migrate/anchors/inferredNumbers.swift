import SnapKit
import UIKit

/// Variables without a type have that of their values.
// build: TypedNumbers(frame: .zero)
final class TypedNumbers: UIView {
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let d = UIView()
  static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  static let gap: CGFloat = 4
  let isWide = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(a)
    addSubview(b)
    addSubview(c)
    addSubview(d)
    let width = isWide ? TypedNumbers.gap : 8
    let count = 3
    let inset = TypedNumbers.insets
    let size = CGSize(width: 4, height: 4)
    let width2 = width
    let half = TypedNumbers.gap / 2 + 3
    let odd = isWide ? count : 8
    let insets = sideOfTyped()
    let height = height
    a.snp.makeConstraints { make in
      make.width.equalTo(width)
      make.height.equalTo(count)
      make.left.equalToSuperview().inset(inset.left)
      make.top.equalToSuperview().inset(half)
    }
    b.snp.makeConstraints { make in
      make.width.equalTo(width2)
      make.height.equalTo(odd)
    }
    c.snp.makeConstraints { make in
      make.size.equalTo(size)
    }
    d.snp.makeConstraints { make in  // expect: unknown-number
      make.width.equalTo(height)
      make.left.equalToSuperview().inset(insets)
    }
  }
  private var height: CGFloat { 4 }

  required init?(coder: NSCoder) { fatalError() }
}

func sideOfTyped() -> UIEdgeInsets { .zero }
