import LightSyntax
import UIKitFacts

/// A function that makes a view, returns it, and does not lay it out: `makeLabel(text:) -> UILabel`.
package struct ViewFactory: Hashable, Sendable {
  package var name: String
  /// The class that it returns.
  package var type: String
  /// Whether it switches the view's autoresizing mask off.
  package var optsOut: Bool
  /// The functions of the project's own that it may call, by name.
  var called: Set<String> = []

  /// - Returns: `nil` for any function of which that is not plain to see.
  init?(_ function: FunctionDeclaration, in file: SyntaxFile) {
    guard function.kind == .function, let returned = function.returnType, let body = function.body
    else { return nil }
    // Asked first, for it takes no text: few functions return a view.
    guard
      returned.indices.contains(where: { classHashes.contains(file.source.tokens[$0].nameHash) })
    else {
      return nil
    }
    type = baseTypeName(file.text(returned))
    guard let known = ViewClass.named(type), [.view, .stack, .scroll].contains(known.role) else {
      return nil
    }
    name = file.name(function.name)
    optsOut = false
    for index in body.span.indices {
      let token = file.source.tokens[index]
      if token.kind == .initKeyword { called.insert("init") }
      guard token.kind == .identifier else { continue }
      let word = file.source.bytes(of: token)
      if word.elementsEqual(autoresizingFlag.utf8) {
        optsOut = true
      } else if Self.layoutWords.contains(where: word.starts(with:)) {
        return nil
      } else if file.source.tokens[index + 1].kind == .leftParen, !file.isApart(index) {
        called.insert(file.name(Int32(index)))
      }
    }
  }

  /// What the names of anything start with that gives a view a place, a size or children.
  private static let layoutWords: [[UInt8]] = [
    "constrain", "activate", "addSub", "addArranged", "snp", "frame", "pin", "anchor", "insert",
  ].map { Array($0.utf8) }
}

/// The hashes of the names of all classes that are known.
private let classHashes = NameHashSet(ViewClass.all.map(\.name))

extension SyntaxFile {
  /// Whether a call is one of another type's functions, and gets nothing: `R.color.shade()`.
  fileprivate func isApart(_ callee: Int) -> Bool {
    let tokens = source.tokens
    guard callee + 2 < tokens.count, tokens[callee + 2].kind == .rightParen else { return false }
    var first = callee
    while first > 1, tokens[first - 1].kind == .period, tokens[first - 2].kind == .identifier {
      first -= 2
    }
    return first < callee && name(Int32(first)).startsUppercase
      && !name(Int32(callee)).startsUppercase
  }
}
