import LayoutDialects
import LightSyntax
import UIKitFacts

extension Project {
  /// Whether a type is not known to be another one than that of a view.
  func mayBeView(_ type: String) -> Bool {
    guard isClass(type) else { return !SystemSymbol.isPlainType(type) }
    switch frameworkClass(of: type)?.role {
    case .controller, .guide: return false
    case .view, .stack, .scroll, .tableCell, .collectionCell, .window: return true
    // Of the project, without a superclass or with one that is no view's.
    case nil:
      let root = ancestry(of: type).last ?? type
      return !isDeclaredHere(type: root) && root != "NSObject"
    }
  }

  /// Whether a class is not known to be another one than a class, or one that does not derive from it.
  func mayDerive(_ type: String, from ancestor: String) -> Bool {
    if ancestry(of: type).contains(ancestor) { return true }
    // No other module derives from a class of the project.
    guard !isDeclaredHere(type: ancestor) else { return false }
    guard let known = frameworkClass(of: type), ViewClass.named(ancestor) != nil else {
      return true
    }
    return known.superclasses.contains(ancestor)
  }

  /// Whether an object of one type may be one of another; `nil` stands for a type that is not known.
  func mayBeOne(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return true }
    if mayBe(first, second) || mayBe(second, first) { return true }
    return isNamedLikeAncestor(first, of: second) || isNamedLikeAncestor(second, of: first)
  }

  /// Whether a type's name, as code inside another type spells it, may stand for a class or superclass of a type.
  private func isNamedLikeAncestor(_ name: String, of type: String) -> Bool {
    let ancestors = ancestry(of: type)
    let last = name.split(separator: ".").last
    if ancestors.contains(where: { $0.split(separator: ".").last == last }) { return true }
    // `class Card: Base` inside of `Shop`, where `Base` is `Shop.Base`: its superclasses are not seen.
    guard let end = ancestors.last, !isDeclaredHere(type: end) else { return false }
    var scope = Substring(type)
    while let period = scope.lastIndex(of: ".") {
      scope = scope[..<period]
      if isDeclaredHere(type: scope + "." + end) { return true }
    }
    return false
  }
}

extension SyntaxFile {
  /// The members of other objects than `self` to which code assigns something.
  var setMembers: [String] {
    let tokens = source.tokens
    return tokens.indices.dropFirst(2).dropLast().filter { index in
      tokens[index].kind == .identifier && tokens[index + 1].kind == .equal
        && tokens[index - 1].kind == .period && tokens[index - 2].kind != .selfKeyword
    }.map { name(Int32($0)) }
  }
}
