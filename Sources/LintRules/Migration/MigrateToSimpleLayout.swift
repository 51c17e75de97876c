extension Rule {
  /// Constraints that rows and columns of a small engine could replace, which are proven to give the same frames.
  ///
  /// - Why: a team that lays out with such an engine wants no constraints to come back.
  /// - Fix: what `layoutlint migrate --to simple-layout` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToSimpleLayout = Rule(
    "migrate-to-simple-layout", check: .migration(target: "simple-layout"))
}
