extension Rule {
  /// Every rule, by id.
  package static let catalogue: [Rule] = [
    hardCodedFrame,
    hardCodedInset,
    inactiveConstraint,
    invalidSnapKitTarget,
    invalidSuppression,
    invalidVisualFormat,
    missingAutoresizingOptOut,
    mixedDirectionAttributes,
    optionalViewInFormat,
    selfConstraint,
    unknownAnchor,
    unknownVisualFormatName,
    unscaledConstant,
    unusedSuppression,
    visualFormatOptionAxis,
    zeroConstant,
  ]
}
