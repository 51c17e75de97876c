extension Rule {
  /// Constraints that frames could replace whose lengths follow the size of the screen.
  ///
  /// - Why: a team that chose one way to write layout wants no other one to come back.
  /// - Fix: what `layoutlint migrate --to scaled` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToScaled = Rule(
    "migrate-to-scaled", check: .migration(target: "scaled"))
}
