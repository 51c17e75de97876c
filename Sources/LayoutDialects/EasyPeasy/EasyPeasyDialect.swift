import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension DialectName {
  package static let easyPeasy = DialectName(rawValue: "easypeasy")
}

extension Dialect {
  /// EasyPeasy. Source: EasyPeasy 1.10.0, `Attribute`, `PositionAttribute`, `DimensionAttribute`, `Node`, `Item` and
  /// `Constant`.
  static let easyPeasy = Dialect(
    makes: [(.easyPeasy, .activeCall)],
    library: LayoutLibrary(
      EasyAttribute.module, handle: EasyAttribute.handle, ownMember: EasyAttribute.handle,
      operators: ["<-"]
    ) { file, token in
      let name = file.source.text(file.source.tokens[token])
      if name == "<-" || name == EasyAttribute.module { return true }
      if name == EasyAttribute.handle {
        return file.isMemberName(token) || file.isMemberName(token + 2)
      }
      return EasyAttribute.groups[name] != nil && !file.isMemberName(token)
        || ["ReferenceAttribute", "Attribute", "Condition", "Context"].contains(name)
    },
    needsImport: true,
    words: DialectWords(building: [EasyAttribute.handle, EasyAttribute.module]),
    readMethod: { EasyPeasyReader($0).easyMethod($1) },
    readInitializer: { EasyPeasyReader($0).easyAttribute($1) },
    readMember: { reader, member in
      guard member.name == EasyAttribute.handle, reader.imports(EasyAttribute.module),
        case .reference(let view) = member.base
      else { return nil }
      return .dialect(EasyValue.handle(view))
    },
    readOperation: { EasyPeasyReader($0).easyOperation($1) },
    noteHandedOn: { reader, value, _, range in
      guard case .dialect(let value as EasyValue) = value, let view = value.view else { return }
      reader.record(.unreadConstraints, on: view, at: range)
    },
    makers: ["layout"],
    isSpeltAsMaker: { reader, call in
      guard call.name == "layout", reader.imports(EasyAttribute.module),
        case .member(let base, _) = reader.file[call.callee].kind
      else { return false }
      return reader.file.lastName(base) == EasyAttribute.handle
    },
    settle: { EasyPeasyReader($0).settleEasyPeasy() },
    numbers: DialectNumbers(
      marks: [EasyAttribute.module], isMarkedFirst: true,
      words: [NumberWord(Array(EasyAttribute.groups.keys)) { $0.readEasy($1) }]))
}

/// What EasyPeasy's objects stand for.
enum EasyValue: DialectValue {
  /// `title.easy`
  case handle(Reference)
  /// `Top(8)`, and the several attributes of `Edges(8)`.
  case attributes([EasyAttribute])

  var mattersUnread: Bool { false }

  var view: Reference? { if case .handle(let view) = self { view } else { nil } }
}

// MARK: - Calls

/// Reads what code says to EasyPeasy.
struct EasyPeasyReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension EasyPeasyReader {
  fileprivate func easyMethod(_ call: MethodCall) -> Value? {
    switch call.receiver {
    case .dialect(let value as EasyValue):
      switch value {
      case .handle(let view): return easyCall(call, on: view)
      case .attributes(let attributes): return changeEasy(attributes, call)
      }
    case .list(let elements, isComplete: true):
      guard ["with", "when"].contains(call.name), let attributes = elements.easyAttributes else {
        return nil
      }
      return changeEasy(attributes, call)
    default: return nil
    }
  }

  private func easyCall(_ call: MethodCall, on view: Reference) -> Value? {
    var place: SourceRange?
    if case .member(let handle, _) = reader.calleeKind(call.id),
      case .member(let base, _) = reader.file[handle].kind
    {
      place = reader.file.range(base)
    }
    switch call.name {
    case "layout":
      let values = reader.evaluateArguments(call.arguments)
      return apply(values, to: view, place, by: call.id)
    case "clear":
      clearEasy(view, at: call.id)
      return .nothing
    case "reload":
      reloadEasy(view)
      return .nothing
    default:
      return reader.leaveUnread(
        call.id, because: "'\(call.name)' is not an EasyPeasy method", touching: [.reference(view)])
    }
  }

  /// `title <- Top(8)`, `title <- [Top(8), Left()]`
  fileprivate func easyOperation(_ operation: Operation) -> Value? {
    guard operation.symbol == "<-", reader.imports(EasyAttribute.module) else { return nil }
    let (left, right) = (reader.evaluate(operation.left), reader.evaluate(operation.right))
    guard case .reference(let view) = left else {
      return reader.leaveUnread(
        operation.id, because: "the constrained view is not known", touching: [left])
    }
    return apply([right], to: view, reader.file.range(operation.left), by: operation.id)
  }

  /// Applies attributes in their order: some take the places of earlier ones.
  private func apply(
    _ values: [Value], to view: Reference, _ place: SourceRange?, by id: ExpressionID
  ) -> Value {
    reader.record(.library, on: view, at: reader.file.range(id))
    guard let attributes = values.easyAttributes else {
      return reader.leaveUnread(
        id, because: "the attributes are not known", touching: [.reference(view)])
    }
    if let doubt = attributes.lazy.compactMap(\.doubt).first {
      return reader.leaveUnread(id, because: doubt, touching: [.reference(view)])
    }
    reader.visit(id)
    beginCall()
    var made: [Value] = []
    for attribute in attributes {
      var constraint = LibraryConstraint(
        first: (view, attribute.attribute), relation: attribute.relation,
        priority: attribute.priority, firstPlace: place, secondPlace: attribute.otherPlace)
      if let number = attribute.constant {
        constraint.constant = ConstraintOrigin.Argument(
          value: attribute.place, removable: nil,
          number: attribute.isTurned ? number.negated : number,
          role: attribute.isPart ? .inset : .required)
      }
      if let multiplier = attribute.multiplier {
        constraint.multiplier = ConstraintOrigin.Argument(
          value: attribute.place, removable: nil, number: multiplier, role: .required)
      }
      let superview = reader.currentSuperview(of: view)
      if let other = attribute.other {
        constraint.second = (other, attribute.otherAttribute ?? attribute.opposite)
      } else if !attribute.attribute.attribute.isSize {
        constraint.second = (superview, attribute.attribute)
      }
      guard
        let value = reader.make(
          [constraint], .easyPeasy, by: id, isActive: attribute.isApplied.map { .boolean($0) }),
        case .constraint(let draft) = value
      else {
        return reader.leaveUnread(
          id, because: Refusal.marginsOfGuide.reason, touching: [.reference(view)])
      }
      if attribute.isApplied == nil {
        reader.setActive(value, .unknown(.unread("when")), attribute.asked ?? id)
        reader.record(.unreadConstraints, on: view, at: reader.file.range(id))
      }
      note(attribute, of: view, draft)
      if attribute.isApplied != false { made.append(value) }
    }
    return .list(made, isComplete: true)
  }
}

extension [Value] {
  /// The attributes that are listed, one by one or in lists; `nil` if there is anything else.
  fileprivate var easyAttributes: [EasyAttribute]? {
    var attributes: [EasyAttribute] = []
    for value in self {
      switch value {
      case .dialect(let value as EasyValue):
        guard case .attributes(let own) = value else { return nil }
        attributes += own
      case .list(let elements, isComplete: true):
        guard let own = elements.easyAttributes else { return nil }
        attributes += own
      default: return nil
      }
    }
    return attributes
  }
}
