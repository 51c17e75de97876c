import UIKit

enum Device {
  static var isSmall: Bool { UIScreen.main.bounds.height <= 568 }  // expect: device-size-check
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
