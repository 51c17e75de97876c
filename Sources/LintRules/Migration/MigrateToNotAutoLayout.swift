extension Rule {
  /// Constraints that a layout method could replace by NotAutoLayout's chains, which are proven to give the same frames.
  ///
  /// - Why: a team that lays out with NotAutoLayout wants no constraints to come back.
  /// - Fix: what `layoutlint migrate --to notautolayout` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToNotAutoLayout = Rule(
    "migrate-to-notautolayout", check: .migration(target: "notautolayout"))
}
