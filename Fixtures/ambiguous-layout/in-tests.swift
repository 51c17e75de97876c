import UIKit
import XCTest

// What a test lays out, nobody looks at.
final class RowSpeedTests: XCTestCase {
  func measureRows() {
    let view = UIView()
    let row = UILabel()
    view.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
  }
}
