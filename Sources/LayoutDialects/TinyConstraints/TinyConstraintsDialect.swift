import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let tinyConstraints = DialectName(rawValue: "tinyconstraints")
}

extension Dialect {
  /// TinyConstraints. Source: TinyConstraints 4.0.2, `TinyConstraints`, `TinyConstraints+superview`, `Stack` and
  /// `Constraints`; read as from left to right.
  static let tinyConstraints = Dialect(
    makes: [(.tinyConstraints, .activeCall)],
    library: LayoutLibrary(TinyCall.module) { file, token in
      let name = file.name(Int32(token))
      if tinyTypes.contains(name) { return true }
      let isMethod = TinyCall.isOne(name) || tinyOthers.contains(name)
      return isMethod && file.isCalled(token)
        && (file.isMemberName(token) || TinyCall.isDistinct(name))
        || tinyValues.contains(name) && file.isMemberName(token)
    },
    needsImport: true,
    words: DialectWords(
      building: TinyCall.distinctNames, everywhere: [TinyCall.module],
      ordinary: TinyCall.names + Array(tinyOthers)),
    readMethod: { TinyConstraintsReader($0).tinyMethod($1) },
    readInitializer: { reader, call in
      // `Constraints()`, which is what the library calls a list of them.
      guard call.type == "Constraints", call.values.isEmpty, reader.imports(TinyCall.module),
        !reader.project.isDeclared(type: "Constraints")
      else { return nil }
      return .list([], isComplete: true)
    },
    makers: TinyCall.names,
    isSpeltAsMaker: { reader, call in
      reader.imports(TinyCall.module) && TinyCall.isOne(call.name)
        && !reader.projectDeclares(call.name)
        && TinyCall(call.name, firstLabel: reader.file.firstLabel(of: call.arguments)) != nil
    },
    numbers: DialectNumbers(
      marks: [TinyCall.module], isMarkedFirst: true,
      words: [NumberWord(TinyCall.names) { $0.readTiny($1) }]))
}

/// Names of types that files get with the module.
private let tinyTypes: Set<String> = [
  "TinyConstraints", "TinyView", "TinyEdgeInsets", "Constraint", "Constraints", "Constrainable",
  "ConstraintRelation", "ConstraintAxis", "LayoutPriority", "LayoutEdge", "LayoutGuide",
]

/// Methods that make no constraint.
private let tinyOthers: Set<String> = [
  "prepareForLayout", "deActivate", "setHugging", "setCompressionResistance", "uniform",
  "horizontal", "vertical",
]

/// Cases that only its types have.
private let tinyValues: Set<String> = ["equalOrLess", "equalOrGreater"]

/// Reads calls of TinyConstraints.
struct TinyConstraintsReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension TinyConstraintsReader {
  /// A method of TinyConstraints, in a file that imports it; `nil` if it is none.
  fileprivate func tinyMethod(_ call: MethodCall) -> Value? {
    guard reader.imports(TinyCall.module) else { return nil }
    switch call.receiver {
    case .reference(let view): return tinyMethod(call, of: view)
    case .constraint: return changeTiny(call)
    case .list where call.name == "deActivate":
      reader.deactivate(call.receiver)
      return .nothing
    case .created(let type, var start) where call.name == "prepareForLayout":
      start.switchesMaskOff = true
      return .created(type: type, with: start)
    case .type("Constraint") where !reader.project.isDeclared(type: "Constraint"):
      guard call.name == "activate" || call.name == "deactivate" else { return nil }
      for value in reader.evaluateArguments(call.arguments) {
        if call.name == "activate" { reader.activate(value) } else { reader.deactivate(value) }
      }
      return .nothing
    case .type:
      return TinyCall.isDistinct(call.name) ? refuseTiny(call, "the view is not known") : nil
    case .unknown, .choice:
      guard TinyCall(call.name, firstLabel: reader.file.firstLabel(of: call.arguments)) != nil,
        TinyCall.isDistinct(call.name)
      else { return nil }
      return refuseTiny(call, "the constrained view is not known")
    default: return nil
    }
  }

  private func tinyMethod(_ call: MethodCall, of view: Reference) -> Value? {
    let range = reader.file.range(call.id)
    switch call.name {
    case "prepareForLayout":
      reader.record(.optedOut, on: view, at: range)
      return call.receiver
    case "setHugging", "setCompressionResistance": return setTinyPriority(call, of: view)
    case "deActivate":
      reader.deactivate(call.receiver)
      return .nothing
    case "activate" where call.arguments.count == 0:
      reader.activate(call.receiver)
      return .nothing
    case "stack": return stackTiny(call, in: view)
    default: break
    }
    guard let kind = TinyCall(call.name, firstLabel: reader.file.firstLabel(of: call.arguments)),
      !reader.projectDeclares(call.name, on: view)
    else { return nil }
    switch reader.kind(of: view) {
    case .number, .geometry: return nil
    case .view, .unknown: break
    }
    guard let arguments = TinyArguments(reader.file.arguments(call.arguments), in: reader.file)
    else {
      return TinyCall.isDistinct(call.name)
        ? refuseTiny(call, "TinyConstraints has no method '\(call.name)' with these arguments")
        : nil
    }
    var maker = TinyConstraintMaker(reader: reader, view: view, arguments: arguments)
    if case .member(let base, _) = reader.calleeKind(call.id) {
      maker.viewPlace = reader.file.range(base)
    }
    reader.record(.library, on: view, at: range)
    do throws(Refusal) {
      let constraints = try maker.constraints(of: kind)
      let isActive = maker.isActive
      reader.visit(call.id)
      if let value = reader.make(constraints, .tinyConstraints, by: call.id, isActive: isActive) {
        return kind.givesList ? .list(value.elements, isComplete: true) : value
      }
      throw .marginsOfGuide
    } catch {
      return refuseTiny(call, error.reason)
    }
  }

  private func refuseTiny(_ call: MethodCall, _ reason: String) -> Value? {
    if reader.projectDeclares(call) { return nil }
    return reader.leaveUnread(call.id, because: reason, touching: [call.receiver])
  }

  /// `constraint.with(.defaultHigh)`, `constraint.set(false)`
  private func changeTiny(_ call: MethodCall) -> Value? {
    guard call.arguments.count == 1, let argument = reader.file.arguments(call.arguments).first,
      argument.label < 0, !reader.projectDeclares(call.name)
    else { return nil }
    switch call.name {
    case "with":
      reader.setPriority(
        call.receiver, reader.evaluate(argument.value), at: reader.file.range(argument.value))
    case "set": reader.setActive(call.receiver, reader.evaluate(argument.value), argument.value)
    default: return nil
    }
    return call.receiver
  }

  /// `title.setHugging(.required, for: .horizontal)`
  private func setTinyPriority(_ call: MethodCall, of view: Reference) -> Value? {
    let values = reader.evaluateArguments(call.arguments)
    guard values.count == 2, !reader.projectDeclares(call.name, on: view) else { return nil }
    let axis = reader.references.word(of: values[1]).flatMap(Axis.init(rawValue:))
    reader.set(
      call.name == "setHugging" ? .hugging : .compressionResistance,
      axis.map { [$0] } ?? Axis.allCases, axis == nil ? nil : reader.priority(values[0]).value,
      of: view,
      at: reader.file.range(call.id))
    return .nothing
  }
}
