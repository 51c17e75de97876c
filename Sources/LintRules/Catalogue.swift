extension Rule {
  /// Every rule, by id.
  package static let catalogue: [Rule] = [
    constraintBeforeSubview,
    duplicateConstraint,
    hardCodedFrame,
    hardCodedInset,
    inactiveConstraint,
    invalidSnapKitTarget,
    invalidSuppression,
    invalidVisualFormat,
    mismatchedAttributes,
    missingAutoresizingOptOut,
    mixedDirectionAttributes,
    optionalViewInFormat,
    outwardConstant,
    overlappingSiblings,
    priorityCrossingRequired,
    priorityOutOfRange,
    selfConstraint,
    unknownAnchor,
    unknownVisualFormatName,
    unrelatedViews,
    unscaledConstant,
    unusedSuppression,
    visualFormatOptionAxis,
    zeroConstant,
  ]
}
