import SnapKit
import UIKit

class SizesdContent: UIView {
  private struct Steps {
    static let wide: CGFloat = 8
  }

  struct Sizes {
    static let gap: CGFloat = 8
    static let columns = 3
    static let inner = innerMargins()
    static let wide = isWide ? 180 : 120
    private static let isWide = true

    private static func innerMargins() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    static let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// The types inside a superclass go by the last of their names.
// build: SizesdTitle(frame: .zero)
final class SizesdTitle: SizesdContent {
  private let title = UILabel()
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(mark)
    title.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: Sizes.gap),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Sizes.margins.left),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Sizes.margins.right),
      mark.leftAnchor.constraint(equalTo: title.leftAnchor, constant: Sizes.margins.left),
      mark.topAnchor.constraint(equalTo: title.topAnchor, constant: Sizes.margins.top),
      mark.rightAnchor.constraint(equalTo: title.rightAnchor, constant: -Sizes.margins.right),
      mark.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: -Sizes.margins.bottom),
      mark.widthAnchor.constraint(equalToConstant: CGFloat(Sizes.columns)),
      mark.heightAnchor.constraint(equalToConstant: CGFloat(Steps.wide)),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Sizes.inner.left),
      mark.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(Sizes.wide))
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// The one of the superclass is private to it.
struct Steps {
  static let wide = 4
}

struct Sizes {
  static let gap = CGSize(width: 4, height: 4)
  static let sides = (all: UIEdgeInsets.zero, none: 0)
  static let side = sides.all
}

/// What its name means outside is another type.
// build: OuterTitle(frame: .zero)
final class OuterTitle: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.size.equalTo(Sizes.gap)
      make.top.equalToSuperview().offset(Sizes.gap.width)
      make.leading.equalToSuperview().inset(Sizes.side)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
