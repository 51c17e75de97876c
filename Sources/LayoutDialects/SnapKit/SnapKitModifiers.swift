import LayoutModel
import LightSyntax
import SourceText

extension SnapKitReader {
  /// `.offset(8)`, `.multipliedBy(0.5)`, `.priority(.high)` …: each writes one field, and the last call wins.
  /// Source: SnapKit 5.7.1, `ConstraintMakerEditable` and `ConstraintMakerPrioritizable`.
  func modify(
    _ chain: Int, _ name: String, _ arguments: ListSlice, at id: ExpressionID
  ) -> Value {
    let list = reader.file.arguments(arguments)
    let values = reader.evaluateArguments(arguments)
    let result = Value.snapKit(.made(chain: chain))
    switch name {
    case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
      let level = String(name.dropFirst("priority".count)).lowercased()
      setPriority(chain, snapKitPriority(level, text: reader.file.text(id)), at: id)
      return result
    case "labeled":
      for draft in snapKit.chains[chain].drafts {
        reader.drafts[draft].origin.identifier = values.first.flatMap { reader.text($0) }
      }
      return result
    default: break
    }
    guard let argument = list.first, let value = values.first else {
      return refuseModifier(chain, name, at: id)
    }
    let expression = argument.value
    switch name {
    case "multipliedBy": setMultiplier(chain, reader.number(value, expression), expression)
    case "dividedBy": setMultiplier(chain, reader.number(value, expression).inverse, expression)
    case "offset", "inset", "insets":
      setConstant(chain, constant(name, value, expression), expression, at: id)
    case "priority": setPriority(chain, priority(value, expression), at: id)
    default: return refuseModifier(chain, name, at: id)
    }
    return result
  }

  /// A method that SnapKit does not have may change anything about the constraints.
  private func refuseModifier(_ chain: Int, _ name: String, at id: ExpressionID) -> Value {
    let unknown = Number(value: nil, isLiteral: false, text: name + "(…)")
    for draft in snapKit.chains[chain].drafts {
      reader.drafts[draft].constant = unknown
      reader.drafts[draft].origin.constant = ConstraintOrigin.Argument(
        value: reader.file.range(id), removable: nil, number: unknown, role: .required)
      reader.drafts[draft].origin.priority = unknown
    }
    return .snapKit(.made(chain: chain))
  }

  /// A method of SnapKit's `Constraint`, on one that is known here; `nil` for any other receiver and method.
  /// Source: SnapKit 5.7.1, `Constraint`.
  func changeSnapKit(
    _ id: ExpressionID, _ name: String, _ receiver: Value, _ arguments: ListSlice
  ) -> Value? {
    let first: Value?
    if case .list(let elements, _) = receiver { first = elements.first } else { first = receiver }
    guard case .constraint(let index)? = first, reader.drafts[index].origin.source == .snapKit,
      let chain = snapKit.chains.lastIndex(where: { $0.drafts.contains(index) })
    else { return nil }
    switch name {
    case "activate", "install": reader.activate(receiver)
    case "deactivate", "uninstall": reader.deactivate(receiver)
    case "update":
      guard let argument = reader.file.arguments(arguments).first,
        let label = reader.file.label(argument)
      else {
        return nil
      }
      let value = reader.evaluate(argument.value)
      update(chain, label, value, argument.value, at: id)
    default: return nil
    }
    return receiver
  }

  private func update(
    _ chain: Int, _ label: String, _ value: Value, _ expression: ExpressionID, at id: ExpressionID
  ) {
    let drafts = snapKit.chains[chain].drafts
    for draft in drafts { reader.drafts[draft].escapes = true }
    guard reader.execution.repetition.unseenDepth == 0 else {
      for draft in drafts { reader.drafts[draft].origin.isAdjusted = true }
      return
    }
    switch label {
    case "offset", "inset":
      setConstant(chain, constant(label, value, expression), expression, at: id)
      for draft in drafts { reader.drafts[draft].origin.constant?.removable = nil }
    case "priority":
      // SnapKit passes over changes to and from a required priority, which UIKit refuses.
      let priority = priority(value, expression)
      for draft in drafts
      where reader.drafts[draft].origin.priority.value != 1000 && priority.value != 1000 {
        reader.drafts[draft].origin.priority = isConditional(chain) ? unknown(priority) : priority
      }
    default: break
    }
  }

  // MARK: Constants

  private func constant(
    _ name: String, _ value: Value, _ expression: ExpressionID
  ) -> SnapKitConstant {
    let part = Geometry.Part(
      number: reader.number(value, expression), range: reader.file.range(expression))
    switch value {
    case .geometry(let geometry):
      return constant(name, reader.spelled(geometry, expression), part)
    case .reference(let reference):
      if case .geometry(let kind) = reader.kind(of: reference) {
        return constant(name, Geometry(kind, text: reader.shortened(expression)), part)
      }
      return name == "offset" ? .plain(part) : .inset(part)
    case .unknown, .choice, .created, .anchor, .strangeAnchor, .distance, .constraint, .list,
      .number,
      .boolean, .type, .symbol, .closure, .dialect, .nothing, .string, .dictionary, .tuple,
      .keyPath:
      return name == "offset" ? .plain(part) : .inset(part)
    }
  }

  private func constant(
    _ name: String, _ geometry: Geometry, _ part: Geometry.Part
  ) -> SnapKitConstant {
    switch geometry.kind {
    case .size, .point: return .geometry(geometry)
    case .insets, .directionalInsets:
      // Until 2016 `offset` took insets too, with signs of its own.
      return name == "offset" ? .unknown(part) : .geometry(geometry)
    case .rectangle: return .unknown(part)
    }
  }

  private func setConstant(
    _ chain: Int, _ constant: SnapKitConstant, _ expression: ExpressionID, at id: ExpressionID
  ) {
    let drafts = snapKit.chains[chain].drafts
    var written: Set<SourceRange> = []
    for index in drafts {
      let draft = reader.drafts[index]
      let attribute = draft.second?.1 ?? draft.first.1
      guard
        var argument = constant.argument(for: attribute, at: reader.file.range(expression))
      else {
        reader.drafts[index].constant = .implicit(0)
        reader.drafts[index].origin.constant = nil
        continue
      }
      if isConditional(chain) { argument.number = unknown(argument.number) }
      if argument.role != .inset, !written.insert(argument.value).inserted {
        argument.role = .repeated
      } else if argument.role != .inset, draft.origin.constant == nil {
        // Without it, the constant is that of the relation: 0.
        argument.role = .optional
        argument.removable = removableModifier(id)
      }
      reader.drafts[index].constant = argument.number
      reader.drafts[index].origin.constant = argument
    }
  }

  /// The bytes of `.offset(0)`, if the call stands behind its receiver with nothing but blanks between.
  private func removableModifier(_ id: ExpressionID) -> SourceRange? {
    guard case .call(let callee, _) = reader.file[id].kind,
      case .member(let base, _) = reader.file[callee].kind
    else { return nil }
    let start = reader.file.range(base).end
    let end = reader.file.range(id).end
    let bytes = reader.file.source.file.bytes
    let gap = bytes[start..<end].prefix { $0 != UInt8(ascii: ".") }
    let isBlank = gap.allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\n"), 13, 9].contains($0) }
    return isBlank ? SourceRange(start, end) : nil
  }

  // MARK: Multipliers and priorities

  private func setMultiplier(
    _ chain: Int, _ number: Number, _ expression: ExpressionID
  ) {
    let number = isConditional(chain) ? unknown(number) : number
    for draft in snapKit.chains[chain].drafts {
      reader.drafts[draft].multiplier = number
      reader.drafts[draft].origin.multiplier = ConstraintOrigin.Argument(
        value: reader.file.range(expression), removable: nil, number: number, role: .required)
    }
  }

  private func setPriority(_ chain: Int, _ number: Number, at id: ExpressionID) {
    let number = isConditional(chain) ? unknown(number) : number
    for draft in snapKit.chains[chain].drafts { reader.drafts[draft].origin.priority = number }
  }

  private func priority(_ value: Value, _ expression: ExpressionID) -> Number {
    switch value {
    case .number: return reader.number(value, expression)
    case .symbol(let name): return snapKitPriority(name, text: reader.shortened(expression))
    case .reference(let reference):
      if let member = reader.references.member(reference),
        case .global(let type) = reader.references.root(member.base),
        ["ConstraintPriority", "UILayoutPriority", "NSLayoutConstraint.Priority"].contains(type)
      {
        return snapKitPriority(member.name, text: reader.shortened(expression))
      }
      return Number(value: nil, isLiteral: false, text: reader.shortened(expression))
    case .unknown, .choice, .created, .anchor, .strangeAnchor, .distance, .constraint, .list,
      .boolean,
      .type, .closure, .geometry, .dialect, .nothing, .string, .dictionary, .tuple, .keyPath:
      return Number(value: nil, isLiteral: false, text: reader.shortened(expression))
    }
  }

  /// Source: SnapKit 5.7.1, `ConstraintPriority`.
  private func snapKitPriority(_ name: String, text: String) -> Number {
    let own: [String: Double] = [
      "required": 1000, "high": 750, "medium": isUIKitFile ? 500 : 501, "low": 250,
    ]
    let value = own[name] ?? reader.priority(.symbol(name)).value
    return Number(value: value, isLiteral: false, text: text)
  }

  // MARK: Branches

  /// Whether the modifier is called on some of the paths only on which the relation is made.
  private func isConditional(_ chain: Int) -> Bool {
    reader.branches != snapKit.chains[chain].branches
  }

  private func unknown(_ number: Number) -> Number {
    Number(value: nil, isLiteral: false, text: number.text)
  }
}
