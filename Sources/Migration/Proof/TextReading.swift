import LightSyntax

/// How the statements that a target writes are read back, beyond what all targets write.
struct TextReading: Sendable {
  var runner: any TextRunner = FrameRunner()
  /// Situations that are tried after those of all targets.
  var situations: [Situation] = []
  /// The cause to refuse a set of which a view gets no frame where there is too little room; `nil` where such situations do
  /// not count.
  var refusalOfTooLittleRoom: (@Sendable (_ view: String) -> Refusal.Cause)?
  /// What is asked of screens on which frames are rounded; `nil` for text that gives them as they are.
  var rounding: Rounding?

  /// Screens that round frames.
  struct Rounding: Sendable {
    /// Each runs the text as on one kind of screen.
    var screens: [(pixelsInPoint: Double, runner: any TextRunner)]
    /// The cause to refuse a set of which an edge moves by more than half a pixel.
    var refusal: @Sendable (_ view: String) -> Refusal.Cause
  }
}

/// Runs what a target's statements say beyond frames and numbers.
protocol TextRunner: Sendable {
  typealias Value = FrameEvaluator.Value
  typealias Unknown = FrameEvaluator.Unknown

  /// Runs an expression that stands by itself.
  ///
  /// - Returns: whether it is one of the target's own.
  func run(
    _ expression: ExpressionID, in evaluator: inout FrameEvaluator
  ) throws(Unknown) -> Bool

  /// A member; `nil` if it is none of the target's own.
  func member(
    _ name: String, of value: Value, _ id: ExpressionID, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value?

  /// What a call gives; `nil` if it is none of the target's own.
  func call(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value?

  /// A number's text as the source spells it.
  func plain(_ text: String) -> String
}

extension TextRunner {
  func run(
    _ expression: ExpressionID, in evaluator: inout FrameEvaluator
  ) throws(Unknown) -> Bool { false }

  func member(
    _ name: String, of value: Value, _ id: ExpressionID, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? { nil }

  func call(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? { nil }

  func plain(_ text: String) -> String { text }
}

/// Of text that says nothing but frames and numbers.
struct FrameRunner: TextRunner {}
