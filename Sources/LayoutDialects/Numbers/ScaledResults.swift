import LightSyntax
import SwiftTokens

/// Follows the code of a function that may scale a number: on the screen of the design, the result must be the number.
struct ScaledResults {
  let file: SyntaxFile
  let body: Block
  /// The parameter that is the number; `nil` where `self` is.
  let parameter: String?
  /// The variables of the file.
  let variables: NamedBindings
  /// What expressions may be, `nil` for those that are no products, and for those that are being followed.
  private var known: [ExpressionID: Set<Product>?] = [:]
  /// How many names and calls are followed inside one another; real code needs five.
  private static let maximumDepth = 16
  /// How many products one expression may be.
  private static let maximumProducts = 64
  /// Screens for which people design, in points.
  /// Source: Apple, Human Interface Guidelines, "Layout": from the width of the first iPhones to the height of iPads.
  private static let designs = 300.0...1400.0

  /// What the result is a product of.
  private struct Product: Hashable {
    /// `nil` where a factor is not known.
    var factor: Double? = 1
    /// How often the number is a factor.
    var numbers = 0
    /// How often a side of the screen is.
    var screens = 0

    static let unknown = Product(factor: nil)

    /// - Parameter sign: -1 to divide.
    func times(_ other: Product, _ sign: Int) -> Product {
      let factor = factor.flatMap { own in
        other.factor.map { sign < 0 ? own / $0 : own * $0 }
      }
      return Product(
        factor: factor, numbers: numbers + sign * other.numbers,
        screens: screens + sign * other.screens)
    }

    var mayScale: Bool { numbers == 1 && (screens == 1 || factor == nil) }

    /// Whether it is the number itself on the screen of some design.
    var keepsNumber: Bool {
      guard numbers == 1 else { return false }
      guard let factor else { return true }
      return screens == 1
        ? ScaledResults.designs.contains(1 / factor) : screens == 0 && factor == 1
    }
  }

  init(file: SyntaxFile, body: Block, parameter: String?, variables: NamedBindings) {
    self.file = file
    self.body = body
    self.parameter = parameter
    self.variables = variables
  }

  /// Whether every result is the number times a ratio of screens.
  mutating func keepNumber() -> Bool {
    guard let products = joined(results(of: body), 0) else { return false }
    return products.allSatisfy(\.keepsNumber) && products.contains(where: \.mayScale)
  }

  /// Whether the code names the number and multiplies or divides.
  var multiplyNumber: Bool {
    var isNamed = false
    var multiplies = false
    for index in body.span.indices {
      let token = file.source.tokens[index]
      switch token.kind {
      case .infixOperator:
        let text = file.source.text(token)
        if text.hasPrefix("*") || text.hasPrefix("/") { multiplies = true }
      case .selfKeyword: if parameter == nil { isNamed = true }
      case .identifier: if let parameter, file.source.text(token) == parameter { isNamed = true }
      default: break
      }
    }
    return isNamed && multiplies
  }

  /// The expressions that a body gives back.
  private func results(of block: Block) -> [ExpressionID] {
    let returned = file.statements(in: block.span).compactMap { statement -> ExpressionID? in
      if case .returned(let value?) = statement.kind { value } else { nil }
    }
    if !returned.isEmpty { return returned }
    let statements = file.statements(of: block)
    guard statements.count == 1, let only = statements.first else { return [] }
    return results(of: only)
  }

  private func results(of statement: StatementID) -> [ExpressionID] {
    switch file[statement].kind {
    case .expression(let value):
      if case .statement(let inner) = file[value].kind { return results(of: inner) }
      return [value]
    case .ifElse(_, let then, let otherwise):
      return ([then] + [otherwise].compactMap { $0 }).flatMap { results(of: $0) }
    default: return []
    }
  }

  /// What an expression may be; `nil` where it is no product.
  private mutating func products(of id: ExpressionID, _ depth: Int) -> Set<Product>? {
    if let found = known[id] { return found }
    guard depth < Self.maximumDepth else { return nil }
    known.updateValue(nil, forKey: id)
    let found = newProducts(of: id, depth)
    known.updateValue(found, forKey: id)
    return found
  }

  private mutating func newProducts(of id: ExpressionID, _ depth: Int) -> Set<Product>? {
    switch file[id].kind {
    case .integer, .float: return [Product(factor: literalNumber(id, in: file))]
    case .selfReference: return [parameter == nil ? Product(numbers: 1) : .unknown]
    case .tuple(let elements):
      guard elements.count == 1, let only = file.arguments(elements).first else { return nil }
      return products(of: only.value, depth + 1)
    case .forceUnwrap(let inner), .optionalChain(let inner), .cast(let inner, _):
      return products(of: inner, depth + 1)
    case .ternary(_, let then, let otherwise):
      return joined([then, otherwise], depth)
    case .binary(let left, let symbol, let right): return products(left, symbol, right, depth)
    case .name(let token):
      let name = file.name(token)
      if name == parameter { return [Product(numbers: 1)] }
      if parameter == nil, name == "magnitude" { return [Product(numbers: 1)] }
      return value(of: name, id, depth)
    case .member(let base, let token):
      let name = file.name(token)
      // `Design.screenWidth` may be a number that the file gives.
      if isScreen(id, name), !isNamespace(base) || sharedBinding(name) == nil {
        return [Product(screens: 1)]
      }
      guard let known = products(of: base, depth + 1), known.contains(where: { $0.numbers != 0 })
      else { return value(of: name, id, depth) }
      // `self.doubleValue` is the number, and `self.percent` is not known.
      return Self.conversions.contains(name) ? known : nil
    case .call(let callee, let arguments): return called(callee, arguments, id, depth)
    default: return holdsNumber(file[id].span) ? nil : [.unknown]
    }
  }

  private mutating func joined(_ ids: [ExpressionID], _ depth: Int) -> Set<Product>? {
    var found: Set<Product> = []
    for id in ids {
      guard let products = products(of: id, depth + 1) else { return nil }
      found.formUnion(products)
      guard found.count <= Self.maximumProducts else { return nil }
    }
    return found
  }

  private mutating func products(
    _ left: ExpressionID, _ symbol: Int32, _ right: ExpressionID, _ depth: Int
  ) -> Set<Product>? {
    guard let first = products(of: left, depth + 1), let second = products(of: right, depth + 1)
    else { return nil }
    let sign: Int
    switch file.name(symbol) {
    case "*": sign = 1
    case "/": sign = -1
    default:
      // `bounds.height - insets.top` is some length of the screen.
      let isSize = first.union(second).allSatisfy { $0.numbers == 0 }
      return isSize ? [.unknown] : nil
    }
    guard first.count * second.count <= Self.maximumProducts else { return nil }
    return Set(first.flatMap { one in second.map { one.times($0, sign) } })
  }

  private mutating func called(
    _ callee: ExpressionID, _ arguments: ListSlice, _ id: ExpressionID, _ depth: Int
  ) -> Set<Product>? {
    let list = file.arguments(arguments)
    switch file[callee].kind {
    case .name(let token):
      let name = file.name(token)
      if ["min", "max"].contains(name) {
        // A bound of the ratio says nothing about the screen of the design, where the ratio is 1.
        return joined(list.map(\.value), depth)?.filter { product in
          guard let factor = product.factor, product.numbers == 0, product.screens == 0 else {
            return true
          }
          return name == "min" ? factor < 1 : factor > 1
        }
      }
      if list.count == 1, let only = list.first, only.label < 0, Self.wrappers.contains(name) {
        return products(of: only.value, depth + 1)
      }
    case .member(let base, let token) where file.name(token) == "rounded":
      return products(of: base, depth + 1)
    default: break
    }
    return holdsNumber(file[id].span) ? nil : [.unknown]
  }

  /// What a variable of the file stands for.
  private mutating func value(
    of name: String, _ id: ExpressionID, _ depth: Int
  ) -> Set<Product>? {
    let local = variables[name].first { body.span.indices.contains(Int($0.token)) }
    guard let binding = local ?? sharedBinding(name) else {
      return [isScreen(id, name) ? Product(screens: 1) : .unknown]
    }
    if let initial = binding.value { return products(of: initial, depth + 1) }
    let getter = file.functions[binding.accessors.indices].first { $0.kind == .getter }
    guard let results = getter?.body.map({ self.results(of: $0) }), !results.isEmpty else {
      return [.unknown]
    }
    return joined(results, depth + 1)
  }

  /// The variable of that name that is none of a function's own.
  private mutating func sharedBinding(_ name: String) -> NamedBinding? {
    variables[name].first(where: \.isDeclaredOutside)
  }

  private func isNamespace(_ id: ExpressionID) -> Bool {
    if case .name(let token) = file[id].kind { return file.name(token).startsUppercase }
    return false
  }

  /// The words of the code, and of the values of the file's variables that it names.
  mutating func words() -> [String] {
    let own = body.span.indices.map { file.name(Int32($0)) }
    var values: [ExpressionID] = []
    for word in Set(own) {
      if let value = sharedBinding(word)?.value { values.append(value) }
    }
    return own + values.flatMap { file[$0].span.indices.map { file.name(Int32($0)) } }
  }

  /// Whether a name is that of a side of the screen: `UIScreen.main.bounds.width`, `screenHeight`; not `designWidth`.
  private func isScreen(_ id: ExpressionID, _ name: String) -> Bool {
    let last = name.lowercased()
    guard last.hasSuffix("width") || last.hasSuffix("height") else { return false }
    let text = file.text(id).lowercased()
    return Self.screenParts.contains(where: text.holds)
      && !Self.designParts.contains(where: text.holds)
  }

  private func holdsNumber(_ span: TokenSpan) -> Bool {
    span.indices.contains { index in
      let token = file.source.tokens[index]
      if let parameter {
        return token.kind == .identifier && file.source.text(token) == parameter
      }
      return token.kind == .selfKeyword
    }
  }

  private static let screenParts = ["screen", "window", "device", "bounds"]
  private static let designParts = [
    "design", "base", "reference", "standard", "original", "default", "iphone", "guide", "figma",
  ]
  private static let conversions: Set<String> = [
    "cgFloat", "cgFloatValue", "doubleValue", "floatValue", "magnitude", "toCGFloat", "double",
  ]
  private static let wrappers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "round", "ceil", "floor", "abs", "rint", "trunc",
  ]
}
