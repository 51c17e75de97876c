import LightSyntax
import SourceText

/// What a call puts into one parameter of a helper.
struct HelperArgument {
  enum Presence { case absent, present, unknown }

  var value: Value
  var presence: Presence
  /// The source of the argument.
  var text: String
}

/// A helper with the arguments that a call gives it.
private struct MatchedHelper {
  var entry: HelperIndex.Entry
  var declaration: FunctionDeclaration
  /// For each parameter, the positions of its arguments; none where the default counts.
  var positions: [[Int]]
  /// How near its owner is to the receiver; 0 is the nearest.
  var rank: Int

  var omitted: Int { positions.count { $0.isEmpty } }
}

extension TypeReader {
  /// Runs the function that a call names, if it is one of the files read; `nil` if it is not followed.
  mutating func callHelper(
    _ id: ExpressionID, _ name: String, on receiver: HelperReceiver, _ arguments: ListSlice
  ) -> Value? {
    guard locals[name] == nil || !isOwn(receiver) else { return nil }
    let entries = project.helpers[name]
    guard !entries.isEmpty, helpers.calls.count < HelperState.maximumDepth,
      helpers.count < HelperState.maximumCount, areFollowed(arguments)
    else { return nil }
    var matches = entries.compactMap { match($0, receiver, arguments) }
    if let nearest = matches.map(\.rank).min() { matches.removeAll { $0.rank > nearest } }
    if matches.count > 1, let fewest = matches.map(\.omitted).min() {
      matches.removeAll { $0.omitted > fewest }
    }
    // Overloads by types alone are told apart as far as the arguments' kinds do.
    if matches.count > 1 { matches.removeAll { !mayTake($0, arguments) } }
    guard matches.count == 1, let helper = matches.first else { return nil }
    let place = HelperFunctionPlace(file: helper.entry.file, id: helper.entry.function.id)
    guard !helpers.calls.contains(where: { $0.file == place.file && $0.id == place.id }) else {
      return nil
    }
    return run(helper, place, id, receiver, arguments)
  }

  private func isOwn(_ receiver: HelperReceiver) -> Bool {
    if case .own = receiver { true } else { false }
  }

  /// Closures and `&` arguments belong to the code around the call, which is not at hand inside the helper.
  private func areFollowed(_ arguments: ListSlice) -> Bool {
    file.arguments(arguments).allSatisfy { argument in
      switch file[argument.value].kind {
      case .closure, .inoutReference, .keyPath: return false
      case .name(let token):
        if let local = locals[file.name(token)], case .closure = values[local] { return false }
        return true
      default: return true
      }
    }
  }

  // MARK: Which one

  private func match(
    _ entry: HelperIndex.Entry, _ receiver: HelperReceiver, _ arguments: ListSlice
  ) -> MatchedHelper? {
    let helper = entry.function
    guard
      !helper.isOfFile || entry.file == fileIndex
        || parts.contains(where: { $0.file == entry.file })
    else { return nil }
    let declaration = files[entry.file][helper.id]
    guard let rank = rank(helper, declaration, receiver),
      let positions = positions(declaration, in: files[entry.file], arguments)
    else { return nil }
    return MatchedHelper(entry: entry, declaration: declaration, positions: positions, rank: rank)
  }

  /// How near the declaration is to the receiver; `nil` if it cannot be called so.
  private func rank(
    _ helper: HelperFunction, _ declaration: FunctionDeclaration, _ receiver: HelperReceiver
  ) -> Int? {
    let isStatic = declaration.modifiers.contains(.static)
    if helper.owner.isEmpty { return isOwn(receiver) ? Int.max : nil }
    switch receiver {
    case .own:
      guard let typeName, let rank = project.helperOwners(of: typeName).firstIndex(of: helper.owner)
      else { return nil }
      let isSilent = declaration.parameters.count == 0 && declaration.returnType == nil
      return isSilent && helper.owner == typeName ? nil : rank
    case .object(let reference):
      if isSelf(reference) { return rank(helper, declaration, .own) }
      // What another type does with its own views is read with that type.
      guard !isStatic, helper.isInExtension, !project.isDeclaredHere(helper.owner) else {
        return nil
      }
      guard let type = declaredType(of: reference) else {
        return viewClasses.firstIndex(of: helper.owner)
      }
      return project.helperOwners(of: type).firstIndex(of: helper.owner)
    case .anchor(let anchor):
      guard !isStatic, helper.isInExtension else { return nil }
      return anchor.anchorClasses?.firstIndex(of: helper.owner)
    case .type(let type):
      guard isStatic else { return nil }
      let names = [typeName.map { "\($0).\(type)" }, type].compactMap { $0 }
      return names.contains(helper.owner)
        ? 0 : project.helperOwners(of: type).firstIndex(of: helper.owner)
    }
  }

  /// Which arguments go to which parameters; `nil` if the labels do not fit.
  private func positions(
    _ declaration: FunctionDeclaration, in owner: SyntaxFile, _ arguments: ListSlice
  ) -> [[Int]]? {
    let parameters = Array(owner.parameters[declaration.parameters.indices])
    var positions: [[Int]] = parameters.map { _ in [] }
    var next = 0
    var open: Int?
    for (position, argument) in file.arguments(arguments).enumerated() {
      let label = file.label(argument) ?? "_"
      if let open, label == "_" {
        positions[open].append(position)
        continue
      }
      open = nil
      while next < parameters.count, owner.name(parameters[next].label) != label {
        guard parameters[next].defaultValue != nil || isVariadic(parameters[next], in: owner) else {
          return nil
        }
        next += 1
      }
      guard next < parameters.count else { return nil }
      positions[next] = [position]
      if isVariadic(parameters[next], in: owner) { open = next }
      next += 1
    }
    let rest = parameters.dropFirst(next)
    let isComplete = rest.allSatisfy { $0.defaultValue != nil || isVariadic($0, in: owner) }
    return isComplete ? positions : nil
  }

  private func isVariadic(_ parameter: Parameter, in owner: SyntaxFile) -> Bool {
    guard let type = parameter.type else { return false }
    return owner.source.text(of: owner.source.tokens[Int(type.last)], is: "...")
  }

  /// Whether the written types of the parameters and the look of the arguments allow the call.
  private func mayTake(_ helper: MatchedHelper, _ arguments: ListSlice) -> Bool {
    let owner = files[helper.entry.file]
    let list = Array(file.arguments(arguments))
    let parameters = owner.parameters[helper.declaration.parameters.indices]
    return zip(parameters, helper.positions).allSatisfy { parameter, positions in
      guard let type = parameter.type.map({ owner.text($0) }) else { return true }
      return positions.allSatisfy { mayBe(list[$0].value, type) }
    }
  }

  private func mayBe(_ argument: ExpressionID, _ type: String) -> Bool {
    let kind = PropertyKind(type)
    let name = baseTypeName(type)
    switch file[argument].kind {
    case .integer, .float, .prefix:
      return kind == .number || name.hasSuffix("Priority") || name.count <= 2
    case .array: return name.hasPrefix("[") || name.hasPrefix("Set")
    case .nilLiteral: return type.hasSuffix("?") || type.hasSuffix("!")
    case .selfReference: return kind == .other && !name.hasPrefix("[")
    case .member(_, let token):
      let member = file.name(token)
      if let attribute = anchorAttribute(member) {
        guard kind == .anchor else { return !name.hasPrefix("UI") && !name.hasPrefix("[") }
        switch name {
        case "NSLayoutDimension": return attribute.isSize
        case "NSLayoutXAxisAnchor": return !attribute.isSize && attribute.axis == .horizontal
        case "NSLayoutYAxisAnchor": return !attribute.isSize && attribute.axis == .vertical
        default: return true
        }
      }
      if guideNames.contains(member) { return name.hasSuffix("Guide") || name.count <= 2 }
      return true
    default: return true
    }
  }

  // MARK: Running it

  private mutating func run(
    _ helper: MatchedHelper, _ place: HelperFunctionPlace, _ id: ExpressionID,
    _ receiver: HelperReceiver, _ arguments: ListSlice
  ) -> Value {
    let given = helperArguments(
      Array(files[place.file].parameters[helper.declaration.parameters.indices]),
      of: files[place.file], helper.positions, arguments)
    let range = file.range(id)
    let isOutermost = !helpers.isInside
    if isOutermost {
      helpers.site = HelperState.Site(
        file: fileIndex, range: range, statement: statement, function: function)
    }
    helpers.count += 1
    let marks = HelperMarks(self)
    let name = withFile(place.file) { $0.displayName(helper.declaration) }
    helpers.calls.append(HelperCall(name: name, file: place.file, id: place.id))
    let result = instantiate(helper, given, receiver)
    helpers.calls.removeLast()
    let isComplete = unresolved.count == marks.unresolved
    let isOwn = parts.contains { $0.file == place.file && isInside(place, $0.type) }
    attribute(to: name, at: range, since: marks, place: isOwn ? place : nil)
    if isOutermost { helpers.site = nil }
    if isOwn {
      helpers.ownFunctions[place] = (helpers.ownFunctions[place] ?? true) && isComplete
    }
    return handBack(result, name, at: range)
  }

  private func isInside(_ place: HelperFunctionPlace, _ type: TypeID) -> Bool {
    let file = files[place.file]
    return file[type].span.indices.contains(Int(file[place.id].span.first))
  }

  private mutating func withFile<Result>(
    _ index: Int, _ body: (inout TypeReader) -> Result
  ) -> Result {
    let outer = fileIndex
    if outer != index { fileIndex = index }
    defer { if outer != index { fileIndex = outer } }
    return body(&self)
  }

  /// Runs the body in its own file, with its own `self` and names; gives what it returns.
  private mutating func instantiate(
    _ helper: MatchedHelper, _ given: [HelperArgument?], _ receiver: HelperReceiver
  ) -> [Value] {
    guard let body = helper.declaration.body else { return [] }
    let outer = (fileIndex, functionSerial, locals, returned, statement)
    let outerSelf = (typeName, selfReference, ownNames, propertyConstants)
    let outerState = (helpers.serial, helpers.returningBranches, helpers.isDone)
    if fileIndex != helper.entry.file { fileIndex = helper.entry.file }
    serial += 1
    (functionSerial, locals, returned) = (serial, [:], [])
    (helpers.serial, helpers.returningBranches, helpers.isDone) = (
      helpers.count, branches.count, false
    )
    becomeSelf(helper.entry.function.owner, receiver)
    let parameters = Array(file.parameters[helper.declaration.parameters.indices])
    for (parameter, argument) in zip(parameters, given) { bind(parameter, argument) }
    let isImplicitReturn = helper.declaration.returnType != nil && body.statements.count == 1
    execute(body, isValue: isImplicitReturn)
    let results = returned
    for case .closure(let closure) in results where !hasRun(closure) { runUnknown(closure) }
    (fileIndex, functionSerial, locals, returned, statement) = outer
    (typeName, selfReference, ownNames, propertyConstants) = outerSelf
    (helpers.serial, helpers.returningBranches, helpers.isDone) = outerState
    return results
  }

  private mutating func becomeSelf(_ owner: String, _ receiver: HelperReceiver) {
    switch receiver {
    case .own: if owner.isEmpty { typeName = nil }
    case .object(let reference): selfReference = reference
    case .type(let type): selfReference = references.intern(.global(name: type))
    case .anchor(let anchor):
      selfReference = references.intern(.expression(text: "self", function: functionSerial))
      values[selfReference] = anchor
    }
    let isOwnCode = typeName == owner && references.root(selfReference) == .selfRoot
    guard !isOwnCode else { return }
    typeName = owner.isEmpty ? nil : owner
    propertyConstants = PropertyConstants()
    if let known = helpers.names[owner] {
      ownNames = known
    } else {
      ownNames = OwnNames(ofType: owner, in: project)
      helpers.names[owner] = ownNames
    }
  }

  /// All that the call made was made by the call.
  private mutating func attribute(
    to name: String, at range: SourceRange, since marks: HelperMarks, place: HelperFunctionPlace?
  ) {
    for index in drafts.indices[marks.drafts...] {
      var keepsPlaces = place?.file == fileIndex
      if let place, drafts[index].origin.via.isEmpty {
        let built = BuiltPlace(file: place.file, range: drafts[index].origin.range)
        if !helpers.built.insert(built).inserted { keepsPlaces = false }
      }
      drafts[index].origin.become(name, fileIndex, range, function, keepsPlaces: keepsPlaces)
    }
    if unresolved.count > marks.unresolved {
      let inner = unresolved[marks.unresolved].reason
      let reason = inner.hasPrefix("in '") ? inner : "in '\(name)': " + inner
      unresolved.removeLast(unresolved.count - marks.unresolved)
      unresolved.append(
        UnresolvedCall(file: fileIndex, range: range, function: function, reason: reason))
    }
    // What is wrong in the helper is told where it is declared.
    unknownAnchors.removeLast(unknownAnchors.count - marks.unknownAnchors)
    visualFormatProblems.removeLast(visualFormatProblems.count - marks.problems)
    snapKit.mistakes.removeLast(snapKit.mistakes.count - marks.mistakes)
    for index in snapKit.calls.indices[marks.calls...] {
      snapKit.calls[index].file = fileIndex
      snapKit.calls[index].range = range
      snapKit.calls[index].function = function
    }
    for index in snapKit.chains.indices[marks.chains...] {
      snapKit.chains[index].file = fileIndex
      snapKit.chains[index].range = range
    }
  }

  /// What the helper returns, without places in its file.
  private mutating func handBack(_ results: [Value], _ name: String, at range: SourceRange) -> Value
  {
    let unknown = Value.unknown(.call(name))
    let telling = results.filter { result in
      switch result {
      case .nothing: false
      case .list(let elements, _): !elements.isEmpty
      default: true
      }
    }
    guard let first = telling.first else { return results.first ?? unknown }
    guard telling.allSatisfy({ isSame($0, first) }) || telling.count == 1 else {
      for result in telling { escape(result) }
      return unknown
    }
    switch first {
    case .anchor(let item, let attribute, _): return .anchor(item, attribute, range)
    case .geometry(let geometry): return .geometry(geometry.withoutPlaces)
    case .closure, .strangeAnchor, .unknown, .nothing: return unknown
    default: return first
    }
  }
}

/// How much had been read when a helper was called.
private struct HelperMarks {
  let drafts: Int
  let unresolved: Int
  let unknownAnchors: Int
  let problems: Int
  let mistakes: Int
  let calls: Int
  let chains: Int

  init(_ reader: TypeReader) {
    drafts = reader.drafts.count
    unresolved = reader.unresolved.count
    unknownAnchors = reader.unknownAnchors.count
    problems = reader.visualFormatProblems.count
    mistakes = reader.snapKit.mistakes.count
    calls = reader.snapKit.calls.count
    chains = reader.snapKit.chains.count
  }
}

extension ConstraintOrigin {
  /// The call at `range` made the constraint; what it is made of is written elsewhere.
  fileprivate mutating func become(
    _ name: String, _ file: Int, _ range: SourceRange, _ function: String,
    keepsPlaces: Bool
  ) {
    let built = via.isEmpty ? self.range : written
    dialect = "helper"
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
