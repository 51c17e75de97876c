import LightSyntax
import SourceText
import UIKitFacts

/// A helper with the arguments that a call gives it.
struct MatchedHelper {
  var entry: HelperIndex.Entry
  var declaration: FunctionDeclaration
  /// For each parameter, the positions of its arguments; none where the default counts.
  var positions: [[Int]]
  /// How near its owner is to the receiver; 0 is the nearest.
  var rank: Int

  var omitted: Int { positions.count { $0.isEmpty } }
}

extension TypeReader {
  /// - Parameter isSwift2: whether the first argument stands without the label that its parameter has, as in the
  ///   calls of Swift 2. Source: Swift Evolution, SE-0046, "Establish consistent label behavior".
  func match(
    _ entry: HelperIndex.Entry, _ receiver: HelperReceiver, _ arguments: ListSlice,
    isSwift2: Bool = false
  ) -> MatchedHelper? {
    let helper = entry.function
    guard
      !helper.isOfFile || entry.file == fileIndex
        || parts.contains(where: { $0.file == entry.file })
    else { return nil }
    let declaration = files[entry.file][helper.id]
    guard let rank = rank(helper, receiver),
      let positions = positions(
        declaration, in: files[entry.file], arguments, isSwift2: isSwift2)
    else { return nil }
    return MatchedHelper(entry: entry, declaration: declaration, positions: positions, rank: rank)
  }

  /// The types whose helpers a receiver may call, and perhaps some more; `""` for functions of no type.
  func owners(of receiver: HelperReceiver, for name: String = "") -> [String] {
    switch receiver {
    case .own: return [""] + (ownClassName(for: name).map(project.types.helperOwners) ?? [])
    case .object(let reference):
      if isSelf(reference) { return owners(of: .own, for: name) }
      return declaredType(of: reference).map { [$0] + project.types.helperOwners(of: $0) }
        ?? project.types.viewMethodOwners
    case .value(let value):
      return value.lengthClasses + listTypes + ["NSLayoutConstraint"] + (value.anchorClasses ?? [])
    case .enumCase(let type, _): return [type]
    case .type(let type):
      return [typeName.map { "\($0).\(type)" }, type].compactMap { $0 }
        + project.types.helperOwners(of: type)
    }
  }

  /// The class whose method of a name `self` runs: in an extension of a protocol that requires it, that of the object
  /// whose method is being run. Source: The Swift Programming Language, "Protocols", "Protocol Extensions".
  func ownClassName(for method: String) -> String? {
    guard let typeName, project.isProtocol(typeName),
      methods(named: method, of: typeName).contains(where: { files[$0.file][$0.id].body == nil })
    else { return typeName }
    return declaredType(of: selfReference) ?? typeName
  }

  /// How near the declaration is to the receiver; `nil` if it cannot be called so.
  private func rank(_ helper: HelperFunction, _ receiver: HelperReceiver) -> Int? {
    if helper.owner.isEmpty { return isOwn(receiver) ? Int.max : nil }
    switch receiver {
    case .own:
      // Objects do not have the properties of their class.
      if helper.isStatic, helper.isGetter, references.root(selfReference) == .selfRoot {
        return nil
      }
      guard let own = helper.isGetter ? typeName : ownClassName(for: helper.name),
        let rank = project.types.helperRank(of: helper.owner, for: own)
      else { return nil }
      return helper.isSilent && helper.owner == typeName ? nil : rank
    case .object(let reference):
      if isSelf(reference) { return rank(helper, .own) }
      // What another class does with its own views is read with that class.
      guard !helper.isStatic else { return nil }
      if project.types.isValueType(helper.owner) {
        return declaredType(of: reference) == helper.owner ? 0 : nil
      }
      if !helper.isInExtension
        || project.types.isDeclaredHere(helper.owner)
          && !project.types.isOfSystemClass(helper.owner)
      {
        return rank(ofTying: helper, reference)
          ?? MakingMethod(reader: self, helper: helper).rank(on: reference)
      }
      guard let type = declaredType(of: reference) else {
        return project.types.viewMethodOwners.firstIndex(of: helper.owner)
      }
      return project.types.helperRank(of: helper.owner, for: type)
    case .value(let value):
      guard !helper.isStatic, helper.isInExtension else { return nil }
      if helper.isLength { return value.lengthClasses.firstIndex(of: helper.owner) }
      if case .list = value, let rank = listTypes.firstIndex(of: helper.owner) { return rank }
      if value.constraints != nil { return helper.owner == "NSLayoutConstraint" ? 0 : nil }
      return value.anchorClasses?.firstIndex(of: helper.owner)
    case .enumCase(let type, _): return helper.owner == type && !helper.isStatic ? 0 : nil
    case .type(let type):
      guard helper.isStatic else { return nil }
      let names = [typeName.map { "\($0).\(type)" }, type].compactMap { $0 }
      return names.contains(helper.owner)
        ? 0 : project.types.helperRank(of: helper.owner, for: type)
    }
  }

  /// How near a method of a class in the project is to an object, if it ties the object itself to what it is given, and
  /// no subclass may do so in another way.
  private func rank(ofTying helper: HelperFunction, _ object: Reference) -> Int? {
    guard !helper.isGetter, !helper.isSilent, let type = declaredType(of: object),
      project.tiesItself(helper.name, helper.owner), !project.mayBeOverridden(helper.name, of: type)
    else { return nil }
    return project.types.helperRank(of: helper.owner, for: type)
  }

  /// Which arguments go to which parameters; `nil` if the labels do not fit.
  func positions(
    _ declaration: FunctionDeclaration, in owner: SyntaxFile, _ arguments: ListSlice,
    isSwift2: Bool = false
  ) -> [[Int]]? {
    let parameters = Array(owner.parameters[declaration.parameters.indices])
    var positions: [[Int]] = parameters.map { _ in [] }
    var next = 0
    var open: Int?
    for (position, argument) in file.arguments(arguments).enumerated() {
      var label = file.label(argument) ?? "_"
      if isSwift2, position == 0, label == "_", let first = parameters.first,
        first.label == first.name
      {
        label = owner.name(first.label)
      }
      if let open, label == "_", !argument.isTrailing {
        positions[open].append(position)
        continue
      }
      open = nil
      if argument.isTrailing, argument.label < 0 {
        // The first closure behind the parentheses has no label, whatever the parameter's is.
        while next < parameters.count, !isFunction(parameters[next], in: owner),
          parameters[next].defaultValue != nil
        {
          next += 1
        }
        guard next < parameters.count else { return nil }
        positions[next] = [position]
        next += 1
        continue
      }
      while next < parameters.count, owner.name(parameters[next].label) != label {
        guard parameters[next].defaultValue != nil || owner.isVariadic(parameters[next]) else {
          return nil
        }
        next += 1
      }
      guard next < parameters.count else { return nil }
      positions[next] = [position]
      if owner.isVariadic(parameters[next]) { open = next }
      next += 1
    }
    let rest = parameters.dropFirst(next)
    let isComplete = rest.allSatisfy { $0.defaultValue != nil || owner.isVariadic($0) }
    return isComplete ? positions : nil
  }

  private func isFunction(_ parameter: Parameter, in owner: SyntaxFile) -> Bool {
    parameter.type?.indices.contains { owner.source.tokens[$0].kind == .arrow } ?? false
  }

  /// Whether the written types of the parameters and the look of the arguments allow the call.
  func mayTake(_ helper: MatchedHelper, _ arguments: ListSlice) -> Bool {
    mayTake(
      helper.declaration, of: helper.entry.function.owner, in: files[helper.entry.file],
      helper.positions, arguments)
  }

  /// - Parameter type: the type that declares the function.
  func mayTake(
    _ declaration: FunctionDeclaration, of type: String, in owner: SyntaxFile,
    _ positions: [[Int]], _ arguments: ListSlice
  ) -> Bool {
    let list = Array(file.arguments(arguments))
    let parameters = owner.parameters[declaration.parameters.indices]
    return zip(parameters, positions).allSatisfy { parameter, positions in
      guard let text = parameter.type.map({ owner.text($0) }) else { return true }
      let written = owner.anchorClass(of: text, in: declaration) ?? text
      let element = owner.isVariadic(parameter) ? String(written.dropLast(3)) : written
      let meant = project.types.resolved(baseTypeName(element), in: type)
      return positions.allSatisfy {
        GivenArgument(list[$0].value, self).mayBe(written, meaning: meant)
      }
    }
  }
}

/// What a list is, the nearest type first.
private let listTypes = [
  "Array", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection", "Collection",
  "Sequence",
]

extension SyntaxFile {
  /// The class of the anchors that a type stands for: `NSLayoutXAxisAnchor` for `NSLayoutAnchor<NSLayoutXAxisAnchor>`, or
  /// for `C` in `func pin<C: NSLayoutAnchor<NSLayoutXAxisAnchor>>(_ anchor: C)`.
  func anchorClass(of type: String, in declaration: FunctionDeclaration) -> String? {
    func named(in text: String) -> String? { anchorClasses.first(where: text.contains) }
    if type.contains("<") { return named(in: type) }
    let tokens = source.tokens
    var index = Int(declaration.name) + 1
    while index + 2 < tokens.count, tokens[index].kind != .leftParen {
      defer { index += 1 }
      guard name(Int32(index)) == type, tokens[index + 1].kind == .colon else { continue }
      // To the next parameter's colon, or the parenthesis.
      var end = index + 2
      while end + 1 < tokens.count, tokens[end].kind != .leftParen, tokens[end + 1].kind != .colon {
        if let found = named(in: name(Int32(end))) { return found }
        end += 1
      }
      return nil
    }
    return nil
  }

  /// Whether a parameter takes any number of arguments: `Edge...`.
  func isVariadic(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type else { return false }
    return source.text(of: source.tokens[Int(type.last)], is: "...")
  }
}

private let anchorClasses = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]
