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
    title.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Sizes.gap)
      make.leading.trailing.equalToSuperview().inset(Sizes.margins)
    }
    mark.snp.makeConstraints { make in
      make.edges.equalTo(title).inset(Sizes.margins)
      make.width.equalTo(Sizes.columns)
      make.height.equalTo(Steps.wide)
      make.leading.equalToSuperview().inset(Sizes.inner)
      make.width.lessThanOrEqualTo(Sizes.wide)
    }
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
    title.snp.makeConstraints { make in  // expect: unknown-number
      make.size.equalTo(Sizes.gap)
      make.top.equalToSuperview().offset(Sizes.gap.width)
      make.leading.equalToSuperview().inset(Sizes.side)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
