import UIKit

/// Before Swift 4, priorities were plain numbers with names of their own.
final class EarlyRow: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  func setUp() {
    addSubview(title)
    addSubview(detail)
    title.translatesAutoresizingMaskIntoConstraints = false
    detail.translatesAutoresizingMaskIntoConstraints = false
    let titleWidth = title.widthAnchor.constraint(equalToConstant: 40)
    titleWidth.priority = UILayoutPriorityDefaultHigh
    let detailWidth = detail.widthAnchor.constraint(equalToConstant: 40)
    detailWidth.priority = UILayoutPriorityDefaultLow
    NSLayoutConstraint.activate([
      titleWidth,
      detailWidth,
      detail.topAnchor.constraint(equalTo: topAnchor),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor),
      detail.rightAnchor.constraint(equalTo: rightAnchor)
    ])
  }
}
