import UIKit
import XCTest

/// What a test makes is in no window, and an exception fails the test itself.
final class PairedAnchorsTest: XCTestCase {
  private let container = UIView()

  func testPairs() {
    let first = UIView()
    let second = UIView()
    container.addSubview(first)
    first.translatesAutoresizingMaskIntoConstraints = false
    first.leftAnchor.constraintEqualToAnchor(container.topAnchor).active = true
    second.topAnchor.constraintEqualToAnchor(container.topAnchor).active = true
  }
}
