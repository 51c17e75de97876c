import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let cartography = DialectName(rawValue: "cartography")
}

extension Dialect {
  /// Cartography. Source: Cartography 4.0.0.
  static let cartography = Dialect(
    makes: [(.cartography, .activeCall)],
    library: LayoutLibrary(
      CartographyRecord.library, blocks: ["constrain"],
      group: LibraryGroup(type: "ConstraintGroup", replacing: "replace")
    ) { file, token in
      cartographyWords.contains(file.source.text(file.source.tokens[token]))
    },
    needsImport: true,
    words: DialectWords(building: ["constrain"], changing: ["ConstraintGroup"]),
    readFunction: { reader, call in
      guard reader.locals[call.name] == nil else { return nil }
      return CartographyReader(reader).cartographyFunction(call)
    },
    readMethod: { CartographyReader($0).cartographyMethod($1) },
    readInitializer: { reader, call in
      // What the library calls UIKit's priorities.
      guard call.type == "LayoutPriority", reader.imports(CartographyRecord.library),
        call.values.count == 1, case .number = call.values[0]
      else { return nil }
      return call.values[0]
    },
    readMember: { CartographyReader($0).cartographyMember($1) },
    readOperation: { reader, operation in
      guard operation.symbol == "~", reader.imports(CartographyRecord.library) else { return nil }
      return CartographyReader(reader).cartographyPriority(operation)
    },
    readCombination: { CartographyReader($0).cartographyCombination($1) },
    noteHandedOn: { reader, value, function, range in
      guard let view = value.cartography?.view else { return }
      reader.record(.unreadConstraints, on: view, at: range)
      reader.unresolved.append(
        UnresolvedCall(
          file: reader.fileIndex, range: range, function: reader.function,
          reason: "a Cartography proxy is passed to '\(function)', which is not analyzed"))
    },
    makers: ["constrain"],
    isSpeltAsMaker: { reader, call in
      reader.imports(CartographyRecord.library) && !reader.projectDeclares(call.name)
    },
    settle: { CartographyReader($0).settleCartography() },
    numbers: DialectNumbers(words: [
      NumberWord([CartographyRecord.library]) { reader, token in
        if reader.tokens[max(0, token - 1)].kind == .importKeyword { reader.readCartography() }
      }
    ]))
}

extension CartographyRecord {
  static let library = "Cartography"
}

private let cartographyWords: Set<String> = [
  "constrain", "inset", "inseted", "align", "distribute", "ConstraintGroup", "ViewProxy",
  "LayoutProxy", "LayoutGuideProxy", "LayoutSupportProxy", "car_topLayoutGuide",
  "car_bottomLayoutGuide", "Edges", "Edge", "Dimension", "LayoutPriority", "~", "Cartography",
]

/// Reads blocks of Cartography.
struct CartographyReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension CartographyReader {
  // MARK: Calls

  /// `constrain(title, card) { title, card in … }`
  func constrain(_ call: NamedCall) -> Value {
    reader.visit(call.id)
    let list = Array(reader.file.arguments(call.arguments))
    if let group = list.first, list.count == 1, reader.file.label(group) == "clear" {
      let value = reader.evaluate(group.value)
      switch value {
      case .reference(let reference):
        replace(reference, reader.drafts.count..<reader.drafts.count, call)
      case .list(let held, _) where held.allSatisfy({ $0.constraints != nil }):
        reader.deactivate(value)
      default:
        return reader.leaveUnread(
          call.id, because: "the constraint group is not known", touching: [value])
      }
      return .nothing
    }
    guard let last = list.last, case .closure(let closure) = reader.evaluate(last.value) else {
      return reader.leaveUnread(
        call.id, because: "the closure that creates the constraints could not be read")
    }
    var proxies: [Value] = []
    var group: Reference?
    for argument in list.dropLast() {
      let value = reader.evaluate(argument.value)
      if reader.file.label(argument) == "replace" {
        switch value {
        case .reference(let reference): group = reference
        case .list(let held, _) where held.allSatisfy({ $0.constraints != nil }):
          // The group that an earlier call gave.
          reader.deactivate(value)
          group = reader.namedReference(argument.value)
        default: return reader.leaveUnread(call.id, because: "the constraint group is not known")
        }
        continue
      }
      guard let proxy = proxy(of: value, at: argument.value) else {
        return reader.leaveUnread(
          call.id,
          because: "'\(reader.shortened(argument.value))' could not be resolved to a view",
          touching: [value])
      }
      proxies.append(proxy)
    }
    let (first, firstUnresolved) = (reader.drafts.count, reader.unresolved.count)
    _ = reader.run(closure, with: proxies)
    let made = first..<reader.drafts.count
    let isWhole =
      reader.statement == reader.file.range(call.id) && group == nil
      && reader.unresolved.count == firstUnresolved
      && makesOnly(closure, made)
    for draft in made where reader.drafts[draft].origin.dialect == .cartography && !isWhole {
      // What is not rewritten as a whole stays as it is.
      reader.drafts[draft].origin.isSurelyActive = false
    }
    if let group { replace(group, made, call) }
    let constraints = made.filter { reader.drafts[$0].origin.dialect == .cartography }
    return .list(constraints.map(Value.constraint), isComplete: true)
  }

  /// Whether each statement of a closure makes some of the constraints, or gives a variable one of them, or could stand
  /// outside it.
  private func makesOnly(_ closure: ClosureValue, _ made: Range<Int>) -> Bool {
    guard case .closure(let id) = closure.body, closure.file == reader.fileIndex else {
      return false
    }
    let places = made.map { reader.drafts[$0].origin.range }
    return makesOnly(reader.file[id].body, of: id, places, Set(places))
  }

  private func makesOnly(
    _ block: Block, of closure: ClosureID, _ places: [SourceRange], _ ranges: Set<SourceRange>
  ) -> Bool {
    reader.file.statements(of: block).allSatisfy { statement in
      let range = reader.file.range(reader.file[statement].span)
      if ranges.contains(range) { return true }
      if case .expression(let expression) = reader.file[statement].kind,
        let held = reader.file.heldValue(of: expression)
      {
        return places.count { $0 == reader.file.range(held) } == 1
      }
      if let blocks = reader.file.branches(of: statement, outside: closure) {
        return blocks.allSatisfy { makesOnly($0, of: closure, places, ranges) }
      }
      return !ranges.contains(where: range.contains)
        && reader.file.standsAlone(statement, outside: closure)
    }
  }

  private func proxy(of value: Value, at id: ExpressionID) -> Value? {
    switch value {
    case .reference(let item):
      return .cartography(.proxy(CartographyItem(reference: item, place: place(of: id))))
    case .list(let elements, true):
      let proxies = elements.compactMap { element -> Value? in
        guard case .reference(let item) = element else { return nil }
        return .cartography(.proxy(CartographyItem(reference: item)))
      }
      return proxies.count == elements.count ? .list(proxies, isComplete: true) : nil
    case .dictionary(var dictionary) where dictionary.isComplete:
      for (key, entry) in dictionary.entries {
        guard case .reference(let item) = entry.value else { return nil }
        dictionary.entries[key]?.value = .cartography(.proxy(CartographyItem(reference: item)))
      }
      return .dictionary(dictionary)
    default: return nil
    }
  }

  /// Where a view is named; `nil` for `self`, which a call need not name.
  private func place(of id: ExpressionID) -> SourceRange? {
    if case .selfReference = reader.file[id].kind { return nil }
    return reader.file.range(id)
  }

  // MARK: Groups

  private func replace(_ group: Reference, _ made: Range<Int>, _ call: NamedCall) {
    for draft in made { reader.drafts[draft].holders.append(group) }
    reader.notes(CartographyRecord.self).replacements.append(
      CartographyRecord.Call(
        group: group, drafts: made, functionSerial: reader.functionSerial, file: reader.fileIndex,
        branches: reader.branches, start: reader.file.range(call.id).start,
        function: reader.function))
  }

  /// A call takes what its group held away: in one function what is surely earlier never matters, else they are
  /// alternatives.
  func settleCartography() {
    let calls = reader.notes(CartographyRecord.self).replacements
    guard calls.count > 1 else { return }
    let groups = Dictionary(grouping: calls.indices) { reader.references.find(calls[$0].group) }
    for indices in groups.values where indices.count > 1 {
      let left = indices.filter { index in
        let isReplaced = indices.contains { later in
          later > index && calls[later].functionSerial == calls[index].functionSerial
            && calls[index].branches.starts(with: calls[later].branches)
        }
        if isReplaced { for draft in calls[index].drafts { reader.drafts[draft].activations = [] } }
        return !isReplaced
      }
      guard left.count > 1 else { continue }
      for (position, index) in left.enumerated() {
        let branch = Branch(
          site: BranchSite(byte: calls[left[0]].start), alternative: position,
          name: "constrain in \(calls[index].function)")
        for draft in calls[index].drafts {
          reader.drafts[draft].activations = reader.drafts[draft].activations.map { $0 + [branch] }
        }
      }
    }
  }

  // MARK: Members

  /// A member of a proxy; `nil` for any other.
  func cartographyMember(_ member: MemberAccess) -> Value? {
    guard case .proxy(let item)? = member.base.cartography else {
      return controllerGuide(member)
    }
    if let parts = cartographyCompounds[member.name] {
      let properties = parts.compactMap(WrittenAttribute.init(name:)).map {
        CartographyExpression.Property(item: item, attribute: $0)
      }
      return .cartography(.expression(CartographyExpression(properties)))
    }
    switch member.name {
    case "superview":
      return .cartography(.proxy(CartographyItem(reference: reader.superview(of: item.reference))))
    case "owningView":
      return .cartography(.proxy(CartographyItem(reference: reader.superview(of: item.reference))))
    case "safeAreaLayoutGuide", "safeArea", "layoutMarginsGuide", "readableContentGuide":
      let name = member.name == "safeArea" ? "safeAreaLayoutGuide" : member.name
      let guide = reader.references.intern(.member(of: item.reference, name: name))
      return .cartography(.proxy(CartographyItem(reference: guide, place: item.place)))
    default:
      guard let attribute = WrittenAttribute(name: member.name) else { return nil }
      let property = CartographyExpression.Property(item: item, attribute: attribute)
      return .cartography(.expression(CartographyExpression([property])))
    }
  }

  /// `car_topLayoutGuide` of a controller.
  private func controllerGuide(_ member: MemberAccess) -> Value? {
    guard case .reference(let controller) = member.base, member.name.utf8.starts(with: "car_".utf8),
      reader.imports(CartographyRecord.library)
    else { return nil }
    let name = String(member.name.dropFirst(4))
    guard ["topLayoutGuide", "bottomLayoutGuide"].contains(name) else { return nil }
    return .reference(reader.references.intern(.member(of: controller, name: name)))
  }
}
