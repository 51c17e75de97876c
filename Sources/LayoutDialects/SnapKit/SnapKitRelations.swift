import LayoutModel
import LightSyntax
import SourceText

/// How a method of `make.left` relates the attributes to its argument.
struct SnapKitRelation {
  var relation: Relation
  /// Whether the target is the superview, or is found from it by a closure.
  var isToSuperview: Bool

  static let methods: [String: Relation] = [
    "equalTo": .equal, "equalToSuperview": .equal,
    "lessThanOrEqualTo": .lessOrEqual, "lessThanOrEqualToSuperview": .lessOrEqual,
    "greaterThanOrEqualTo": .greaterOrEqual, "greaterThanOrEqualToSuperview": .greaterOrEqual,
  ]

  init?(_ name: String) {
    guard let relation = Self.methods[name] else { return nil }
    self.relation = relation
    isToSuperview = name.hasSuffix("Superview")
  }
}

extension SnapKitReader {
  /// `make.left.equalTo(view)`.
  func relate(
    _ id: ExpressionID, _ attributes: SnapKitAttributes, _ relation: SnapKitRelation, _ call: Int,
    _ arguments: ListSlice
  ) -> Value {
    reader.visit(id)
    do throws(Refusal) {
      guard case .known(let item) = snapKit.calls[call].item else {
        for value in reader.evaluateArguments(arguments) { reader.escape(value) }
        throw Refusal(unknownItemReason(snapKit.calls[call].item))
      }
      let (targets, expression) = try targets(of: item, relation, id, arguments)
      var made: [Draft] = []
      for (alternative, target) in targets {
        try check(target, for: attributes, expression)
        for attribute in attributes.members {
          var draft = try draft(
            item, attribute, attributes, relation.relation, target, expression, at: id)
          draft.alternative = alternative
          if let value = draft.origin.constant?.value,
            made.contains(where: { $0.origin.constant?.value == value })
          {
            draft.origin.constant?.role = .repeated
          }
          made.append(draft)
        }
      }
      reader.drafts += made
      return add(reader.drafts.count - made.count, call, at: id)
    } catch {
      return refuseSnapKit(id, call, error)
    }
  }

  private func check(
    _ target: SnapKitTarget, for attributes: SnapKitAttributes, _ expression: ExpressionID
  ) throws(Refusal) {
    guard case .item(let other, let others) = target, !attributes.canMatch(others) else { return }
    snapKit.mistakes.append(
      SnapKitMistake(
        kind: .unequalGroups(attributes: text(of: attributes), target: text(of: others)),
        item: reader.references.name(other), file: reader.fileIndex,
        range: reader.file.range(expression)))
    throw Refusal(
      "SnapKit crashes the app here: the target has several attributes, which differ from the constrained ones"
    )
  }

  private func unknownItemReason(_ item: SnapKitItem) -> String {
    switch item {
    case .known: ""
    case .unknown(let reason): "the constrained view is not known: \(reason)"
    }
  }

  private func text(of attributes: SnapKitAttributes) -> String {
    attributes.members.map { $0.attribute.rawValue + ($0.isMargin ? " margin" : "") }
      .joined(separator: ", ", last: " and ")
  }

  private func add(_ firstDraft: Int, _ call: Int, at id: ExpressionID) -> Value {
    let chain = SnapKitChain(
      call: call, file: reader.fileIndex, range: statementRange(of: id),
      drafts: firstDraft..<reader.drafts.count, branches: reader.branches)
    for draft in chain.drafts {
      if snapKit.calls[call].action == .prepare {
        reader.drafts[draft].escapes = true
      } else {
        reader.drafts[draft].activations.append(reader.branches)
        // What updates or replaces constraints may be called again and again.
        if snapKit.calls[call].action == .make {
          reader.drafts[draft].origin.making = reader.nextMoment()
        }
      }
    }
    snapKit.chains.append(chain)
    return .snapKit(.made(chain: snapKit.chains.count - 1))
  }

  /// The constraint for one attribute.
  /// Source: SnapKit 5.7.1, `Constraint.init`.
  private func draft(
    _ item: Reference, _ attribute: WrittenAttribute, _ attributes: SnapKitAttributes,
    _ relation: Relation, _ target: SnapKitTarget, _ expression: ExpressionID, at id: ExpressionID
  ) throws(Refusal) -> Draft {
    guard let first = reader.end(item, attribute) else { throw .marginsOfGuide }
    var second: (Reference, Attribute)?
    var origin = ConstraintOrigin(
      file: reader.fileIndex, dialect: .snapKit, range: statementRange(of: id),
      first: reader.file.range(id),
      function: reader.function)
    switch target {
    case .item(let other, let others):
      second = reader.end(other, attributes.counterpart(of: attribute, in: others))
      if second == nil { throw .marginsOfGuide }
      origin.second = reader.file.range(expression)
    case .constant(let constant):
      var counterpart = attribute
      // In UIKit a place of a centre counts from the superview's corner.
      if isUIKitFile, attribute == WrittenAttribute(.centerX) { counterpart.attribute = .left }
      if isUIKitFile, attribute == WrittenAttribute(.centerY) { counterpart.attribute = .top }
      if !counterpart.attribute.isSize {
        second = reader.end(reader.superview(of: item), counterpart)
      }
      origin.constant = constant.argument(
        for: counterpart.attribute, at: reader.file.range(expression))
    }
    return Draft(
      first: first, relation: relation, second: second, multiplier: .implicit(1),
      constant: origin.constant?.number ?? .implicit(0), origin: origin)
  }
}

// MARK: - Targets

/// What the attributes are related to.
private enum SnapKitTarget {
  /// A view or guide, perhaps with attributes of it.
  case item(Reference, SnapKitAttributes)
  case constant(SnapKitConstant)
}

extension SnapKitReader {
  /// The target, or each of a choice with what must be chosen for it.
  private func targets(
    of item: Reference, _ relation: SnapKitRelation, _ id: ExpressionID, _ arguments: ListSlice
  ) throws(Refusal) -> ([([Branch], SnapKitTarget)], ExpressionID) {
    let list = reader.file.arguments(arguments)
    guard let argument = list.first(where: { $0.label < 0 }) else {
      guard relation.isToSuperview else { throw Refusal("the call has no target") }
      return ([([], .item(reader.superview(of: item), .none))], id)
    }
    var value = reader.evaluate(argument.value)
    if relation.isToSuperview, case .closure(let closure) = value {
      value = reader.run(closure, with: [.reference(reader.superview(of: item))])
    }
    var targets: [([Branch], SnapKitTarget)] = []
    for option in value.options {
      targets.append((option.branches, try target(option.value, argument.value)))
    }
    return (targets, argument.value)
  }

  private func target(
    _ value: Value, _ expression: ExpressionID
  ) throws(Refusal) -> SnapKitTarget {
    switch value {
    case .dialect(let value):
      switch value as? SnapKitValue {
      case .item(.known(let other), let attributes): return .item(other, attributes)
      case .handle(.known(let other)): return .item(other, .none)
      case .item(.unknown(let reason), _), .handle(.unknown(let reason)):
        throw Refusal("the target is not known: \(reason)")
      case .maker, .attributes, .made, nil:
        throw Refusal(
          "the target is not known: '\(reader.shortened(expression))' could not be resolved")
      }
    case .number:
      return .constant(.plain(part(value, expression)))
    case .geometry(let geometry):
      return .constant(.geometry(reader.spelled(geometry, expression)))
    case .reference(let reference):
      switch reader.kind(of: reference) {
      case .view: return .item(reference, .none)
      case .number: return .constant(.plain(part(value, expression)))
      case .geometry(let kind):
        return .constant(.geometry(Geometry(kind, text: reader.shortened(expression))))
      case .unknown:
        throw Refusal(
          "the target is not known: '\(reader.shortened(expression))' may be a view or a number")
      }
    case .unknown(let doubt): throw Refusal("the target is not known: \(doubt.reason)")
    case .choice(let choice):
      throw Refusal("the target is not known: \(Doubt.choice(choice.text).reason)")
    case .type(let name):
      // A type is no target: the name is that of a constant in capitals.
      return try target(.reference(reader.references.intern(.global(name: name))), expression)
    case .created, .anchor, .strangeAnchor, .distance, .constraint, .list, .boolean, .symbol,
      .closure, .nothing, .string, .dictionary, .tuple, .keyPath:
      throw Refusal(
        "the target is not known: '\(reader.shortened(expression))' could not be resolved")
    }
  }

  /// The number that an argument gives, or the name of one.
  private func part(_ value: Value, _ expression: ExpressionID) -> Geometry.Part {
    Geometry.Part(number: reader.number(value, expression), range: reader.file.range(expression))
  }
}
