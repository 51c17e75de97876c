import LightSyntax
import SourceText
import UIKitFacts

extension TypeReader {
  func evaluateCall(
    _ id: ExpressionID, _ callee: ExpressionID, _ arguments: ListSlice
  ) -> Value {
    switch file[callee].kind {
    case .member(let base, let name):
      let chain = ChainedCall(id: id, base: base, name: file.name(name), arguments: arguments)
      if let value = dialects.chains.first(giving: { $0(self, chain) }) { return value }
      return callMember(id, base, chain.name, arguments)
    case .implicitMember(let name):
      if file.name(name) == "init", let type = inferredType(of: id) {
        return create(type, id, arguments)
      }
      if let made = callMaker(id, file.name(name), arguments) { return made }
      if let made = callFactory(id, file.name(name), arguments) { return made }
      let values = evaluateArguments(arguments)
      let call = InitializerCall(id: id, type: nil, arguments: arguments, values: values)
      if let value = dialects.initializers.first(giving: { $0(self, call) }) { return value }
      if file.name(name) == "init", values.count == 1, case .number = values[0] { return values[0] }
      handOn(values, of: arguments, to: file.name(name))
      return .unknown(.call(shortened(callee)))
    case .name(let token): return callName(id, file.name(token), arguments)
    case .closure(let closure):
      return run(closureValue(closure), with: evaluateArguments(arguments), isForObject: true)
    // `completion?(view)` with no closure.
    case .optionalChain(let inner) where isPresent(inner) == false: return .nothing
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return evaluateCall(id, inner, arguments)
    default:
      // `Self()`
      if case .selfReference = file[callee].kind, file.text(callee) == "Self" {
        return create("Self", id, arguments)
      }
      let value = evaluate(callee)
      if case .closure(let closure) = value { return call(closure, arguments) }
      // `[String: UIView]()` is parsed as a call of a literal, and so is `[NSLayoutConstraint]()`.
      if case .dictionary = file[callee].kind, arguments.count == 0 {
        return .dictionary(DictionaryValue())
      }
      if case .array = file[callee].kind, arguments.count == 0 {
        return .list([], isComplete: true)
      }
      handOn(arguments, to: shortened(callee), at: file.range(id))
      return .unknown(.call(shortened(callee) + "(…)"))
    }
  }

  /// `name(…)`: a function, a type, a closure, or a method of `self`.
  private func callName(_ id: ExpressionID, _ name: String, _ arguments: ListSlice) -> Value {
    let function = NamedCall(id: id, name: name, arguments: arguments)
    if let value = dialects.functions.first(giving: { $0(self, function) }) { return value }
    let local = locals[name]
    if local == nil, name.startsUppercase { return create(name, id, arguments) }
    if local == nil, name == "forEach" || name == "map" || name == "compactMap",
      case .list(let elements, let isComplete) = selfValue
    {
      // In a method that the project adds to lists.
      return callList(id, elements, isComplete, name, id, arguments)
    }
    if let local {
      if case .closure(let closure)? = values[local] {
        return MakingCall(reader: self, range: file.range(id)).run { call(closure, arguments) }
      }
      // A generic parameter that stands for a class.
      if case .type(let type)? = values[local] { return create(type, id, arguments) }
    }
    if local == nil, typeName != nil,
      let value = callMethod(
        MethodCall(
          id: id, receiver: .reference(selfReference), isImplicit: true, name: name,
          arguments: arguments))
    {
      return value
    }
    if let value = callHelper(id, name, on: .own, arguments)
      ?? standardFunction(id, name, arguments)
    {
      return value
    }
    noteOwnCall(name)
    // In a helper that extends the class of a view it is a method of that view.
    if local == nil, helpers.isInside, case .reference(let reference) = selfValue,
      !project.isFunctionAlone(name)
    {
      record(.called(method: name), on: reference, at: file.range(id))
    }
    handOn(arguments, to: name, at: file.range(id))
    if local == nil, let type = typeName, let number = number(givenBy: name, of: type, id) {
      return number
    }
    return local == nil ? made(byCalling: name) ?? unknown(name) : unknown(name)
  }

  /// The result of a function that is declared to return a number: which one is not known.
  private func number(givenBy function: String, of type: String, _ id: ExpressionID) -> Value? {
    guard project.givesNumber(function, type) else { return nil }
    return .number(Number(value: nil, isLiteral: false, text: file.text(id)))
  }

  /// The class for which `Self` stands in the code that is run.
  private var selfType: String? {
    if case .global(let type) = references.root(selfReference), type.startsUppercase {
      return type
    }
    return declaredType(of: selfReference) ?? typeName
  }

  private func unknown(_ name: String) -> Value { .unknown(.call(name + "(…)")) }

  /// What a function of the project makes that does no more than make a view.
  private func made(byCalling name: String) -> Value? {
    project.viewMade(byCalling: name).map { factory in
      .created(type: factory.type, with: CreationArguments(isFilled: true, mayBeOfSubclass: true))
    }
  }

  /// A method that a dialect knows.
  private func callMethod(_ call: MethodCall) -> Value? {
    dialects.methods.first(giving: { $0(self, call) })
  }

  func evaluateArguments(_ arguments: ListSlice) -> [Value] {
    file.arguments(arguments).map { evaluate($0.value) }
  }

  /// `Name(…)`: a number, a list or a new object.
  func create(_ written: String, _ id: ExpressionID, _ arguments: ListSlice) -> Value {
    let name =
      written == "Self" ? selfType ?? written : project.types.resolved(written, in: typeName)
    if let object = madeByInitializer(name, id, arguments) { return .reference(object) }
    let values = evaluateArguments(arguments)
    switch name {
    case "CGFloat", "Double", "Float", "UILayoutPriority", "ConstraintPriority", "NSNumber", "Int",
      "UInt":
      if values.count == 1, case .number(let number) = values[0] { return .number(number) }
      if values.count == 1, let known = knownNumber(values[0]) {
        return .number(Number(value: known, isLiteral: false, text: file.text(id)))
      }
      return .number(Number(value: nil, isLiteral: false, text: file.text(id)))
    case "Array", "Set":
      if values.count == 1, case .list = values[0] { return values[0] }
      return .list([], isComplete: values.isEmpty)
    case "Dictionary", "NSMutableDictionary", "NSDictionary":
      return .dictionary(DictionaryValue(isComplete: values.isEmpty))
    default:
      let call = InitializerCall(id: id, type: name, arguments: arguments, values: values)
      if let value = dialects.initializers.first(giving: { $0(self, call) }) { return value }
      if let geometry = geometry(name, id, arguments, values) { return .geometry(geometry) }
      if let parts = structure(name, arguments, values) { return parts }
      for (value, argument) in zip(values, file.arguments(arguments)) {
        escape(value)
        handOn(value, to: name, at: file.range(argument.value))
      }
      return .created(
        type: name,
        with: CreationArguments(
          frame: creationFrame(arguments, values), isFilled: mayFill(arguments),
          isFramed: isFramed(arguments), strangeInitializer: strangeInitializer(name, arguments),
          switchesMaskOff: switchesMaskOff(name, arguments)))
    }
  }

  /// The initializer of a view, if the system does not have it: for the system's own classes, and where no code is seen
  /// that declares it.
  private func strangeInitializer(_ type: String, _ arguments: ListSlice) -> String? {
    guard let first = file.arguments(arguments).first, !first.isTrailing,
      let role = project.frameworkClass(of: type)?.role, [.view, .stack, .scroll].contains(role)
    else { return nil }
    let label = file.label(first)
    if let label, Constructor.systemLabels.contains(label) { return nil }
    let name = initializerName(label)
    return ViewClass.named(type) != nil || !project.declares(member: name, type) ? name : nil
  }

  /// Whether a new object is given anything but a frame.
  func mayFill(_ arguments: ListSlice) -> Bool {
    file.arguments(arguments).contains { file.label($0) != "frame" }
  }

  /// Whether a new object is given a frame that is not zero.
  private func isFramed(_ arguments: ListSlice) -> Bool {
    file.arguments(arguments).contains { argument in
      guard file.label(argument) == "frame" else { return false }
      return !["zero", "Zero", "null"].contains { file.text(argument.value).hasSuffix($0) }
    }
  }

  /// Whether an initializer is one of those that switch the autoresizing mask of what they make off.
  func switchesMaskOff(_ type: String, _ arguments: ListSlice) -> Bool {
    guard let label = file.arguments(arguments).first.flatMap(file.label) else { return false }
    return Constructor.all.contains { constructor in
      constructor.mask == .switchedOffForAll && constructor.label == label
        && project.ancestry(of: type).contains(constructor.type)
    }
  }

  private func callMember(
    _ id: ExpressionID, _ base: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value {
    // `[NSLayoutConstraint]()` is parsed as a call of a list literal, `X.init()` as a member.
    let receiver = evaluate(base)
    if name == "init", initializeSelf(receiver, id, arguments) { return .nothing }
    // `self.init()` in a function that is called on the class.
    if name == "init", case .reference(let reference) = receiver, isSelf(reference),
      case .global(let type) = references.root(reference), type.startsUppercase
    {
      return create(type, id, arguments)
    }
    let call = MethodCall(id: id, receiver: receiver, name: name, arguments: arguments)
    if let value = callMethod(call) { return value }
    if let type = inferredType(of: id), !receiver.isType { return create(type, id, arguments) }
    switch receiver {
    case .type(let type):
      return callStatic(id, type, name, arguments)
    case .reference(let reference):
      var value = Value.nothing
      overElements(of: receiver, at: file.range(base)) { reader in
        value =
          reader.callChildren(id, receiver, name, base, arguments)
          ?? reader.call(id, name, on: reference, base, call)
      }
      return value
    case .list(let elements, let isComplete):
      return callList(id, elements, isComplete, name, base, arguments)
    case .choice(let choice):
      if receiver.anchorClasses != nil {
        if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
      }
      for option in choice.options { handOn(option.value, to: name, at: file.range(id)) }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.choice(choice.text))
    case .closure(let closure): return self.call(closure, arguments)
    case .created(let type, let start):
      // `UILabel().configured()`: the object has no name here.
      if let value = configure(type, start, id, name, arguments)
        ?? callSuffix(type, start, id, name, base, arguments)
      {
        return value
      }
      if project.givesItself(name, type) {
        let object = nameless(type, start, at: base, file.range(base))
        record(.called(method: name), on: object, at: file.range(id))
        handOn(arguments, to: name, at: file.range(id))
        return .reference(object)
      }
      for child in start.arranging ?? [] { handOn(child, to: name, at: file.range(id)) }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call("\(type)().\(name)(…)"))
    case .number(let number):
      if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
      handOn(arguments, to: name, at: file.range(id))
      return .number(Number(value: nil, isLiteral: false, text: "\(number.text).\(name)(…)"))
    case .anchor, .strangeAnchor, .distance:
      if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
      handOn(receiver, to: name, at: file.range(id))
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    case .unknown(let doubt):
      handOn(arguments, to: name, at: file.range(id))
      if case .call = doubt { return .unknown(.call(shortened(id))) }
      return .unknown(doubt)
    case .dictionary(let dictionary):
      return callDictionary(id, dictionary, base, name, arguments)
    case .constraint, .boolean, .symbol, .geometry, .dialect, .nothing, .string, .tuple, .keyPath:
      if let value = callCase(id, name, of: receiver, at: base, arguments) { return value }
      if name == "toggle", let reference = namedReference(base) { values[reference] = nil }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    }
  }

  /// A method of something with a name.
  private func call(
    _ id: ExpressionID, _ name: String, on reference: Reference, _ base: ExpressionID,
    _ call: MethodCall
  ) -> Value {
    let arguments = call.arguments
    if let value = mapOptional(name, reference, arguments) { return value }
    if name == "append" || name == "insert" {
      for value in evaluateArguments(arguments) {
        escape(value)
        for index in value.constraints ?? [] {
          drafts[index].origin.list = references.name(reference)
        }
        if case .dialect = value { handOn(value, to: name, at: file.range(id)) }
      }
      return .nothing
    }
    if let value = callHelper(id, name, on: .object(reference), arguments)
      ?? configure(reference, id, name, arguments)
    {
      return value
    }
    if isSelf(reference) { noteOwnCall(name) }
    record(.called(method: name), on: reference, at: file.range(id))
    noteOwner(of: reference, at: file.range(id))
    for note in dialects.unknownMethods { note(self, reference, call) }
    handOn(arguments, to: name, at: file.range(id))
    if let type = declaredType(of: reference) {
      if project.givesItself(name, type) { return .reference(reference) }
      if let number = number(givenBy: name, of: type, id) { return number }
    }
    // `factory.makeTitle()`
    let made = SystemMember.named(name) == nil ? made(byCalling: name) : nil
    return made ?? unknown(name)
  }

  /// `title.layout.edges()`: what a member gives may know the object that has it.
  private func noteOwner(of reference: Reference, at range: SourceRange) {
    guard case .member(let base, let name) = references.root(reference), !isSelf(base) else {
      return
    }
    let effects = project.effects(of: name, on: declaredType(of: base), .read)
    guard !effects.isDisjoint(with: .hidden), !isReadByDialects(name) else { return }
    record(.handedOn(function: name), on: base, at: range)
  }

  private func callStatic(
    _ id: ExpressionID, _ type: String, _ name: String, _ arguments: ListSlice
  ) -> Value {
    if name == "init" { return create(type, id, arguments) }
    // `Page.Header()`: a type in a type.
    if name.startsUppercase { return create(type + "." + name, id, arguments) }
    if let value = callHelper(id, name, on: .type(type), arguments) { return value }
    handOn(arguments, to: name, at: file.range(id))
    if let made = SystemMaker(project: project, type: type).made(by: name) { return made }
    return number(givenBy: name, of: type, id) ?? made(byCalling: name)
      ?? unknown("\(type).\(name)")
  }

  // MARK: Unknown calls

  /// The arguments go to a function that is not known: it may do anything with them.
  func handOn(_ arguments: ListSlice, to function: String, at range: SourceRange) {
    handOn(evaluateArguments(arguments), of: arguments, to: function)
  }

  private func handOn(
    _ values: [Value], of arguments: ListSlice, to function: String
  ) {
    for (value, argument) in zip(values, file.arguments(arguments)) {
      if case .closure(let closure) = value {
        runUnknown(closure, in: function, at: file.range(argument.value))
      } else {
        escape(value)
        leaveMethod(argument.value)
        // Whoever fills a table or a collection does not place it.
        if ["tableView", "collectionView"].contains(file.label(argument)) { continue }
        handOn(value, to: function, at: file.range(argument.value))
      }
    }
  }

  func handOn(_ value: Value, to function: String, at range: SourceRange) {
    switch value {
    case .reference(let view): record(.handedOn(function: function), on: view, at: range)
    case .created(_, let start):
      for child in start.arranging ?? [] { handOn(child, to: function, at: range) }
    case .list(let elements, _):
      effort.spend(onCopying: elements.count)
      for element in elements { handOn(element, to: function, at: range) }
    case .dictionary(let dictionary):
      for key in dictionary.entries.keys.sorted() {
        guard let value = dictionary.entries[key]?.value else { continue }
        handOn(value, to: function, at: range)
      }
    case .choice(let choice):
      for option in choice.options { handOn(option.value, to: function, at: range) }
    case .tuple(let elements):
      for element in elements { handOn(element.value, to: function, at: range) }
    case .dialect: for note in dialects.handovers { note(self, value, function, range) }
    // What a library's call gave is kept to switch it off and on; who gets it may do so.
    case .constraint(let index) where drafts[index].origin.isSurelyActive:
      recorded.toggled.formUnion(drafts[index].holders)
    // `pin(title.topAnchor, to: card.topAnchor)`: it may make constraints of them.
    case .anchor(let view, _, _): record(.unreadConstraints, on: view, at: range)
    case .distance(let first, let second):
      record(.unreadConstraints, on: first.0, at: range)
      record(.unreadConstraints, on: second.0, at: range)
    default: break
    }
  }

  /// Runs a statement for the value that it gives.
  func executeAsValue(_ id: StatementID) {
    switch file[id].kind {
    case .ifElse, .switchOver, .doCatch: executeBranching(id)
    default: break
    }
  }
}
