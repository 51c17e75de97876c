extension Rule {
  /// Every rule, by id.
  package static let catalogue: [Rule] = [
    hardCodedFrame,
    hardCodedInset,
    inactiveConstraint,
    missingAutoresizingOptOut,
    mixedDirectionAttributes,
    selfConstraint,
    unknownAnchor,
    unscaledConstant,
    zeroConstant,
  ]
}
