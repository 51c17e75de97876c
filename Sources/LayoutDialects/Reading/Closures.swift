import LayoutModel
import LightSyntax
import SourceText

/// A closure or a local function, with the code around it.
struct ClosureValue: NumberKey, Sendable {
  enum Body: Hashable, Sendable {
    case closure(ClosureID)
    case function(FunctionID)
  }

  var file: Int
  var body: Body
  /// How many contexts lay outside the one that it stands in.
  var level: Int
  /// Whether a result builder makes a list of its statements' values.
  var isBuilder = false

  /// Tells most from others, as a key of tables.
  var number: Int {
    switch body {
    case .closure(let id): file << 32 | Int(id.index) << 1
    case .function(let id): file << 32 | Int(id.index) << 1 | 1
    }
  }

  /// Tells the code of one closure from that of others, wherever it is run.
  var identity: ClosureValue { ClosureValue(file: file, body: body, level: 0) }
}

/// Which closures and local functions were run, and which wait for it.
struct ClosureRuns {
  /// A closure, and the run of the function in which it is created: each call to that function creates another one.
  struct Key: Hashable {
    var closure: ClosureValue
    var run: Int
  }

  var ran: Set<Key> = []
  /// Closures that got a local name, in order: those that nothing calls are run when their block ends.
  var named: [ClosureValue] = []
  /// The functions at the top level of the file, which are read on their own.
  var freeFunctions: [FunctionID] = []
  /// Those that are being run.
  var running: Set<ClosureValue> = []
}

extension TypeReader {
  func closureValue(_ id: ClosureID) -> ClosureValue {
    ClosureValue(file: fileIndex, body: .closure(id), level: helpers.contexts.count)
  }

  /// Calls a closure or a local function by its name.
  func call(_ closure: ClosureValue, _ arguments: ListSlice) -> Value {
    let values = evaluateArguments(arguments)
    LentArguments(reader: self, closure: closure).note(arguments, values)
    guard case .function(let id) = closure.body else { return run(closure, with: values) }
    let owner = files[closure.file]
    guard let positions = positions(owner[id], in: owner, arguments) else {
      for value in values { escape(value) }
      return .unknown(.call(owner.name(owner[id].name) + "(…)"))
    }
    return run(closure, with: positions.map { $0.first.map { values[$0] } ?? .nothing })
  }

  /// Runs a closure's body once, with the values that are known for its parameters.
  ///
  /// - Parameter isForObject: whether it makes what a variable starts with, and is run nowhere else.
  func run(
    _ closure: ClosureValue, with arguments: [Value], isForObject: Bool = false
  ) -> Value {
    guard closure.level <= helpers.contexts.count,
      closures.running.insert(closure.identity).inserted
    else {
      for argument in arguments { escape(argument) }
      return .unknown(.call("the closure"))
    }
    defer { closures.running.remove(closure.identity) }
    closures.ran.insert(runKey(closure))
    guard closure.level < helpers.contexts.count else {
      return runHere(closure, arguments, isForObject: isForObject)
    }
    // The caller's closure, run by a helper: its names mean what they mean at the call.
    let (firstDraft, firstUnresolved) = (drafts.count, unresolved.count)
    let result = enterContext(closure.level) { $0.runHere(closure, arguments) }
    for index in drafts.indices[firstDraft...] {
      drafts[index].level = min(drafts[index].level, closure.level)
    }
    helpers.unresolved += unresolved[firstUnresolved...].map { (closure.level, $0) }
    unresolved.removeLast(unresolved.count - firstUnresolved)
    return result
  }

  private func runHere(
    _ closure: ClosureValue, _ arguments: [Value], isForObject: Bool = false
  ) -> Value {
    let outerLocals = locals.mark
    let (outerResults, outerParameters) = (execution.results, execution.context.parameters)
    execution.results = Results(built: closure.isBuilder ? [] : nil)
    execution.context.parameters.formUnion(closure.parameterNames(in: file))
    defer { (execution.results, execution.context.parameters) = (outerResults, outerParameters) }
    let firstBranch = branches.count
    switch closure.body {
    case .closure(let id) where closure.isBuilder:
      if file[id].parameters.count > 0 || !arguments.isEmpty {
        bindParameters(of: file[id], arguments)
      }
      withoutReturning { $0.execute($0.file[id].body) }
      execution.context.locals.leave(to: outerLocals)
      return builtList(since: firstBranch)
    case .closure(let id):
      bindParameters(of: file[id], arguments)
      untilReturn {
        $0.execute($0.file[id].body, isValue: $0.file[id].body.statements.count == 1)
      }
    case .function(let id): runLocalFunction(id, arguments)
    }
    execution.context.locals.leave(to: outerLocals)
    let results = execution.results.returned
    if isForObject, let object = object(among: results) { return object }
    return joined(results, since: firstBranch, text: "the closure's result")
  }

  /// The object that a closure makes on one of its paths, where it gives `nil` on all others, or a new one on each.
  private func object(among results: [ReturnedValue]) -> Value? {
    let objects = results.map(\.value).filter(\.tells)
    guard results.count > 1, let first = objects.first else { return nil }
    if objects.count == 1 {
      switch first {
      case .created, .reference: return first
      default: return nil
      }
    }
    var object = first
    for other in objects.dropFirst() {
      guard let joined = oneObject(object, other) else { return nil }
      object = joined
    }
    return object
  }

  /// A new object that is one of two, of which the path decides.
  func oneObject(_ first: Value, _ second: Value) -> Value? {
    guard case .created(let type, let start) = first,
      case .created(let other, let otherStart) = second,
      start.arranging == nil, otherStart.arranging == nil,
      let role = project.frameworkClass(of: type)?.role, [.view, .scroll].contains(role),
      let otherRole = project.frameworkClass(of: other)?.role, [.view, .scroll].contains(otherRole)
    else { return nil }
    var joined = CreationArguments(isFilled: true, mayBeOfSubclass: true)
    joined.isFramed = start.isFramed || otherStart.isFramed
    joined.switchesMaskOff = start.switchesMaskOff && otherStart.switchesMaskOff
    joined.strangeInitializer = start.strangeInitializer ?? otherStart.strangeInitializer
    let isAppKit = project.frameworkClass(of: type)?.name.hasPrefix("NS") ?? false
    return .created(type: type == other ? type : viewClasses[isAppKit ? 1 : 0], with: joined)
  }

  private func bindParameters(of closure: Closure, _ arguments: [Value]) {
    let names = file.nameTokens[closure.parameters.indices]
    var arguments = arguments
    // `{ index, view in … }` takes a pair apart.
    if arguments.count == 1, case .tuple(let parts) = arguments[0],
      names.count == parts.count || (names.isEmpty && mentionsSecond(closure))
    {
      arguments = parts.map(\.value)
    }
    for (position, token) in names.enumerated() {
      bindParameter(file.name(token), position < arguments.count ? arguments[position] : nil)
    }
    if names.isEmpty {
      for (position, value) in arguments.enumerated() { bindParameter("$\(position)", value) }
      if arguments.isEmpty { _ = declareLocal("$0") }
    }
  }

  private func mentionsSecond(_ closure: Closure) -> Bool {
    closure.body.span.indices.contains { index in
      file.source.text(of: file.source.tokens[index], is: "$1")
    }
  }

  private func bindParameter(_ name: String, _ value: Value?) {
    let reference = declareLocal(name)
    guard let value else { return }
    adoptArgument(value, as: reference)
  }

  /// A local function is called by its name; one that nothing calls is run when its block ends.
  func declareLocalFunction(_ id: FunctionID) {
    guard file[id].body != nil else { return }
    if function.isEmpty, unitTypeName == nil, !helpers.isInside, closures.running.isEmpty {
      closures.freeFunctions.append(id)
      return
    }
    let reference = declareLocal(file.name(file[id].name))
    let value = ClosureValue(file: fileIndex, body: .function(id), level: helpers.contexts.count)
    values[reference] = .closure(value)
    closures.named.append(value)
  }

  private func runLocalFunction(_ id: FunctionID, _ arguments: [Value]) {
    guard let body = file[id].body else { return }
    let parameters = Array(file.parameters[file[id].parameters.indices])
    for (position, parameter) in parameters.enumerated() {
      var value = position < arguments.count ? arguments[position] : nil
      if case .nothing? = value, let initial = parameter.defaultValue { value = evaluate(initial) }
      bindParameter(file.name(parameter.name), value)
      if let type = parameter.type, let local = locals[file.name(parameter.name)], value == nil {
        objects.typeNames[local] = file.text(type)
      }
    }
    let firstDraft = drafts.count
    untilReturn {
      $0.execute(body, isValue: $0.file[id].returnType != nil && body.statements.count == 1)
    }
    noteLocalFunction(id, since: firstDraft)
  }

  /// What a closure that may run at any time assigns has no fixed value from here on.
  func forgetAssigned(by closure: ClosureValue) {
    guard closure.level <= helpers.contexts.count else { return }
    if closure.level < helpers.contexts.count {
      enterContext(closure.level) { $0.forgetAssigned(here: closure) }
    } else {
      forgetAssigned(here: closure)
    }
  }

  private func forgetAssigned(here closure: ClosureValue) {
    switch closure.body {
    case .closure(let id): forgetAssigned(in: file[id].body.span)
    case .function(let id): if let body = file[id].body { forgetAssigned(in: body.span) }
    }
  }

  func hasRun(_ closure: ClosureValue) -> Bool { closures.ran.contains(runKey(closure)) }

  private func runKey(_ closure: ClosureValue) -> ClosureRuns.Key {
    let isOuter = closure.level < helpers.contexts.count
    let context = isOuter ? helpers.contexts[closure.level] : execution.context
    return ClosureRuns.Key(closure: closure.identity, run: context.functionSerial)
  }

  // MARK: Result builders

  /// What a result builder makes of the values of statements: a list.
  private func builtList(since firstBranch: Int) -> Value {
    var elements: [Value] = []
    for built in execution.results.built ?? [] {
      let own = Array(built.branches.dropFirst(firstBranch))
      let values: [Value] = if case .list(let more, _) = built.value { more } else { [built.value] }
      for value in values {
        guard !own.isEmpty else {
          elements.append(value)
          continue
        }
        let options = value.options.compactMap { option in
          Choice.joined(own, option.branches).map {
            Choice.Option(branches: $0, value: option.value)
          }
        }
        elements.append(.choice(Choice(options: options, text: "the builder's result")))
      }
    }
    return .list(elements, isComplete: true)
  }

  /// The list that a result builder makes of the statements of a function.
  func built(by body: Block) -> Value {
    let outer = execution.results.built
    execution.results.built = []
    defer { execution.results.built = outer }
    let firstBranch = branches.count
    withoutReturning { $0.execute(body) }
    return builtList(since: firstBranch)
  }

  /// Whether a result builder's attribute stands before a parameter or its type: `@LayoutBuilder content: () -> …`.
  func hasBuilder(_ parameter: Parameter) -> Bool {
    file.isBuilder(at: Int(parameter.label) - 2)
      || parameter.type.map { $0.indices.contains(where: file.isBuilder) } ?? false
  }

  // MARK: Results

  func noteReturned(_ value: Value) {
    effort.spend(onCopying: branches.count)
    execution.results.returned.append(ReturnedValue(value: value, branches: branches))
  }

  /// How many results of a function are told apart.
  private static let maximumResults = 64

  /// The one value of a function's results, or a choice between them.
  func joined(
    _ results: [ReturnedValue], since firstBranch: Int, text: String
  ) -> Value {
    guard let first = results.first else { return .nothing }
    if results.count == 1 || results.allSatisfy({ isSame($0.value, first.value) }) {
      return first.value
    }
    for result in results { escape(result.value) }
    guard results.count <= Self.maximumResults else { return .unknown(.choice(text)) }
    var options: [Choice.Option] = []
    for result in results {
      let own = Array(result.branches.dropFirst(firstBranch))
      for option in result.value.options {
        switch option.value {
        case .dialect(let known) where !known.mayBeChosen: return .unknown(.choice(text))
        case .anchor, .reference, .constraint, .symbol, .dialect: break
        default: return .unknown(.choice(text))
        }
        guard !own.isEmpty else { return .unknown(.choice(text)) }
        if let branches = Choice.joined(own, option.branches) {
          options.append(Choice.Option(branches: branches, value: option.value))
        }
      }
    }
    guard options.count <= Choice.maximumOptions else { return .unknown(.choice(text)) }
    return .choice(Choice(options: options, text: text))
  }

  /// `guide.map { $0.topAnchor }` of an optional view; `nil` for anything else.
  func mapOptional(
    _ name: String, _ view: Reference, _ arguments: ListSlice
  ) -> Value? {
    guard name == "map" || name == "flatMap", kind(of: view) == .view,
      let argument = file.arguments(arguments).first,
      let type = declaredType(of: view), !type.hasPrefix("[")
    else { return nil }
    switch file[argument.value].kind {
    case .closure(let closure): return run(closureValue(closure), with: [.reference(view)])
    case .keyPath:
      guard case .keyPath(let names) = keyPath(argument.value) else { return nil }
      return follow(names, from: .reference(view), at: argument.value)
    default: return nil
    }
  }

  // MARK: Objects that are configured where they are made
}

extension Value {
  /// Whether it is anything but `nil` or an empty list.
  var tells: Bool {
    switch self {
    case .nothing: false
    case .list(let elements, _): !elements.isEmpty
    default: true
    }
  }
}

/// What a function gives back on one of its paths.
struct ReturnedValue: Sendable {
  var value: Value
  var branches: [Branch]
}

extension SyntaxFile {
  /// Whether a result builder makes a list of what the statements of a function give: `@LayoutBuilder func rows() -> [Row]`.
  func hasBuilder(_ function: FunctionDeclaration) -> Bool {
    guard let result = function.returnType, source.tokens[Int(result.first)].kind == .leftBracket,
      let body = function.body, body.statements.count > 0
    else { return false }
    let start = Int(function.span.first)
    let hasAttribute = (start..<Int(function.name)).contains(where: isBuilder)
    // Who returns something has a list of his own.
    return hasAttribute
      && !statements(of: body).contains {
        if case .returned = self[$0].kind { true } else { false }
      }
  }

  /// Whether an attribute with a result builder starts at a token: those in lower case are the language's, and of the
  /// others these are no builders.
  fileprivate func isBuilder(at index: Int) -> Bool {
    guard kind(at: index) == .at, kind(at: index + 1) == .identifier else { return false }
    let attribute = name(Int32(index + 1))
    return attribute.startsUppercase
      && ![
        "MainActor", "Sendable", "IBAction", "IBSegueAction", "NSManaged", "GKInspectable",
      ].contains(attribute)
  }
}

extension ClosureValue {
  /// The names of what it gets in a call.
  fileprivate func parameterNames(in file: SyntaxFile) -> Set<String> {
    switch body {
    case .closure(let id):
      let names = file.nameTokens[file[id].parameters.indices].map { file.name($0) }
      return Set(names.isEmpty ? ["$0", "$1", "$2"] : names)
    case .function(let id):
      return Set(file.parameters[file[id].parameters.indices].map { file.name($0.name) })
    }
  }
}
