import LightSyntax
import SourceText

extension Dialect {
  /// Stack views, and what they arrange.
  static let stacks = Dialect(
    words: DialectWords(
      building: ["addArrangedSubview", "insertArrangedSubview", "arrangedSubviews"]),
    readMethod: { reader, call in
      if reader.isOfSuper(call.id) {
        return reader.stackCall(call.id, call.name, on: reader.selfReference, call.arguments)
      }
      guard case .reference(let view) = call.receiver,
        !reader.isOwnAddition(call.name, to: view, call.arguments)
      else { return nil }
      return reader.stackCall(call.id, call.name, on: view, call.arguments)
    },
    readInitializer: { reader, call in
      guard let type = call.type,
        let arranging = reader.arranged(by: type, call.arguments, call.values)
      else { return nil }
      return .created(
        type: type,
        with: CreationArguments(
          frame: reader.creationFrame(call.arguments, call.values), arranging: arranging,
          switchesMaskOff: reader.switchesMaskOff(type, call.arguments)))
    },
    readMember: { reader, member in
      if member.name.utf8.count >= 16, arrangingMembers.contains(member.name),
        case .reference(let view) = member.base
      {
        reader.record(.stack(.changesUnseen), on: view, at: member.nameRange)
      }
      return nil
    },
    noteCreation: { $0.noteStack($1, $2, $3, at: $4) },
    noteStored: { $0.noteArrangement($2, of: $1, at: $3) },
    numbers: DialectNumbers(words: [
      NumberWord(spacingProperties.sorted() + ["setCustomSpacing"]) { $0.readSpacing($1) }
    ]))
}

extension TypeReader {
  /// Adds a view to another, which may arrange it.
  func add(
    _ added: Value, to view: Reference, isArranged: Bool, place: StackEvent.Place = .end,
    argument: ExpressionID, at range: SourceRange
  ) {
    let child: Reference
    switch added {
    case .reference(let known): child = known
    case .created(let type, let start):
      child = nameless(type, start, at: argument, range)
      objects.inlineObjects.insert(child)
    case .choice(let choice):
      forEach(choice) {
        $0.add($1, to: view, isArranged: isArranged, argument: argument, at: range)
      }
      return
    default:
      if isArranged { record(.stack(.changesUnseen), on: view, at: range) }
      return
    }
    record(isArranged ? .arranged : .addedTo(view), on: child, at: range)
    guard isArranged else { return }
    record(.addedTo(view), on: child, at: range)
    record(.stack(.arranges(child, place)), on: view, at: range)
    if !branches.isEmpty || execution.repetition.closureSerial != 0
      || execution.repetition.unknownTurns > 0
    {
      record(.stack(.changesUnseen), on: view, at: range)
    }
  }

  /// A new object that is used before it has a name.
  func nameless(
    _ type: String, _ start: CreationArguments, at expression: ExpressionID, _ range: SourceRange
  ) -> Reference {
    let unnamed = newLocal(shortened(expression))
    become(type, start, unnamed, at: range)
    return unnamed
  }

  /// A new object gets a name.
  func become(
    _ type: String, _ start: CreationArguments, _ reference: Reference, at range: SourceRange
  ) {
    record(.created(type: type), on: reference, at: range)
    // The place of the call tells of no frame.
    if start.isFramed, helpers.isInside { record(.placed, on: reference, at: range) }
    if start.isFramed { record(.madeFramed, on: reference, at: range) }
    if start.isFilled { record(.filled, on: reference, at: range) }
    if start.mayBeOfSubclass { record(.madeAsSubclass, on: reference, at: range) }
    if let initializer = start.strangeInitializer {
      record(.called(method: initializer), on: reference, at: range)
    }
    if start.switchesMaskOff { record(.madeOptedOut, on: reference, at: range) }
    for note in dialects.creations { note(self, reference, type, start, range) }
  }

  fileprivate func noteStack(
    _ reference: Reference, _ type: String, _ start: CreationArguments, at range: SourceRange
  ) {
    guard type == "UIStackView" || type == "NSStackView" else { return }
    guard let arranging = start.arranging else {
      record(.stack(.changesUnseen), on: reference, at: range)
      return
    }
    for child in arranging {
      switch child {
      case .reference(let view):
        record(.arranged, on: view, at: range)
        record(.addedTo(reference), on: view, at: range)
        record(.stack(.arranges(view, .end)), on: reference, at: range)
      default: record(.stack(.changesUnseen), on: reference, at: range)
      }
    }
  }

  /// The views that a new stack view is given; `nil` if they, or the initializer, are not known.
  fileprivate func arranged(
    by type: String, _ arguments: ListSlice, _ values: [Value]
  ) -> [Value]? {
    guard type == "UIStackView" || type == "NSStackView" else { return nil }
    let list = Array(file.arguments(arguments))
    switch list.first.flatMap(file.label) {
    case nil: return list.isEmpty ? [] : nil
    case "frame": return list.count == 1 ? [] : nil
    case "arrangedSubviews", "views":
      guard list.count == 1, case .list(let elements, true)? = values.first else { return nil }
      return zip(elements, elements.indices).map { element, index in
        guard case .created(let type, let start) = element else { return element }
        let place: ExpressionID
        if case .array(let written) = file[list[0].value].kind,
          let expression = Array(file.elements(written)).dropFirst(index).first
        {
          place = expression
        } else {
          place = list[0].value
        }
        let child = nameless(type, start, at: place, file.range(place))
        objects.inlineObjects.insert(child)
        return .reference(child)
      }
    default: return nil
    }
  }

  /// A method of stack views; `nil` for any other name.
  fileprivate func stackCall(
    _ id: ExpressionID, _ name: String, on view: Reference, _ arguments: ListSlice
  ) -> Value? {
    guard name.utf8.count >= 16 else { return nil }
    let list = Array(file.arguments(arguments))
    switch name {
    case "addArrangedSubview", "insertArrangedSubview":
      guard let first = list.first else { return nil }
      let added = evaluate(first.value)
      var place = StackEvent.Place.end
      if name == "insertArrangedSubview" {
        place = .unknown
        if list.count == 2, case .number(let number) = evaluate(list[1].value),
          let index = number.value.flatMap(Int.init(exactly:))
        {
          place = .index(index)
        }
      }
      add(
        added, to: view, isArranged: true, place: place, argument: first.value, at: file.range(id))
    case "setCustomSpacing":
      let values = evaluateArguments(arguments)
      guard values.count == 2, case .reference(let child) = values[1], branches.isEmpty,
        execution.repetition.closureSerial == 0
      else {
        record(.stack(.changesUnseen), on: view, at: file.range(id))
        return .nothing
      }
      let spacing = number(values[0], list[0].value)
      record(.stack(.spaces(spacing, after: child)), on: view, at: file.range(id))
    case "removeArrangedSubview":
      _ = evaluateArguments(arguments)
      record(.stack(.changesUnseen), on: view, at: file.range(id))
    default: return nil
    }
    return .nothing
  }

  /// Notes what decides how a stack view arranges, and whether it arranges a view at all.
  fileprivate func noteArrangement(_ value: Value, of reference: Reference, at range: SourceRange) {
    guard case .member(let base, let name) = references.root(reference) else { return }
    if name == "isHidden" || name == "hidden" {
      var isForGood = branches.isEmpty && execution.repetition.closureSerial == 0
      if case .boolean(true) = value {} else { isForGood = false }
      record(.hidden(forGood: isForGood), on: base, at: range)
    } else if let property = ArrangementProperty(name) {
      record(.stack(.sets(property, value)), on: base, at: range)
    } else if let owner = references.member(base), let property = ArrangementProperty(owner.name) {
      // `stack.layoutMargins.left = 8`
      record(.stack(.sets(property, .nothing)), on: owner.base, at: range)
    }
  }
}

/// Members that give the code at hand more of a stack view than is followed.
private let arrangingMembers: NameSet = [
  "arrangedSubviews", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
]
