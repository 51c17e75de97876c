import LayoutModel
import LayoutSets
import LayoutSolver

/// One set of values for what only the running app knows.
struct Situation: Hashable, Sendable {
  struct Insets: Hashable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// Of the container, in points.
  var width: Double
  var height: Double
  var safeArea: Insets
  /// As `layoutMargins` has them: the safe area's insets included.
  var margins: Insets
  var direction: LayoutProblem.ReadingDirection
  /// Tells contents of different sizes apart.
  var seed: Int
  /// What lengths of a design are multiplied with.
  var widthScale = 1.0
  var heightScale = 1.0

  /// The same on a screen for which lengths are scaled: the design's own, the container's size, or one of a tablet.
  func scaled(by scaling: Scaling) -> Situation {
    let screens = [
      (scaling.referenceWidth, scaling.referenceHeight), (width, height), (834, 1194),
    ]
    let screen = screens[seed % screens.count]
    var situation = self
    situation.widthScale = screen.0 / scaling.referenceWidth
    situation.heightScale = screen.1 / scaling.referenceHeight
    return situation
  }

  /// What the content of an item asks for: different for each item, and sometimes more than there is room.
  func content(of item: ItemID, _ axis: Axis) -> Double {
    let index = Double((item.index * 7 + seed * 3) % 11)
    let isHorizontal = axis == .horizontal
    switch seed % 3 {
    case 0: return isHorizontal ? 24 + 3 * index : 14 + index
    case 1: return isHorizontal ? 83 + 5 * index : 31 + 2 * index
    default: return isHorizontal ? 260 + 37 * index : 120 + 11 * index
    }
  }

  /// The sizes of phones and tablets upright and turned, widths of split views, and some that no device has; with their
  /// safe areas and without; in both directions, if wanted.
  static func all(directions: [LayoutProblem.ReadingDirection]) -> [Situation] {
    var situations: [Situation] = []
    func add(_ width: Double, _ height: Double, _ safeArea: Insets) {
      for direction in directions {
        let seed = situations.count
        let side = [16.0, 20, 8][seed % 3]
        // A safe area that differs from side to side shows what mixes them up.
        let margins = Insets(
          top: safeArea.top + 8, left: safeArea.left + side, bottom: safeArea.bottom + 8,
          right: safeArea.right + side + Double(seed % 2) * 4)
        situations.append(
          Situation(
            width: width, height: height, safeArea: safeArea, margins: margins,
            direction: direction, seed: seed))
      }
    }
    for screen in Screen.all {
      add(screen.width, screen.height, Insets(top: screen.safeTop, bottom: screen.safeBottom))
      let side = screen.turnedSafeSide
      add(
        screen.height, screen.width,
        Insets(left: side, bottom: screen.turnedSafeBottom, right: side))
    }
    for (index, width) in splitWidths.enumerated() {
      let side = Double(index % 2) * 59
      add(width, 1024, Insets(top: 24, left: side, bottom: 20))
    }
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ low: Double, _ high: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (low + (high - low) * Double(state >> 40) / Double(1 << 24)).rounded()
    }
    for _ in 0..<16 { add(next(320, 1400), next(480, 1400), Insets()) }
    return situations
  }

  /// Cells and bars, which are less high than anything else that holds views.
  static func ofBars(directions: [LayoutProblem.ReadingDirection]) -> [Situation] {
    of([(320, 44), (375, 60), (414, 88)], directions: directions)
  }

  /// Views of some sizes that lie in others.
  static func of(
    _ sizes: [(width: Double, height: Double)], directions: [LayoutProblem.ReadingDirection]
  ) -> [Situation] {
    let margins = Insets(top: 8, left: 16, bottom: 8, right: 16)
    return sizes.enumerated().flatMap { seed, size in
      directions.map { direction in
        Situation(
          width: size.width, height: size.height, safeArea: Insets(), margins: margins,
          direction: direction, seed: seed)
      }
    }
  }

  private static let splitWidths: [Double] = [320, 438, 507, 551, 639, 694, 782, 981]
}
