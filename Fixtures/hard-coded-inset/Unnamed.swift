import UIKit

final class UnnamedView: UIStackView {
  func setUp() {
    layoutMargins = .init(top: 8, left: 16, bottom: 8, right: 16)  // expect: hard-coded-inset
    directionalLayoutMargins = .init(top: 4, leading: 4, bottom: 4, trailing: 4)  // expect: hard-coded-inset
    layoutMargins = UIEdgeInsets.init(top: 9, left: 0, bottom: 9, right: 0)  // expect: hard-coded-inset
    layoutMargins = .init(top: 0, left: 0, bottom: 0, right: 0)
    layoutMargins = .init(top: margin, left: margin, bottom: margin, right: margin)
    arrange(.init(top: 8, reading: 16, bottom: 8, rest: 16))
  }

  private func arrange(_ box: Box) {}
  private var margin: CGFloat { bounds.width / 8 }
}

private struct Box {
  let top, reading, bottom, rest: CGFloat
}
