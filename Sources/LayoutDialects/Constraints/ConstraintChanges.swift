import LayoutModel
import LightSyntax
import SourceText

extension Dialect {
  /// What code does to constraints that are made: it activates them, and assigns priorities and constants.
  static let constraintChanges = Dialect(
    words: DialectWords(
      building: ["NSLayoutConstraint"],
      changing: [
        "constraints", "addConstraint", "addConstraints", "removeConstraint", "removeConstraints",
        "activate", "deactivate", "activateConstraints", "deactivateConstraints", "isActive",
        "active", "constant", "priority", "identifier",
      ]),
    readMethod: { $0.changeConstraints($1) },
    readMember: { reader, member in
      if let item = reader.itemOfConstraint(member) { return item }
      // `UILayoutPriority.required.rawValue`
      guard member.name == "rawValue", case .reference = member.base,
        let known = reader.priority(member.base).value
      else { return nil }
      return .number(Number(value: known, isLiteral: false, text: reader.file.text(member.id)))
    },
    readOperation: { reader, operation in
      guard operation.symbol.hasSuffix("="), operation.symbol.utf8.count == 2,
        reader.changeConstant(operation.id, operation.symbol, operation.left, operation.right)
      else { return nil }
      return .nothing
    },
    readAssignment: { $0.assignOfConstraint($1) },
    numbers: DialectNumbers(words: [
      NumberWord(["constant"]) {
        if $0.isMember($1) { $0.readAssignedConstant($1) } else { $0.readWrapper($1) }
      }
    ]))
}

/// What code does to constraints.
extension TypeReader {
  /// A call that switches constraints on or off, or a method of constraints.
  fileprivate func changeConstraints(_ call: MethodCall) -> Value? {
    switch call.receiver {
    case .type("NSLayoutConstraint"):
      switch call.name {
      case "activate", "activateConstraints":
        if let value = activateByOwnFunction(call) { return value }
        for value in evaluateArguments(call.arguments) { activate(built(value)) }
        return .nothing
      case "deactivate", "deactivateConstraints":
        for value in evaluateArguments(call.arguments) { deactivate(value) }
        return .nothing
      default: return nil
      }
    case .reference(let view):
      guard call.name.hasSuffix("Constraint") || call.name.hasSuffix("Constraints") else {
        return nil
      }
      switch call.name {
      case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
        // With labels it is a helper of the project's own.
        let list = file.arguments(call.arguments)
        guard list.count == 1, let only = list.first, file.label(only) == nil else { return nil }
        let value = evaluate(only.value)
        guard call.name.hasPrefix("add") else {
          deactivate(value)
          return .nothing
        }
        give(value, to: view)
        activate(value)
        return .nothing
      default: return nil
      }
    case .list(let elements, _):
      guard ["activate", "activateConstraints", "activateAll"].contains(call.name) else {
        return nil
      }
      if let value = activateByOwnMethod(call.id, call.name, on: call.receiver, call.arguments) {
        return value
      }
      for element in elements { activate(element) }
      return call.receiver
    case .constraint, .choice:
      guard let indices = call.receiver.constraints else { return nil }
      return callConstraint(call.id, indices, call.receiver, call.name, call.arguments)
    default: return nil
    }
  }

  /// What a closure gives that is written for a result builder: `NSLayoutConstraint.activate { … }`.
  private func built(_ value: Value) -> Value {
    guard case .closure(var closure) = value else { return value }
    closure.isBuilder = true
    return run(closure, with: [])
  }

  /// A method of a constraint: UIKit has none for layout, so it is the project's own suffix.
  private func callConstraint(
    _ id: ExpressionID, _ indices: [Int], _ receiver: Value, _ name: String,
    _ arguments: ListSlice
  ) -> Value {
    let lowered = Array(name.lowercased().utf8)
    let label = Array(
      (file.arguments(arguments).first.flatMap(file.label)?.lowercased() ?? "").utf8)
    // What a name or a label tells is known, whatever the body does; that a label tells of activity is not all.
    let isTelling =
      lowered.holds("activ") || lowered.holds("priorit") || label.holds("priorit")
    if !isTelling || project.optOutFunctions.contains(name),
      let value = callHelper(id, name, on: .value(receiver), arguments)
    {
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

  /// Assigns a property of a constraint, also of one that is extended by the code that is run.
  fileprivate func assignOfConstraint(_ assignment: Assignment) -> Bool {
    switch assignment.property {
    case "isActive", "active", "priority", "constant", "identifier": break
    default: return false
    }
    if let base = assignment.base {
      change(evaluate(base), assignment, at: base)
      return true
    }
    guard case .name = file[assignment.target].kind, locals[assignment.property] == nil,
      selfValue.constraints != nil
    else { return false }
    change(selfValue, assignment, at: assignment.target)
    return true
  }

  private func change(_ constraint: Value, _ assignment: Assignment, at target: ExpressionID) {
    let (value, id) = (assignment.value, assignment.source)
    switch assignment.property {
    case "isActive", "active": setActive(constraint, value, id)
    case "priority": setPriority(constraint, value, at: file.range(id))
    case "constant":
      switch constraint {
      case .constraint(let index): setConstant(index, value, id)
      case .reference(let reference): recorded.adjusted.insert(reference)
      default:
        for case .constraint(let index) in constraint.options.map(\.value) {
          drafts[index].origin.isAdjusted = true
        }
      }
      escape(value)
    default:
      for case .constraint(let index) in constraint.options.map(\.value) {
        drafts[index].identifier = identifier(value, id)
        drafts[index].origin.identifier = text(value)
      }
    }
  }
  func activate(_ value: Value) {
    switch value {
    case .constraint(let index):
      drafts[index].activations.append(branches)
      let moment = nextMoment()
      drafts[index].origin.activation = drafts[index].origin.activation ?? moment
    case .list(let elements, _):
      effort.steps += elements.count
      for element in elements { activate(element) }
    case .choice(let choice):
      forEach(choice) { $0.activate($1) }
    case .reference(let name): recorded.activatedNames.insert(name)
    case .unknown, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .closure, .geometry, .dialect, .nothing, .string, .dictionary,
      .tuple, .keyPath:
      break
    }
  }

  /// Takes back the activations on the way to here; what runs later takes back nothing that is seen now.
  func deactivate(_ value: Value) {
    switch value {
    case .constraint(let index):
      drafts[index].escapes = true
      drafts[index].origin.activation = nil
      guard execution.repetition.unseenDepth == 0 else { return }
      drafts[index].activations.removeAll { $0.starts(with: branches) }
    case .list(let elements, _):
      effort.steps += elements.count
      for element in elements { deactivate(element) }
    case .choice(let choice): for option in choice.options { deactivate(option.value) }
    case .reference(let reference):
      if let member = references.member(reference), member.name == "constraints" {
        recorded.clearings.append(Clearing(view: member.base, moment: nextMoment()))
      } else {
        // What another function built, or a list of that.
        recorded.toggled.insert(reference)
      }
    case .unknown, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .closure, .geometry, .dialect, .nothing, .string, .dictionary,
      .tuple, .keyPath:
      break
    }
  }

  /// - Parameter id: the value as it is written.
  func setActive(_ constraint: Value, _ value: Value, _ id: ExpressionID) {
    if case .boolean(true) = value {
    } else if case .reference(let reference) = constraint {
      recorded.toggled.insert(reference)
    }
    switch value {
    case .boolean(true): activate(constraint)
    case .boolean(false): deactivate(constraint)
    default:
      // `isActive = isCompact`: on for one of two cases, whatever it was before.
      supersede(constraint)
      inBranch(activityBranch(id)) { $0.activate(constraint) }
    }
  }

  /// The case in which a condition holds; those of `isCompact` and `!isCompact` exclude each other. What asks for the
  /// turn of a loop, such as `index == page`, is another condition in each turn.
  private func activityBranch(_ id: ExpressionID) -> Branch {
    var condition = id
    var alternative = 0
    if case .prefix(let operand) = file[id].kind, file.text(id).hasPrefix("!") {
      condition = operand
      alternative = 1
    }
    let own = branchSite(file[id].span)
    let key = "\(functionSerial) \(own.turn) " + file.text(condition)
    return Branch(
      site: paths.activitySite(of: key, own), alternative: alternative, name: "isActive = …")
  }

  /// Takes back what put constraints in force before, on the way to here.
  private func supersede(_ value: Value) {
    switch value {
    case .constraint(let index):
      guard execution.repetition.unseenDepth == 0 else { return }
      drafts[index].activations.removeAll { $0.starts(with: branches) }
    case .list(let elements, _): for element in elements { supersede(element) }
    case .choice(let choice): for option in choice.options { supersede(option.value) }
    default: break
    }
  }

  /// What a function assigns on its way counts; a branch makes it one of two, and a later call another time's.
  func setConstant(_ index: Int, _ value: Value, _ id: ExpressionID) {
    drafts[index].origin.isAdjusted = true
    guard execution.repetition.unseenDepth == 0 else { return }
    var number = Number(value: nil, isLiteral: false, text: file.text(id))
    if branches.isEmpty, case .number(let known) = value { number = known }
    drafts[index].constant = number
    drafts[index].origin.constant?.number = number
  }

  func setPriority(_ constraint: Value, _ value: Value, at range: SourceRange) {
    if case .reference(let name) = constraint, let number = priority(value).value,
      number <= 0 || number > 1000
    {
      recorded.impossiblePriorities.append(
        (name, number, BuiltPlace(file: fileIndex, range: range)))
    }
    for case .constraint(let index) in constraint.options.map(\.value) {
      let (old, new) = (drafts[index].origin.priority, priority(value))
      if let activation = drafts[index].origin.activation, let before = old.value,
        let after = new.value, (before == 1000) != (after == 1000),
        activation.surelyPrecedes(nextMoment())
      {
        drafts[index].origin.priorityCrossing = range
      }
      drafts[index].origin.priority = new
      drafts[index].origin.priorityAssignment = range
    }
  }

  /// The number that a priority stands for.
  /// Source: Apple, `UILayoutPriority` and `NSLayoutConstraint.Priority`.
  func priority(_ value: Value) -> Number {
    switch value {
    case .number(let number): return number
    case .symbol(let name):
      let value: Double? =
        switch name {
        case "required": 1000
        case "defaultHigh": 750
        case "dragThatCanResizeScene", "dragThatCanResizeWindow": 510
        case "sceneSizeStayPut", "windowSizeStayPut": 500
        case "dragThatCannotResizeScene", "dragThatCannotResizeWindow": 490
        case "defaultLow": 250
        case "fittingSizeLevel", "fittingSizeCompression": 50
        default: project.numbers(of: "UILayoutPriority")[name]
        }
      return Number(value: value, isLiteral: false, text: "." + name)
    case .type(let name) where name.hasPrefix("UILayoutPriority"):
      // Before Swift 4: `UILayoutPriorityDefaultHigh`.
      let suffix = name.dropFirst("UILayoutPriority".count)
      return priority(.symbol(suffix.prefix(1).lowercased() + suffix.dropFirst()))
    case .reference(let reference):
      if let member = references.member(reference),
        ["UILayoutPriority", "NSLayoutConstraint.Priority"].contains(references.name(member.base))
      {
        return priority(.symbol(member.name))
      }
      return Number(value: nil, isLiteral: false, text: references.name(reference))
    default: return Number(value: nil, isLiteral: false, text: "priority")
    }
  }

  /// `height.constant += 8`; `false` if something else is changed.
  func changeConstant(
    _ id: ExpressionID, _ symbol: String, _ target: ExpressionID, _ amount: ExpressionID
  ) -> Bool {
    guard case .member(let base, let name) = file[target].kind, file.name(name) == "constant" else {
      return false
    }
    let change = evaluate(amount)
    switch evaluate(base) {
    case .constraint(let index):
      let old = Value.number(drafts[index].constant)
      let result = calculate(String(symbol.dropLast()), old, change)
      setConstant(
        index, .number(Number(value: result, isLiteral: false, text: shortened(id))), id)
    case .reference(let reference): recorded.adjusted.insert(reference)
    case .choice(let choice):
      for case .constraint(let index) in choice.options.map(\.value) {
        drafts[index].origin.isAdjusted = true
      }
    default: break
    }
    return true
  }

  /// Whether a property that the project gives constraints hands back the constraint itself: `.almostRequired`.
  func isOwnSuffix(_ name: String) -> Bool {
    guard let type = project.property(name, of: "NSLayoutConstraint")?.type else { return false }
    return type == "NSLayoutConstraint" || type == "Self"
  }

  func withUnknownPriority(_ value: Value, _ id: ExpressionID) -> Value {
    if case .constraint(let index) = value {
      drafts[index].origin.priority = Number(value: nil, isLiteral: false, text: shortened(id))
    }
    return value
  }

  /// What a constraint is looked up by: the text if it is known, else what gives it.
  func identifier(_ value: Value, _ id: ExpressionID) -> String { text(value) ?? file.text(id) }
}

extension [UInt8] {
  /// Whether `text` stands somewhere among the bytes.
  fileprivate func holds(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
