import LightSyntax
import SourceText

extension Dialect {
  /// Libraries that are not read.
  static let otherLibraries = Dialect(
    words: DialectWords(building: [
      "constrain", "fillContainer", "sv",
    ]),
    readFunction: { reader, call in
      guard reader.locals[call.name] == nil else { return nil }
      if reader.typeName != nil,
        let value = reader.libraryCall(
          call.id, call.name, on: .reference(reader.selfReference), call.arguments)
      {
        return value
      }
      return reader.libraryFunction(call.id, call.name)
    },
    readMethod: { reader, call in
      reader.libraryCall(call.id, call.name, on: call.receiver, call.arguments)
    },
    readOperation: { reader, operation in
      reader.libraryOperation(operation.id, operation.symbol, operation.left)
    })
}

/// A library whose calls are recognised but not read: what they touch may have any constraint.
enum ConstraintLibrary: String, CaseIterable {
  case cartography = "Cartography"
  case stevia = "Stevia"

  /// Whether the library has a method of that name on views.
  fileprivate func hasMethod(_ name: String) -> Bool {
    switch self {
    case .cartography: false
    case .stevia: steviaMethods.contains(name) || commonMethods.contains(name)
    }
  }

  /// Whether the library has a function of that name.
  fileprivate func hasFunction(_ name: String) -> Bool {
    switch self {
    case .cartography: name == "constrain"
    case .stevia: steviaFunctions.contains(name)
    }
  }

  fileprivate func hasOperator(_ symbol: String, left: String) -> Bool {
    switch self {
    case .cartography: false
    case .stevia: ["==", ">=", "<="].contains(symbol) && steviaAttributes.contains(left)
    }
  }
}

private let commonMethods: Set<String> = [
  "width", "height", "size", "top", "bottom", "left", "right", "leading", "trailing",
]
private let steviaMethods: Set<String> = [
  "sv", "subviews", "layout", "fillContainer", "fillHorizontally", "fillVertically",
  "centerInContainer", "centerHorizontally", "centerVertically", "heightEqualsWidth", "followEdges",
]
private let steviaFunctions: Set<String> = [
  "layout", "equal", "align", "alignHorizontally", "alignVertically", "alignCenter",
]
private let steviaAttributes: Set<String> = [
  "Top", "Bottom", "Left", "Right", "Leading", "Trailing", "Width", "Height", "CenterX", "CenterY",
  "FirstBaseline", "LastBaseline",
]

extension TypeReader {
  /// A call of one of these libraries; `nil` if it is none.
  fileprivate func libraryCall(
    _ id: ExpressionID, _ name: String, on receiver: Value, _ arguments: ListSlice
  ) -> Value? {
    guard case .reference(let view) = receiver else { return nil }
    guard let library = importedLibraries.first(where: { $0.hasMethod(name) }) else { return nil }
    touch(.reference(view), at: id)
    let result = leaveUnread(id, library)
    // Stevia's methods return the view, so that more can follow.
    return library == .stevia ? receiver : result
  }

  /// A call of a function that one of these libraries declares; `nil` if it is none.
  fileprivate func libraryFunction(_ id: ExpressionID, _ name: String) -> Value? {
    for library in importedLibraries where library.hasFunction(name) {
      return leaveUnread(id, library)
    }
    return nil
  }

  /// `a.Top == b.Bottom + 10`; `nil` if it is none.
  fileprivate func libraryOperation(
    _ id: ExpressionID, _ symbol: String, _ left: ExpressionID
  ) -> Value? {
    let libraries = importedLibraries
    guard !libraries.isEmpty else { return nil }
    var attribute = ""
    if case .member(_, let token) = file[left].kind { attribute = file.name(token) }
    for library in libraries where library.hasOperator(symbol, left: attribute) {
      return leaveUnread(id, library)
    }
    return nil
  }

  private var importedLibraries: [ConstraintLibrary] {
    project.files[fileIndex].constraintLibraries
  }

  /// Everything that a name in the call stands for may be constrained by it.
  private func leaveUnread(_ id: ExpressionID, _ library: ConstraintLibrary) -> Value {
    visit(id)
    leaveUnresolved(id, "constraints made by \(library.rawValue) are not read")
    touchNames(in: id)
    return .unknown(.call(library.rawValue))
  }

  /// Everything that a name in some code stands for may be constrained by it.
  func touchNames(in id: ExpressionID) {
    for expression in file.expressions(in: file[id].span) {
      switch expression.kind {
      case .name(let token): touch(lookUp(file.name(token), at: id), at: id)
      case .member(let base, let token):
        if case .selfReference = file[base].kind {
          touch(.reference(property(file.name(token))), at: id)
        }
      default: break
      }
    }
  }

  /// The operands of an operator that is not Swift's own: `title.edgeAnchors /==/ card.edgeAnchors + 8` may constrain
  /// both.
  func leaveUnread(_ operands: [ExpressionID], at id: ExpressionID) {
    let views = operands.flatMap { namedParts($0) }.flatMap { constrainable(evaluate($0)) }
    guard !views.isEmpty else { return }
    leaveUnresolved(id, "constraints made by an operator are not read")
    for view in views { record(.unreadConstraints, on: view, at: file.range(id)) }
  }

  /// The names, and members of names, that an operand is computed from.
  private func namedParts(_ id: ExpressionID) -> [ExpressionID] {
    switch file[id].kind {
    case .name, .selfReference: [id]
    case .member(let base, _): namedParts(base).isEmpty ? [] : [id]
    case .forceUnwrap(let base), .optionalChain(let base): namedParts(base)
    case .binary(let left, _, let right): namedParts(left) + namedParts(right)
    case .call(let callee, _):
      if case .member(let base, _) = file[callee].kind { namedParts(base) } else { [] }
    case .array(let elements): file.elements(elements).flatMap(namedParts)
    case .tuple(let elements): file.arguments(elements).flatMap { namedParts($0.value) }
    default: []
    }
  }

  /// The view of a value, and those whose parts it is.
  private func constrainable(_ value: Value) -> [Reference] {
    switch value {
    case .reference(let reference), .anchor(let reference, _, _):
      var views = [reference]
      while let owner = references.member(views[views.count - 1])?.base, owner != selfReference {
        views.append(owner)
      }
      return views
    case .list(let elements, _): return elements.flatMap(constrainable)
    case .choice(let choice): return choice.options.flatMap { constrainable($0.value) }
    case .dialect(let value): return value.view.map { [$0] } ?? []
    default: return []
    }
  }

  func touch(_ value: Value, at id: ExpressionID) {
    switch value {
    case .reference(let view): record(.unreadConstraints, on: view, at: file.range(id))
    case .list(let elements, _): for element in elements { touch(element, at: id) }
    case .choice(let choice): for option in choice.options { touch(option.value, at: id) }
    case .unknown, .created, .anchor, .strangeAnchor, .distance, .constraint, .number, .boolean,
      .type, .symbol, .closure, .geometry, .dialect, .nothing, .string, .dictionary, .tuple,
      .keyPath:
      break
    }
  }
}
