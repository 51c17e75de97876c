import LayoutDialects
import UIKitFacts

extension AnchorSpelling {
  /// `view` for `view!`, where only a parameter of the type `Any` asked for the mark.
  func withoutNeedlessMark(_ text: String) -> String {
    guard text.hasSuffix("!") else { return text }
    let plain = String(text.dropLast())
    let name = plain.hasPrefix("self.") ? String(plain.dropFirst("self.".count)) : plain
    guard plain != name || names.local(name) == nil else { return text }
    let isImplicit = names.property(name).map { $0.type?.hasSuffix("!") ?? false }
    return isImplicit ?? isNeverMissing(name) ? plain : text
  }

  /// Whether a name is that of a view which the system's class always has: a controller's `view`, a cell's `contentView`.
  private func isNeverMissing(_ name: String) -> Bool {
    let known = names.unit.typeName.flatMap(names.project.frameworkClass(of:))
    switch name {
    case "view": return known?.role == .controller
    case MemberName.contentView:
      return known?.role == .tableCell || known?.role == .collectionCell
    default: return false
    }
  }
}
