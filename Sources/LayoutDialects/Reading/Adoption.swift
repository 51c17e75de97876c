import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension TypeReader {
  /// Gives a value its name: a new object becomes the thing that `reference` names.
  ///
  /// - Parameter isDeclared: whether a statement declares the name as a variable.
  func adopt(
    _ value: Value, as reference: Reference, at range: SourceRange, isDeclared: Bool = false
  ) {
    switch value {
    case .created(let type, let start): become(type, start, reference, at: range)
    case .reference(let other):
      noteMaker(of: other, known: reference, at: range)
      if case .local(let name, _) = references.root(other),
        // What has no name but the code that makes it, or its class, takes the first that it is given, and so does what a
        // function that has ended calls by a name of its own.
        isProperty(reference) || name.utf8.contains(UInt8(ascii: "("))
          || isDeclared && name.startsUppercase || isOfEndedHelper(other),
        references.find(other) != references.find(reference),
        // A property's next view goes by the property's name like the first.
        !references.isMade(reference)
          || isProperty(reference) && references.isMade(other),
        !isTied(other, to: reference)
      {
        if helpers.locals[other]?.isOwn ?? true {
          objects.otherNames.append((references.name(other), reference))
        }
        unify(other, with: reference)
      } else {
        if case .local(let name, _) = references.root(reference),
          helpers.locals[reference]?.isOwn ?? true
        {
          objects.otherNames.append((name, other))
        }
        noteSnapshot(of: other, as: reference)
        if isProperty(reference), isTied(other, to: reference) {
          // Other code reaches it by the property's name.
          record(.handedOn(function: references.name(reference)), on: other, at: range)
        }
        values[reference] = value
      }
    case .unknown(let doubt):
      switch doubt {
      // A thing with a name is known by its name, wherever it came from.
      case .call, .property, .unread, .limit:
        values[reference] = nil
        // But it is another one than the code made before.
        if !isDeclared, isProperty(reference), references.isMade(reference) {
          record(.replaced, on: reference, at: range)
        }
      // An anchor: it has no name of its own.
      case .parameter: values[reference] = value
      case .changesInLoop, .branches, .choice, .results: values[reference] = value
      }
    case .constraint(let index):
      drafts[index].holders.append(reference)
      values[reference] = value
    case .choice(let choice):
      for case .constraint(let index) in choice.options.map(\.value) {
        drafts[index].holders.append(reference)
      }
      values[reference] = value
    case .list(let elements, let isComplete):
      // SnapKit's constraint of a group is several constraints under one name.
      effort.spend(onCopying: elements.count)
      for case .constraint(let index) in elements { drafts[index].holders.append(reference) }
      values[reference] = .list(
        elements.enumerated().map { named($1, "[\($0)]", in: reference, at: range) },
        isComplete: isComplete)
    case .tuple(let elements):
      values[reference] = .tuple(
        elements.enumerated().map { index, element in
          let name = element.label.isEmpty ? "\(index)" : element.label
          return TupleElement(
            label: element.label, value: named(element.value, name, in: reference, at: range))
        })
    case .anchor, .strangeAnchor, .distance, .number, .boolean, .type, .symbol, .geometry, .dialect,
      .string, .dictionary, .keyPath:
      values[reference] = value
    case .closure(let closure):
      if case .local = references.root(reference) {
        values[reference] = value
        closures.named.append(closure)
      } else {
        escape(value)
      }
    case .nothing: values[reference] = nil
    }
  }

  /// Makes `alias` another name of `name`, and what is known of the one known of the other.
  func unify(_ alias: Reference, with name: Reference) {
    let (alias, name) = (references.find(alias), references.find(name))
    references.unify(alias, with: name)
    objects.rename(alias, to: name)
  }

  /// Whether a constraint ties what a local names to what a property held before: then they are two things, and the
  /// property gets the next one.
  private func isTied(_ local: Reference, to property: Reference) -> Bool {
    guard isProperty(property) else { return false }
    let pair = Set([references.find(local), references.find(property)])
    guard pair.count == 2 else { return false }
    effort.steps += drafts.count / 64
    return drafts.contains { draft in
      guard let second = draft.second else { return false }
      return pair == [references.find(draft.first.0), references.find(second.0)]
    }
  }

  /// A new object in a list or a tuple is known by its place there.
  private func named(
    _ element: Value, _ name: String, in list: Reference, at range: SourceRange
  ) -> Value {
    guard case .created(let type, let start) = element else { return element }
    let reference = references.intern(.member(of: list, name: name))
    become(type, start, reference, at: range)
    return .reference(reference)
  }

  /// Whether a local of a helper that has returned names it.
  func isOfEndedHelper(_ reference: Reference) -> Bool {
    helpers.locals[references.find(reference)].map { $0.depth > helpers.contexts.count } ?? false
  }

  /// Whether only code of other types has a name for what a local names.
  func isNamedElsewhere(_ reference: Reference) -> Bool {
    !(helpers.locals[references.find(reference)]?.isOwn ?? true)
  }

  private func isProperty(_ reference: Reference) -> Bool {
    switch references.root(reference) {
    case .member(let base, _): references.root(base) == .selfRoot
    case .selfRoot, .local, .global, .expression: false
    }
  }

  func record(_ event: ViewEvent, on view: Reference, at range: SourceRange) {
    if case .addedTo(let owner) = event { move(view, to: owner) }
    objects.note(event, on: view, run: functionSerial, branches, references)
    let site = helpers.site
    if helpers.isInside { helpers.happened.insert(BuiltPlace(file: fileIndex, range: range)) }
    if case .created = event, helpers.isInside, !helpers.calls.allSatisfy(\.isOwn) {
      noteMaker(of: view, at: range)
    }
    events.append(
      RecordedEvent(
        view: view, event: event, file: site?.file ?? fileIndex, range: site?.range ?? range,
        statement: site?.statement ?? statement, function: function, moment: nextMoment(),
        isInHelper: helpers.isInside,
        inOwnHelper: helpers.isInside && helpers.calls.allSatisfy(\.isOwn)
          ? BuiltPlace(file: fileIndex, range: range) : nil))
  }

  func nextMoment() -> Moment {
    let order = clock.nextOrder()
    effort.spendOnMoment(order, under: branches.count)
    return Moment(
      run: functionSerial, closure: execution.repetition.closureSerial, order: order,
      branches: branches)
  }

  /// The value leaves the code that is read: it may be activated elsewhere.
  func escape(_ value: Value) {
    switch value {
    case .constraint(let index): drafts[index].escapes = true
    case .list(let elements, _):
      effort.spend(onCopying: elements.count)
      for element in elements { escape(element) }
    case .choice(let choice): for option in choice.options { escape(option.value) }
    case .closure(let closure): if !hasRun(closure) { runUnknown(closure) }
    case .unknown, .reference, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .geometry, .dialect, .nothing, .string, .dictionary, .keyPath:
      break
    case .tuple(let elements): for element in elements { escape(element.value) }
    }
  }

  /// A closure that is run by a function that is not known, with values that are not.
  ///
  /// - Parameter function: the function that receives what the closure returns, if it has a name.
  func runUnknown(_ closure: ClosureValue, in function: String? = nil, at range: SourceRange? = nil)
  {
    let firstDraft = drafts.count
    let firstEvent = events.count
    forgetAssigned(by: closure)
    runLater {
      let result = $0.run(closure, with: [])
      $0.escape(result)
      if let function, let range { $0.handOn(result, to: function, at: range) }
    }
    // A bare expression of the closure itself may be an element for a result builder.
    for index in firstDraft..<drafts.count
    where drafts[index].origin.isDropped && drafts[index].origin.via.isEmpty {
      drafts[index].origin.isDropped = false
      drafts[index].escapes = true
    }
    noteUnknownOptOut(since: firstEvent)
  }
}
