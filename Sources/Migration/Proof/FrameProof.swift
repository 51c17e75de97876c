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

/// Compares what a layout method computes with what the constraints gave, at many sizes.
struct FrameProof {
  let problem: SetProblem
  /// The file that holds the method, as it will be.
  let file: SyntaxFile
  let method: Block
  /// The statements of the method that set the frames.
  let range: SourceRange
  let containerName: String
  let directions: [LayoutProblem.ReadingDirection]
  /// All views whose frames the statements set, of other sets too, by name.
  let allViews: [(name: String, item: ItemID)]
  /// The numbers that the statements name.
  let numbers: [String: Double]
  let scaling: Scaling?
  let reading: TextReading

  /// Frames may differ by rounding errors only. In points.
  static let tolerance = 0.01

  private var set: ViewSet { problem.set }

  /// - Throws: ``Refusal/Cause`` that says what differs first.
  func check() throws(Refusal.Cause) -> ProofExtent {
    var extent = ProofExtent()
    var situations = Situation.all(directions: directions).map { situation in
      scaling.map(situation.scaled) ?? situation
    }
    situations += reading.situations
    for situation in situations {
      // Where the constraints contradict each other, nothing is promised.
      guard let expected = try problem.frames(situation) else { continue }
      guard let frames = try evaluate(situation, reading.runner) else { continue }
      try compare(frames, expected, situation, &extent)
      if let rounding = reading.rounding { try check(rounding, of: frames, situation) }
      extent.situations += 1
    }
    if extent.situations == 0 { throw .conflicting }
    if extent.situations * 3 < situations.count {
      throw .unproven("the constraints contradict each other at most sizes")
    }
    return extent
  }

  /// Each edge must lie within half a pixel of where the constraints have it, as Auto Layout's own do on that screen.
  private func check(
    _ rounding: TextReading.Rounding, of exact: [String: FrameEvaluator.Rectangle],
    _ situation: Situation
  ) throws(Refusal.Cause) {
    for (pixelsInPoint, runner) in rounding.screens {
      guard let frames = try evaluate(situation, runner) else { continue }
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

  /// - Returns: `nil` if the text throws before all frames are set, and may do so.
  private func evaluate(
    _ situation: Situation, _ runner: any TextRunner
  ) throws(Refusal.Cause) -> [String: FrameEvaluator.Rectangle]? {
    let contents = Dictionary(
      allViews.map { name, item in
        (
          name,
          (situation.content(of: item, .horizontal), situation.content(of: item, .vertical))
        )
      }, uniquingKeysWith: { $1 })
    var evaluator = FrameEvaluator(
      file: file, situation: situation, containerName: containerName, contents: contents,
      numbers: numbers, runner: runner)
    do throws(FrameEvaluator.Unknown) {
      try evaluator.run(method, within: range)
    } catch {
      throw .unproven("'\(error.text)' cannot be read back")
    }
    for view in set.views where !evaluator.assigned.contains(set.name(view)) {
      guard evaluator.hasThrown else {
        throw .unproven("'\(set.name(view))' gets no frame")
      }
      guard let refusal = reading.refusalOfThrowing else { return nil }
      throw refusal(set.name(view))
    }
    return evaluator.frames
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
        let direction = situation.direction == .rightToLeft ? ", right to left" : ""
        throw .unproven(
          "the \(quantity) of '\(set.name(view))' would be \(new) instead of \(old) at "
            + "\(Int(situation.width)) × \(Int(situation.height))\(direction)")
      }
    }
  }
}
