import UIKit

/// What it does at a layout pass is to tell others, if there are any.
class TellingView: UIView {
  var onLayout: ((UIView) -> Void)?
  var handlers: [String: () -> Void] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }
}

final class TellingRow: TellingView {
  let name = UILabel()

  func setUp() { addSubview(name) }

  override func layoutSubviews() { name.frame = bounds }
}

/// What it does is its own affair.
class PlacingView: UIView {
  let line = UIView()
  var onLayout: ((UIView) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
    line.frame = bounds
  }
}

final class PlacingRow: PlacingView {
  let name = UILabel()

  func setUp() { addSubview(name) }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = bounds
  }  // expect: missing-super-layout
}

class CallingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  func place() {}
}

final class CallingRow: CallingView {
  let name = UILabel()

  func setUp() { addSubview(name) }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = bounds
  }  // expect: missing-super-layout
}
