import LayoutModel
import LightSyntax
import SourceText

/// A constraint that a call to a library makes.
struct LibraryConstraint {
  var first: (Reference, WrittenAttribute)
  var relation = Relation.equal
  /// `nil` for a size that is a number.
  var second: (Reference, WrittenAttribute)?
  /// Shares of sizes that are added to it, where the library makes a guide that is as long.
  var shares: [(Reference, Attribute, Double)] = []
  var multiplier: ConstraintOrigin.Argument?
  var constant: ConstraintOrigin.Argument?
  var priority = Number.implicit(1000)
  /// Where the items are written; `nil` where only the library says them.
  var firstPlace: SourceRange?
  var secondPlace: SourceRange?
  /// Whether the mask of the first view is switched off where it is made.
  var switchesMaskOff = true
}

extension TypeReader {
  /// Whether the file that is read imports a module of the libraries that are read, or one that hands it on.
  func imports(_ module: String) -> Bool { project.imports(module, in: fileIndex) }

  /// Whether the project declares a function of that name with a body: then a call may mean that one.
  func projectDeclares(_ function: String) -> Bool { !project.helpers.functions(function).isEmpty }

  /// Whether the project declares a function of that name which a receiver may have; `nil` for a call without one.
  ///
  /// What another class declares hides nothing.
  func projectDeclares(_ function: String, on view: Reference?) -> Bool {
    guard projectDeclares(function) else { return false }
    if let view, declaredType(of: view) == nil { return true }
    let owners = Set(owners(of: view.map(HelperReceiver.object) ?? .own))
    return project.helpers.functions(function).contains { owners.contains($0.function.owner) }
  }

  /// Whether a method may be one that the project declares.
  func projectDeclares(_ call: MethodCall) -> Bool {
    if case .reference(let view) = call.receiver {
      projectDeclares(call.name, on: view)
    } else {
      projectDeclares(call.name)
    }
  }

  /// Adds the constraints that a call makes.
  ///
  /// - Parameters:
  ///   - id: the call, which a migration replaces as a whole.
  ///   - isActive: whether the call puts them in force: true or false, or another value where that is not known;
  ///     `nil` for a call that leaves that to others.
  /// - Returns: the constraint, or a list of several; `nil` if one of them cannot be, because a guide has no margins.
  func make(
    _ constraints: [LibraryConstraint], _ dialect: DialectName, by id: ExpressionID,
    isActive: Value? = .boolean(true)
  ) -> Value? {
    var made: [Draft] = []
    for constraint in constraints {
      guard let first = end(constraint.first.0, constraint.first.1) else { return nil }
      var second: (Reference, Attribute)?
      if let written = constraint.second {
        second = end(written.0, written.1)
        if second == nil { return nil }
      }
      var origin = ConstraintOrigin(
        file: fileIndex, dialect: dialect, range: file.range(id),
        first: constraint.firstPlace ?? file.range(id), second: constraint.secondPlace,
        constant: constraint.constant, multiplier: constraint.multiplier,
        priority: constraint.priority, function: function)
      origin.switchesMaskOff = constraint.switchesMaskOff
      if case .boolean(let flag)? = isActive {
        origin.isSurelyActive = flag
        origin.isMadeInactive = !flag
      }
      if let constant = constraint.constant,
        made.contains(where: { $0.origin.constant?.value == constant.value })
      {
        origin.constant?.role = constant.role == .inset ? .inset : .repeated
      }
      made.append(
        Draft(
          first: first, relation: constraint.relation, second: second, terms: constraint.shares,
          multiplier: constraint.multiplier?.number ?? .implicit(1),
          constant: constraint.constant?.number ?? .implicit(0), origin: origin))
    }
    let indices = drafts.count..<drafts.count + made.count
    drafts += made
    let values = indices.map(Value.constraint)
    switch isActive {
    case nil, .boolean(false): break
    case let isActive?: for value in values { setActive(value, isActive, id) }
    }
    return values.count == 1 ? values[0] : .list(values, isComplete: true)
  }

  /// Lists a call to a library that could not be read: all that it touches may have any constraint.
  ///
  /// - Parameters:
  ///   - values: what the call is about; other views that its source names are touched too.
  func leaveUnread(
    _ id: ExpressionID, because reason: String, touching values: [Value] = []
  ) -> Value {
    visit(id)
    leaveUnresolved(id, reason)
    for value in values { touch(value, at: id) }
    touchNames(in: id)
    return .unknown(.call(shortened(id)))
  }

  // MARK: Arguments

  /// The case of an enumeration that a value names, in the spelling of any version of Swift: `.top`, `ALEdge.Top`.
  func libraryCase(_ value: Value) -> String? {
    guard case .type(let name) = value, let dot = name.lastIndex(of: ".") else {
      return references.word(of: value)
    }
    let last = name[name.index(after: dot)...]
    return last.prefix(1).lowercased() + last.dropFirst()
  }

  /// An argument of a call that gives a number.
  ///
  /// - Parameter isNegated: whether the library turns the sign, as it does for insets from the far edges.
  func libraryNumber(
    _ argument: Argument?, isNegated: Bool = false, role: ConstraintOrigin.Role = .required
  ) -> ConstraintOrigin.Argument? {
    argument.map { libraryNumber($0.value, isNegated: isNegated, role: role) }
  }

  func libraryNumber(
    _ id: ExpressionID, isNegated: Bool = false, role: ConstraintOrigin.Role = .required
  ) -> ConstraintOrigin.Argument {
    let number = number(evaluate(id), id)
    return ConstraintOrigin.Argument(
      value: file.range(id), removable: nil, number: isNegated ? number.negated : number,
      role: role)
  }

  /// One side of edge insets that an argument gives.
  func librarySide(
    _ side: String, of geometry: Geometry, at id: ExpressionID, isNegated: Bool
  ) -> ConstraintOrigin.Argument {
    let part = geometry.part(side)
    return ConstraintOrigin.Argument(
      value: part.range ?? file.range(id), removable: nil,
      number: isNegated ? part.number.negated : part.number, role: .inset)
  }

  /// What a call calls.
  func calleeKind(_ id: ExpressionID) -> Expression.Kind {
    guard case .call(let callee, _) = file[id].kind else { return file[id].kind }
    return file[callee].kind
  }

  /// The rectangle, size, point or insets that an expression gives; `nil` if it is none of that kind for sure.
  func libraryGeometry(_ kind: Geometry.Kind, _ id: ExpressionID) -> Geometry? {
    if let made = implicitGeometry(kind, id) { return made }
    switch evaluate(id) {
    case .geometry(let geometry): return geometry.kind == kind ? spelled(geometry, id) : nil
    case .symbol("zero"), .symbol("Zero"): return .zero(kind, text: file.text(id))
    case .type(let name) where name.hasSuffix("Zero"): return .zero(kind, text: file.text(id))
    case .reference: return Geometry(kind, text: shortened(id))
    default: return nil
    }
  }

  /// `.init(top: 8, left: 8, bottom: 8, right: 8)`, whose type the library states.
  private func implicitGeometry(_ kind: Geometry.Kind, _ id: ExpressionID) -> Geometry? {
    guard case .call(let callee, let arguments) = file[id].kind,
      case .implicitMember(let name) = file[callee].kind, file.name(name) == "init"
    else { return nil }
    var made = geometry(kind, id, arguments, evaluateArguments(arguments))
    // A part of it is a number, whose place does not state that type.
    let type = kind.typeName(isAppKit: !imports("UIKit") && (imports("AppKit") || imports("Cocoa")))
    if made.text.hasPrefix(".init(") { made.text = type + made.text.dropFirst(".init".count) }
    return made
  }
}
