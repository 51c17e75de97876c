extension Rule {
  /// Constraints of rows and columns that divided rectangles could replace.
  ///
  /// - Why: a team that chose one way to write layout wants no other one to come back.
  /// - Fix: what `layoutlint migrate --to divided` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToDivided = Rule(
    "migrate-to-divided", check: .migration(target: "divided"))
}
