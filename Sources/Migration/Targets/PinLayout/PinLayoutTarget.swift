extension MigrationTarget {
  /// Chains of PinLayout's calls.
  package static let pinlayout = MigrationTarget(
    "pinlayout", "PinLayout chains",
    rule: RuleWords(
      message: { "PinLayout chains can replace the constraints of \($0)" },
      title: "replace the constraints with chains in the layout method",
      risk: RuleWords.riskOfFrames),
    allowances: [.leftToRight, .outerSize, .unchangingContent, .wholePixels],
    library: Library(name: "PinLayout"), survey: PinSurvey.self,
    way: .layoutMethod { PinStyle($0) })
}

extension Allowance {
  package static let wholePixels = Allowance(
    "whole-pixels", comment: "Assumes that sizes may be rounded up to whole pixels.")
}

extension Refusal.Cause {
  static func layoutDirection(_ view: String) -> Self {
    Self(
      "layout-direction",
      "'\(view)' follows the reading direction, which PinLayout supports only if the app calls"
        + " 'Pin.layoutDirection(.auto)' ('--allow left-to-right' ignores right-to-left layouts)")
  }

  static func rounding(_ view: String) -> Self {
    Self(
      "rounding",
      "PinLayout rounds sizes up to whole pixels, and would move an edge of '\(view)' by more than"
        + " half a pixel ('--allow whole-pixels' accepts that)", unless: .wholePixels)
  }
}

/// What code outside the views decides about PinLayout's chains.
struct PinStyle: FrameStyle {
  /// Whether the app has PinLayout follow the reading direction; otherwise its `start` is always `left`.
  let followsDirection: Bool
  /// Whether a label may have several lines: what it asks for then depends on the size that it has.
  let mayWrapText: Bool

  init(_ code: LayoutCode) {
    followsDirection = code.project.survey(PinSurvey.self).followsDirection
    mayWrapText = code.mayWrapText
  }

  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) {
    var pins = PinWriter(writer, self)
    while let view = pins.frames.nextView() { try pins.pin(view) }
    writer = pins.frames
  }

  /// PinLayout rounds the origin to the nearest pixel but the size up, and later frames follow.
  func reading(of set: WrittenSet) -> TextReading {
    func runner(_ scale: Double?) -> PinRunner {
      PinRunner(superviews: set.superviews, followsDirection: followsDirection, scale: scale)
    }
    var reading = TextReading(runner: runner(nil))
    if !set.assumptions.contains(.wholePixels) {
      reading.rounding = .init(
        screens: [1, 2, 3].map { ($0, runner($0)) }, refusal: Refusal.Cause.rounding)
    }
    return reading
  }
}
