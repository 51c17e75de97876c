extension Rule {
  /// Constraints that a layout method could replace by frames, which are proven to be the same.
  ///
  /// - Why: a team that chose one way to write layout wants no other one to come back.
  /// - Fix: what `layoutlint migrate --to frames` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToFrames = Rule(
    "migrate-to-frames", check: .migration(target: "frames"))
}
