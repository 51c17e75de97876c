/// What stands before the relation: `make.top.left`.
public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }

  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }

  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relate(relation, to: other)
    return ConstraintMakerEditable(description)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    guard let superview = description.superview else {
      Recorder.shared.report("equalToSuperview() without a superview")
      return ConstraintMakerEditable(description)
    }
    return relate(relation, superview)
  }
}

/// What stands behind the relation.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.scalar
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.scalar
    return self
  }

  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = .offset(amount.scalar)
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = .inset(edgeInsets(amount))
    return self
  }

  @discardableResult
  public func inset(_ amount: NSDirectionalEdgeInsets) -> ConstraintMakerEditable {
    description.constant = .directionalInset(amount)
    return self
  }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.priorityValue
    return self
  }
}

public class ConstraintMakerFinalizable {
  let description: ConstraintDescription
  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  public var constraint: Constraint {
    description.constraint ?? Constraint(description, .equal)
  }
}
