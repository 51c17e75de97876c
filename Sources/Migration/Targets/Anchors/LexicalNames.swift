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
  /// The token at which the place starts.
  let index: Int

  init(_ file: SyntaxFile, _ project: Project, _ unit: ReadingUnit, at offset: Int) {
    self.file = file
    self.project = project
    self.unit = unit
    index = file.source.tokens.partitionIndex { Int($0.start) >= offset }
  }

  // MARK: Local names

  /// The innermost function around the place; closures are no functions.
  private var function: FunctionDeclaration? {
    file.functions.filter { $0.span.indices.contains(index) }
      .min { $0.span.indices.count < $1.span.indices.count }
  }

  /// The token of the nearest variable or parameter of that name before the place, if the place lies in its block.
  func local(_ name: String) -> Int? {
    let hash = Token.nameHash(of: name)
    let tokens = file.source.tokens
    let outermost = file.functions.filter { $0.span.indices.contains(index) }
      .map { Int($0.span.first) }.min()
    // The closure of a lazy property has names of its own.
    let closure = file.closures.filter { $0.body.span.indices.contains(index) }
      .map { Int($0.body.span.first) }.min()
    guard let start = outermost ?? closure, start < index else { return nil }
    return (start..<index).last { position in
      tokens[position].nameHash == hash && file.name(Int32(position)) == name
        && isDeclaration(position) && isAround(position)
    }
  }

  private func isDeclaration(_ position: Int) -> Bool {
    let tokens = file.source.tokens
    guard position > 0, position + 1 < tokens.count else { return false }
    switch tokens[position - 1].kind {
    case .letKeyword, .varKeyword, .forKeyword: return true
    default: break
    }
    // A parameter: of the function, or of a closure.
    if let function, function.parameters.count > 0,
      file.parameters[function.parameters.indices].contains(where: { Int($0.name) == position })
    {
      return true
    }
    return file.closures.contains { closure in
      closure.body.span.indices.contains(index)
        && file.nameTokens[closure.parameters.indices].contains(Int32(position))
    }
  }

  /// Whether the block that holds a token holds the place too.
  private func isAround(_ position: Int) -> Bool {
    var open = 0
    for token in file.source.tokens[position..<index] {
      switch token.kind {
      case .leftBrace: open += 1
      case .rightBrace:
        if open == 0 { return false }
        open -= 1
      default: break
      }
    }
    return true
  }

  /// Whether a function of the unit's files declares a variable or parameter of that name.
  func isLocalSomewhere(_ name: String) -> Bool {
    let hash = Token.nameHash(of: name)
    let tokens = file.source.tokens
    return file.functions.contains { function in
      let parameters = file.parameters[function.parameters.indices]
      if parameters.contains(where: { file.name($0.name) == name }) { return true }
      return function.span.indices.contains { position in
        tokens[position].nameHash == hash && position > 0
          && [.letKeyword, .varKeyword].contains(tokens[position - 1].kind)
          && file.name(Int32(position)) == name
      }
    }
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

  // MARK: Closures

  /// Whether the place lies in a closure that may run without `self`.
  var isInWeakClosure: Bool {
    file.closures.contains { closure in
      guard closure.body.span.indices.contains(index) else { return false }
      let span = closure.body.span
      let head = Int(span.first)...min(Int(span.first) + 8, Int(span.last))
      return head.contains { position in
        file.source.tokens[position].kind == .identifier
          && ["weak", "unowned"].contains(file.name(Int32(position)))
      }
    }
  }

  /// Whether the place lies in a closure inside of a function, where members may need `self`.
  var isInClosure: Bool {
    guard let function, let body = function.body else { return false }
    return file.closures.contains { closure in
      closure.body.span.indices.contains(index) && body.span.contains(closure.body.span)
    }
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
      if let local = local(last) { return declaredType(local) }
      return property(last)?.type ?? project.variableTypes[last]
    }
    let owner = path[path.count - 2]
    if Self.parts.contains(last) {
      if Self.geometries.contains(owner) { return "CGFloat" }
      if let type = type(ofPath: path.dropLast()), GeometryMaker.types.contains(type) {
        return "CGFloat"
      }
    }
    let type = path.dropLast().joined(separator: ".")
    guard type.startsUppercase else { return nil }
    let inner = unit.typeName.map { $0 + "." + type }
    return inner.flatMap { project.property(last, of: $0)?.type }
      ?? project.property(last, of: type)?.type
  }

  /// The type that is written behind a variable's or parameter's name.
  func declaredType(_ position: Int) -> String? {
    let tokens = file.source.tokens
    guard position + 2 < tokens.count, tokens[position + 1].kind == .colon else { return nil }
    var end = position + 2
    while end < tokens.count,
      tokens[end].kind == .identifier || tokens[end].kind == .period
        || tokens[end].kind == .postfixQuestion || tokens[end].kind == .postfixExclamation
        || tokens[end].kind == .leftBracket || tokens[end].kind == .rightBracket,
      end == position + 2 || !tokens[end].flags.contains(.startsLine)
    {
      end += 1
    }
    guard end > position + 2 else { return nil }
    return file.text(TokenSpan(position + 2, end - 1))
  }
}
