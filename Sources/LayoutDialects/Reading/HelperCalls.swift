import LightSyntax
import SourceText

/// What a call puts into one parameter of a helper.
struct HelperArgument {
  enum Presence { case absent, present, unknown }

  var value: Value
  var presence: Presence
  /// The source of the argument.
  var text: String
  /// Whether the value names a variable that the helper may assign: `&constraints`.
  var isVariable = false

  /// Whether a parameter of a type is `nil` with it: `.none` of an optional type is.
  func presence(as type: String) -> Presence { value.isNone(of: type) ? .absent : presence }
}

extension Value {
  /// Whether it is written `.none`, and the type it is given to is an optional one, so that it is `nil`.
  func isNone(of type: String) -> Bool {
    guard case .symbol("none") = self else { return false }
    return type.hasSuffix("?") || type.hasPrefix("Optional<")
  }
}

extension TypeReader {
  /// Runs the function that a call names, if it is one of the files read; `nil` if it is not followed.
  func callHelper(
    _ id: ExpressionID, _ name: String, on receiver: HelperReceiver, _ arguments: ListSlice,
    isGetter: Bool = false
  ) -> Value? {
    guard project.helpers.holds(name), locals[name] == nil || !isOwn(receiver) else { return nil }
    if helpers.isInside {
      helpers.happened.insert(BuiltPlace(file: fileIndex, range: file.range(id)))
    }
    let named = project.helpers.entries(
      name, of: { owners(of: receiver, for: name) },
      in: { Set(parts.map(\.file)).union([fileIndex]) })
    let entries = named.filter { $0.function.isGetter == isGetter }
    guard !entries.isEmpty, mayRunHelper() else { return nil }
    var matches = entries.compactMap { match($0, receiver, arguments) }
    if matches.isEmpty {
      matches = entries.compactMap { match($0, receiver, arguments, isSwift2: true) }
        .filter { file.isSwift2 || files[$0.entry.file].isSwift2 }
    }
    guard let helper = onlyHelper(among: matches, on: receiver, arguments) else { return nil }
    // What a subclass makes instead is another view.
    if helper.entry.function.made != nil, isOwn(receiver), let typeName,
      project.mayBeOverridden(name, of: typeName)
    {
      return nil
    }
    let place = HelperFunctionPlace(file: helper.entry.file, id: helper.entry.function.id)
    guard !isRunning(place) else { return nil }
    return run(helper, place, id, receiver, arguments)
  }

  /// Whether a helper calls itself. A closure of the caller may call the helper that runs it.
  func isRunning(_ place: HelperFunctionPlace) -> Bool {
    helpers.calls.contains {
      $0.file == place.file && $0.id == place.id && $0.frame <= execution.level
    }
  }

  /// Whether another helper may be run; if too many were, that is noted.
  func mayRunHelper() -> Bool {
    guard helpers.calls.count < HelperState.maximumDepth,
      frames.lengthHelperCount < FrameRecord.maximumLengthHelpers
    else { return false }
    if helpers.count - frames.lengthHelperCount < HelperState.maximumCount { return true }
    helpers.leavesCalls = true
    return false
  }

  func isOwn(_ receiver: HelperReceiver) -> Bool {
    if case .own = receiver { true } else { false }
  }

  // MARK: Running it

  /// - Parameter initialized: the class of the object that an initializer is run for.
  func run(
    _ helper: MatchedHelper, _ place: HelperFunctionPlace, _ id: ExpressionID,
    _ receiver: HelperReceiver, _ arguments: ListSlice, initializing initialized: String? = nil
  ) -> Value {
    let given = helperArguments(
      Array(files[place.file].parameters[helper.declaration.parameters.indices]),
      of: files[place.file], helper.positions, arguments)
    return run(helper, place, id, receiver, given: given, initializing: initialized)
  }

  /// - Parameters:
  ///   - given: the argument of each parameter; `nil` where its default counts.
  func run(
    _ helper: MatchedHelper, _ place: HelperFunctionPlace, _ id: ExpressionID,
    _ receiver: HelperReceiver, given: [HelperArgument?], initializing initialized: String? = nil
  ) -> Value {
    let range = file.range(id)
    let isOutermost = !helpers.isInside
    if isOutermost {
      helpers.site = HelperState.Site(
        file: fileIndex, range: range, statement: statement, function: function)
      helpers.outermostRun = functionSerial
    }
    helpers.count += 1
    if helper.entry.function.isLength { frames.lengthHelperCount += 1 }
    let marks = HelperMarks(self)
    let function = helper.entry.function
    let name =
      function.isGetter
      ? function.name : inFile(place.file) { $0.displayName(helper.declaration) }
    let isOwn = parts.contains { $0.file == place.file && isInside(place, $0.type) }
    helpers.calls.append(
      HelperCall(
        name: name, file: place.file, id: place.id, frame: helpers.contexts.count + 1, isOwn: isOwn,
        initializes: initialized))
    let result = instantiate(helper, given, receiver, giving: inferredType(of: id))
    helpers.calls.removeLast()
    if drafts.count > marks.drafts, result.contains(where: \.value.isFunction) {
      leaveUnresolved(
        id, "it returns a function that creates constraints, and that function is not analyzed")
    }
    let isComplete = unresolved.count == marks.unresolved
    helpers.followed[place] = (helpers.followed[place] ?? false) || isComplete
    let maker = BuiltPlace(
      file: place.file, range: files[place.file].range(helper.declaration.span))
    attribute(to: name, by: maker, at: range, since: marks, place: isOwn ? place : nil)
    if isOutermost { helpers.site = nil }
    if isOwn {
      helpers.ownFunctions[place] = (helpers.ownFunctions[place] ?? true) && isComplete
    }
    let value = handBack(result, name, at: range)
    return labeled(value, by: helper.declaration.returnType, in: files[place.file])
  }

  private func isInside(_ place: HelperFunctionPlace, _ type: TypeID) -> Bool {
    let file = files[place.file]
    return file[type].span.indices.contains(Int(file[place.id].span.first))
  }

  /// Runs the body in its own file, with its own `self` and names; gives what it returns.
  ///
  /// - Parameter type: the class of what a generic function gives; `nil` where the call does not tell it.
  private func instantiate(
    _ helper: MatchedHelper, _ given: [HelperArgument?], _ receiver: HelperReceiver,
    giving type: String?
  ) -> [ReturnedValue] {
    guard let body = helper.declaration.body else { return [] }
    return enterDeclaration(in: helper.entry.file) {
      $0.execution.results = Results()
      $0.execution.exits.returningBranches = $0.branches.count
      return $0.runBody(body, of: helper, given, receiver, giving: type)
    }
  }

  private func runBody(
    _ body: Block, of helper: MatchedHelper, _ given: [HelperArgument?],
    _ receiver: HelperReceiver, giving type: String?
  ) -> [ReturnedValue] {
    becomeSelf(helper.entry.function.owner, receiver)
    let parameters = Array(file.parameters[helper.declaration.parameters.indices])
    for (parameter, argument) in zip(parameters, given) { bind(parameter, argument) }
    if let type, let generic = file.genericResult(of: helper.declaration) {
      values[declareLocal(generic)] = .type(type)
    }
    let givesValue = helper.declaration.returnType != nil || helper.entry.function.isGetter
    if file.hasBuilder(helper.declaration) {
      noteReturned(built(by: body))
    } else {
      execute(body, isValue: givesValue && body.statements.count == 1)
    }
    let results = execution.results.returned
    for case .closure(let closure) in results.map(\.value) where !hasRun(closure) {
      runUnknown(closure)
    }
    return results
  }

  func becomeSelf(_ owner: String, _ receiver: HelperReceiver) {
    switch receiver {
    case .own: if owner.isEmpty { execution.context.typeName = nil }
    case .object(let reference): execution.context.selfReference = reference
    case .type(let type):
      execution.context.selfReference = references.intern(.global(name: type))
    case .value(let value), .enumCase(_, let value):
      execution.context.selfReference = references.intern(
        .expression(text: "self", function: functionSerial))
      values[selfReference] = value
    }
    let isOwnCode = typeName == owner && references.root(selfReference) == .selfRoot
    guard !isOwnCode else { return }
    execution.context.typeName = owner.isEmpty ? nil : owner
    execution.context.propertyConstants = nil
    if let known = helpers.names[owner] {
      execution.context.ownNames = known
    } else {
      execution.context.ownNames = OwnNames(ofType: owner, in: project)
      helpers.names[owner] = ownNames
    }
  }

  /// Notes which function of another type makes a view: what that does with it is looked for there.
  func noteMaker(of view: Reference, at range: SourceRange) {
    // What functions of the type do with it is looked at by its names there.
    // What its class does with a property is looked at by the property's name there.
    guard let call = helpers.calls.last, let id = call.id else { return }
    let place = HelperFunctionPlace(file: call.file, id: id)
    record(.madeBy(place, name: references.name(view)), on: view, at: range)
  }

  /// Notes that a function of another type, which is being run, has a name for what a function that it called has made
  /// for it: what it does with that is looked for there.
  func noteMaker(of view: Reference, known name: Reference, at range: SourceRange) {
    guard let call = helpers.calls.last, !call.isOwn, let id = call.id, references.isMade(view),
      isOfEndedHelper(view)
    else { return }
    // A closure of the type's own, which the function runs.
    let isOfType = parts.contains { part in
      part.file == fileIndex && file.range(file[part.type].span).contains(range)
    }
    if isOfType { return }
    let place = HelperFunctionPlace(file: call.file, id: id)
    let isItsOwn =
      place.file == fileIndex && files[call.file].range(files[call.file][id].span).contains(range)
    guard isItsOwn, case .local(let name, _) = references.root(name) else {
      // It is kept, or known to a closure of another function.
      record(.handedOn(function: call.name), on: view, at: range)
      return
    }
    record(.madeBy(place, name: name), on: view, at: range)
  }

  /// All that the call made was made by the call.
  ///
  /// - Parameter maker: the function that the call runs.
  func attribute(
    to name: String, by maker: BuiltPlace, at range: SourceRange, since marks: HelperMarks,
    place: HelperFunctionPlace?
  ) {
    let level = helpers.contexts.count
    for index in drafts.indices[marks.drafts...] where drafts[index].level > level {
      var keepsPlaces = place?.file == fileIndex
      if let place, drafts[index].origin.via.isEmpty {
        let built = BuiltPlace(file: place.file, range: drafts[index].origin.range)
        if !helpers.built.insert(built).inserted { keepsPlaces = false }
      }
      drafts[index].origin.makers.insert(maker, at: 0)
      drafts[index].origin.become(name, fileIndex, range, function, keepsPlaces: keepsPlaces)
    }
    if unresolved.count > marks.unresolved {
      let inner = unresolved[marks.unresolved].reason
      let reason = inner.hasPrefix("in '") ? inner : "in '\(name)': " + inner
      var built: [BuiltPlace] = []
      for place in unresolved[marks.unresolved...].flatMap(\.places) where !built.contains(place) {
        built.append(place)
      }
      unresolved.removeLast(unresolved.count - marks.unresolved)
      unresolved.append(
        UnresolvedCall(
          file: fileIndex, range: range, function: function, reason: reason, built: built))
    }
    let own = helpers.unresolved.filter { $0.level == level }
    helpers.unresolved.removeAll { $0.level == level }
    unresolved += own.map(\.call)
    let site = HelperState.Site(
      file: fileIndex, range: range, statement: statement, function: function)
    for (type, record) in recorded.ofDialects {
      record.attribute(since: marks.records[type] ?? [], to: site)
    }
  }

  /// What the helper returns, without places in its file.
  private func handBack(
    _ results: [ReturnedValue], _ name: String, at range: SourceRange
  ) -> Value {
    let telling = results.filter(\.value.tells)
    guard !telling.isEmpty else { return results.first?.value ?? .unknown(.call(name)) }
    let value = joined(telling, since: branches.count, text: name)
    return withoutPlaces(value, range) ?? .unknown(value.resultDoubt(name))
  }

  /// The value with `range` in the place of those in a helper's file; `nil` for what means nothing outside.
  private func withoutPlaces(_ value: Value, _ range: SourceRange) -> Value? {
    switch value {
    case .anchor(let item, let attribute, _): return .anchor(item, attribute, range)
    case .geometry(let geometry): return .geometry(geometry.withoutPlaces)
    case .closure, .strangeAnchor, .unknown, .nothing: return nil
    case .choice(var choice):
      for index in choice.options.indices {
        guard let value = withoutPlaces(choice.options[index].value, range) else { return nil }
        choice.options[index].value = value
      }
      return .choice(choice)
    case .tuple(let elements):
      return .tuple(
        elements.map { element in
          TupleElement(
            label: element.label,
            value: withoutPlaces(element.value, range) ?? .unknown(.call(element.label)))
        })
    default: return value
    }
  }
}

extension Value {
  fileprivate var isFunction: Bool { if case .closure = self { true } else { false } }

  /// Why the result of a function is not known.
  fileprivate func resultDoubt(_ function: String) -> Doubt {
    if case .unknown(.choice) = self { return .results(function) }
    return .call(function)
  }
}

/// How much had been read when a helper was called.
struct HelperMarks {
  let drafts: Int
  let unresolved: Int
  /// See ``DialectRecord/counts``.
  let records: [ObjectIdentifier: [Int]]

  init(_ reader: TypeReader) {
    drafts = reader.drafts.count
    unresolved = reader.unresolved.count
    records = reader.recorded.ofDialects.mapValues(\.counts)
  }
}

extension UnresolvedCall {
  /// The expressions that it consists of, wherever they are.
  fileprivate var places: [BuiltPlace] {
    built.isEmpty ? [BuiltPlace(file: file, range: range)] : built
  }
}

extension ConstraintOrigin {
  /// The call at `range` made the constraint; what it is made of is written elsewhere.
  fileprivate mutating func become(
    _ name: String, _ file: Int, _ range: SourceRange, _ function: String,
    keepsPlaces: Bool
  ) {
    let built = via.isEmpty ? self.range : written
    if via.isEmpty { self.built = BuiltPlace(file: self.file, range: self.range) }
    isByHelper = true
    via.insert(name, at: 0)
    self.file = file
    self.range = range
    self.function = function
    if keepsPlaces, let built {
      // The rules speak of the helper's code once, with its first call.
      written = built
      return
    }
    written = nil
    // It stands in the helper's file, and is told there.
    priorityCrossing = nil
    first = range
    second = nil
    isDropped = false
    constant = constant?.moved(to: range)
    multiplier = multiplier?.moved(to: range)
  }
}

extension ConstraintOrigin.Argument {
  /// Without a place of its own: a plain number in the helper is not told again at each call.
  fileprivate func moved(to range: SourceRange) -> ConstraintOrigin.Argument? {
    guard !number.isLiteral else { return nil }
    return ConstraintOrigin.Argument(
      value: range, removable: nil, number: number, role: .repeated)
  }
}
