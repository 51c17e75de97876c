import UIKit

enum Device {
  static var isSmall: Bool { UIScreen.main.bounds.height == 568 }  // expect: device-size-check
  static var isOld: Bool { 1136 == UIScreen.main.nativeBounds.height }  // expect: device-size-check
  static var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }
  static var isHuge: Bool { UIScreen.main.bounds.height > 5000 }
  static var isRetina: Bool { UIScreen.main.scale >= 2 }

  static var inset: CGFloat {
    switch UIScreen.main.nativeBounds.height {  // expect: device-size-check
    case 1136: return 8
    case 2436, 2688: return 34
    default: return 16
    }
  }

  static func fits(_ height: CGFloat) -> Bool { height == 667 }
}

// One declaration, one finding.
func hasCutOut() -> Bool {
  UIScreen.main.bounds.height == 812 || UIScreen.main.bounds.height == 896  // expect: device-size-check
}

struct SlideConstants {  // expect: device-size-check
  static let top: CGFloat = UIScreen.main.bounds.width == 320 ? 8 : 16
  static let bottom: CGFloat = UIScreen.main.bounds.width == 375 ? 8 : 24
  let side: CGFloat = UIScreen.main.bounds.height == 568 ? 4 : 8
}

final class SlideSizes {
  var title: CGFloat {
    get {
      if UIScreen.main.bounds.height == 568 { return 12 }  // expect: device-size-check
      if UIScreen.main.bounds.height == 667 { return 14 }
      return 16
    }
    set { isLarge = newValue > 14 && UIScreen.main.bounds.height == 736 }
  }
  lazy var text: CGFloat = UIScreen.main.bounds.height == 568 ? 4 : 8  // expect: device-size-check
  var isLarge = UIScreen.main.bounds.height == 736  // expect: device-size-check

  func size(of row: Int) -> CGFloat {
    let rows = (0..<row).map { _ in UIScreen.main.bounds.height == 568 ? 4 : 8 }  // expect: device-size-check
    func last() -> CGFloat { UIScreen.main.bounds.height == 667 ? 4 : 8 }
    return rows.reduce(last()) { $0 + CGFloat($1) }
  }

  struct Table { let row: CGFloat = UIScreen.main.bounds.height == 568 ? 40 : 44 }  // expect: device-size-check
}

let slideHeight: CGFloat = UIScreen.main.bounds.height == 568 ? 40 : 44  // expect: device-size-check
let slideWidth: CGFloat = UIScreen.main.bounds.width == 320 ? 40 : 44  // expect: device-size-check
