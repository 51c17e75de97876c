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

  /// Frames may differ by rounding errors only. In points.
  static let tolerance = 0.01

  private var set: ViewSet { problem.set }

  /// - Throws: ``Refusal/Cause`` that says what differs first.
  func check() throws(Refusal.Cause) -> ProofExtent {
    var extent = ProofExtent()
    let situations = Situation.all(directions: directions).map { situation in
      scaling.map(situation.scaled) ?? situation
    }
    for situation in situations {
      // Where the constraints contradict each other, nothing is promised.
      guard let expected = try problem.frames(situation) else { continue }
      try compare(try evaluate(situation), expected, situation, &extent)
      extent.situations += 1
    }
    if extent.situations == 0 { throw .conflicting }
    if extent.situations * 3 < situations.count {
      throw .unproven("the constraints contradict each other at most sizes")
    }
    return extent
  }

  private func evaluate(
    _ situation: Situation
  ) throws(Refusal.Cause) -> [String: FrameEvaluator.Rectangle] {
    let contents = Dictionary(
      allViews.map { name, item in
        (
          name,
          (situation.content(of: item, .horizontal), situation.content(of: item, .vertical))
        )
      }, uniquingKeysWith: { $1 })
    var evaluator = FrameEvaluator(
      file: file, situation: situation, containerName: containerName, contents: contents,
      numbers: numbers, scaling: scaling)
    do throws(FrameEvaluator.Unknown) {
      try evaluator.run(method, within: range)
    } catch {
      throw .unproven("'\(error.text)' cannot be read back")
    }
    for view in set.views where !evaluator.assigned.contains(set.name(view)) {
      throw .unproven("'\(set.name(view))' gets no frame")
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
