import SnapKit
import UIKit

extension CGFloat {
  var wide: CGFloat { self * 2 }
}

extension Double {
  var wide: Double { self * 2 }
  var halved: Double { self / 2 }
}

extension Int {
  var scaled: CGFloat { CGFloat(self) * 1.5 }
  var doubled: Int { self * 2 }
}

extension BinaryFloatingPoint {
  var lifted: CGFloat { CGFloat(self) + 1 }
}

struct MemberMetrics {
  let inset: CGFloat
  let count: Int
  static let unit = half(of: 8)

  private static func half(of number: CGFloat) -> CGFloat { number / 2 }
}

// build: MemberNumbersView(frame: .zero)
/// Numbers that members of the project give: a `CGFloat` is not converted to one, and any other number is.
final class MemberNumbersView: UIView {
  private let box = UIView()
  private let panel = UIView()
  private let strip = UIView()
  private let metrics = MemberMetrics(inset: 8, count: 3)
  private let isNarrow = false
  private let columns = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    addSubview(panel)
    addSubview(strip)
    box.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(44.scaled)
      make.left.equalToSuperview().offset(metrics.inset)
      make.bottom.equalToSuperview().offset(-12.wide)
      make.right.equalToSuperview().offset(isNarrow ? -40 : -30)
      make.width.greaterThanOrEqualTo(panel).offset(columns.scaled + 2)
      make.height.greaterThanOrEqualTo(panel).offset(4.5.lifted)
    }
    panel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(metrics.count)
      make.left.equalToSuperview().offset(44.halved)
      make.bottom.equalToSuperview().offset(-columns.doubled)
      make.right.equalToSuperview().offset(isNarrow ? -40 : columns)
      make.width.greaterThanOrEqualTo(box).offset(max(metrics.inset, 8))
      make.height.greaterThanOrEqualTo(box).offset(max(metrics.count, 8))
    }
    strip.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(MemberMetrics.unit * CGFloat(columns))
      make.left.equalToSuperview().offset(-(CGFloat(columns) + MemberMetrics.unit))
      make.size.equalTo(10)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
