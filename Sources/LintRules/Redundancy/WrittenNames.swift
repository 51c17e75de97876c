import LayoutDialects
import LayoutModel
import LightSyntax
import SwiftTokens

extension LayoutContext {
  /// `title.topAnchor`, by the name that the constraint's own line gives the item.
  ///
  /// Several names may stand for one view, which is one item with one of them; a reader looks for what the line says.
  /// A loop's variable says less than the name of the view that it stands for.
  func describeAsWritten(_ anchor: Anchor, of constraint: Constraint) -> String {
    let origin = origin(constraint)
    let range = anchor == constraint.first ? origin.first : origin.second
    guard origin.source == .anchor, origin.via.isEmpty, let range else {
      return describe(anchor, of: constraint)
    }
    let file = files[origin.file]
    var names = file.source.file.text(range).split(separator: ".").map { part in
      part.filter { $0 != "?" && $0 != "!" }
    }
    guard names.popLast()?.hasSuffix("Anchor") == true else {
      return describe(anchor, of: constraint)
    }
    if names.first == "self" { names.removeFirst() }
    guard let root = names.first, names.allSatisfy(\.isName),
      file.isBound(root)
    else { return describe(anchor, of: constraint) }
    return "\(names.joined(separator: ".")).\(anchor.attribute.rawValue)Anchor"
  }
}

extension SyntaxFile {
  /// Whether `let`, `var`, `if let` or `guard let` gives something that name.
  fileprivate func isBound(_ name: String) -> Bool {
    let hash = Token.nameHash(of: name)
    let tokens = source.tokens
    let isVariable = bindings.contains { binding in
      binding.name >= 0 && tokens[Int(binding.name)].nameHash == hash
        && self.name(binding.name) == name
    }
    return isVariable
      || conditions.contains { condition in
        guard case .binding(let token, _) = condition, token >= 0 else { return false }
        return tokens[Int(token)].nameHash == hash && self.name(token) == name
      }
  }
}

extension String {
  fileprivate var isName: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
