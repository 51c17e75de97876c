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
    box.translatesAutoresizingMaskIntoConstraints = false
    panel.translatesAutoresizingMaskIntoConstraints = false
    strip.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 44.scaled),
      box.leftAnchor.constraint(equalTo: leftAnchor, constant: metrics.inset),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12.wide),
      box.rightAnchor.constraint(equalTo: rightAnchor, constant: isNarrow ? -40 : -30),
      box.widthAnchor.constraint(
        greaterThanOrEqualTo: panel.widthAnchor, constant: columns.scaled + 2),
      box.heightAnchor.constraint(greaterThanOrEqualTo: panel.heightAnchor, constant: 4.5.lifted),
      panel.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(metrics.count)),
      panel.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(44.halved)),
      panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: CGFloat(-columns.doubled)),
      panel.rightAnchor.constraint(
        equalTo: rightAnchor, constant: CGFloat(isNarrow ? -40 : columns)),
      panel.widthAnchor.constraint(
        greaterThanOrEqualTo: box.widthAnchor, constant: max(metrics.inset, 8)),
      panel.heightAnchor.constraint(
        greaterThanOrEqualTo: box.heightAnchor, constant: CGFloat(max(metrics.count, 8))),
      strip.topAnchor.constraint(
        equalTo: topAnchor, constant: MemberMetrics.unit * CGFloat(columns)),
      strip.leftAnchor.constraint(
        equalTo: leftAnchor, constant: -(CGFloat(columns) + MemberMetrics.unit)),
      strip.widthAnchor.constraint(equalToConstant: 10),
      strip.heightAnchor.constraint(equalToConstant: 10)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
