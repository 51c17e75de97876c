import LayoutDialects
import LightSyntax
import SwiftTokens

/// Functions that make geometry, and what their arguments are called.
struct GeometryFunctions: Sendable {
  private let parts: [String: [String]]
  private let hashes: NameHashSet

  /// - Parameter parts: the names of the parts, by the name of the function; for arguments without labels.
  init(_ parts: [String: [String]]) {
    self.parts = parts
    hashes = NameHashSet(parts.keys)
  }

  /// The name of the function at `token` with its parts, if it is one of these.
  func find(_ token: Int32, in file: SyntaxFile) -> (name: String, parts: [String])? {
    guard hashes.contains(file.source.tokens[Int(token)].nameHash) else { return nil }
    let name = file.name(token)
    return parts[name].map { (name, $0) }
  }
}

/// A call such as `CGRect(x: 10, y: 20, width: 100, height: 44)`, with the plain numbers in it.
struct NumberCall {
  /// The name of what is made, `CGRect`.
  var name: String
  /// The plain numbers among the arguments, in order, each with what it is: `x`, `width`, `top`.
  var numbers: [(part: String, value: Double)]
  /// How many arguments there are.
  var count: Int

  /// The call at `id`, if it calls one of these functions.
  init?(_ id: ExpressionID, in file: SyntaxFile, functions: GeometryFunctions) {
    self.init(file[id], in: file, functions: functions)
  }

  init?(_ expression: Expression, in file: SyntaxFile, functions: GeometryFunctions) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let token) = file[callee].kind, let (name, parts) = functions.find(token, in: file)
    else { return nil }
    self.name = name
    let list = file.arguments(arguments)
    count = list.count
    numbers = zip(list, 0...).compactMap { argument, index in
      guard let value = literalNumber(argument.value, in: file) else { return nil }
      return (file.label(argument) ?? (index < parts.count ? parts[index] : ""), value)
    }
  }
}
