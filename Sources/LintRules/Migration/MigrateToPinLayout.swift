extension Rule {
  /// Constraints that a layout method could replace by PinLayout's chains, which are proven to give the same frames.
  ///
  /// - Why: a team that lays out with PinLayout wants no constraints to come back.
  /// - Fix: what `layoutlint migrate --to pinlayout` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  package static let migrateToPinLayout = Rule(
    "migrate-to-pinlayout", check: .migration(target: "pinlayout"))
}
