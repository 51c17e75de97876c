import LayoutModel
import LightSyntax
import SourceText

/// What code does to constraints that are made: it activates them, and assigns priorities and constants.
extension TypeReader {
  mutating func activate(_ value: Value) {
    switch value {
    case .constraint(let index):
      drafts[index].activations.append(branches)
      let moment = nextMoment()
      drafts[index].origin.activation = drafts[index].origin.activation ?? moment
    case .list(let elements, _): for element in elements { activate(element) }
    case .choice(let choice):
      let outer = branches
      for option in choice.options {
        // A path that contradicts the one to here is not taken.
        guard let joined = Choice.joined(outer, option.branches) else { continue }
        branches = joined
        activate(option.value)
      }
      branches = outer
    case .unknown, .reference, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .closure, .geometry, .snapKit, .nothing, .string, .dictionary:
      break
    }
  }

  /// Takes back the activations on the way to here; what runs later takes back nothing that is seen now.
  mutating func deactivate(_ value: Value) {
    switch value {
    case .constraint(let index):
      drafts[index].escapes = true
      drafts[index].origin.activation = nil
      guard unseenDepth == 0 else { return }
      drafts[index].activations.removeAll { $0.starts(with: branches) }
    case .list(let elements, _): for element in elements { deactivate(element) }
    case .choice(let choice): for option in choice.options { deactivate(option.value) }
    case .unknown, .reference, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .closure, .geometry, .snapKit, .nothing, .string, .dictionary:
      break
    }
  }

  mutating func setActive(_ base: ExpressionID, _ value: Value) {
    let constraint = evaluate(base)
    if case .boolean(true) = value {
    } else if case .reference(let reference) = constraint {
      toggled.insert(reference)
    }
    switch value {
    case .boolean(true): activate(constraint)
    case .boolean(false): deactivate(constraint)
    default:
      // `isActive = isCompact`: on for one of two cases.
      branches.append(
        Branch(site: branchSite(file.start(base)), alternative: 0, name: "isActive = …"))
      activate(constraint)
      branches.removeLast()
    }
  }

  /// What a function assigns on its way counts; a branch makes it one of two, and a later call another time's.
  mutating func setConstant(_ index: Int, _ value: Value, _ id: ExpressionID) {
    drafts[index].origin.isAdjusted = true
    guard unseenDepth == 0 else { return }
    var number = Number(value: nil, isLiteral: false, text: file.text(id))
    if branches.isEmpty, case .number(let known) = value { number = known }
    drafts[index].constant = number
    drafts[index].origin.constant?.number = number
  }

  mutating func setPriority(
    _ base: ExpressionID, _ value: Value, at range: SourceRange
  ) {
    for case .constraint(let index) in evaluate(base).options.map(\.value) {
      let (old, new) = (drafts[index].origin.priority, priority(value))
      if let activation = drafts[index].origin.activation, let before = old.value,
        let after = new.value, (before == 1000) != (after == 1000),
        activation.surelyPrecedes(nextMoment())
      {
        drafts[index].origin.priorityCrossing = range
      }
      drafts[index].origin.priority = new
      drafts[index].origin.priorityAssignment = range
    }
  }

  /// The number that a priority stands for.
  /// Source: Apple, `UILayoutPriority` and `NSLayoutConstraint.Priority`.
  func priority(_ value: Value) -> Number {
    switch value {
    case .number(let number): return number
    case .symbol(let name):
      let value: Double? =
        switch name {
        case "required": 1000
        case "defaultHigh": 750
        case "dragThatCanResizeScene", "dragThatCanResizeWindow": 510
        case "sceneSizeStayPut", "windowSizeStayPut": 500
        case "dragThatCannotResizeScene", "dragThatCannotResizeWindow": 490
        case "defaultLow": 250
        case "fittingSizeLevel", "fittingSizeCompression": 50
        default: project.numbers(of: "UILayoutPriority")[name]
        }
      return Number(value: value, isLiteral: false, text: "." + name)
    case .reference(let reference):
      if let member = references.member(reference),
        ["UILayoutPriority", "NSLayoutConstraint.Priority"].contains(references.name(member.base))
      {
        return priority(.symbol(member.name))
      }
      return Number(value: nil, isLiteral: false, text: references.name(reference))
    default: return Number(value: nil, isLiteral: false, text: "priority")
    }
  }
}
