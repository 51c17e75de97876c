import LayoutModel

/// An attribute as `NSLayoutConstraint.Attribute` and SnapKit name it: an edge may be that of the item's margins.
struct WrittenAttribute: Hashable, Sendable {
  var attribute: Attribute
  /// Whether it is measured inside the item's layout margins.
  var isMargin = false

  init(_ attribute: Attribute) { self.attribute = attribute }

  /// The attribute that a name stands for, in the spelling of any version of Swift: `CenterX`, `centerX`,
  /// `leftMargin`, `centerYWithinMargins`, `baseline`.
  /// Source: Apple, `NSLayoutConstraint.Attribute` and the Swift 2 `NSLayoutAttribute`.
  init?(name: String) {
    let name = lowercasedFirst(name)
    if name == "baseline" {
      self.init(.lastBaseline)
      return
    }
    if let attribute = Attribute(rawValue: name) {
      self.init(attribute)
      return
    }
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      guard let attribute = Attribute(rawValue: String(name.dropLast(suffix.count))) else {
        return nil
      }
      switch attribute {
      case .centerX, .centerY: guard suffix == "WithinMargins" else { return nil }
      case .left, .right, .leading, .trailing, .top, .bottom:
        guard suffix == "Margin" else { return nil }
      case .width, .height, .firstBaseline, .lastBaseline: return nil
      }
      self.init(attribute)
      isMargin = true
      return
    }
    return nil
  }
}

/// `Top` is `top`: cases of enumerations began with a capital before Swift 3.
private func lowercasedFirst(_ name: String) -> String {
  name.prefix(1).lowercased() + name.dropFirst()
}

extension TypeReader {
  /// The item and the attribute that are constrained; margins are an item of their own, the margins' guide.
  ///
  /// `nil` for the margins of a guide, which has none of its own.
  func end(_ item: Reference, _ written: WrittenAttribute) -> (Reference, Attribute)? {
    guard written.isMargin else { return (item, written.attribute) }
    if let member = references.member(item), guideNames.contains(member.name) { return nil }
    let margins = references.intern(.member(of: item, name: "layoutMarginsGuide"))
    return (margins, written.attribute)
  }

  /// The case of one of UIKit's enumerations that a value names: `top` for `.top`, `NSLayoutAttribute.Top` and
  /// `NSLayoutConstraint.Attribute.top`.
  func caseName(_ value: Value) -> String? {
    switch value {
    case .symbol(let name): return lowercasedFirst(name)
    case .type(let name):
      guard name.hasPrefix("NSLayout"), let dot = name.lastIndex(of: ".") else { return nil }
      return lowercasedFirst(String(name[name.index(after: dot)...]))
    case .reference(let reference):
      guard let member = references.member(reference),
        case .global(let type) = references.root(member.base), type.hasPrefix("NSLayout")
      else { return nil }
      return lowercasedFirst(member.name)
    case .unknown, .choice, .created, .anchor, .strangeAnchor, .distance, .constraint, .list,
      .number,
      .boolean, .closure, .geometry, .dialect, .nothing, .string, .dictionary, .tuple,
      .keyPath:
      return nil
    }
  }
}
