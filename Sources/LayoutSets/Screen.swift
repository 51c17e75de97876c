import LayoutDialects
import LayoutModel
import UIKitFacts

/// A device's screen in portrait, in points.
///
/// Source: Apple, Human Interface Guidelines, "Layout": specifications of devices.
package struct Screen: Hashable, Sendable {
  package var name: String
  package var width: Double
  package var height: Double
  package var safeTop: Double
  package var safeBottom: Double

  /// Whether the screen has rounded corners and a home indicator, but is no tablet's.
  private var hasIndicator: Bool { safeBottom == 34 }
  /// What the safe area leaves out at each side when the device is turned, and at the bottom.
  package var turnedSafeSide: Double { hasIndicator ? safeTop : 0 }
  package var turnedSafeBottom: Double { hasIndicator ? 21 : safeBottom }

  init(_ name: String, _ width: Double, _ height: Double, _ safeTop: Double, _ safeBottom: Double) {
    self.name = name
    self.width = width
    self.height = height
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }

  /// Every television's. Source: Apple, Human Interface Guidelines, "Layout": tvOS, whose safe area leaves out 60 points at
  /// the top and the bottom.
  package static let television = Screen("Apple TV", 1920, 1080, 60, 60)

  /// Those of phones and tablets, by width.
  package static let all: [Screen] = [
    Screen("iPhone SE (1st generation)", 320, 568, 20, 0),
    Screen("iPhone 8, SE", 375, 667, 20, 0),
    Screen("iPhone X, 11 Pro", 375, 812, 44, 34),
    Screen("iPhone 12, 13, 14", 390, 844, 47, 34),
    Screen("iPhone 14 Pro, 15, 16", 393, 852, 59, 34),
    Screen("iPhone 16 Pro", 402, 874, 62, 34),
    Screen("iPhone 8 Plus", 414, 736, 20, 0),
    Screen("iPhone 11", 414, 896, 48, 34),
    Screen("iPhone 12 Pro Max, 14 Plus", 428, 926, 47, 34),
    Screen("iPhone 15 Plus, 16 Plus", 430, 932, 59, 34),
    Screen("iPhone 16 Pro Max", 440, 956, 62, 34),
    Screen("iPad 9.7 inch", 768, 1024, 20, 0),
    Screen("iPad 10.2 inch", 810, 1080, 20, 0),
    Screen("iPad Pro 11 inch", 834, 1194, 24, 20),
    Screen("iPad Pro 12.9 inch", 1024, 1366, 24, 20),
  ]

  /// Other devices with one of these screens, each with a device in ``name``.
  package static let likeOthers: [(name: String, like: String)] = [
    ("iPhone 5", "iPhone SE (1st generation)"), ("iPhone 5s", "iPhone SE (1st generation)"),
    ("iPhone 6", "iPhone 8"), ("iPhone 6s", "iPhone 8"), ("iPhone 7", "iPhone 8"),
    ("iPhone 6 Plus", "iPhone 8 Plus"), ("iPhone 6s Plus", "iPhone 8 Plus"),
    ("iPhone 7 Plus", "iPhone 8 Plus"), ("iPhone XS", "iPhone X"), ("iPhone XR", "iPhone 11"),
    ("iPad Pro 9.7 inch", "iPad 9.7 inch"),
  ]
}

extension LayoutScope {
  /// The container, if it is the root view of a controller on a phone or a tablet. Any other container has whatever size its
  /// constraints allow.
  package func rootView(in surroundings: ScopeSurroundings) -> ItemID? {
    guard let container, descriptions[container.index].name == "view",
      let type = surroundings.unit.typeName,
      let known = surroundings.project.frameworkClass(of: type), known.role == .controller,
      !known.isAppKit
    else { return nil }
    return container
  }

  /// The root view of a controller, if its size is a device's: if no constraint sets it.
  func deviceRoot(in surroundings: ScopeSurroundings) -> ItemID? {
    rootView(in: surroundings).flatMap { root in
      constraints.contains { $0.first.item == root && $0.second == nil } ? nil : root
    }
  }
}
