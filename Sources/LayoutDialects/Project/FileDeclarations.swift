import LayoutModel
import LightSyntax
import SwiftTokens

/// The declarations of one file that may matter to other files.
package struct FileDeclarations: Sendable {
  /// The file's types and extensions, nested ones included, in order.
  package var types: [DeclaredType] = []
  /// The names of all functions and properties in the file that end like those of UIKit's anchors.
  package var anchorNames: Set<String> = []
  /// The modules that the file imports, each once.
  package var imports: [String] = []
  /// Those of them that are libraries of which the constraints are read, and those of these that it hands on to all files
  /// that import its own module.
  var libraries: (modules: [String], exports: [String]) = ([], [])
  /// The types of variables at the top level, where they are known.
  package var variableTypes: [String: String] = [:]
  /// Functions whose bodies switch a view's autoresizing mask off.
  package var optOutFunctions: Set<String> = []
  /// Functions that return a new view.
  package var factories: [ViewFactory] = []
  /// Named numbers: constants at the top level (whose owner is empty) and static constants of types.
  package var numbers: [(owner: String, name: String, value: Double)] = []
  /// Functions that may create layout for their callers.
  package var helpers: [HelperFunction] = []
  /// Properties of objects other than `self` to which code does something: `header.title.topAnchor`.
  var reachedMembers: [ReachedMember] = []
  /// Names of constraints to which code gives another constant through an object that is not `self`.
  var adjustedNames: Set<String> = []
  /// The names of functions at the top level.
  var functions: [String] = []
  /// What functions, methods and initializers do to what they are given.
  var parameters: [ParameterSummary] = []
  /// Constants whose values are computed, where frames are read.
  package var lengths: [NamedLength] = []
  /// What may be taken for classes: other names for types, and functions and values that are spelt like types.
  var typeLikeNames: Set<String> = []
  /// All names in the file, and perhaps others.
  private var names: NameFilter

  /// Whether the file may mention a name; `false` is certain.
  func mayMention(_ name: String) -> Bool { names.mayHold(Token.nameHash(of: name)) }
}

/// A type declaration or an extension.
///
/// A class, because it never changes, and several tables (by name, file and superclass) refer to it.
package final class DeclaredType: Sendable {
  /// The name with its outer types: `Outer.Inner`.
  package let name: String
  package let kind: TypeDeclaration.Kind
  /// Whether only the code around it, or of its file, can name it.
  let isPrivate: Bool
  /// The superclass (if it is a class) and conformances, without generic arguments.
  package let inherited: [String]
  /// By name, in order. A list: a dictionary for each type of a project took a tenth of a run.
  package let properties: [(name: String, property: DeclaredProperty)]
  /// For each property, what its name is hashed to.
  let propertyNumbers: [Int]
  /// Whether a member of the type switches the type's own autoresizing mask off.
  package let optsOut: Bool
  /// The axes on which its own `intrinsicContentSize` gives a size; `nil` if it declares none.
  let intrinsicAxes: Set<Axis>?
  package let id: TypeID
  /// The token with which the declaration starts.
  package let start: Int32
  /// What its members do to the object that has them.
  let summaries: [MemberSummary]
  /// The names of an enumeration's cases.
  let cases: Set<String>
  /// Its functions of which all with one name give a number.
  let numberFunctions: Set<String>

  fileprivate init(
    name: String, _ declaration: TypeDeclaration, _ id: TypeID, inherited: [String], optsOut: Bool,
    _ members: DeclaredMembers
  ) {
    self.name = name
    kind = declaration.kind
    isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    self.inherited = inherited
    properties = members.properties
    propertyNumbers = members.properties.map { NameKey($0.name).number }
    self.optsOut = optsOut
    intrinsicAxes = members.intrinsicAxes
    self.id = id
    start = declaration.span.first
    summaries = members.summaries
    cases = members.cases
    numberFunctions = members.numberFunctions
  }
}

extension DeclaredType {
  /// Whether it declares a method, or a property with code, of that name.
  package func declares(member name: String) -> Bool { summaries.contains { $0.name == name } }
}

/// What is collected of a type's members.
private struct DeclaredMembers {
  var summaries: [MemberSummary] = []
  var numberFunctions: Set<String> = []
  var cases: Set<String> = []
  var properties: [(name: String, property: DeclaredProperty)] = []
  var intrinsicAxes: Set<Axis>?
}

/// A stored or computed property.
package struct DeclaredProperty: Sendable {
  package var type: String?
  package var modifiers: Modifiers
  package var isLet: Bool
  package var isComputed: Bool
  /// Whether it always contains an object of exactly this type, not of a subclass.
  package var isMade: Bool
  /// Whether a call creates it without using an existing view.
  package var isNew: Bool
}

extension FileDeclarations {
  /// - Parameters:
  ///   - words: those of the file; without them, no helpers are looked for.
  ///   - readsFrames: whether to look for code that computes lengths, too.
  package init(_ file: SyntaxFile, words: LayoutWords? = nil, readsFrames: Bool = false) {
    let found = words ?? LayoutWords(file.source)
    names = found.names
    let optOuts = found.flagTokens
    adjustedNames = Self.adjustedNames(in: file, at: found.constantTokens)
    imports = file.importedModules
    typeLikeNames = file.typeLikeNames
    libraries.modules = imports.filter(LayoutLibrary.modules.contains)
    if !libraries.modules.isEmpty {
      libraries.exports = file.exportedModules.filter(LayoutLibrary.modules.contains)
    }
    var whole: SyntaxFile?
    for function in file.functions {
      if function.kind == .function { addAnchorName(function.name, in: file) }
      let factory = ViewFactory(function, in: file) {
        let known =
          whole ?? (found.needsBodies || readsFrames ? file : SyntaxFile(file.source))
        whole = known
        return known
      }
      if let factory { factories.append(factory) }
      guard let body = function.body, !optOuts.isEmpty else { continue }
      if optOuts.contains(where: { body.span.indices.contains($0) }) {
        optOutFunctions.insert(file.name(function.name))
      }
    }
    for binding in file.bindings where binding.name >= 0 { addAnchorName(binding.name, in: file) }
    var declared: [String] = []
    for type in file.topLevelTypes {
      collect(type, in: file, outer: &declared, optOuts: optOuts)
    }
    collectLocalTypes(in: file, optOuts: optOuts)
    for statement in file.statements(of: file.topLevel) {
      if case .function(let id) = file[statement].kind {
        let name = file.name(file[id].name)
        functions.append(name)
        file.addParameterSummaries(of: file[id], named: name, in: "", to: &parameters)
      }
      guard case .variable(let id) = file[statement].kind else { continue }
      collectNumbers(id, in: file, owner: "")
      for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
        let type = binding.type.map { file.text($0) } ?? createdType(binding.initialValue, in: file)
        variableTypes[file.name(binding.name)] = type
      }
    }
    reachedMembers = Self.reachedMembers(in: file, hasLayout: words?.mayBuildLayout ?? false)
    if readsFrames { collectLengthHelpers(file) }
    guard let words = readsFrames ? words?.withFrames : words, words.mayBuildLayout else { return }
    collectHelpers(file, words)
  }

  /// Types that functions declare are named after the type whose function it is.
  private mutating func collectLocalTypes(in file: SyntaxFile, optOuts: [Int]) {
    guard types.count < file.types.count else { return }
    var known = Set(types.map(\.id))
    // Outer types stand behind their inner ones.
    for index in file.types.indices.reversed() {
      let id = TypeID(index: Int32(index))
      guard !known.contains(id) else { continue }
      let first = Int(file[id].span.first)
      let owner = types.first { file[$0.id].span.indices.contains(first) }
      var outer = owner.map { [$0.name] } ?? []
      let count = types.count
      collect(id, in: file, outer: &outer, optOuts: optOuts)
      known.formUnion(types[count...].map(\.id))
    }
  }

  private mutating func addAnchorName(_ token: Int32, in file: SyntaxFile) {
    guard file.source.bytes(of: file.source.tokens[Int(token)]).ends(with: "Anchor") else { return }
    anchorNames.insert(file.name(token))
  }

  /// Nesting is bounded by the parser.
  private mutating func collect(
    _ id: TypeID, in file: SyntaxFile, outer: inout [String], optOuts: [Int]
  ) {
    let type = file[id]
    outer.append(file.text(type.name))
    defer { outer.removeLast() }
    let name = outer.count == 1 ? outer[0] : outer.joined(separator: ".")
    var members = DeclaredMembers()
    members.summaries = file.memberSummaries(of: type)
    if type.kind == .enum { members.cases = file.cases(of: type) }
    var otherFunctions: Set<String> = []
    let own = file.members[type.members.indices]
    members.properties.reserveCapacity(
      own.count { if case .variable = $0 { true } else { false } })
    for member in own {
      switch member {
      case .type(let inner): collect(inner, in: file, outer: &outer, optOuts: optOuts)
      case .function(let function):
        let isInitializer = file[function].kind == .initializer
        if file.givesNumber(file[function]) {
          members.numberFunctions.insert(file.name(file[function].name))
        } else if !isInitializer {
          otherFunctions.insert(file.name(file[function].name))
        }
        file.addParameterSummaries(
          of: file[function], named: isInitializer ? name : file.name(file[function].name),
          in: name, to: &parameters)
      case .variable(let variable):
        collectProperties(variable, in: file, into: &members)
        collectNumbers(variable, in: file, owner: name)
      }
    }
    if !members.numberFunctions.isEmpty { members.numberFunctions.subtract(otherFunctions) }
    let optsOut = optOuts.contains { token in
      type.span.indices.contains(token) && setsOwnFlag(token, in: file)
    }
    let inherited = file.typeSpans[type.inherited.indices].flatMap { span in
      let text = file.text(span)
      // `UIView, Titled & Marked`
      guard text.contains("&"), !text.contains("<") else { return [baseTypeName(text)] }
      return text.split(separator: "&").map { part in
        baseTypeName(String(part.filter { !$0.isWhitespace }))
      }
    }
    types.append(
      DeclaredType(
        name: name, type, id, inherited: inherited, optsOut: optsOut, members))
  }

  /// Whether the flag at `token` is that of `self`: written alone, behind `self.`, or behind another name of it.
  private func setsOwnFlag(_ token: Int, in file: SyntaxFile) -> Bool {
    guard token >= 2, file.source.tokens[token - 1].kind == .period else { return true }
    return file.source.tokens[token - 2].kind == .selfKeyword || file.isOtherNameOfSelf(token - 2)
  }

  private func collectProperties(
    _ id: VariableID, in file: SyntaxFile, into members: inout DeclaredMembers
  ) {
    let variable = file[id]
    for binding in file.bindings[variable.bindings.indices] where binding.name >= 0 {
      let accessors = file.functions[binding.accessors.indices]
      let property = DeclaredProperty(
        type: binding.type.map { file.text($0) } ?? createdType(binding.initialValue, in: file),
        modifiers: variable.modifiers, isLet: variable.isLet,
        isComputed: accessors.contains { $0.kind == .getter },
        isMade: variable.isLet && binding.type == nil,
        isNew: binding.initialValue.map(file.isNewObject) ?? false)
      let name = file.name(binding.name)
      members.properties.append((name, property))
      if name == "intrinsicContentSize" {
        members.intrinsicAxes = intrinsicAxes(variable, in: file)
      }
    }
  }

  /// The axes for which a getter does not say `noIntrinsicMetric`.
  private func intrinsicAxes(_ variable: VariableDeclaration, in file: SyntaxFile) -> Set<Axis> {
    var axes: Set<Axis> = [.horizontal, .vertical]
    var label: Axis?
    for index in variable.span.indices where file.source.tokens[index].kind == .identifier {
      let name = file.name(Int32(index))
      switch name {
      case "width": label = .horizontal
      case "height": label = .vertical
      case _ where name.hasSuffix("oIntrinsicMetric"):
        if let label { axes.remove(label) }
      default: break
      }
    }
    return axes
  }

  /// How many operands of operands are looked at for a type.
  static let maximumOperands = 8

  /// The type of an initial value: `UILabel` of `UILabel()`, `CGSize` of `CGSize.zero`, `Int` of `8`.
  private func createdType(
    _ value: ExpressionID?, in file: SyntaxFile, depth: Int = 0
  ) -> String? {
    guard let value, depth < Self.maximumOperands else { return nil }
    let type: Int32
    switch file[value].kind {
    case .integer: return "Int"
    case .float: return "Double"
    case .prefix(let operand): return numberType(operand, in: file, depth: depth + 1)
    case .binary(let left, _, let right):
      return numberType(left, in: file, depth: depth + 1)
        ?? numberType(right, in: file, depth: depth + 1)
    case .member(_, let member) where ["width", "height"].contains(file.name(member)):
      return "CGFloat"
    case .call(let callee, _):
      if let made = file.configured(value) { return createdType(made, in: file, depth: depth + 1) }
      guard case .name(let token) = file[callee].kind else { return nil }
      if let length = file.lengthType(givenBy: token) { return length }
      type = token
    case .ternary(_, let then, let otherwise):
      let made = createdType(then, in: file, depth: depth + 1)
      return made == createdType(otherwise, in: file, depth: depth + 1) ? made : nil
    case .member(let base, let member):
      guard case .name(let token) = file[base].kind, file.name(member) == "zero" else { return nil }
      type = token
    default: return nil
    }
    let name = file.name(type)
    return name.startsUppercase ? name : nil
  }

  /// As ``createdType(_:in:)``, for an operand: one number makes the whole a number.
  private func numberType(
    _ operand: ExpressionID, in file: SyntaxFile, depth: Int
  ) -> String? {
    guard let type = createdType(operand, in: file, depth: depth),
      ["Int", "Double", "CGFloat", "Float"].contains(type)
    else { return nil }
    return type
  }
}

extension String {
  /// Whether it starts as the names of types do. Compares bytes where possible, because `Character` is slower.
  package var startsUppercase: Bool {
    guard let first = utf8.first, first < 0x80 else { return self.first?.isUppercase ?? false }
    return UInt8(ascii: "A") <= first && first <= UInt8(ascii: "Z")
  }
}

/// A type's name without optionality, generic arguments and `some`/`any`.
package func baseTypeName(_ text: String) -> String {
  var text = text
  // In bytes: comparing characters took a thirtieth of a run. Most types are a plain name.
  let name: Range<Int>? = text.withUTF8 { bytes in
    func starts(with prefix: StaticString, at start: Int) -> Bool {
      let count = prefix.utf8CodeUnitCount
      guard start + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { unsafe bytes[start + $0] == prefix.utf8Start[$0] }
    }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x3F || byte == 0x21 }
    guard unsafe bytes.contains(where: { isBlank($0) || $0 == UInt8(ascii: "<") }) else {
      return nil
    }
    var start = 0
    if starts(with: "some ", at: start) { start += 5 }
    if starts(with: "any ", at: start) { start += 4 }
    if starts(with: "inout ", at: start) { start += 6 }
    var end = start
    while end < bytes.count, unsafe bytes[end] != UInt8(ascii: "<") { end += 1 }
    while end > start, isBlank(unsafe bytes[end - 1]) { end -= 1 }
    return start..<end
  }
  guard let name else { return text }
  return String(decoding: text.utf8.dropFirst(name.lowerBound).prefix(name.count), as: UTF8.self)
}

/// The number that a literal, a negated literal or `CGFloat(literal)` spells.
package func literalNumber(_ id: ExpressionID, in file: SyntaxFile) -> Double? {
  switch file[id].kind {
  case .integer, .float, .prefix: return file.plainNumber(id)
  case .call(let callee, let arguments):
    guard case .name(let token) = file[callee].kind, arguments.count == 1,
      let argument = file.arguments(arguments).first
    else { return nil }
    switch file.name(token) {
    case "CGFloat", "Double", "Float": guard argument.label < 0 else { return nil }
    case "UILayoutPriority":
      guard argument.label < 0 || file.name(argument.label) == "rawValue" else { return nil }
    default: return nil
    }
    return literalNumber(argument.value, in: file)
  case .tuple(let elements):
    guard elements.count == 1, let only = file.arguments(elements).first else { return nil }
    return literalNumber(only.value, in: file)
  default: return nil
  }
}

extension SyntaxFile {
  /// Whether a function returns a plain number: `-> CGFloat`.
  fileprivate func givesNumber(_ function: FunctionDeclaration) -> Bool {
    guard function.kind == .function, let type = function.returnType, type.indices.count == 1
    else { return false }
    return numberTypes.contains(name(type.first))
  }
}
