import UIKit

// Thresholds between small and large screens: each screen is on one of the two sides.

enum Room {
  static var isSmall: Bool { UIScreen.main.bounds.height <= 568 }
  static var isLarge: Bool { 667 <= UIScreen.main.bounds.size.height }
  static var isNarrow: Bool { UIScreen.main.bounds.width < 375 }
  static var isLow: Bool { UIScreen.main.bounds.height <= 812 }

  static var fontSize: CGFloat {
    switch UIScreen.main.bounds.height {
    case ..<568: return 28
    case 568..<667: return 32
    default: return 36
    }
  }

  static var margin: CGFloat {
    switch UIScreen.main.bounds.width {
    case ...320: return 8
    case 414...: return 24
    default: return 16
    }
  }
}

// What separates phones with a home button from those without is no threshold of size, nor is what counts pixels, or what
// names one device among ranges.

enum Notch {
  static var hasOne: Bool { UIScreen.main.bounds.height >= 812 }  // expect: device-size-check
  static var lacksOne: Bool { 736 >= UIScreen.main.bounds.height }  // expect: device-size-check
  static var isFine: Bool { UIScreen.main.nativeBounds.height > 1334 }  // expect: device-size-check

  static var bottom: CGFloat {
    switch UIScreen.main.bounds.height {  // expect: device-size-check
    case ..<812: return 0
    default: return 34
    }
  }

  static var top: CGFloat {
    switch UIScreen.main.bounds.height {  // expect: device-size-check
    case ..<568: return 0
    case 844: return 47
    default: return 20
    }
  }
}
