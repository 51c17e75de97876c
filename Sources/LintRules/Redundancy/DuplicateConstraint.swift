import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax

extension Rule {
  /// The same constraint is created and activated twice on one path.
  ///
  /// - Why: the second copy does nothing, until one of the two is changed; then they conflict.
  /// - Fix (safe): deletes the second copy. Its line contains no other constraint, and nothing else refers to it.
  /// - Silent: when a copy is stored, adjusted or active on other paths, and when a name may mean several views.
  package static let duplicateConstraint = Rule(
    "duplicate-constraint",
    check: .scope { context, _ in
      var earlier: [Equation: [Constraint]] = [:]
      var found: [PlacedDiagnostic] = []
      for constraint in context.scope.constraints {
        let origin = context.origin(constraint)
        guard let moment = origin.activation, context.isSettled(constraint) else { continue }
        let equation = Equation(constraint, origin)
        let copy = earlier[equation]?.first { other in
          let otherOrigin = context.origin(other)
          return (otherOrigin.file, otherOrigin.range) != (origin.file, origin.range)
            && otherOrigin.activation?.surelyPrecedes(moment) == true
        }
        if let copy {
          found.append(.init(.duplicate(constraint, of: copy, context), in: origin.file))
        }
        if earlier[equation, default: []].count < maximumCopies {
          earlier[equation, default: []].append(constraint)
        }
      }
      return found
    }
  )
}

/// How many earlier constraints that say the same are compared with the next one: more stand in no code that people
/// write, and each would be compared with all.
private let maximumCopies = 32

/// What a constraint says, whichever of its sides is written first.
struct Equation: NumberKey {
  let first: Anchor
  let second: Anchor?
  let relation: Relation
  let numbers: [Scalar]
  let isSystemSpacing: Bool

  /// The rest is compared: few constraints tie the same two items on one axis at the same distance.
  var number: Int {
    let items = first.item.index &* 4096 &+ (second?.item.index ?? -1)
    // -0 equals 0, but has other bits.
    let distance = Int(truncatingIfNeeded: (numbers[1].constant + 0).bitPattern)
    // What is not known of it counts as 0, and is told by its name.
    let unknown = (numbers[1].terms.first?.symbol.index ?? -1) &+ 1
    return (items &* 2 &+ (first.attribute.axis == .horizontal ? 1 : 0)) ^ distance
      ^ (unknown &* 0x9E37_79B9)
  }

  init(_ constraint: Constraint, _ origin: ConstraintOrigin) {
    isSystemSpacing = origin.isSystemSpacing
    if let second = constraint.second, constraint.multiplier.value == 1,
      second.item < constraint.first.item
    {
      first = second
      self.second = constraint.first
      relation = constraint.relation.reversed
      numbers = [constraint.multiplier, -constraint.constant, constraint.priority]
    } else {
      first = constraint.first
      second = constraint.second
      relation = constraint.relation
      numbers = [constraint.multiplier, constraint.constant, constraint.priority]
    }
  }
}

extension LayoutContext {
  /// Whether the constraint stays as it is written, between items that are surely the same ones throughout.
  fileprivate func isSettled(_ constraint: Constraint) -> Bool {
    let origin = origin(constraint)
    // A format repeats what it says of a view wherever it names it.
    return !origin.isKept && !origin.isAdjusted && origin.source != .visualFormat
      && (constraint.activation == .always || constraint.activation == .conditional)
      && [constraint.first, constraint.second].allSatisfy { anchor in
        anchor.map { scope.descriptions[$0.item.index].isStable } ?? true
      }
  }
}

extension Diagnostic {
  fileprivate static func duplicate(
    _ constraint: Constraint, of copy: Constraint, _ context: LayoutContext
  ) -> Diagnostic {
    let (origin, earlier) = (context.origin(constraint), context.origin(copy))
    let removal =
      origin.branches.isEmpty ? removal(of: origin, in: context.files[origin.file]) : nil
    return Diagnostic(
      "\(context.describeAsWritten(constraint.first, of: constraint)) already has this constraint; the duplicate has no effect",
      at: origin.range,
      notes: [
        Note(
          "first constrained here", at: earlier.range,
          in: earlier.file == origin.file ? nil : context.files[earlier.file].source.file.path)
      ],
      fixes: removal.map { [.safe("remove the duplicate", .delete($0))] } ?? [],
      subject: context.subject(constraint))
  }
}
