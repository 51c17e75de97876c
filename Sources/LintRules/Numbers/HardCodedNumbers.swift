import LayoutDialects
import LightSyntax

/// A call such as `CGRect(x: 10, y: 20, width: 100, height: 44)`, with the plain numbers in it.
struct NumberCall {
  /// The name of what is made, `CGRect`.
  var name: String
  /// The plain numbers among the arguments, in order.
  var numbers: [Double]

  /// The call at `id`, if it calls a function of one of these names.
  init?(_ id: ExpressionID, in file: SyntaxFile, names: Set<String>) {
    self.init(file[id], in: file, names: names)
  }

  init?(_ expression: Expression, in file: SyntaxFile, names: Set<String>) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let token) = file[callee].kind
    else { return nil }
    let name = file.name(token)
    guard names.contains(name) else { return nil }
    self.name = name
    numbers = file.arguments(arguments).compactMap { literalNumber($0.value, in: file) }
  }
}
