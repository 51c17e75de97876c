import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText
import UIKitFacts

extension Rule {
  /// A constraint uses left or right where leading or trailing would follow the reading direction.
  ///
  /// - Why: in languages that read from the right, the view stays on the left while everything around it moves.
  /// - Fix (unsafe): writes leading for left and trailing for right, on both sides of the constraint.
  /// - Silent: where a second constraint connects the opposite edges at the same distance, as SnapKit's `edges` does,
  ///   so that nothing would move; in tests; for maps, charts, players and graphics by the item's name, which are not
  ///   mirrored.
  package static let leftRightAttributes = Rule(
    "left-right-attributes",
    check: .scope { context, _ in
      let absolute = context.scope.constraints.filter { $0.first.attribute.isAbsolute }
      let ties = Dictionary(grouping: absolute.compactMap { Tie($0) }, by: \.sides)
      return absolute.compactMap { constraint in
        let origin = context.origin(constraint)
        let name = context.name(constraint.first.item).lowercased()
        guard !unmirrored.contains(where: name.contains),
          !context.isMirrored(constraint, among: ties),
          !context.files[origin.file].isTestCode
        else { return nil }
        return .init(context.absoluteSide(constraint), in: origin.file)
      }
    }
  )
}

/// Words in the names of views that are not mirrored.
/// Source: Apple, Human Interface Guidelines, "Right to left".
private let unmirrored = ["chart", "graph", "map", "player", "timeline", "waveform"]

/// How many constraints that mirror one but for their distance are looked at.
private let maximumCopies = 32

/// A constraint between left and right edges, the item that was made first on the left side.
private struct Tie {
  /// What it ties, and how.
  struct Sides: Hashable {
    var first: Anchor
    var second: Anchor
    var relation: Relation

    /// The same in a mirror.
    var mirrored: Sides {
      Sides(first: first.mirrored, second: second.mirrored, relation: relation.reversed)
    }
  }

  let id: Constraint.ID
  let sides: Sides
  let constant: Scalar

  /// `nil` for a constraint that ties anything else.
  init?(_ constraint: Constraint) {
    guard let second = constraint.second, second.attribute.isAbsolute, constraint.terms.isEmpty,
      constraint.multiplier.value == 1
    else { return nil }
    id = constraint.id
    let sides = Sides(first: constraint.first, second: second, relation: constraint.relation)
    if second.item < constraint.first.item {
      self.sides = Sides(first: second, second: sides.first, relation: sides.mirrored.relation)
      constant = -constraint.constant
    } else {
      self.sides = sides
      constant = constraint.constant
    }
  }

  /// Whether two constraints, of which one ties the mirrored edges of the other, do so at the same distance; also where
  /// that is not known.
  func isAsFar(as other: Tie) -> Bool {
    guard let distance = constant.value, let opposite = other.constant.value else { return true }
    return distance == -opposite
  }
}

extension Anchor {
  fileprivate var mirrored: Anchor {
    var mirrored = self
    mirrored.attribute = attribute == .left ? .right : .left
    return mirrored
  }
}

extension LayoutContext {
  /// Whether another constraint, which is active whenever this one is, does the same at the opposite edges.
  fileprivate func isMirrored(
    _ constraint: Constraint, among ties: [Tie.Sides: [Tie]]
  ) -> Bool {
    guard let tie = Tie(constraint), let opposite = ties[tie.sides.mirrored] else { return false }
    let origin = origin(constraint)
    return opposite.prefix(maximumCopies).contains { other in
      let otherOrigin = scope.origins[other.id.index]
      return origin.branches.starts(with: otherOrigin.branches)
        && (origin.isAdjusted || otherOrigin.isAdjusted || tie.isAsFar(as: other))
    }
  }

  fileprivate func absoluteSide(_ constraint: Constraint) -> Diagnostic {
    let attribute = constraint.first.attribute
    let other = attribute == .left ? "leading" : "trailing"
    return Diagnostic(
      "'\(name(constraint.first.item))' stays on the \(attribute.rawValue) in right-to-left languages; use \(other), which follows the reading direction",
      at: origin(constraint).spelling, fixes: directionFix(constraint).map { [$0] } ?? [],
      subject: subject(constraint))
  }

  /// Both sides, for anchors: leading cannot be tied to left.
  fileprivate func directionFix(_ constraint: Constraint) -> Fix? {
    let origin = origin(constraint)
    guard origin.source == .anchor, origin.via.isEmpty, let second = origin.second,
      constraint.second?.attribute.isAbsolute ?? false
    else { return nil }
    let file = files[origin.file].source.file
    var edits: [TextEdit] = []
    for range in [origin.first, second] {
      let text = file.text(range)
      guard
        let (old, new) = [(Attribute.left, Attribute.leading), (.right, .trailing)]
          .map({ ($0.anchorName, $1.anchorName) }).first(where: { text.hasSuffix($0.0) })
      else { return nil }
      edits.append(TextEdit(SourceRange(range.end - old.utf8.count, range.end), new))
    }
    return Fix(
      "use leading and trailing", .unsafe, edits,
      risk: "the view changes sides in right-to-left languages")
  }
}
