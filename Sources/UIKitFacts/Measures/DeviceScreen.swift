/// Sizes of the screens of iPhones and iPads, upright.
///
/// Source: Apple, Human Interface Guidelines, "Layout: Device screen dimensions".
package enum DeviceScreen {
  /// The pixels of a point on the device's own screen: the same as long as the program runs.
  /// Source: Apple, `UIScreen.scale`.
  package static let scalePath = "UIScreen.main.scale"
  /// In points.
  package static let heights: Set<Double> = [
    480, 568, 667, 736, 780, 812, 844, 852, 874, 896, 926, 932, 956, 1024, 1080, 1112, 1133, 1180,
    1194, 1210, 1366,
  ]
  /// The highest screen of a phone with a home button, and the lowest one without, in points: what separates these is
  /// about a notch, and every iPad lies on the side of the phones that have one.
  package static let greatestHeightWithButton = 736.0
  package static let leastHeightWithoutButton = 812.0
  /// In points.
  package static let widths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 810, 820, 834, 1024,
  ]
  /// Widths and heights in pixels.
  package static let pixels: Set<Double> = [
    640, 750, 828, 960, 1080, 1125, 1136, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1334, 1536,
    1640, 1668, 1792, 1920, 2048, 2160, 2208, 2224, 2266, 2340, 2360, 2388, 2436, 2532, 2556, 2622,
    2688, 2732, 2778, 2796, 2868,
  ]
}
