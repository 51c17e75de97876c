import LightSyntax
import SwiftTokens

/// What a name stands for, as far as its type is known.
enum ReferenceKind: Hashable, Sendable {
  /// A view or a guide.
  case view
  case number
  case geometry(Geometry.Kind)
  case unknown
}

extension TypeReader {
  /// Whether a name stands for a view or a number.
  ///
  /// Any type but numbers, sizes, points and insets counts as a view: the calls that ask take nothing else.
  func kind(of reference: Reference) -> ReferenceKind {
    if isAdded(reference) { return .view }
    guard let type = declaredType(of: reference, depth: 0) else { return .unknown }
    if numberTypes.contains(type) { return .number }
    if let kind = Geometry.Kind(typeName: type) { return .geometry(kind) }
    return type == "CGRect" || type == "ConstraintItem" ? .unknown : .view
  }

  /// Whether the name was used as a view: added to one, or given one.
  private func isAdded(_ reference: Reference) -> Bool {
    objects.addedViews.contains(references.find(reference))
      || objects.addedViews.contains(reference)
  }

  /// How many members of members are followed to a type.
  private static let maximumMembers = 8

  /// The class of what a reference names, if something declares it.
  func declaredType(of reference: Reference) -> String? { declaredType(of: reference, depth: 0) }

  private func declaredType(of reference: Reference, depth: Int) -> String? {
    guard depth < Self.maximumMembers else { return nil }
    if let type = objects.typeNames[references.find(reference)] {
      return project.types.resolved(baseTypeName(type), in: typeName)
    }
    switch references.root(reference) {
    case .selfRoot: return unitTypeName
    case .member(let base, let name):
      if case .global(let type) = references.root(base), type.startsUppercase || isType(type) {
        return staticType(of: name, in: type)
      }
      let owner = declaredType(of: base, depth: depth + 1)
      if let owner, let type = project.property(name, of: owner)?.type { return baseTypeName(type) }
      if owner == "CGRect", name == "size" { return "CGSize" }
      if owner == "CGRect" || owner.flatMap(Geometry.Kind.init(typeName:)) != nil {
        return "CGFloat"
      }
      if references.root(base) == .selfRoot, let type = project.variableTypes[name] {
        return baseTypeName(type)
      }
      return memberTypes[name]
    case .global(let name): return project.variableTypes[name].map(baseTypeName)
    case .local, .expression: return nil
    }
  }

  /// The type of `CGFloat.margin`, `Self.margin` or `Layout.margin`.
  private func staticType(of name: String, in type: String) -> String? {
    let owner = project.types.resolved(type, in: typeName)
    if let found = project.property(name, of: owner)?.type { return baseTypeName(found) }
    // A static member of a number's type that takes its place is a number.
    return numberTypes.contains(type) ? type : nil
  }
}

/// The types of plain numbers.
let numberTypes: Set<String> = [
  "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "Float32", "Float64",
]

/// Properties that UIKit, AppKit and Core Graphics declare, and of what type they are.
private let memberTypes: [String: String] = {
  var types: [String: String] = [:]
  for name in [
    "view", "contentView", "superview", "imageView", "textLabel", "detailTextLabel", "titleLabel",
    "tableView", "collectionView", "navigationBar", "tabBar", "toolbar", "backgroundView",
    "selectedBackgroundView", "accessoryView", "tableHeaderView", "tableFooterView", "documentView",
    "inputAccessoryView", "titleView", "customView", "searchBar",
  ] {
    types[name] = "UIView"
  }
  for name in ownedGuides { types[name] = "UILayoutGuide" }
  for name in ["frame", "bounds", "nativeBounds", "statusBarFrame"] { types[name] = "CGRect" }
  for name in ["intrinsicContentSize", "contentSize", "preferredContentSize"] {
    types[name] = "CGSize"
  }
  for name in [
    "safeAreaInsets", "layoutMargins", "contentInset", "adjustedContentInset", "contentInsets",
    "textContainerInset", "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets",
  ] {
    types[name] = "UIEdgeInsets"
  }
  for name in [
    "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "cornerRadius",
    "borderWidth", "lineHeight", "pointSize", "rowHeight", "constant",
  ] {
    types[name] = "CGFloat"
  }
  return types
}()
