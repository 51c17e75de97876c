import LayoutModel
import LightSyntax
import SourceText

/// The methods of views that are followed. Comparing a name with each of them took a hundredth of a run.
private let viewMethods: NameSet = [
  "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  "removeArrangedSubview", "setCustomSpacing", "removeFromSuperview", "addLayoutGuide",
  "addConstraint", "addConstraints", "removeConstraint", "removeConstraints",
  "setTranslatesAutoresizingMaskIntoConstraints",
  // These place nothing.
  "setContentHuggingPriority", "setContentCompressionResistancePriority", "bringSubviewToFront",
  "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints", "sizeToFit",
  "addTarget", "addGestureRecognizer", "setTitle", "setTitleColor", "setImage", "setNeedsDisplay",
  "setBackgroundImage", "removeTarget", "register",
]

extension TypeReader {
  func evaluateCall(
    _ id: ExpressionID, _ callee: ExpressionID, _ arguments: ListSlice
  ) -> Value {
    switch file[callee].kind {
    case .member(let base, let name):
      if readsFrames, let value = libraryFrame(id, callee, arguments) { return value }
      return callMember(id, base, file.name(name), arguments)
    case .implicitMember(let name):
      if let type = inferredType(of: id), !isItemConstructor(arguments) {
        return create(type, id, arguments)
      }
      let values = evaluateArguments(arguments)
      if isItemConstructor(arguments) { return buildItemConstraint(id, arguments, values) }
      if readsFrames, file.name(name) == "init",
        let geometry = labeledGeometry(id, arguments, values)
      {
        return .geometry(geometry)
      }
      if file.name(name) == "init", values.count == 1, case .number = values[0] { return values[0] }
      handOn(values, of: arguments, to: file.name(name))
      return .unknown(.call(shortened(callee)))
    case .name(let token):
      let name = file.name(token)
      if typeName == "NSLayoutConstraint", let list = readVisualFormat(id, name, arguments) {
        return list
      }
      if let bindings = variableBindings(function: name, arguments) { return bindings }
      if let call = anchorCall(name, arguments) {
        return callOwnAnchor(id, name, call, arguments)
      }
      if let value = geometryFunction(id, name, arguments) { return value }
      if name.startsUppercase, locals[name] == nil {
        return newRow(name, arguments) ?? create(name, id, arguments)
      }
      if let local = locals[name], case .closure(let closure)? = values[local] {
        return call(closure, arguments)
      }
      if let value = callOnSelf(id, name, arguments) ?? libraryFunction(id, name)
        ?? callHelper(id, name, on: .own, arguments) ?? standardFunction(id, name, arguments)
      {
        return value
      }
      noteOwnCall(name)
      handOn(arguments, to: name, at: file.range(id))
      if locals[name] == nil, let factory = project.factories[name] {
        return .created(type: factory.type)
      }
      return .unknown(.call(name + "(…)"))
    case .closure(let closure):
      return run(closureValue(closure), with: evaluateArguments(arguments))
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return evaluateCall(id, inner, arguments)
    default:
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

  /// `addSubview(title)`: a method of the type that is read.
  private func callOnSelf(
    _ id: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value? {
    guard locals[name] == nil, typeName != nil else { return nil }
    let view = selfReference
    return viewCall(id, name, on: view, arguments)
      ?? snapKitCall(id, name, on: .reference(view), arguments)
      ?? libraryCall(id, name, on: .reference(view), arguments)
  }

  func evaluateArguments(_ arguments: ListSlice) -> [Value] {
    file.arguments(arguments).map { evaluate($0.value) }
  }

  /// `Name(…)`: a number, a list or a new object.
  private func create(_ name: String, _ id: ExpressionID, _ arguments: ListSlice) -> Value {
    let values = evaluateArguments(arguments)
    switch name {
    case "CGFloat", "Double", "Float", "UILayoutPriority", "ConstraintPriority", "NSNumber", "Int",
      "UInt":
      if values.count == 1, case .number(let number) = values[0] { return .number(number) }
      if values.count == 1, let known = knownNumber(values[0]) {
        return .number(Number(value: known, isLiteral: false, text: file.text(id)))
      }
      return .number(Number(value: nil, isLiteral: false, text: file.text(id)))
    case "NSLayoutConstraint" where isItemConstructor(arguments):
      return buildItemConstraint(id, arguments, values)
    case "Array": return .list([], isComplete: values.isEmpty)
    case "Dictionary", "NSMutableDictionary", "NSDictionary":
      return .dictionary(DictionaryValue(isComplete: values.isEmpty))
    default:
      if readsFrames, let maker = geometryMaker(name),
        let geometry = madeGeometry(
          maker.kind, id, arguments, values, isLabeled: maker.isLabeled)
      {
        return .geometry(geometry)
      }
      if let geometry = geometry(name, id, arguments, values) { return .geometry(geometry) }
      if let arranging = arranged(by: name, arguments, values) {
        return .created(
          type: name,
          with: CreationArguments(frame: creationFrame(arguments, values), arranging: arranging))
      }
      if let parts = structure(name, arguments, values) { return parts }
      for (value, argument) in zip(values, file.arguments(arguments)) {
        escape(value)
        handOn(value, to: name, at: file.range(argument.value))
      }
      return .created(
        type: name, with: CreationArguments(frame: creationFrame(arguments, values)))
    }
  }

  private func callMember(
    _ id: ExpressionID, _ base: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value {
    // `[NSLayoutConstraint]()` is parsed as a call of a list literal, `X.init()` as a member.
    let receiver = evaluate(base)
    if let call = anchorCall(name, arguments) {
      return callAnchor(id, receiver, name, call, arguments)
    }
    if let value = snapKitCall(id, name, on: receiver, arguments)
      ?? libraryCall(id, name, on: receiver, arguments)
      ?? geometryCall(id, name, on: receiver, arguments)
    {
      return value
    }
    if let type = inferredType(of: id), !receiver.isType { return create(type, id, arguments) }
    switch receiver {
    case .type(let type):
      return callStatic(id, type, name, arguments)
    case .reference(let reference):
      if let value = viewCall(id, name, on: reference, arguments) { return value }
      if let value = mapOptional(name, reference, arguments) { return value }
      if name == "sizeThatFits", let size = fittingSize(id, reference, arguments) {
        return .geometry(size)
      }
      if name == "append" || name == "insert" {
        for value in evaluateArguments(arguments) { escape(value) }
        return .nothing
      }
      if let value = callHelper(id, name, on: .object(reference), arguments) { return value }
      if isSelf(reference) { noteOwnCall(name) }
      record(.called(method: name), on: reference, at: file.range(id))
      if [".easy", ".pin"].contains(where: references.name(reference).hasSuffix),
        let owner = references.member(reference)
      {
        // PinLayout sets frames, and leaves masks alone.
        if !importsPinLayout { record(.library, on: owner.base, at: file.range(id)) }
        record(.unreadConstraints, on: owner.base, at: file.range(id))
      }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    case .list(let elements, let isComplete):
      return callList(id, elements, isComplete, name, base, arguments)
    case .constraint(let index): return callConstraint(id, [index], receiver, name, arguments)
    case .choice(let choice):
      let indices = choice.options.compactMap { option -> Int? in
        if case .constraint(let index) = option.value { index } else { nil }
      }
      if receiver.anchorClasses != nil {
        if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
      }
      guard indices.count == choice.options.count else {
        for option in choice.options { handOn(option.value, to: name, at: file.range(id)) }
        handOn(arguments, to: name, at: file.range(id))
        return .unknown(.choice(choice.text))
      }
      return callConstraint(id, indices, receiver, name, arguments)
    case .closure(let closure): return call(closure, arguments)
    case .created(let type, let start):
      // `UILabel().configured()`: the object has no name here.
      if let value = configure(type, start, id, name, arguments)
        ?? callSuffix(type, start, id, name, base, arguments)
      {
        return value
      }
      for child in start.arranging ?? [] { handOn(child, to: name, at: file.range(id)) }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call("\(type)().\(name)(…)"))
    case .number(let number):
      if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
      handOn(arguments, to: name, at: file.range(id))
      return .number(Number(value: nil, isLiteral: false, text: "\(number.text).\(name)(…)"))
    case .anchor, .strangeAnchor, .distance:
      if let value = distance(from: receiver, name, arguments)
        ?? callHelper(id, name, on: .value(receiver), arguments)
      {
        return value
      }
      for value in evaluateArguments(arguments) { escape(value) }
      return .unknown(.call(name + "(…)"))
    case .unknown(let doubt):
      handOn(arguments, to: name, at: file.range(id))
      if case .call = doubt { return .unknown(.call(shortened(id))) }
      return .unknown(doubt)
    case .dictionary(let dictionary):
      return callDictionary(id, dictionary, base, name, arguments)
    case .boolean, .symbol, .geometry, .snapKit, .row, .nothing, .string, .tuple, .keyPath:
      if name == "toggle", let reference = namedReference(base) { values[reference] = nil }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    }
  }

  /// What a closure gives that is written for a result builder: `NSLayoutConstraint.activate { … }`.
  private func built(_ value: Value) -> Value {
    guard case .closure(var closure) = value else { return value }
    closure.isBuilder = true
    return run(closure, with: [])
  }

  private func callStatic(
    _ id: ExpressionID, _ type: String, _ name: String, _ arguments: ListSlice
  ) -> Value {
    if type == "NSLayoutConstraint" {
      switch name {
      case "activate", "activateConstraints":
        for value in evaluateArguments(arguments) { activate(built(value)) }
        return .nothing
      case "deactivate", "deactivateConstraints":
        for value in evaluateArguments(arguments) { deactivate(value) }
        return .nothing
      default: if let list = readVisualFormat(id, name, arguments) { return list }
      }
    }
    if name == "init" { return create(type, id, arguments) }
    if readsFrames, type == "UIScreen", name == "mainScreen" {
      let owner = references.intern(.global(name: type))
      return .reference(references.intern(.member(of: owner, name: "main")))
    }
    if let value = callHelper(id, name, on: .type(type), arguments) { return value }
    handOn(arguments, to: name, at: file.range(id))
    return .unknown(.call("\(type).\(name)(…)"))
  }

  /// A call on a view that UIKit or AppKit gives a meaning for layout; `nil` for any other name.
  private func viewCall(
    _ id: ExpressionID, _ name: String, on view: Reference, _ arguments: ListSlice
  ) -> Value? {
    let list = file.arguments(arguments)
    if name.hasPrefix("add") || name.hasPrefix("insert"), hasOwnLabels(arguments),
      let value = callHelper(id, name, on: isSelf(view) ? .own : .object(view), arguments)
    {
      return value
    }
    guard viewMethods.contains(name) else { return nil }
    switch name {
    case "addSubview", "insertSubview":
      guard let first = list.first else { return nil }
      let added = evaluate(first.value)
      for argument in list.dropFirst() { _ = evaluate(argument.value) }
      add(added, to: view, isArranged: false, argument: first.value, at: file.range(id))
      return .nothing
    case "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing":
      return stackCall(id, name, on: view, arguments)
    case "removeFromSuperview":
      record(.hidden(forGood: false), on: view, at: file.range(id))
      remove(view)
      return .nothing
    case "addLayoutGuide":
      guard let first = list.first, case .reference(let guide) = evaluate(first.value) else {
        return .nothing
      }
      record(.addedTo(view), on: guide, at: file.range(id))
      return .nothing
    // With labels it is a helper of the project's own.
    case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
      guard list.count == 1, file.label(list[list.startIndex]) == nil else { return nil }
      let value = evaluate(list[list.startIndex].value)
      if name.hasPrefix("add") { activate(value) } else { deactivate(value) }
      return .nothing
    case "setTranslatesAutoresizingMaskIntoConstraints":
      record(.optedOut, on: view, at: file.range(id))
      return .nothing
    default:
      set(name, of: view, id, arguments)
      return .nothing
    }
  }

  /// Whether labels are none of UIKit's and AppKit's methods that add something to a view.
  private func hasOwnLabels(_ arguments: ListSlice) -> Bool {
    let known = ["at", "belowSubview", "aboveSubview", "positioned", "relativeTo"]
    return file.arguments(arguments).contains { argument in
      file.label(argument).map { !known.contains($0) } ?? false
    }
  }

  /// A method of a constraint: UIKit has none for layout, so it is the project's own suffix.
  private func callConstraint(
    _ id: ExpressionID, _ indices: [Int], _ receiver: Value, _ name: String,
    _ arguments: ListSlice
  ) -> Value {
    let lowered = Array(name.lowercased().utf8)
    let label = Array(
      (file.arguments(arguments).first.flatMap(file.label)?.lowercased() ?? "").utf8)
    let isTelling = ["priorit", "activ"].contains { lowered.holds($0) || label.holds($0) }
    if !isTelling, let value = callHelper(id, name, on: .value(receiver), arguments) {
      return value
    }
    let values = evaluateArguments(arguments)
    if lowered.holds("priorit") || label.holds("priorit"), let first = values.first {
      for index in indices { drafts[index].origin.priority = priority(first) }
    }
    if lowered.holds("activ"), !lowered.holds("deactiv"), !lowered.holds("inactiv") {
      if case .boolean(false)? = values.first { escape(receiver) } else { activate(receiver) }
    } else {
      escape(receiver)
    }
    return receiver
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
        runUnknown(closure)
      } else {
        escape(value)
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
    case .snapKit(let value): handOnMaker(value, to: function, at: range)
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

extension [UInt8] {
  /// Whether `text` stands somewhere among the bytes.
  fileprivate func holds(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
