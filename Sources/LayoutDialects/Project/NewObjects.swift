import LightSyntax
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// Whether a call makes an object out of nothing that may be a view: of arguments with labels, numbers and texts.
  package func isNewObject(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, let arguments) = self[id].kind, case .name = self[callee].kind
    else { return false }
    return self.arguments(arguments).allSatisfy { argument in
      switch self[argument.value].kind {
      case .closure: return false
      case .integer, .float, .string, .boolean, .nilLiteral, .implicitMember: return true
      default: return argument.label >= 0 && !argument.isTrailing
      }
    }
  }

  /// The number or geometry that a function of the file gives back: `CGFloat` of `gap()`. `nil` where it gives something
  /// else, or several functions of that name give different things.
  func lengthType(givenBy name: Int32) -> String? {
    let text = self.name(name)
    guard !text.startsUppercase else { return nil }
    let results = Set(
      functions.filter { $0.kind == .function && self.name($0.name) == text }.map { function in
        function.returnType.map { self.text($0) }
      })
    guard results.count == 1, let result = results.first ?? nil,
      numberTypes.contains(result) || GeometryMaker.types.contains(result)
    else { return nil }
    return result
  }

  /// What the file may call types: those it declares, without the types around them, other names for types, generic
  /// parameters, and functions and values that are spelt like types: `typealias Stamp`, `func MakeStamp()`.
  var typeLikeNames: Set<String> {
    var names: Set<String> = []
    func note(_ token: Int32) {
      guard token >= 0 else { return }
      let name = name(token)
      if name.startsUppercase { names.insert(name) }
    }
    for type in types where type.kind != .extension { note(type.name.last) }
    for function in functions where function.kind == .function { note(function.name) }
    for binding in bindings { note(binding.name) }
    let tokens = source.tokens
    for index in tokens.indices.dropLast() {
      switch tokens[index].kind {
      case .typealiasKeyword, .associatedtypeKeyword, .caseKeyword: note(Int32(index + 1))
      case .classKeyword, .structKeyword, .enumKeyword, .funcKeyword:
        for parameter in genericParameters(behind: index + 1) { note(parameter) }
      default: break
      }
    }
    return names
  }

  /// The names in `<Content: UIView, Other>` behind the name of a declaration.
  private func genericParameters(behind name: Int) -> [Int32] {
    let tokens = source.tokens
    guard name + 1 < tokens.count, source.text(tokens[name + 1]).hasPrefix("<") else { return [] }
    let list = (name + 2)..<min(tokens.count, name + Self.longestGenericParameters)
    return list.prefix { ![.leftParen, .leftBrace].contains(tokens[$0].kind) }.filter {
      tokens[$0].kind == .identifier && tokens[$0 - 1].kind != .colon
    }.map { Int32($0) }
  }

  /// How many tokens are looked at: more than the longest lists have.
  private static let longestGenericParameters = 200
}
