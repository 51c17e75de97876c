/// Identifies an item (a view, a guide or a container) of one layout scope.
public struct ItemID: Hashable, NumberKey, Sendable, Comparable {
  public let index: Int
  public var number: Int { index }

  public init(index: Int) { self.index = index }

  public static func < (left: ItemID, right: ItemID) -> Bool { left.index < right.index }
}

/// One attribute of one item.
public struct Anchor: Hashable, Sendable {
  public var item: ItemID
  public var attribute: Attribute

  public init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// When a constraint that the code builds is in force.
public enum Activation: Hashable, Sendable {
  case always
  /// Activated on some paths only.
  case conditional
  /// Kept, returned or passed on, and perhaps activated there.
  case stored
  /// Built and dropped.
  case never
}

/// `first relation second × multiplier + Σ terms + constant`, at a priority of 1 to 1000; sizes and constants in points.
public struct Constraint: Hashable, Sendable {
  /// Identifies a constraint of one layout scope; its origin is stored elsewhere.
  public struct ID: Hashable, NumberKey, Sendable, Comparable {
    public let index: Int
    public var number: Int { index }

    public init(index: Int) { self.index = index }

    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// An anchor times a factor.
  public struct Term: Hashable, Sendable {
    public var anchor: Anchor
    public var factor: Double

    public init(_ anchor: Anchor, factor: Double) {
      self.anchor = anchor
      self.factor = factor
    }
  }

  public var id: ID
  public var first: Anchor
  public var relation: Relation
  /// `nil` where the constraint sets a size to its constant.
  public var second: Anchor?
  public var multiplier: Scalar
  /// Further terms of the sum: a frame may be computed from several others.
  public var terms: [Term]
  public var constant: Scalar
  public var priority: Scalar
  public var activation: Activation

  public init(
    id: ID, first: Anchor, relation: Relation, second: Anchor?, multiplier: Scalar = Scalar(1),
    terms: [Term] = [], constant: Scalar = Scalar(0), priority: Scalar = Scalar(1000),
    activation: Activation
  ) {
    self.id = id
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.terms = terms
    self.constant = constant
    self.priority = priority
    self.activation = activation
  }
}

/// A view, a guide or a container of one layout scope.
public struct Item: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Its frame is given from outside.
    case container
    case view, guide
  }

  public var id: ItemID
  public var kind: Kind
  /// The view that a guide belongs to.
  public var owner: ItemID?
  /// The view that it was added to, where that is seen.
  public var superview: ItemID?
  /// The axes on which its class has a size of its own.
  public var intrinsicAxes: Set<Axis>

  public init(
    id: ItemID, kind: Kind, owner: ItemID? = nil, superview: ItemID? = nil,
    intrinsicAxes: Set<Axis> = []
  ) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.superview = superview
    self.intrinsicAxes = intrinsicAxes
  }
}
