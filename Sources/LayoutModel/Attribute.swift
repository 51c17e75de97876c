/// A quantity of an item that a constraint can relate.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
}

/// A direction on the screen: x grows to the right, y grows down.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

extension Attribute {
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is a size rather than a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it follows the reading direction (`leading`, `trailing`).
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is the same side in every language (`left`, `right`).
  public var isAbsolute: Bool { self == .left || self == .right }
}

/// How the two sides of a constraint relate.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case greaterOrEqual = ">="
  case lessOrEqual = "<="

  /// The relation with its sides exchanged.
  public var reversed: Relation {
    switch self {
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    case .lessOrEqual: .greaterOrEqual
    }
  }
}
