import LayoutModel
import LayoutSolver
import LightSyntax
import SourceText

/// What a proof compared.
package struct ProofExtent: Hashable, Sendable {
  /// How many sizes, contents and reading directions.
  package var situations = 0
  /// How many frames in all of them together.
  package var frames = 0
  /// Between an edge or a size before and after, in points.
  package var largestDifference = 0.0
}

/// The statements of a layout method that set frames, run once in each situation for all sets that they lay out.
struct WrittenText {
  /// The file that holds the method, as it will be.
  let file: SyntaxFile
  let method: Block
  /// The statements of the method that set the frames.
  let range: SourceRange
  let containerName: String
  /// All views whose frames the statements set, by name.
  let views: [(name: String, item: ItemID)]
  /// The numbers that the statements name.
  let numbers: [String: Double]

  /// What running the statements came to.
  struct Outcome {
    let frames: [String: FrameEvaluator.Rectangle]
    let assigned: Set<String>
    /// Whether some frames were not set because the code threw.
    let hasThrown: Bool
  }

  func run(
    _ situation: Situation, _ runner: any TextRunner
  ) throws(FrameEvaluator.Unknown) -> Outcome {
    let contents = Dictionary(
      views.map { name, item in
        (
          name,
          (situation.content(of: item, .horizontal), situation.content(of: item, .vertical))
        )
      }, uniquingKeysWith: { $1 })
    var evaluator = FrameEvaluator(
      file: file, situation: situation, containerName: containerName, contents: contents,
      numbers: numbers, runner: runner)
    try evaluator.run(method, within: range)
    return Outcome(
      frames: evaluator.frames, assigned: evaluator.assigned, hasThrown: evaluator.hasThrown)
  }
}

/// What a text comes to, read back in one way, in the situations in which it has been run.
final class TextOutcomes {
  let text: WrittenText
  let reading: TextReading
  private var known: [Key: Result<WrittenText.Outcome, FrameEvaluator.Unknown>] = [:]
  /// Whether it could not be run in some situation.
  private(set) var isUnreadable = false

  private struct Key: Hashable {
    let situation: Situation
    /// The index of a screen that rounds; `nil` for text that is not rounded.
    let screen: Int?
  }

  init(of text: WrittenText, reading: TextReading) {
    self.text = text
    self.reading = reading
  }

  /// - Parameter screen: the index of a screen that rounds; `nil` for frames as the text gives them.
  func outcome(
    _ situation: Situation, screen: Int?
  ) throws(FrameEvaluator.Unknown) -> WrittenText.Outcome {
    let key = Key(situation: situation, screen: screen)
    if let known = known[key] { return try known.get() }
    let runner = screen.flatMap { reading.rounding?.screens[$0].runner } ?? reading.runner
    let result: Result<WrittenText.Outcome, FrameEvaluator.Unknown>
    do throws(FrameEvaluator.Unknown) {
      result = .success(try text.run(situation, runner))
    } catch {
      result = .failure(error)
      isUnreadable = true
    }
    known[key] = result
    return try result.get()
  }
}

/// Compares what a layout method computes with what the constraints of a set gave, at many sizes.
struct FrameProof {
  let set: ViewSet
  let expected: ExpectedFrames
  let outcomes: TextOutcomes
  let directions: [LayoutProblem.ReadingDirection]
  let scaling: Scaling?

  /// Frames may differ by rounding errors only. In points.
  static let tolerance = 0.01

  private var reading: TextReading { outcomes.reading }

  /// - Throws: ``Refusal/Cause`` that says what differs first.
  func check() throws(Refusal.Cause) -> ProofExtent {
    var extent = ProofExtent()
    var situations = Situation.all(directions: directions).map { situation in
      scaling.map(situation.scaled) ?? situation
    }
    situations += reading.situations
    for situation in situations {
      // Where the constraints contradict each other, nothing is promised.
      guard let expected = try expected.frames(situation) else { continue }
      guard let frames = try frames(situation, screen: nil) else { continue }
      try compare(frames, expected, situation, &extent)
      if let rounding = reading.rounding { try check(rounding, of: frames, situation) }
      extent.situations += 1
    }
    if extent.situations == 0 { throw .conflicting }
    if extent.situations * 3 < situations.count {
      throw .unproven("the constraints conflict for most of the sizes that were tried")
    }
    return extent
  }

  /// Each edge must lie within half a pixel of where the constraints have it, as Auto Layout's own do on that screen.
  private func check(
    _ rounding: TextReading.Rounding, of exact: [String: FrameEvaluator.Rectangle],
    _ situation: Situation
  ) throws(Refusal.Cause) {
    for (screen, (pixelsInPoint, _)) in rounding.screens.enumerated() {
      guard let frames = try frames(situation, screen: screen) else { continue }
      for name in set.views.map(set.name) {
        guard let new = frames[name], let old = exact[name] else { continue }
        let shifts = [
          new.x - old.x, new.y - old.y, new.x + new.width - old.x - old.width,
          new.y + new.height - old.y - old.height,
        ]
        if shifts.contains(where: { abs($0) * pixelsInPoint > 0.5 + Self.tolerance }) {
          throw rounding.refusal(name)
        }
      }
    }
  }

  /// - Returns: `nil` if there is too little room for some frames, and may be.
  private func frames(
    _ situation: Situation, screen: Int?
  ) throws(Refusal.Cause) -> [String: FrameEvaluator.Rectangle]? {
    let outcome: WrittenText.Outcome
    do throws(FrameEvaluator.Unknown) {
      outcome = try outcomes.outcome(situation, screen: screen)
    } catch {
      throw .unproven("'\(error.text)' in the new code could not be evaluated")
    }
    for name in set.views.map(set.name) {
      let isSet = outcome.assigned.contains(name)
      if isSet, outcome.frames[name]?.isKnown ?? true { continue }
      guard isSet || outcome.hasThrown else {
        throw .unproven("the new code sets no frame for '\(name)'")
      }
      guard let refusal = reading.refusalOfTooLittleRoom else { return nil }
      throw refusal(name)
    }
    return outcome.frames
  }

  private func compare(
    _ frames: [String: FrameEvaluator.Rectangle], _ expected: [ItemID: Frame],
    _ situation: Situation, _ extent: inout ProofExtent
  ) throws(Refusal.Cause) {
    for view in set.views {
      guard var frame = frames[set.name(view)], let expected = expected[view] else { continue }
      var superview = set.scope.items[view.index].superview
      var depth = 0
      while let current = superview, current != set.container, depth < 64 {
        let outer = frames[set.name(current)] ?? .init()
        frame.x += outer.x
        frame.y += outer.y
        superview = set.scope.items[current.index].superview
        depth += 1
      }
      let pairs = [
        ("x", frame.x, expected.left), ("y", frame.y, expected.top),
        ("width", frame.width, expected.width), ("height", frame.height, expected.height),
      ]
      extent.frames += 1
      for (quantity, new, old) in pairs {
        if abs(new - old) <= Self.tolerance {
          extent.largestDifference = max(extent.largestDifference, abs(new - old))
          continue
        }
        let direction = situation.direction == .rightToLeft ? " in a right-to-left layout" : ""
        throw .unproven(
          "the \(quantity) of '\(set.name(view))' would be \(new) instead of \(old) at "
            + "\(Int(situation.width)) × \(Int(situation.height))\(direction)")
      }
    }
  }
}
