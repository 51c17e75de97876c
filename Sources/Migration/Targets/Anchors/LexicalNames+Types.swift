import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

// The types of variables that are declared without one, as far as their values tell.

extension LexicalNames {
  /// The type of a local constant or variable by its value: `Int` of `let count = 3`. `nil` where that is not seen.
  ///
  /// - Parameter token: the one that names it where it is declared.
  func inferredType(_ token: Int) -> String? {
    var names = self
    names.followedValues += 1
    guard names.followedValues < Self.mostValues,
      let binding = file.bindings.first(where: { Int($0.name) == token })
    else { return nil }
    return binding.initialValue.flatMap { names.type(of: $0, before: token, depth: 0) }
  }

  /// The type of the value of what a file declares by a name outside of all types and functions.
  func typeOfGlobal(_ name: String) -> String? {
    for statement in file.statements(of: file.topLevel) {
      guard case .variable(let id) = file[statement].kind else { continue }
      let binding = file.bindings[file[id].bindings.indices].first {
        $0.name >= 0 && file.name($0.name) == name
      }
      if let binding { return inferredType(Int(binding.name)) }
    }
    return nil
  }

  /// How many operands of operands are looked at, and how many values of variables in values of variables.
  private static let deepestValue = 16
  private static let mostValues = 4

  private func type(of value: ExpressionID, before token: Int, depth: Int) -> String? {
    guard depth < Self.deepestValue else { return nil }
    func type(of value: ExpressionID) -> String? {
      self.type(of: value, before: token, depth: depth + 1)
    }
    switch file[value].kind {
    case .integer: return "Int"
    case .float: return "Double"
    case .prefix(let operand): return file.text(value).hasPrefix("-") ? type(of: operand) : nil
    case .tuple(let values):
      let values = file.arguments(values)
      return values.count == 1 ? values.first.flatMap { type(of: $0.value) } : nil
    case .ternary(_, let then, let otherwise): return common(then, otherwise, type)
    case .binary(let left, let sign, let right):
      let isArithmetic = ["+", "-", "*", "/"].contains(
        file.source.text(file.source.tokens[Int(sign)]))
      return isArithmetic ? common(left, right, type) : nil
    case .call(let callee, _):
      guard case .name(let token) = file[callee].kind else { return nil }
      let name = file.name(token)
      return Self.numberTypes.contains(name) || GeometryMaker.types.contains(name) ? name : nil
    case .name, .member:
      let text = file.text(value)
      let path = text.split(separator: ".").map(String.init)
      let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      // Only what is declared before it: `let width = width` names another one.
      let root = path.first == "self" ? nil : path.first.flatMap(local)
      return isPlain && root.map { $0 < token } ?? true ? self.type(ofPath: path) : nil
    default: return nil
    }
  }

  /// The type of what is one of two values, or computed of both: numbers without a type take that of the other.
  private func common(
    _ first: ExpressionID, _ second: ExpressionID, _ type: (ExpressionID) -> String?
  ) -> String? {
    guard let one = type(first), let other = type(second) else { return nil }
    if one == other { return one }
    if isLiteral(first) { return other }
    return isLiteral(second) ? one : nil
  }

  private func isLiteral(_ value: ExpressionID) -> Bool {
    switch file[value].kind {
    case .integer, .float: true
    case .prefix(let operand): isLiteral(operand)
    default: false
    }
  }
}
