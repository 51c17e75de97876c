import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// What names mean at a place in a function, as far as its tokens tell.
struct LexicalNames {
  let file: SyntaxFile
  let project: Project
  let unit: ReadingUnit
  private let declared: DeclaredNames
  /// The token at which the place starts.
  private let index: Int
  /// The functions around the place, inner ones first; closures are no functions.
  private let functions: [TokenSpan]
  /// The bodies of the closures around the place, inner ones first.
  private let closures: [TokenSpan]
  /// How many values of variables are being followed for the type of one.
  var followedValues = 0

  init(
    _ file: SyntaxFile, _ declared: DeclaredNames, _ project: Project, _ unit: ReadingUnit,
    at offset: Int
  ) {
    self.file = file
    self.declared = declared
    self.project = project
    self.unit = unit
    index = file.source.tokens.partitionIndex { Int($0.start) >= offset }
    functions = declared.functions(around: index)
    closures = declared.closures(around: index)
  }

  // MARK: Local names

  /// The token of the nearest variable or parameter of that name before the place, if the place lies in its block.
  func local(_ name: String) -> Int? {
    // The closure of a lazy property has names of its own.
    guard let start = (functions.last ?? closures.last).map({ Int($0.first) }), start < index else {
      return nil
    }
    let declarations = declared.declarations(of: name)
    let end = declarations.partitionIndex { $0.token >= index }
    return declarations[..<end].last { declaration in
      declaration.token >= start && declaration.end >= index && isHere(declaration.owner)
        && file.name(Int32(declaration.token)) == name
    }?.token
  }

  /// Whether the variable that a name stands for is the member of that name: `guard let title = title`, `if let title`.
  func isUnwrapped(_ name: String) -> Bool {
    guard let position = local(name) else { return false }
    let tokens = file.source.tokens
    switch tokens[position + 1].kind {
    case .leftBrace, .comma, .elseKeyword: return tokens[position - 1].kind == .letKeyword
    case .equal:
      var value = position + 2
      if tokens[value].kind == .selfKeyword, tokens[value + 1].kind == .period { value += 2 }
      return tokens[value].kind == .identifier && file.name(Int32(value)) == name
        && ![.period, .leftParen, .postfixQuestion].contains(tokens[value + 1].kind)
    default: return false
    }
  }

  /// Whether the constant that a name stands for was given to the member of that name: `self.title = title`.
  func isGivenToMember(_ name: String) -> Bool {
    let tokens = file.source.tokens
    guard let position = local(name), tokens[position - 1].kind == .letKeyword,
      let function = functions.first
    else { return false }
    let assigned = function.indices.dropFirst().filter { token in
      tokens[token].kind == .identifier && tokens[token + 1].kind == .equal
        && tokens[token - 1].kind == .period && tokens[token - 2].kind == .selfKeyword
        && file.name(Int32(token)) == name
    }
    guard assigned.count == 1, let token = assigned.first, token > position, token < index else {
      return false
    }
    return tokens[token + 2].kind == .identifier && file.name(Int32(token + 2)) == name
      && file.isBehindStatement(token + 3)
  }

  /// Whether something is a variable, or a parameter of the function or of a closure around the place.
  private func isHere(_ owner: TokenSpan?) -> Bool {
    guard let owner else { return true }
    return owner == functions.first || closures.contains(owner)
  }

  /// Whether a function of the unit's files declares a variable or parameter of that name, other than one of a type
  /// that the unit does not derive from.
  func isLocalSomewhere(_ name: String) -> Bool {
    declared.declarations(of: name).contains { declaration in
      guard file.name(Int32(declaration.token)) == name else { return false }
      let kind = file.source.tokens[declaration.token - 1].kind
      return declared.isInFunction(declaration.token)
        && (kind == .letKeyword || kind == .varKeyword || declared.isParameter(declaration))
        && isOfUnit(declaration.token)
    }
  }

  /// Whether a function around a token may be one of the unit's, or one that all types may call.
  private func isOfUnit(_ token: Int) -> Bool {
    guard let type = file.typeName(around: token), let own = unit.typeName else { return true }
    // Inside of another type, a superclass goes by the last of its names.
    let last = type.split(separator: ".").last
    return project.ancestry(of: own).contains { $0.split(separator: ".").last == last }
  }

  /// Whether a loop or a closure around the place gives the name another value for each turn.
  func isTurnVariable(_ name: String) -> Bool {
    if name.hasPrefix("$") { return true }
    guard let token = local(name) else { return false }
    return file.source.tokens[token - 1].kind == .forKeyword
      || declared.declarations(of: name).contains {
        $0.token == token && $0.owner != nil && !declared.isParameter($0)
      }
  }

  /// Whether the place lies in the initial value of a variable of that name.
  func isInInitialValue(of variable: String) -> Bool {
    declared.initialized(around: index).contains { file.name($0) == variable }
  }

  /// What the closure of a property's initial value calls the view that it gives back, where that has the name.
  var returnedVariable: String? {
    guard let span = closures.last,
      let closure = file.closures.first(where: { $0.body.span == span }),
      let last = file.statements(of: closure.body).last,
      case .returned(let value?) = file[last].kind, case .name(let token) = file[value].kind
    else { return nil }
    let name = file.name(token)
    return local(name) == nil ? nil : name
  }

  // MARK: Members

  /// The class's own property, or one of a superclass in the project.
  func property(_ name: String) -> DeclaredProperty? {
    project.property(name, of: unit)
  }

  /// Members that hold a view or a guide, never `nil`.
  static let surelyThere = Guide.neverMissing.union(Member.names(with: .neverMissing))

  /// Whether a name that neither a function nor the project's classes declare stands for something that is there. What
  /// a class of the system has may be `nil`, as a table's header is.
  func isSurelyThere(_ name: String) -> Bool {
    if name.startsUppercase || Self.surelyThere.contains(name) { return true }
    // The views of a table's or collection's own controller.
    if name == MemberName.tableView || name == MemberName.collectionView { return true }
    return project.variableTypes[name].map { !$0.hasSuffix("?") } ?? false
  }

  /// Whether a member is there whatever its variables of that name are.
  func isSurelyThere(member name: String) -> Bool {
    guard let property = property(name) else { return Self.surelyThere.contains(name) }
    return !(property.type?.hasSuffix("?") ?? false)
  }

  /// Whether the last member of a path may be `nil`, as far as the type of what has it is known. A class of the system
  /// that does not make a view itself may be without it, as a window is.
  func mayBeMissing(_ path: [String]) -> Bool {
    guard path.count > 1, let last = path.last,
      let owner = type(ofPath: path.dropLast()).map(baseTypeName)
    else { return false }
    if let property = project.property(last, of: owner) {
      return property.type?.hasSuffix("?") ?? false
    }
    let own = project.ancestry(of: owner).lazy.compactMap {
      ViewClass.named($0)?.ownView(named: last)
    }
    return own.first.map { $0.type == nil } ?? false
  }

  /// The variable at the place that unwraps what a path leads to: `let content = window.contentView!`.
  func variable(unwrapping path: [String]) -> String? {
    let text = path.joined(separator: ".") + "!"
    let binding = file.bindings.last { binding in
      guard binding.name > 0, let value = binding.initialValue else { return false }
      let written = file.text(value)
      return (written == text || written == "self." + text)
        && local(file.name(binding.name)) == Int(binding.name)
    }
    return binding.map { file.name($0.name) }
  }

  /// What the function around the place makes the controller's view after it: to ask the controller for its view
  /// before that would load it again. `nil` if the view is there, and empty for what has no name.
  var laterRootView: String? {
    guard let function = functions.first else { return nil }
    let tokens = file.source.tokens
    let assigned = function.indices.dropLast(2).filter { token in
      guard tokens[token].kind == .identifier, tokens[token + 1].kind == .equal,
        file.name(Int32(token)) == "view"
      else { return false }
      let before = tokens[token - 1].kind
      return before != .letKeyword && before != .varKeyword
        && (before != .period || tokens[token - 2].kind == .selfKeyword)
    }
    guard let first = assigned.first, first > index else { return nil }
    let isName = tokens[first + 2].kind == .identifier && file.isBehindStatement(first + 3)
    return isName ? file.name(Int32(first + 2)) : ""
  }

  // MARK: Closures

  /// Whether the place lies in a closure that may run without `self`.
  var isInWeakClosure: Bool { closures.contains { declared.isWeak($0) } }

  /// Whether the place lies in a closure inside a function, where members may need `self`.
  var isInClosure: Bool {
    guard let function = functions.first, let body = declared.body(of: function) else {
      return false
    }
    return closures.contains { body.contains($0) }
  }

  /// Whether a token of a block is not inside a closure in it.
  func isOutsideClosures(_ token: Int, in block: TokenSpan) -> Bool {
    declared.closures(around: token).allSatisfy { $0 == block || $0.contains(block) }
  }

  // MARK: Types of numbers

  /// Members of rectangles, sizes, points and insets.
  private static let parts: Set<String> = [
    "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "x", "y", "top", "left",
    "bottom", "right", "leading", "trailing",
  ]

  private static let geometries = Member.names(with: .holdsGeometry)

  /// The type of what a path of names stands for; `nil` if it is not seen.
  func type(ofPath path: [String]) -> String? {
    var path = path
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    guard let last = path.last else { return nil }
    if path.count == 1 {
      if let local = local(last) { return declaredType(local) ?? inferredType(local) }
      return property(last)?.type ?? project.variableTypes[last] ?? typeOfGlobal(last)
    }
    let owner = path[path.count - 2]
    if Self.parts.contains(last) {
      if Self.geometries.contains(owner) { return "CGFloat" }
      if let type = type(ofPath: path.dropLast()), GeometryMaker.types.contains(type) {
        return "CGFloat"
      }
    }
    if let type = type(ofMember: last, in: path.dropLast()) { return type }
    let type = path.dropLast().joined(separator: ".")
    guard type.startsUppercase else { return nil }
    return project.property(last, of: project.meant(by: type, in: unit.typeName))?.type
  }

  /// The type of a member that the project gives to the type of what a path stands for: `8.scaled`, `style.inset`.
  private func type(ofMember name: String, in owner: [String]) -> String? {
    var types: [String] = []
    if owner.count == 1, owner[0].first?.isNumber ?? false {
      // A literal is of whatever type has the member, and a `CGFloat` before it is another number with fractions.
      let isOfLengths = project.property(name, of: "CGFloat") != nil
      types = Self.numberProtocols
      types += Self.numberTypes.filter { !isOfLengths || !Self.fractions.contains($0) }
    } else if let type = type(ofPath: owner), !type.hasSuffix("?") {
      types = [baseTypeName(type)]
      if Self.numberTypes.contains(type) { types += Self.numberProtocols }
    }
    let found = Set(types.compactMap { project.property(name, of: $0)?.type })
    return found.count == 1 ? found.first : nil
  }

  /// The other numbers with fractions.
  private static let fractions: Set<String> = ["Double", "Float", "Float32", "Float64"]

  private static let numberProtocols = [
    "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger", "FixedWidthInteger",
    "FloatingPoint", "BinaryFloatingPoint",
  ]

  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "UInt", "Float32", "Float64", "Int32", "UInt32", "Int64",
  ]

  /// Whether an expression is certainly a number: it computes one, or names nothing but numbers.
  func isNumber(_ expression: NumberExpression) -> Bool {
    if expression.isNumber { return true }
    guard !expression.calls, !expression.paths.isEmpty else { return expression.isArithmetic }
    return expression.paths.allSatisfy { path in
      type(ofPath: path).map(Self.numberTypes.contains) ?? false
    }
  }

  /// The type that is written behind a variable's or parameter's name.
  func declaredType(_ position: Int) -> String? {
    let tokens = file.source.tokens
    guard position + 2 < tokens.count, tokens[position + 1].kind == .colon else { return nil }
    let first = position + (tokens[position + 2].kind == .inoutKeyword ? 3 : 2)
    var end = first
    while end < tokens.count,
      tokens[end].kind == .identifier || tokens[end].kind == .period
        || tokens[end].kind == .postfixQuestion || tokens[end].kind == .postfixExclamation
        || tokens[end].kind == .leftBracket || tokens[end].kind == .rightBracket,
      end == first || !tokens[end].flags.contains(.startsLine)
    {
      end += 1
    }
    guard end > first else { return nil }
    return file.text(TokenSpan(first, end - 1))
  }
}
