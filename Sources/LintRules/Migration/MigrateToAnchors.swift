extension Rule {
  /// Constraints in another spelling than anchors, which are proven to say the same.
  ///
  /// - Why: a team that chose one way to write layout wants no other one to come back.
  /// - Fix: what `layoutlint migrate --to anchors` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToAnchors = Rule(
    "migrate-to-anchors", check: .migration(target: "anchors"))
}
