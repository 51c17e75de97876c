import UIKit

final class TwoRows: UIView {
  private let upper = UILabel()
  private let lower = UILabel()
  private let never = UILabel()  // expect: ambiguous-layout
  private let centered = UILabel()  // expect: ambiguous-layout
  private let flat = UIView()  // expect: ambiguous-layout
  private let sized = UILabel()
  private let fitted = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    flat.backgroundColor = .gray
    addSubview(upper)
    addSubview(lower)
    for view in [never, centered, flat, sized, fitted] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    centered.center = center
    flat.frame.origin.y = 3
    flat.frame.size.width = bounds.width
    sized.frame.size = bounds.size
    fitted.sizeToFit()
    fitted.center = center
    for (index, row) in [upper, lower].enumerated() {
      row.frame = bounds.offsetBy(dx: 0, dy: CGFloat(index) * bounds.height)
    }
  }
}
