// Made With Flow.
//
// DO NOT MODIFY, your changes will be lost when this file is made again.
//

import UIKit

final class ToolView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10.3),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
