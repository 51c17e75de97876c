import Diagnostics
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension DialectName {
  package static let anchor = DialectName(rawValue: "anchor")
  package static let formerAnchor = DialectName(rawValue: "anchor-swift2")
}

extension Dialect {
  /// Constraints that anchors make, also in the spelling of Swift 2.
  static let anchors = Dialect(
    makes: [(.anchor, .anchor), (.formerAnchor, .formerAnchor)],
    words: DialectWords(building: ["constraint"] + anchorNames + TypeReader.oldMethods),
    readFunction: { reader, call in
      guard let built = reader.anchorCall(call.name, call.arguments) else { return nil }
      return reader.callOwnAnchor(call.id, call.name, built, call.arguments)
    },
    readMethod: { reader, call in
      if let built = reader.anchorCall(call.name, call.arguments) {
        return reader.callAnchor(call.id, call.receiver, call.name, built, call.arguments)
      }
      return reader.distance(from: call.receiver, call.name, call.arguments)
    },
    readMember: { reader, member in
      guard case .reference(let base) = member.base else { return nil }
      return reader.anchor(member.name, of: base, at: member.id)
    },
    makers: ["constraint"] + TypeReader.oldMethods,
    isSpeltAsMaker: { reader, call in reader.anchorCall(call.name, call.arguments) != nil },
    numbers: DialectNumbers(words: [
      NumberWord(["constraint"] + TypeReader.oldMethods) {
        if $0.isMember($1) { $0.readAnchor($1) }
      },
      NumberWord(["equal", "greaterThanOrEqual", "lessThanOrEqual"].map { $0 + "ToConstant" }) {
        $0.readWrapper($1)
      },
    ]))
}

/// The attribute of an anchor property; `nil` if UIKit has no anchor of that name. Source: Apple, `UIView`, `NSView`,
/// `UILayoutGuide` and `NSLayoutGuide` reference.
package func anchorAttribute(_ property: String) -> Attribute? {
  guard property.lastByte == UInt8(ascii: "r"), property.hasSuffix("Anchor") else { return nil }
  return Attribute(rawValue: String(property.dropLast("Anchor".count)))
}

/// The names of all anchor properties.
package let anchorNames = Attribute.allCases.map { $0.rawValue + "Anchor" }

/// How a call on an anchor builds a constraint.
/// Source: Apple, `NSLayoutAnchor`, `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor`, `NSLayoutDimension`.
struct AnchorCall {
  enum Target {
    /// The first argument is the second anchor.
    case anchor
    /// The first argument is the constant of a size.
    case constant
    /// As `anchor`, with the system's spacing times the multiplier between the two.
    case systemSpacing
  }

  var relation: Relation
  var target: Target
  var dialect: DialectName
}

extension TypeReader {
  /// What a method of that name and those labels builds on an anchor; `nil` if it builds no constraint.
  fileprivate func anchorCall(_ name: String, _ arguments: ListSlice) -> AnchorCall? {
    guard name.hasPrefix("constraint"), let first = file.arguments(arguments).first else {
      return nil
    }
    if name == "constraint" {
      guard let label = file.label(first) else { return nil }
      return Self.calls[label]
    }
    return Self.oldCalls[name]
  }

  /// The names of Swift 2's methods of anchors that build constraints.
  fileprivate static var oldMethods: [String] { Array(oldCalls.keys) }

  private static let calls: [String: AnchorCall] = {
    var calls: [String: AnchorCall] = [:]
    let relations: [(String, Relation)] = [
      ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterOrEqual),
      ("lessThanOrEqualTo", .lessOrEqual),
    ]
    for (label, relation) in relations {
      calls[label] = AnchorCall(relation: relation, target: .anchor, dialect: .anchor)
      calls[label + "Constant"] = AnchorCall(
        relation: relation, target: .constant, dialect: .anchor)
      for side in ["After", "Below"] {
        calls[label + "SystemSpacing" + side] = AnchorCall(
          relation: relation, target: .systemSpacing, dialect: .anchor)
      }
    }
    return calls
  }()

  /// Swift 2 spelt the first label in the method's name.
  private static let oldCalls: [String: AnchorCall] = {
    var calls: [String: AnchorCall] = [:]
    let relations: [(String, Relation)] = [
      ("Equal", .equal), ("GreaterThanOrEqual", .greaterOrEqual),
      ("LessThanOrEqual", .lessOrEqual),
    ]
    for (name, relation) in relations {
      calls["constraint\(name)ToAnchor"] = AnchorCall(
        relation: relation, target: .anchor, dialect: .formerAnchor)
      calls["constraint\(name)ToConstant"] = AnchorCall(
        relation: relation, target: .constant, dialect: .formerAnchor)
    }
    return calls
  }()

  /// `receiver.constraint(…)`: on a view, it is the project's own function.
  fileprivate func callAnchor(
    _ id: ExpressionID, _ receiver: Value, _ name: String, _ call: AnchorCall,
    _ arguments: ListSlice
  ) -> Value {
    if case .reference(let view) = receiver, kind(of: view) == .view,
      let value = callHelper(id, name, on: .object(view), arguments)
    {
      visit(id)
      return value
    }
    return buildConstraint(id, receiver, call, arguments)
  }

  /// `constraint(equalTo: other)`: in an extension of an anchor's class, or a function of the project's own.
  fileprivate func callOwnAnchor(
    _ id: ExpressionID, _ name: String, _ call: AnchorCall, _ arguments: ListSlice
  ) -> Value {
    if values[selfReference] != nil { return buildConstraint(id, selfValue, call, arguments) }
    visit(id)
    if let value = callHelper(id, name, on: .own, arguments) { return value }
    for value in evaluateArguments(arguments) { escape(value) }
    leaveUnresolved(
      id,
      "the first anchor is not known: it is 'self', which is known only where the function is called",
      dependsOnCaller: true)
    return .unknown(.unread(shortened(id)))
  }

  /// Builds the constraint that `receiver.constraint(…)` makes, or says why it cannot be read.
  private func buildConstraint(
    _ id: ExpressionID, _ receiver: Value, _ call: AnchorCall, _ arguments: ListSlice
  ) -> Value {
    visit(id)
    let list = Array(file.arguments(arguments))
    let values = list.map { evaluate($0.value) }
    var made: [Choice.Option] = []
    if case .distance(let from, let to) = receiver {
      guard call.target == .constant else {
        return refuse(id, receiver, "the first anchor")
      }
      let index = append(
        (to.0, to.1, file.range(id)), (from.0, from.1, file.range(id)), call, list, values, at: id)
      return .constraint(index)
    }
    for first in receiver.options {
      for second in call.target == .constant ? [nil] : values[0].options.map(Optional.some) {
        guard let branches = Choice.joined(first.branches, second?.branches ?? []) else { continue }
        guard case .anchor(let item, let attribute, let firstRange) = first.value else {
          return refuse(
            id, first.branches.isEmpty ? receiver : first.value, "the first anchor")
        }
        var end: (Reference, Attribute, SourceRange)?
        if let second {
          guard case .anchor(let other, let otherAttribute, let range) = second.value else {
            return refuse(
              id, second.branches.isEmpty ? values[0] : second.value, "the second anchor")
          }
          end = (other, otherAttribute, range)
        }
        let index = append((item, attribute, firstRange), end, call, list, values, at: id)
        drafts[index].origin.isCallersChoice = paths.areCallers(branches)
        made.append(Choice.Option(branches: branches, value: .constraint(index)))
      }
    }
    if made.count == 1, let only = made.first, only.branches.isEmpty { return only.value }
    return .choice(Choice(options: made, text: shortened(id)))
  }

  /// Appends the constraint between two ends; returns its index.
  private func append(
    _ first: (Reference, Attribute, SourceRange), _ second: (Reference, Attribute, SourceRange)?,
    _ call: AnchorCall, _ list: [Argument], _ values: [Value], at id: ExpressionID
  ) -> Int {
    var origin = ConstraintOrigin(
      file: fileIndex, dialect: call.dialect, range: file.range(id), first: first.2,
      second: second?.2, function: function)
    read(list, values, call, into: &origin)
    let multiplier = origin.multiplier?.number ?? .implicit(1)
    var constant = origin.constant?.number ?? .implicit(0)
    if call.target == .systemSpacing {
      origin.isSystemSpacing = true
      constant = Number(
        value: multiplier.value.map { $0 * systemSpacing }, isLiteral: false, text: "systemSpacing")
    }
    drafts.append(
      Draft(
        first: (first.0, first.1), relation: call.relation, second: second.map { ($0.0, $0.1) },
        multiplier: call.target == .systemSpacing ? .implicit(1) : multiplier, constant: constant,
        origin: origin))
    return drafts.count - 1
  }

  /// Reads the constant and the multiplier from the arguments.
  private func read(
    _ list: [Argument], _ values: [Value], _ call: AnchorCall, into origin: inout ConstraintOrigin
  ) {
    for (index, argument) in list.enumerated() {
      let label = file.label(argument)
      let isConstant = label == "constant" || (index == 0 && call.target == .constant)
      guard isConstant || label == "multiplier" else { continue }
      let read = ConstraintOrigin.Argument(
        value: file.range(argument.value),
        removable: index > 0 ? removableRange(list[index - 1], argument) : nil,
        number: number(values[index], argument.value),
        role: index == 0 ? .required : .optional)
      if isConstant { origin.constant = read } else { origin.multiplier = read }
    }
  }

  /// The number that an argument gives, with its source.
  func number(_ value: Value, _ id: ExpressionID) -> Number {
    if case .number(let number) = value {
      var result = Number(
        value: number.value, isLiteral: number.isLiteral, text: numberText(value, id))
      if number.value == nil { result.onScreen = onScreen(number) }
      return result
    }
    var result = Number(value: nil, isLiteral: false, text: numberText(value, id))
    if case .reference(let reference) = value {
      result.onScreen = screenConstant(reference).flatMap(onScreen)
    }
    return result
  }

  /// What a number is called: as it is written, and inside a helper as the call writes it.
  ///
  /// Numbers of one name are taken for the same; those of different calls need not be.
  func numberText(_ value: Value, _ id: ExpressionID) -> String {
    guard helpers.isInside else { return file.text(id) }
    switch value {
    case .number(let number): return number.text
    case .reference(let reference): return references.name(reference)
    default: return file.text(id) + callMark + String(execution.context.helperSerial)
    }
  }

  /// The bytes from the end of one argument to the end of the next, if nothing but a comma and blanks lies between.
  private func removableRange(_ before: Argument, _ argument: Argument) -> SourceRange? {
    let start = file.range(before.span).end
    let range = file.range(argument.span)
    let between = file.source.file.bytes[start..<range.start]
    let isPlain = between.allSatisfy { byte in
      [UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 9].contains(
        byte)
    }
    return isPlain ? SourceRange(start, range.end) : nil
  }

  private func refuse(_ id: ExpressionID, _ value: Value, _ what: String) -> Value {
    var dependsOnCaller = false
    if case .unknown(.parameter) = value { dependsOnCaller = true }
    leaveUnresolved(
      id, "\(what) is not known: \(reason(value))", dependsOnCaller: dependsOnCaller)
    if case .strangeAnchor(let name, _) = value {
      unresolved[unresolved.count - 1].axis = probableAxis(ofAnchor: name)
    }
    return .unknown(.unread(shortened(id)))
  }

  /// The axis of the anchor that was probably meant.
  private func probableAxis(ofAnchor name: String) -> Axis? {
    let names = Attribute.allCases.map { $0.rawValue + "Anchor" }
    let same = names.first { $0.lowercased() == name.lowercased() }
    let meant = same ?? nearest(to: name, among: names, maximumEdits: 2)
    return Attribute.allCases.first { $0.rawValue + "Anchor" == meant }?.axis
  }

  private func reason(_ value: Value) -> String {
    switch value {
    case .unknown(let doubt): return doubt.reason
    case .choice(let choice): return Doubt.choice(choice.text).reason
    case .strangeAnchor(let name, let range):
      notes(AnchorRecord.self).unknown.append(
        UnknownAnchor(file: fileIndex, range: range, name: name))
      return "'\(name)' is not an anchor in UIKit or AppKit"
    case .reference(let reference):
      return "'\(references.name(reference))' could not be resolved to an anchor"
    case .distance:
      return
        "layoutlint does not read constraints that relate the distance between two anchors to another dimension"
    case .created, .anchor, .constraint, .list, .number, .boolean, .type, .symbol, .closure,
      .geometry, .dialect, .nothing, .string, .dictionary, .tuple, .keyPath:
      return "this expression is not an anchor"
    }
  }
}

/// The system's spacing between views in points, where no baseline is involved.
/// Source: run-time logs that print `NSLayoutAnchorConstraintSpace(8)`.
package let systemSpacing = 8.0

extension Value {
  /// Whether it may be an anchor: all that is none is told at once.
  var mayBeAnchor: Bool {
    switch self {
    case .anchor, .choice: true
    default: false
    }
  }

  /// The classes whose extensions' methods an anchor has, or each anchor of a choice; `nil` for anything else.
  var anchorClasses: [String]? {
    guard mayBeAnchor else { return nil }
    var classes: [String]?
    for option in options {
      guard case .anchor(_, let attribute, _) = option.value else { return nil }
      let own =
        attribute.isSize
        ? "NSLayoutDimension"
        : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
      if let known = classes?.first, known != own { return nil }
      classes = [own, "NSLayoutAnchor"]
    }
    return classes
  }
}

extension TypeReader {
  /// `title.topAnchor`; `nil` for a member of any other name.
  fileprivate func anchor(_ name: String, of base: Reference, at id: ExpressionID) -> Value? {
    guard let attribute = anchorAttribute(name) else { return nil }
    if isOwnAnchor(name, of: base) {
      return values[references.intern(.member(of: base, name: name))] ?? .unknown(.property(name))
    }
    return .anchor(base, attribute, file.range(id))
  }

  /// Whether a type of the project that is no view declares a property that is named like one of UIKit's anchors.
  private func isOwnAnchor(_ name: String, of base: Reference) -> Bool {
    // Views and guides have UIKit's.
    guard project.anchorNames.contains(name), let type = declaredType(of: base),
      project.frameworkClass(of: type) == nil
    else { return false }
    let owners = [type, "UIView." + type, typeName.map { "\($0).\(type)" } ?? type]
    return owners.contains { owner in
      // Views and guides may conform to a protocol that asks for their anchors.
      project.frameworkClass(of: owner) == nil && project.property(name, of: owner) != nil
        && project.types.named(owner).allSatisfy { $0.kind != .protocol }
    }
  }

  /// `first.anchorWithOffset(to: second)`; `nil` for any other call.
  fileprivate func distance(
    from first: Value, _ name: String, _ arguments: ListSlice
  ) -> Value? {
    guard name == "anchorWithOffset", let argument = file.arguments(arguments).first else {
      return nil
    }
    switch first {
    case .anchor, .strangeAnchor, .distance: break
    default: return nil
    }
    let second = evaluate(argument.value)
    guard case .anchor(let from, let attribute, _) = first,
      case .anchor(let to, let otherAttribute, _) = second
    else { return .unknown(second.doubt ?? .call(name + "(…)")) }
    return .distance(from: (from, attribute), to: (to, otherAttribute))
  }
}
