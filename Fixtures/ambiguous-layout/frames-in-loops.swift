import UIKit

final class TwoRows: UIView {
  private let upper = UILabel()
  private let lower = UILabel()
  private let never = UILabel()  // expect: ambiguous-layout, ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(upper)
    addSubview(lower)
    addSubview(never)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in [upper, lower].enumerated() {
      row.frame = bounds.offsetBy(dx: 0, dy: CGFloat(index) * bounds.height)
    }
  }
}
