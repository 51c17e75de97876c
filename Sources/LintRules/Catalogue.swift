extension Rule {
  /// Every rule, by id.
  package static let catalogue: [Rule] = [
    hardCodedFrame,
    hardCodedInset,
    inactiveConstraint,
    invalidSuppression,
    missingAutoresizingOptOut,
    mixedDirectionAttributes,
    selfConstraint,
    unknownAnchor,
    unscaledConstant,
    unusedSuppression,
    zeroConstant,
  ]
}
