/// A type or function that makes geometry of numbers.
package struct GeometryMaker: Hashable, Sendable {
  package let name: String
  package let kind: Kind
  package let makes: Product
  /// Whether the inventory of numbers looks at it: rare spellings are left out.
  package let isCounted: Bool

  package enum Kind: Hashable, Sendable {
    case type
    /// Another name of a type.
    case alias
    /// As Swift 2 and C spell the initializer, without labels.
    case function
  }

  package enum Product: Hashable, Sendable {
    case rectangle, size, point, insets, directionalInsets
  }

  /// What its arguments are, in their order.
  package var parts: [String] {
    switch makes {
    case .rectangle: ["x", "y", "width", "height"]
    case .size: ["width", "height"]
    case .point: ["x", "y"]
    case .insets: ["top", "left", "bottom", "right"]
    case .directionalInsets: ["top", "leading", "bottom", "trailing"]
    }
  }

  package var isInsets: Bool { makes == .insets || makes == .directionalInsets }

  private init(_ name: String, _ kind: Kind, _ makes: Product, isCounted: Bool = true) {
    self.isCounted = isCounted
    self.name = name
    self.kind = kind
    self.makes = makes
  }

  /// Source: Apple, Core Graphics, "Geometric data types"; UIKit and AppKit, "Edge insets"; Foundation, "Geometry".
  package static let all: [GeometryMaker] = [
    GeometryMaker("CGRect", .type, .rectangle), GeometryMaker("NSRect", .alias, .rectangle),
    GeometryMaker("CGRectMake", .function, .rectangle),
    GeometryMaker("NSMakeRect", .function, .rectangle),
    GeometryMaker("CGSize", .type, .size), GeometryMaker("NSSize", .alias, .size),
    GeometryMaker("CGSizeMake", .function, .size),
    GeometryMaker("NSMakeSize", .function, .size, isCounted: false),
    GeometryMaker("CGPoint", .type, .point), GeometryMaker("NSPoint", .alias, .point),
    GeometryMaker("CGPointMake", .function, .point),
    GeometryMaker("NSMakePoint", .function, .point, isCounted: false),
    GeometryMaker(ClassName.edgeInsets, .type, .insets),
    GeometryMaker("UIEdgeInsetsMake", .function, .insets),
    GeometryMaker("NSEdgeInsets", .type, .insets),
    GeometryMaker("NSEdgeInsetsMake", .function, .insets),
    GeometryMaker("NSDirectionalEdgeInsets", .type, .directionalInsets),
  ]

  /// The names of the types, not of what else makes their values.
  package static let types = Set(all.lazy.filter { $0.kind == .type }.map(\.name))
}
