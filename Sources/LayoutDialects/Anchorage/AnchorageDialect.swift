import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let anchorage = DialectName(rawValue: "anchorage")
}

extension Dialect {
  /// Anchorage: operators between anchors. Source: Anchorage 4.5.0, and 4.4.0 for `==` without its kin `/==/`.
  ///
  /// Its operators are Swift's own, so they mean constraints only in files that import it, between anchors.
  static let anchorage = Dialect(
    makes: [(.anchorage, .activeCall)],
    library: LayoutLibrary(
      AnchorageRecord.library, blocks: ["batch"], gatherers: ["batch": true],
      operators: ["==", "<=", ">=", "/==/", "/<=/", "/>=/", "~", "+", "-", "*", "/"],
      takesAnyNumber: true
    ) { file, token in
      let text = file.source.text(file.source.tokens[token])
      return anchorageWords.contains(text)
        || ["==", "<=", ">=", "+", "-", "*", "/"].contains(text) && file.hasAnchor(beside: token)
    },
    needsImport: true,
    words: DialectWords(building: AnchorageGroup.names),
    readFunction: { reader, call in
      guard call.name == "batch", reader.locals[call.name] == nil else { return nil }
      return reader.anchorageBatch(call.id, call.arguments)
    },
    readMethod: { reader, call in
      guard call.name == "batch", case .type(AnchorageRecord.library) = call.receiver else {
        return nil
      }
      return reader.anchorageBatch(call.id, call.arguments)
    },
    readInitializer: { $0.anchorageInitializer($1) },
    readMember: { $0.anchorageMember($1) },
    readOperation: { reader, operation in
      guard operation.symbol == "~", reader.importsAnchorage else { return nil }
      return reader.prioritized(operation)
    },
    readCombination: { $0.anchorageCombination($1) },
    noteStored: { reader, name, value, _ in
      guard case .made(let group, let drafts)? = value.anchorage else { return }
      reader.hold(group, drafts, by: name)
    },
    noteHandedOn: { reader, value, _, range in
      guard let value = value.anchorage else { return }
      if let view = value.view { reader.record(.unreadConstraints, on: view, at: range) }
      if case .made(_, let drafts) = value {
        for draft in drafts { reader.escape(.constraint(draft)) }
      }
    },
    numbers: DialectNumbers(words: [
      NumberWord([AnchorageRecord.library]) { reader, token in
        if reader.tokens[max(0, token - 1)].kind == .importKeyword { reader.readAnchorage() }
      }
    ]))
}

extension AnchorageRecord {
  /// The module, and what `Anchorage.batch` names.
  static let library = "Anchorage"
}

extension TypeReader {
  var importsAnchorage: Bool { imports(AnchorageRecord.library) }

  /// `card.edgeAnchors`, `card.edgeAnchors.horizontalAnchors`, `made.top`; `nil` for any other member.
  fileprivate func anchorageMember(_ member: MemberAccess) -> Value? {
    switch member.base {
    case .reference(let view):
      guard let group = AnchorageGroup(named: member.name), importsAnchorage else { return nil }
      if isController(view) { return .unknown(.unread(shortened(member.id))) }
      let ends = group.attributes.map { AnchorageSide.End(item: view, attribute: $0) }
      return .anchorage(
        .group(AnchorageSide(group: group, ends: ends, range: file.range(member.id))))
    case .dialect(let value):
      switch value as? AnchorageValue {
      case .group(let side): return part(member.name, of: side, at: file.range(member.id))
      case .made(let group, let drafts):
        guard let (places, isList) = group.members(named: member.name) else { return nil }
        let made = places.map { Value.constraint(drafts.lowerBound + $0) }
        return isList ? .list(made, isComplete: true) : made.first
      case .expression, nil: return nil
      }
    default: return nil
    }
  }

  /// `found.heightAnchor /==/ 44` of a view that is not known; `nil` for anything else.
  func nameless(_ operation: Combination) -> Value? {
    guard case .member(_, let token) = file[operation.left].kind, importsAnchorage,
      ["==", "/==/", "<=", "/<=/", ">=", "/>=/"].contains(operation.symbol)
    else { return nil }
    let name = file.name(token)
    guard name.hasSuffix("Anchor") || AnchorageGroup(named: name) != nil else { return nil }
    return leaveUnread(operation.id, because: "the constrained view is not known")
  }

  /// The groups of a controller end at its guides for bars, and are deprecated.
  private func isController(_ view: Reference) -> Bool {
    guard let type = declaredType(of: view) else { return false }
    return project.frameworkClass(of: type)?.role == .controller
  }

  /// `edgeAnchors.horizontalAnchors`, `horizontalAnchors.first`.
  private func part(_ name: String, of side: AnchorageSide, at range: SourceRange) -> Value? {
    if side.group == .edges {
      let group = AnchorageGroup(named: name)
      guard group == .horizontal || group == .vertical else { return nil }
      let ends = group == .horizontal ? side.ends[..<2] : side.ends[2...]
      return .anchorage(.group(AnchorageSide(group: group, ends: Array(ends), range: range)))
    }
    guard side.ends.count == 2, name == "first" || name == "second" else { return nil }
    let end = side.ends[name == "first" ? 0 : 1]
    return .anchor(end.item, end.attribute, range)
  }

  /// `EdgeInsets(top: 8, …)`, as the library calls UIKit's, and `AnchorPair(first: a.topAnchor, second: b.bottomAnchor)`.
  fileprivate func anchorageInitializer(_ call: InitializerCall) -> Value? {
    switch call.type {
    case "EdgeInsets" where importsAnchorage:
      return geometry("UIEdgeInsets", call.id, call.arguments, call.values).map(Value.geometry)
    case "AnchorPair" where importsAnchorage: return anchoragePair(call)
    default: return nil
    }
  }

  private func anchoragePair(_ call: InitializerCall) -> Value? {
    var ends: [AnchorageSide.End] = []
    for value in call.values {
      guard case .anchor(let item, let attribute, _) = value else { return nil }
      ends.append(AnchorageSide.End(item: item, attribute: attribute))
    }
    guard ends.count == 2, let group = AnchorageGroup(ends.map(\.attribute)) else { return nil }
    return .anchorage(.group(AnchorageSide(group: group, ends: ends, range: file.range(call.id))))
  }

  /// A name keeps the constraints of a group: other functions change them by its members.
  fileprivate func hold(_ group: AnchorageGroup, _ drafts: Range<Int>, by name: Reference) {
    for member in group.memberNames {
      guard let (places, _) = group.members(named: member) else { continue }
      let holder = references.intern(.member(of: name, name: member))
      for place in places {
        self.drafts[drafts.lowerBound + place].holders.append(holder)
        self.drafts[drafts.lowerBound + place].escapes = true
      }
    }
  }

  // MARK: Batches

  /// `batch { … }` and `batch(active: false) { … }`: the constraints that the closure makes.
  /// Source: Anchorage 4.5.0, `batch(active:closure:)`.
  fileprivate func anchorageBatch(_ id: ExpressionID, _ arguments: ListSlice) -> Value? {
    let list = Array(file.arguments(arguments))
    guard importsAnchorage, let last = list.last, list.count <= 2 else { return nil }
    if list.count == 2, file.label(list[0]) != "active" { return nil }
    guard case .closure(let closure) = evaluate(last.value) else { return nil }
    visit(id)
    let activity = list.count == 2 ? evaluate(list[0].value) : .boolean(true)
    let record = notes(AnchorageRecord.self)
    record.batches.append(AnchorageRecord.Batch(depth: branches.count))
    _ = run(closure, with: [])
    let batch = record.batches.removeLast()
    for made in batch.made {
      let constraint = Value.constraint(made.draft)
      onPath(made.branches) { reader in
        switch activity {
        case .boolean(false):
          reader.drafts[made.draft].alternative += made.branches.dropFirst(batch.depth)
        default: reader.setActive(constraint, activity, list[0].value)
        }
      }
      // What keeps its list needs the batch.
      if case .boolean(true) = activity, statement == file.range(id) {
        drafts[made.draft].origin.isSurelyActive = true
      }
    }
    return .list(batch.made.map { .constraint($0.draft) }, isComplete: true)
  }

  /// Constraints that an operator makes are active at once, or when the batch around it ends.
  func makeInBatch(_ constraints: [LibraryConstraint], by id: ExpressionID) -> Value? {
    let record = notes(AnchorageRecord.self)
    guard let batch = record.batches.indices.last else {
      return make(constraints, .anchorage, by: id)
    }
    let first = drafts.count
    let value = make(constraints, .anchorage, by: id, isActive: nil)
    record.batches[batch].made += (first..<drafts.count).map { ($0, branches) }
    return value
  }
}

/// Words that are Anchorage's own.
private let anchorageWords = Set(
  AnchorageGroup.names + [
    "batch", "/==/", "/<=/", "/>=/", "~", "Anchorage", "AnchorPair",
    "EdgeAnchors", "ConstraintGroup", "ConstraintPair", "LayoutExpression", "LayoutPriority",
    "EdgeInsets", "Priority",
  ])

extension SyntaxFile {
  /// Whether an anchor is named on one side of an operator.
  fileprivate func hasAnchor(beside token: Int) -> Bool {
    let tokens = source.tokens
    if token > 0, anchorAttribute(name(Int32(token - 1))) != nil { return true }
    var index = token + 1
    while index + 1 < tokens.count, tokens[index + 1].kind == .period { index += 2 }
    return index < tokens.count && anchorAttribute(name(Int32(index))) != nil
  }
}

extension AnchorageGroup {
  /// How the constraints of a pair with such anchors are made.
  /// Source: Anchorage 4.5.0, `AnchorPair.constraints(forAnchors:…)`.
  fileprivate init?(_ attributes: [Attribute]) {
    switch (attributes[0].isSize, attributes[1].isSize, attributes[0].axis, attributes[1].axis) {
    case (true, true, _, _): self = .size
    case (false, false, .horizontal, .horizontal): self = .horizontal
    case (false, false, .vertical, .vertical): self = .vertical
    case (false, false, .horizontal, .vertical): self = .center
    default: return nil
    }
  }
}
