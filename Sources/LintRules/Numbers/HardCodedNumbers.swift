import LayoutDialects
import LightSyntax

/// A call such as `CGRect(x: 10, y: 20, width: 100, height: 44)`, with the plain numbers in it.
struct NumberCall {
  /// The name of what is made, `CGRect`.
  var name: String
  /// The plain numbers among the arguments, in order, each with what it is: `x`, `width`, `top`.
  var numbers: [(part: String, value: Double)]
  /// How many arguments there are.
  var count: Int

  /// The call at `id`, if it calls a function of one of these names.
  ///
  /// - Parameter parts: the names of the parts, by the name of the function; for arguments without labels.
  init?(_ id: ExpressionID, in file: SyntaxFile, parts: [String: [String]]) {
    self.init(file[id], in: file, parts: parts)
  }

  init?(_ expression: Expression, in file: SyntaxFile, parts: [String: [String]]) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let token) = file[callee].kind
    else { return nil }
    name = file.name(token)
    guard let parts = parts[name] else { return nil }
    let list = file.arguments(arguments)
    count = list.count
    numbers = zip(list, 0...).compactMap { argument, index in
      guard let value = literalNumber(argument.value, in: file) else { return nil }
      return (file.label(argument) ?? (index < parts.count ? parts[index] : ""), value)
    }
  }
}
