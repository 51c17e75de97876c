import LightSyntax
import SourceText
import SwiftTokens

/// Whether the text of a number is a `CGFloat` as it is, or whatever number its place asks for.
struct NumberFit {
  private let type: ([String]) -> String?
  private let lengthFunctions: LengthFunctions
  private let file: SyntaxFile

  /// - Parameters:
  ///   - lengthFunctions: functions that give a `CGFloat`.
  ///   - type: the type of what a path of names stands for; `nil` if it is not seen.
  init(
    _ text: String, _ lengthFunctions: LengthFunctions = LengthFunctions(),
    _ type: @escaping (_ path: [String]) -> String?
  ) {
    self.type = type
    self.lengthFunctions = lengthFunctions
    file = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: Array(text.utf8))))
  }

  /// Whether the whole text is one expression that fits.
  var isCGFloat: Bool {
    let statements = file.statements(of: file.topLevel)
    guard statements.count == 1, let first = statements.first,
      case .expression(let id) = file[first].kind
    else { return false }
    return fits(id, depth: 0)
  }

  private static let deepest = 32

  private func fits(_ id: ExpressionID, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    func fits(_ id: ExpressionID) -> Bool { self.fits(id, depth: depth + 1) }
    if isCertain(id, depth: depth) { return true }
    switch file[id].kind {
    case .integer, .float: return true
    case .prefix(let operand): return file.text(id).hasPrefix("-") && fits(operand)
    case .tuple(let values):
      let values = file.arguments(values)
      return values.count == 1 && values.allSatisfy { fits($0.value) }
    case .binary(let left, let sign, let right):
      let sign = file.source.text(file.source.tokens[Int(sign)])
      guard ["+", "-", "*", "/"].contains(sign), fits(left), fits(right) else { return false }
      // Whole numbers divide otherwise.
      return sign != "/" || !NumberExpression(file.text(id)).isInteger
    case .ternary(_, let then, let otherwise): return fits(then) && fits(otherwise)
    case .call(let callee, let arguments):
      return ["min", "max"].contains(file.text(callee))
        && file.arguments(arguments).allSatisfy { fits($0.value) }
    default: return false
    }
  }

  /// Whether an expression is a `CGFloat` in any place, as what is computed with one is.
  private func isCertain(_ id: ExpressionID, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    func isCertain(_ id: ExpressionID) -> Bool { self.isCertain(id, depth: depth + 1) }
    switch file[id].kind {
    case .prefix(let operand): return file.text(id).hasPrefix("-") && isCertain(operand)
    case .tuple(let values):
      let values = file.arguments(values)
      return values.count == 1 && values.allSatisfy { isCertain($0.value) }
    case .binary(let left, let sign, let right):
      let sign = file.source.text(file.source.tokens[Int(sign)])
      return ["+", "-", "*", "/"].contains(sign) && (isCertain(left) || isCertain(right))
    case .name, .member: return path(id).flatMap(type) == "CGFloat"
    case .call(let callee, _):
      return file.text(callee) == "CGFloat" || lengthFunctions.give(id, in: file)
    default: return false
    }
  }

  /// The names and periods of an expression that is made of nothing else, but for a number in front.
  private func path(_ id: ExpressionID) -> [String]? {
    var path: [String] = []
    var next = id
    while case .member(let base, let name) = file[next].kind {
      path.append(file.name(name))
      next = base
    }
    switch file[next].kind {
    case .name, .selfReference: break
    case .integer, .float: if path.isEmpty { return nil }
    default: return nil
    }
    return [file.text(next)] + path.reversed()
  }
}
