import LayoutModel

/// The attributes that `make.left.top` collects: each once, in SnapKit's own order.
struct SnapKitAttributes: Hashable, Sendable {
  private(set) var members: [WrittenAttribute] = []

  static let none = SnapKitAttributes()
  static let edges = SnapKitAttributes(["left", "top", "right", "bottom"])
  static let margins = SnapKitAttributes(["leftMargin", "topMargin", "rightMargin", "bottomMargin"])
  static let directionalEdges = SnapKitAttributes(["leading", "trailing", "top", "bottom"])
  static let directionalMargins = SnapKitAttributes([
    "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
  ])

  private init(_ names: [String] = []) {
    members = names.compactMap { WrittenAttribute(name: $0) }
    sort()
  }

  /// The attributes that a property of SnapKit's stands for, or `nil` if it has none of that name.
  /// Source: SnapKit 5.7.1, `ConstraintMakerExtendable` and `ConstraintDSL`.
  static func named(_ name: String) -> SnapKitAttributes? {
    if let group = groups[name] { return group }
    // SnapKit's names are UIKit's in Swift 3: no capitals.
    guard name.first?.isLowercase == true, WrittenAttribute(name: name) != nil else { return nil }
    return SnapKitAttributes([name])
  }

  private static let groups: [String: SnapKitAttributes] = [
    "edges": edges,
    "horizontalEdges": SnapKitAttributes(["left", "right"]),
    "verticalEdges": SnapKitAttributes(["top", "bottom"]),
    "directionalEdges": directionalEdges,
    "directionalHorizontalEdges": SnapKitAttributes(["leading", "trailing"]),
    "directionalVerticalEdges": SnapKitAttributes(["top", "bottom"]),
    "size": SnapKitAttributes(["width", "height"]),
    "center": SnapKitAttributes(["centerX", "centerY"]),
    "margins": margins,
    "directionalMargins": directionalMargins,
    "centerWithinMargins": SnapKitAttributes(["centerXWithinMargins", "centerYWithinMargins"]),
  ]

  /// The order in which SnapKit makes the constraints of a group.
  /// Source: SnapKit 5.7.1, `ConstraintAttributes.layoutAttributes`.
  private static let order: [WrittenAttribute: Int] = {
    let names = [
      "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    let attributes = names.compactMap { WrittenAttribute(name: $0) }
    return Dictionary(uniqueKeysWithValues: zip(attributes, attributes.indices))
  }()

  private mutating func sort() {
    members.sort { Self.order[$0, default: 0] < Self.order[$1, default: 0] }
  }

  func union(_ other: SnapKitAttributes) -> SnapKitAttributes {
    var union = self
    union.members += other.members.filter { !members.contains($0) }
    union.sort()
    return union
  }

  /// Whether SnapKit ties these attributes to those of another item; for others it ends the program.
  /// Source: SnapKit 5.7.1, `ConstraintMakerRelatable.relatedTo`.
  func canMatch(_ target: SnapKitAttributes) -> Bool {
    target.members.count <= 1 || self == target || pairsMargins(with: target)
  }

  /// Whether one side is edges and the other the margins of the same edges.
  private func pairsMargins(with target: SnapKitAttributes) -> Bool {
    let pairs = [
      (Self.edges, Self.margins), (Self.directionalEdges, Self.directionalMargins),
    ]
    return pairs.contains { self == $0.0 && target == $0.1 || self == $0.1 && target == $0.0 }
  }

  /// The attribute of the target to which `attribute`, one of these, is tied.
  /// Source: SnapKit 5.7.1, `Constraint.init`.
  func counterpart(
    of attribute: WrittenAttribute, in target: SnapKitAttributes
  ) -> WrittenAttribute {
    guard let first = target.members.first, self != target else { return attribute }
    guard pairsMargins(with: target) else { return first }
    var counterpart = attribute
    counterpart.isMargin.toggle()
    return counterpart
  }
}
