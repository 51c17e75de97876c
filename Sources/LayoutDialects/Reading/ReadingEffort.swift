/// How far code is followed: a few lines can ask for more than any machine has.
struct ReadingEffort {
  /// How deep the expression or block lies that is being followed.
  var depth = 0
  /// How many expressions were followed.
  var steps = 0
  /// Whether nothing was too deep or too long to be followed.
  var isWhole = true

  /// How deep expressions, blocks and closures are followed; what lies deeper is left unresolved.
  static let maximumDepth = 160
  /// How many expressions of one type are followed, closures run in loops included: twice as many as the largest types
  /// of two hundred apps have.
  ///
  /// What takes longer than an expression counts for several: copies of long lists, sets of constraints that are put in
  /// force together, paths that lie under many branches.
  static let maximumSteps = 250_000
  /// How many elements of a literal list a loop is run for.
  static let maximumTurns = 64

  /// What a turn of a loop costs beside the code that it runs.
  static let stepsOfTurn = 4

  /// Counts what copying so many parts of values costs, or of the branches that lead to a place.
  mutating func spend(onCopying parts: Int) { steps += parts / ValueTable.partsPerStep }

  /// Counts what an event or a constraint costs beyond the expression that makes it: each keeps the branches that lead to
  /// it, and later stages compare those of one type with each other.
  mutating func spendOnMoment(_ order: Int, under branches: Int) {
    spend(onCopying: branches)
    steps += order / 400
  }
}

extension TypeReader {
  /// Whether reading the type takes too long, or its values are too large, to follow it any further: then nothing of it
  /// is followed.
  var isExhausted: Bool {
    effort.steps + values.work >= ReadingEffort.maximumSteps || values.hasLost
  }
}
