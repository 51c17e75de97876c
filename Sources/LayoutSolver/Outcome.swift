import LayoutModel

/// What solving a problem gives.
package enum Outcome: Hashable, Sendable {
  /// Every quantity has one value over all best solutions. Frames are in the order of the problem's bodies.
  case determined([Frame])
  case ambiguous(Ambiguity)
  /// The required constraints cannot hold together.
  case conflicting(Conflict)
  case notAnalyzed(NotAnalyzed)
}

/// Whether the required constraints of a problem can be satisfied together.
package enum Feasibility: Hashable, Sendable {
  case possible
  case conflicting(Conflict)
  case notAnalyzed(NotAnalyzed)
}

/// In points, origin top-left, y down.
package struct Frame: Hashable, Sendable {
  package var item: ItemID
  package var left, top, width, height: Double

  package init(item: ItemID, left: Double, top: Double, width: Double, height: Double) {
    self.item = item
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  package var right: Double { left + width }
  package var bottom: Double { top + height }
}

/// Identifies a statement of the problem in a conflict or a tie.
package enum CoreMember: Hashable, Sendable {
  case constraint(Constraint.ID)
  /// The item is no larger than its content.
  case hugging(ItemID, Axis)
  /// The item is no smaller than its content.
  case compressionResistance(ItemID, Axis)
  /// The quantity has the value given from outside.
  case given(Anchor)
  /// The size is at least 0.
  case nonNegative(Anchor)

  package var isContentSize: Bool {
    switch self {
    case .hugging, .compressionResistance: true
    case .constraint, .given, .nonNegative: false
    }
  }
}

/// Sets of required statements that cannot be satisfied together.
package struct Conflict: Hashable, Sendable {
  /// Each occurs once. If any one of its members is removed, a core can be satisfied. In the order of the problem.
  package var cores: [[CoreMember]]
  /// Whether there are no other cores.
  package var isComplete: Bool
}

/// Two best solutions, and how they differ.
package struct Ambiguity: Hashable, Sendable {
  /// One best solution, in the order of the problem's bodies.
  package var frames: [Frame]
  /// Another one: every free quantity differs, no other does.
  package var witness: [Frame]
  /// `left`, `top`, `width` and `height` of items that are not the same in all best solutions, in the
  /// order of the problem's bodies.
  package var free: [Anchor]
  /// One for each item and axis from which others' freedom follows.
  package var freedoms: [Freedom]
}

/// A quantity that no constraint determines: if it gets a value, what depends on it is determined, too.
package struct Freedom: Hashable, Sendable {
  package enum Missing: Hashable, Sendable {
    case position, size, positionAndSize
    /// Either makes the item's place on the axis unique.
    case positionOrSize
  }

  package enum Cause: Hashable, Sendable {
    /// Nothing, of whatever priority, speaks of it.
    case open
    /// Optional statements of one priority contradict each other, and none has precedence.
    case tie([CoreMember])
  }

  /// The item at the root, and the axis.
  package var item: ItemID
  package var axis: Axis
  package var missing: Missing
  /// Sets of the item's attributes; if the attributes of one set get values, the quantity is determined. The shortest
  /// come first; never empty.
  package var completions: [[Attribute]]
  /// The other quantities that move along, in the order of the problem's bodies.
  package var dependents: [Anchor]
  package var cause: Cause

  /// Whether content sizes of equal priority are all that contradict each other.
  package var isContentTie: Bool {
    guard case .tie(let members) = cause else { return false }
    return members.allSatisfy(\.isContentSize)
  }
}

/// Why a problem was not solved.
package enum NotAnalyzed: Error, Hashable, Sendable {
  /// More bodies or statements than ``SolverBounds`` allows.
  case tooLarge
  /// More steps than ``SolverBounds`` allows.
  case tooMuchWork
  /// A number that is NaN or infinite.
  case notFinite(CoreMember)
  /// A number so large or so small that rounding would decide.
  case absurd(CoreMember)
  /// A priority outside 1…1000.
  case priority(CoreMember)
  case unassigned(Scalar.Symbol)
  case unknownItem(ItemID)
  case repeatedItem(ItemID)
  /// Rounding errors are larger than the tolerance.
  case inaccurate
}

/// Limits, and what counts as zero.
package enum SolverBounds {
  /// Lengths closer than this are equal, in points.
  package static let tolerance = 1e-6
  /// Factors smaller than this are rounding errors.
  static let factorTolerance = 1e-9
  /// In points. Layouts stay far below this limit, which preserves the decimals in sums of products.
  package static let largestLength = 1e7
  /// Of a multiplier, and its reciprocal of the smallest.
  package static let largestFactor = 1e4
  package static let maximumBodies = 2_000
  package static let maximumStatements = 12_000
  /// The limit for one linear program after equalities are substituted; its table grows with the square of this.
  package static let maximumRows = 400
  /// Multiplications for one problem: well below a second.
  package static let maximumWork = 100_000_000
  package static let maximumCores = 8
  /// Sets tried while looking for further cores.
  package static let maximumCoreSearches = 48
}
