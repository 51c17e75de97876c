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
    a.translatesAutoresizingMaskIntoConstraints = false
    b.translatesAutoresizingMaskIntoConstraints = false
    c.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: width),
      a.heightAnchor.constraint(equalToConstant: CGFloat(count)),
      a.leftAnchor.constraint(equalTo: leftAnchor, constant: inset.left),
      a.topAnchor.constraint(equalTo: topAnchor, constant: half),
      b.widthAnchor.constraint(equalToConstant: width2),
      b.heightAnchor.constraint(equalToConstant: CGFloat(odd)),
      c.widthAnchor.constraint(equalToConstant: size.width),
      c.heightAnchor.constraint(equalToConstant: size.height)
    ])
    d.snp.makeConstraints { make in
      make.width.equalTo(height)
      make.left.equalToSuperview().inset(insets)
    }
  }
  private var height: CGFloat { 4 }

  required init?(coder: NSCoder) { fatalError() }
}

func sideOfTyped() -> UIEdgeInsets { .zero }
