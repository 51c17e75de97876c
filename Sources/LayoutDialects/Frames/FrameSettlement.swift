import LayoutModel
import SourceText

/// Which of the frames that code assigns are in force, when all code of a type has been read, and what they say.
///
/// Assigning a frame takes earlier ones away: in one run of a function the last one counts, and what runs at each
/// layout counts more than what runs once.
struct FrameSettlement {
  let reader: TypeReader
  private let timing: FrameTiming
  /// The assignments to each view, in the order in which the code was read.
  private var byView: [Reference: [Int]] = [:]
  /// All of them, without what a function gives by itself that was also run for each of its calls.
  private var inForce: Set<Int> = []
  /// Views that constraints place.
  private let constrained: Set<Reference>
  /// What was assigned to each part, in the coordinates of the scope.
  private var known: [Int: [Attribute: Result<Measure, FrameDoubt>]] = [:]
  /// How many clamps got a priority of their own.
  private var clamps = 0

  /// Gives a reader a constraint for each quantity that an assigned frame fixes.
  static func settle(_ reader: TypeReader) {
    guard !reader.frames.assignments.isEmpty else { return }
    var settlement = FrameSettlement(reader)
    for index in settlement.inForce.sorted() { settlement.settle(index) }
  }

  private init(_ reader: TypeReader) {
    self.reader = reader
    timing = FrameTiming(reader)
    var constrained: Set<Reference> = []
    for draft in reader.drafts {
      constrained.insert(reader.references.find(draft.first.0))
      if let second = draft.second { constrained.insert(reader.references.find(second.0)) }
    }
    self.constrained = constrained
    let replaced = reader.helpers.ownFunctions.keys.map { place in
      (
        file: place.file,
        range: reader.files[place.file].range(reader.files[place.file][place.id].span)
      )
    }
    for (index, assignment) in reader.frames.assignments.enumerated() {
      let isReplaced = replaced.contains { function in
        function.file == assignment.file && function.range.start <= assignment.range.start
          && assignment.range.end <= function.range.end
      }
      guard !isReplaced else { continue }
      inForce.insert(index)
      byView[reader.references.find(assignment.view), default: []].append(index)
    }
  }

  private func find(_ reference: Reference) -> Reference { reader.references.find(reference) }

  private func assignment(_ index: Int) -> FrameAssignment { reader.frames.assignments[index] }

  /// The other assignments of a quantity of the same view.
  private func others(_ index: Int, _ attribute: Attribute) -> [Int] {
    (byView[find(assignment(index).view)] ?? []).filter {
      $0 != index && assignment($0).parts[attribute] != nil
    }
  }

  // MARK: What is in force

  private mutating func settle(_ index: Int) {
    let assignment = assignment(index)
    let turns = reader.countsUpwards(in: find(assignment.owner), file: assignment.file)
    var doubts: [String] = []
    for attribute in [Attribute.left, .top, .width, .height] {
      guard let part = assignment.parts[attribute] else { continue }
      known[index, default: [:]][attribute] = resolvedValue(index, attribute, part)
      let paths = paths(of: index, attribute)
      switch equations(index, attribute) {
      case .success(let equations):
        for equation in equations {
          append(turns ? equation.turnedOver : equation, index, part, paths)
        }
      case .failure(let doubt):
        // What was assigned does not matter where another assignment always takes its place.
        if !paths.isOverwritten, !doubts.contains(doubt.reason) { doubts.append(doubt.reason) }
      }
    }
    if !doubts.isEmpty {
      reader.unresolved.append(
        UnresolvedCall(
          file: assignment.file, range: assignment.range, function: assignment.function,
          reason: doubts.joined(separator: "; "), isFrame: true))
    }
  }

  /// What must be chosen for the assignment to be what counts in the end.
  private func paths(of index: Int, _ attribute: Attribute) -> Paths {
    let own = assignment(index)
    var paths = Paths(branches: own.branches, isStored: false)
    for other in others(index, attribute) {
      switch timing.order(own, index, self.assignment(other), other) {
      case .before:
        // The other one is made whenever this one was.
        if own.branches.starts(with: self.assignment(other).branches) { paths.isOverwritten = true }
        guard let branch = firstDifference(self.assignment(other).branches, own.branches) else {
          continue
        }
        if paths.branches.contains(where: { $0.site == branch.site }) { continue }
        paths.branches.append(branch.opposite)
      case .after: break
      case .overruled: paths.isStored = true
      }
    }
    return paths
  }

  private func firstDifference(_ other: [Branch], _ own: [Branch]) -> Branch? {
    for (index, branch) in other.enumerated() where index >= own.count || own[index] != branch {
      // Two alternatives of one statement exclude each other.
      if own.contains(where: { $0.site == branch.site }) { return nil }
      return branch
    }
    return nil
  }

  // MARK: What it says

  /// The equations of one part, whose value is known by now.
  private func equations(
    _ index: Int, _ attribute: Attribute
  ) -> Result<[FrameEquation], FrameDoubt> {
    let view = find(assignment(index).view)
    if !attribute.isSize, reader.isSelf(view) || reader.isRootView(view) {
      return .failure(
        FrameDoubt(
          "the position of '\(reader.references.name(view))' depends on the code that adds or presents it"
        ))
    }
    return value(index, attribute).flatMap { measure in
      if let part = measure.earlierPart { return .failure(isFromBefore(part)) }
      return FrameEquation.equations(view, attribute, measure)
    }
  }

  /// What was assigned to a part, in the coordinates of the scope. Assignments are settled in order, and each is
  /// computed from earlier ones.
  private func value(_ index: Int, _ attribute: Attribute) -> Result<Measure, FrameDoubt> {
    known[index]?[attribute] ?? .failure(FrameDoubt("the assigned value depends on itself"))
  }

  private func resolvedValue(
    _ index: Int, _ attribute: Attribute, _ part: FrameAssignment.Part
  ) -> Result<Measure, FrameDoubt> {
    var doubt: FrameDoubt?
    var result = part.measure.mapped { length in
      switch resolved(length, at: index) {
      case .success(let measure): return measure
      case .failure(let reason):
        doubt = doubt ?? reason
        return .unclear(reason.reason)
      }
    }
    if !attribute.isSize {
      // The edge of the superview from which the view's place is measured.
      let owner = find(assignment(index).owner)
      result =
        result + .linear(Length(.part(FramePart(item: owner, attribute: attribute, state: nil))))
    }
    if case .unclear(let reason) = result { doubt = doubt ?? FrameDoubt(reason) }
    return doubt.map(Result.failure) ?? .success(result)
  }

  /// The length with each part that it reads as the part that counts in the end, or as what was assigned to it.
  private func resolved(_ length: Length, at index: Int) -> Result<Measure, FrameDoubt> {
    var sum = Measure.constant(length.constant)
    for (quantity, factor) in length.sortedTerms {
      switch quantity {
      case .number: sum = sum + .linear(Length(quantity, factor: factor))
      case .part(let part):
        switch resolved(part, at: index) {
        case .success(let measure): sum = sum + measure * factor
        case .failure(let doubt): return .failure(doubt)
        }
      }
    }
    return .success(sum)
  }

  private func isFromBefore(_ part: FramePart) -> FrameDoubt {
    let name = "\(reader.references.name(part.item)).\(part.attribute.rawValue)"
    return FrameDoubt("'\(name)' is computed from its previous value")
  }

  private func resolved(_ part: FramePart, at index: Int) -> Result<Measure, FrameDoubt> {
    let item = find(part.item)
    let final = FramePart(item: item, attribute: part.attribute, state: nil)
    guard let state = part.state else { return .success(.linear(Length(.part(final)))) }
    let reading = assignment(index)
    let name = "\(reader.references.name(item)).\(part.attribute.rawValue)"
    let writes = (byView[item] ?? []).filter { assignment($0).parts[part.attribute] != nil }
    let before = writes.last { $0 <= state && assignment($0).run == reading.run }
    let isChangedLater = writes.contains { write in
      assignment(write).run == reading.run
        ? write > state
        : timing.order(reading, index, assignment(write), write) == .before
    }
    if isChangedLater {
      // What was read is not what counts in the end.
      guard let before else {
        // What the view itself was before may cancel out: another size leaves its centre where it is.
        if item == find(reading.view) {
          let part = FramePart(item: item, attribute: part.attribute, state: -1)
          return .success(.linear(Length(.part(part))))
        }
        return .failure(FrameDoubt("'\(name)' is assigned after it is read"))
      }
      guard reading.branches.starts(with: assignment(before).branches) else {
        return .failure(FrameDoubt("'\(name)' is assigned on several code paths"))
      }
      return value(before, part.attribute)
    }
    let isAssigned =
      before != nil
      || writes.contains { timing.surelyPrecedes(assignment($0), $0, reading, index) }
    // What a view's own size is does not matter, as long as nothing changes it.
    if isAssigned || writes.isEmpty && item == find(reading.view) {
      return .success(.linear(Length(.part(final))))
    }
    guard writes.isEmpty else {
      return .failure(
        FrameDoubt("it is not known whether '\(name)' is assigned before it is read here"))
    }
    return given(final, name, at: index)
  }

  /// What no code here assigns: it is given from outside, by constraints, or not at all.
  private func given(
    _ part: FramePart, _ name: String, at index: Int
  ) -> Result<Measure, FrameDoubt> {
    let (item, attribute) = (part.item, part.attribute)
    let part = Measure.linear(Length(.part(part)))
    if reader.isSelf(item) || reader.isRootView(item)
      || reader.references.name(item) == "contentView"
    {
      return .success(part)
    }
    let events = reader.events.filter { find($0.view) == item }
    let isCreated = events.contains { if case .created = $0.event { true } else { false } }
    if constrained.contains(item) {
      guard timing.rank(assignment(index).run) == .layout else {
        return .failure(
          FrameDoubt(
            "'\(name)' may be read before the first layout pass, "
              + "when constraints have not set it yet"))
      }
      return .success(part)
    }
    if isCreated {
      return .failure(
        FrameDoubt("'\(name)' is used, but no code that was read assigns a value to it"))
    }
    let holdsViews = reader.events.contains { event in
      if case .addedTo(let owner) = event.event { find(owner) == item } else { false }
    }
    if holdsViews { return .success(part) }
    // A view from elsewhere: its frame is numbers that only the running app knows.
    return .success(.linear(unknownLength(of: item, attribute)))
  }

  /// A part of a frame that is known at run time only, in the coordinates of the scope.
  private func unknownLength(of item: Reference, _ attribute: Attribute) -> Length {
    let member =
      switch attribute {
      case .left: "minX"
      case .top: "minY"
      default: attribute.rawValue
      }
    let number = Length(.number("\(reader.references.name(item)).frame.\(member)"))
    guard !attribute.isSize, let owner = superview(of: item) else { return number }
    return number + Length(.part(FramePart(item: owner, attribute: attribute, state: nil)))
  }

  private func superview(of item: Reference) -> Reference? {
    for event in reader.events {
      if case .addedTo(let owner) = event.event, find(event.view) == item { return find(owner) }
    }
    return reader.references.all.first { reference in
      guard let member = reader.references.member(reference) else { return false }
      return member.name == "superview" && find(member.base) == item
    }.map(find)
  }

  // MARK: Constraints

  private mutating func append(
    _ equation: FrameEquation, _ index: Int, _ part: FrameAssignment.Part, _ paths: Paths
  ) {
    let assignment = assignment(index)
    var origin = ConstraintOrigin(
      file: assignment.file, dialect: .frame, range: assignment.range, first: assignment.range,
      function: assignment.function)
    origin.via = assignment.via
    origin.isComputedOnce = timing.rank(assignment.run) == .setUp
    let constant = equation.constant(part.number)
    origin.constant = ConstraintOrigin.Argument(
      value: part.range ?? assignment.range, removable: nil, number: constant, role: .required)
    if let level = equation.level {
      if equation.isFirstOfClamp { clamps += 1 }
      let priority = max(FrameEquation.highestOptional - Double(2 * clamps + level), 1)
      origin.priority = Number(value: priority, isLiteral: true, text: "")
    }
    var draft = Draft(
      first: equation.first, relation: equation.relation,
      second: equation.second.map { ($0.0, $0.1) },
      multiplier: .implicit(equation.second?.2 ?? 1), constant: constant, origin: origin)
    draft.terms = equation.terms
    if paths.isOverwritten || isConstrained(find(assignment.view)) {
      // It does not last.
    } else if paths.isStored {
      draft.escapes = true
    } else {
      draft.activations = [paths.branches]
    }
    reader.drafts.append(draft)
  }

  /// Whether constraints or a stack view place the view, so that the next layout pass sets its frame.
  private func isConstrained(_ view: Reference) -> Bool {
    reader.events.contains { event in
      guard find(event.view) == view else { return false }
      switch event.event {
      case .optedOut, .library: return constrained.contains(view)
      case .arranged: return true
      default: return false
      }
    }
  }
}

/// What must be chosen for an assignment to count.
private struct Paths {
  var branches: [Branch]
  /// Whether something that runs at another time may take its place.
  var isStored: Bool
  /// Whether another one always takes its place.
  var isOverwritten = false
}

/// Why an assigned frame is no equation.
struct FrameDoubt: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

extension Branch {
  /// That the alternative is not taken.
  fileprivate var opposite: Branch {
    switch (alternative, name.hasPrefix("else of ")) {
    case (0, _) where name.hasPrefix("if "):
      Branch(site: site, alternative: 1, name: "else of " + name)
    case (1, true): Branch(site: site, alternative: 0, name: String(name.dropFirst(8)))
    default: Branch(site: site, alternative: -1 - alternative, name: "not " + name)
    }
  }
}

extension Length {
  /// In a fixed order.
  var sortedTerms: [(Quantity, Double)] {
    terms.sorted { $0.key.order < $1.key.order }.map { ($0.key, $0.value) }
  }
}

extension Length.Quantity {
  fileprivate var order: (Int, Int, String) {
    switch self {
    case .part(let part): (part.item.index, part.state ?? -2, part.attribute.rawValue)
    case .number(let text): (.max, 0, text)
    }
  }
}
