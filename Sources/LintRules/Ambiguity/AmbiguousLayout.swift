import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// Nothing determines the position or the size of a view on an axis.
  ///
  /// - Why: the system chooses a frame without a message, often with a size of 0, and may choose another one the next
  ///   time.
  /// - Fix (display-only): the shortest completion.
  /// - Silent: when code that was not read could position the view; see ``Doubt``. Also if only content sizes of equal
  ///   priority compete, which is `equal-hugging`; and if only the position is missing and nothing shows that 0 is
  ///   wrong, which is `missing-position`.
  package static let ambiguousLayout = Rule(
    "ambiguous-layout", needsWholeCode: true,
    check: .solution { solution, context in
      solution.openFreedoms(context).filter { solution.isProblem($0, context) }
        .compactMap { freedoms -> Consequence<Openness>? in
          guard let item = freedoms.first?.item else { return nil }
          let isFramed = solution.isFramedInPart(item)
          var told = PlacedDiagnostic.ambiguous(
            freedoms, context, isFramed: isFramed,
            isWithoutFrame: !isFramed && freedoms.count == 2 && solution.isWithoutFrame(item))
          if let reason = solution.reasonForInfo(about: freedoms, context) {
            told?.diagnostic.message += " (\(reason))"
            told?.isMinor = true
          }
          let cause = Openness(item, freedoms, context)
          return told.map { Consequence(cause: cause, placed: $0) }
        }
        .joined(note: "the same applies to the view created here", in: context.files)
    }
  )
}

extension ScopeSolution {
  /// Why nobody misses what is open of a view, in words.
  fileprivate func reasonForInfo(about freedoms: [Freedom], _ context: LayoutContext) -> String? {
    guard let item = freedoms.first?.item else { return nil }
    if let content = missingContent(of: item) {
      return "no code gives it any \(content), so it shows nothing"
    }
    if areUnshown(freedoms) { return "no code was found that makes the view visible" }
    let areSizes = freedoms.allSatisfy { $0.missing == .size }
    if areSizes, freedoms.count == 2, isPointForLayers(item) {
      return "its layer's sublayers are drawn anyway"
    }
    if areSizes, freedoms.allSatisfy({ isLeastSize($0, context.bounds(of: $0)) }) {
      return "the system usually chooses the smallest size that fits"
    }
    let bounds = freedoms.flatMap { context.bounds(of: $0) }
    if freedoms.allSatisfy({ $0.missing == .position && $0.isLimited(context.bounds(of: $0)) }) {
      return "the system usually chooses a position at one of the limits"
    }
    if bounds.isEmpty, looksRight(freedoms) {
      let edges = freedoms.map { $0.axis == .vertical ? "top" : "left edge" }
      return
        "a position of 0, at the \(edges.joined(separator: " and the ")) of its superview, may be intended"
    }
    return nil
  }

  /// Whether the freedom is one of a scroll view's content.
  ///
  /// Content moves along with its scroll view, and may be as wide as that: then it is the scroll view that is free.
  func concernsContent(_ freedom: Freedom) -> Bool {
    if scrollView(ofContent: freedom.item) != nil { return true }
    return freedom.dependents.contains { anchor in
      guard let scroll = scrollView(ofContent: anchor.item) else { return false }
      return anchor.attribute.isSize && scroll != freedom.item
    }
  }
}

extension PlacedDiagnostic {
  /// - Parameters:
  ///   - freedoms: those of one item, one for each axis.
  ///   - isWithoutFrame: whether its mask keeps the frame of zero that it is made with.
  static func ambiguous(
    _ freedoms: [Freedom], _ context: LayoutContext, isFramed: Bool = false,
    isWithoutFrame: Bool = false
  ) -> Self? {
    guard let item = freedoms.first?.item else { return nil }
    let description = context.scope.descriptions[item.index]
    guard let place = description.telling, !description.isToldElsewhere else { return nil }
    let name = plainName(description.name)
    var subject = context.subject(item)
    subject.quantities = freedoms.flatMap(\.missingQuantities)
    let missing = Freedom.missingWords(of: freedoms, "and")
    let isOne = !missing.contains(" and ")
    let calls = context.callNote(of: description).map { [$0] } ?? []
    if isFramed {
      return PlacedDiagnostic(
        Diagnostic(
          "the code sets only part of the frame of '\(name)', whose \(missing) \(isOne ? "stays" : "stay") 0",
          at: place.range, notes: calls, subject: subject), in: place.file)
    }
    if isWithoutFrame {
      let title =
        "set its frame, or set translatesAutoresizingMaskIntoConstraints to false and add constraints"
      return PlacedDiagnostic(
        Diagnostic(
          "'\(name)' has no frame and no constraints, so it has no size and is not visible; \(title)",
          at: place.range, notes: calls, fixes: [Fix(title, .displayOnly, [])], subject: subject),
        in: place.file)
    }
    let bounds = freedoms.flatMap { context.bounds(of: $0) }
    let title = Freedom.completion(
      of: freedoms.map { (freedom: $0, bounds: context.bounds(of: $0)) })
    return PlacedDiagnostic(
      Diagnostic(
        "'\(name)' has no \(Freedom.missingWords(of: freedoms, "or")): \(consequence(freedoms, bounds, isOne: isOne)); \(title)",
        at: place.range, notes: calls + notes(freedoms, bounds, place.file, context),
        fixes: [Fix(title, .displayOnly, [])], subject: subject), in: place.file)
  }

  /// What is usual only holds where no inequality, and nothing inside the view, stands against it.
  private static func consequence(
    _ freedoms: [Freedom], _ bounds: [Constraint], isOne: Bool
  ) -> String {
    if !bounds.isEmpty { return "only inequalities limit \(isOne ? "it" : "them")" }
    let lacksSize = freedoms.contains { $0.missing == .size || $0.missing == .positionAndSize }
    return "no constraint\(lacksSize ? " or content" : "") determines "
      + (isOne ? "it, so it is usually 0" : "them, so they are usually 0")
  }

  /// The constraints of the item, what limits it, and the views that depend on it.
  private static func notes(
    _ freedoms: [Freedom], _ bounds: [Constraint], _ file: Int, _ context: LayoutContext
  ) -> [Note] {
    func path(_ other: Int) -> String? {
      other == file ? nil : context.files[other].source.file.path
    }
    func note(_ words: String, _ constraint: Constraint) -> Note {
      let written = context.origin(constraint).writtenPlace
      return Note(
        "\(words): \(context.equation(constraint))", at: written.range, in: path(written.file))
    }
    var notes: [Note] = []
    for freedom in freedoms {
      let said = context.scope.constraints.filter { constraint in
        constraint.first.item == freedom.item && constraint.first.attribute.axis == freedom.axis
          && constraint.relation == .equal
      }
      let isAll = said.count == 1 && context.bounds(of: freedom).isEmpty
      let axis = freedom.axis == .horizontal ? "horizontal" : "vertical"
      let words = isAll ? "its only \(axis) constraint" : "\(axis) constraint"
      notes += said.prefix(3).map { note(words, $0) }
    }
    notes += bounds.prefix(4).map { note("limited here", $0) }
    var seen = Set(freedoms.map(\.item))
    for anchor in freedoms.flatMap(\.dependents) where seen.insert(anchor.item).inserted {
      guard context.scope.descriptions.indices.contains(anchor.item.index),
        let place = context.scope.descriptions[anchor.item.index].telling
      else { continue }
      notes.append(
        Note(
          "'\(context.name(anchor.item))' depends on '\(context.name(freedoms[0].item))'",
          at: place.range, in: path(place.file)))
      if seen.count > 8 { break }
    }
    return notes
  }
}

extension ItemDescription {
  /// Where findings about the item are shown: where a helper makes it, or else where the code does.
  var telling: BuiltPlace? {
    making ?? creation.map { BuiltPlace(file: $0.file, range: $0.range) }
  }
}

extension ItemDescription {
  /// Whether a function of another type makes the item and adds it: it is told there, and not at each call.
  var isToldElsewhere: Bool {
    guard isNamedElsewhere, let creation, let addition else { return false }
    return creation.file == addition.file && creation.range == addition.range
  }
}

extension ConstraintOrigin {
  /// The expression that builds the constraint: in a helper, if one does.
  fileprivate var writtenPlace: BuiltPlace { built ?? BuiltPlace(file: file, range: place) }
}

/// Why a view is open, as a mistake that several views may share: those that different branches create.
private enum Openness: Hashable {
  /// Only these inequalities limit it.
  case limited([Limit])
  /// Nothing limits it.
  case unlimited(ItemID)

  struct Limit: Hashable {
    let place: BuiltPlace
    /// Whether the view is the inequality's first item.
    let isFirst: Bool
  }

  init(_ item: ItemID, _ freedoms: [Freedom], _ context: LayoutContext) {
    let limits = freedoms.flatMap { context.bounds(of: $0) }.map {
      Limit(place: context.origin($0).writtenPlace, isFirst: $0.first.item == item)
    }
    self = limits.isEmpty ? .unlimited(item) : .limited(limits)
  }
}

extension LayoutContext {
  /// Says which call of a helper makes an item, where one does.
  func callNote(of description: ItemDescription) -> Note? {
    guard let making = description.making, let call = description.creation,
      making.file != call.file || making.range != call.range
    else { return nil }
    return Note(
      "created by this call", at: call.range,
      in: making.file == call.file ? nil : files[call.file].source.file.path)
  }
}

extension LayoutContext {
  /// The inequalities that hold a free quantity back: of the item, or of what moves along with it.
  func bounds(of freedom: Freedom) -> [Constraint] {
    let items = Set([freedom.item] + freedom.dependents.map(\.item))
    return scope.constraints.filter { constraint in
      constraint.relation != .equal && constraint.first.attribute.axis == freedom.axis
        && (items.contains(constraint.first.item)
          || constraint.second.map { items.contains($0.item) } ?? false)
    }
  }

  /// `title.width == 2 × badge.width + 8`.
  func equation(_ constraint: Constraint) -> String {
    scope.equation(constraint.id, number: format, anchor: describe)
  }
}

extension Freedom {
  /// Whether inequalities limit the position: between what moves and what does not.
  fileprivate func isLimited(_ bounds: [Constraint]) -> Bool {
    let moving = Set([item] + dependents.map(\.item))
    return bounds.contains { bound in
      let isSecondMoving = bound.second.map { moving.contains($0.item) } ?? false
      return !bound.first.attribute.isSize && moving.contains(bound.first.item) != isSecondMoving
    }
  }
}
