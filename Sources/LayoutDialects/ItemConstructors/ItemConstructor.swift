import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let itemConstructor = DialectName(rawValue: "nslayoutconstraint")
}

extension Dialect {
  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  static let itemConstructors = Dialect(
    makes: [(.itemConstructor, .initializer)],
    words: DialectWords(changing: ["toItem"]),
    readInitializer: { reader, call in
      guard call.type == nil || call.type == "NSLayoutConstraint",
        ItemConstructorReader(reader).isItemConstructor(call.arguments)
      else { return nil }
      return ItemConstructorReader(reader).buildItemConstraint(call.id, call.arguments, call.values)
    },
    makers: ["NSLayoutConstraint", "init"],
    isSpeltAsMaker: { reader, call in
      (call.name == "NSLayoutConstraint" || call.name == "init")
        && ItemConstructorReader(reader).isItemConstructor(call.arguments)
    },
    numbers: DialectNumbers(words: [
      NumberWord(["NSLayoutConstraint"]) { $0.readConstructor($1) }
    ]))
}

/// Reads what makes constraints of two items and their attributes.
struct ItemConstructorReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension ItemConstructorReader {
  /// Whether a call's labels are those of
  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  fileprivate func isItemConstructor(_ arguments: ListSlice) -> Bool {
    let list = reader.file.arguments(arguments)
    guard let first = list.first, let second = list.dropFirst().first else { return false }
    return reader.file.label(first) == "item" && reader.file.label(second) == "attribute"
  }

  /// A project's own initializer may have more, and sets what these say.
  private static let labels = [
    "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
  ]

  /// Builds the constraint that `NSLayoutConstraint(item:…)` makes, or says why it cannot be read.
  fileprivate func buildItemConstraint(
    _ id: ExpressionID, _ arguments: ListSlice, _ values: [Value]
  ) -> Value {
    reader.visit(id)
    let labels = reader.file.arguments(arguments).map { reader.file.label($0) ?? "" }
    var rest = Self.labels[...]
    let areOfSystem = labels.allSatisfy { label in
      rest = rest.drop { $0 != label }.dropFirst()
      return !rest.isEmpty || label == Self.labels.last
    }
    if !areOfSystem {
      reader.leaveUnresolved(
        id, "'NSLayoutConstraint(item:…)' has other arguments than the system's initializer")
      return .unknown(.unread(reader.shortened(id)))
    }
    let call = ItemConstructorCall(file: reader.file, arguments: arguments, values: values)
    do throws(Refusal) {
      var options: [Choice.Option] = []
      for (branches, call) in call.alternatives {
        let isCallersChoice = reader.paths.areCallers(branches)
        let ends: ItemConstructorEnds
        do { ends = try self.ends(of: call) } catch {
          throw isCallersChoice ? Refusal(error.reason) : error
        }
        let value = add(ends, of: call, id)
        reader.drafts[reader.drafts.count - 1].origin.isCallersChoice = isCallersChoice
        options.append(Choice.Option(branches: branches, value: value))
      }
      if options.count == 1, options[0].branches.isEmpty { return options[0].value }
      return .choice(Choice(options: options, text: reader.shortened(id)))
    } catch {
      reader.leaveUnresolved(id, error.reason)
      reader.unresolved[reader.unresolved.count - 1].unpairedLocation = error.unpairedLocation
      return .unknown(.unread(reader.shortened(id)))
    }
  }

  private func add(
    _ ends: ItemConstructorEnds, of call: ItemConstructorCall, _ id: ExpressionID
  ) -> Value {
    var origin = ConstraintOrigin(
      file: reader.fileIndex, dialect: .itemConstructor, range: reader.file.range(id),
      first: reader.file.range(call["item"]?.expression ?? id),
      second: ends.second == nil ? nil : call["toItem"].map { reader.file.range($0.expression) },
      function: reader.function)
    origin.multiplier = argument(call["multiplier"])
    origin.constant = argument(call["constant"])
    reader.drafts.append(
      Draft(
        first: ends.first, relation: ends.relation, second: ends.second,
        multiplier: origin.multiplier?.number ?? .implicit(1),
        constant: origin.constant?.number ?? .implicit(0), origin: origin))
    return .constraint(reader.drafts.count - 1)
  }

  private func argument(_ written: WrittenArgument?) -> ConstraintOrigin.Argument? {
    written.map {
      ConstraintOrigin.Argument(
        value: reader.file.range($0.expression), removable: nil,
        number: reader.number($0.value, $0.expression),
        role: .required)
    }
  }

  private func ends(of call: ItemConstructorCall) throws(Refusal) -> ItemConstructorEnds {
    let view = try item(call["item"], "the first item")
    guard let written = try attribute(call["attribute"], "the first attribute") else {
      throw Refusal("the first attribute is '.notAnAttribute'")
    }
    guard let first = reader.end(view, written) else { throw .marginsOfGuide }
    let relation = try relation(call["relatedBy"])
    guard let target = call["toItem"], !isNil(target) else {
      guard written.attribute.isSize else {
        throw Refusal(
          "using a position attribute without a second item raises an exception at run time",
          unpairedLocation: written.attribute)
      }
      return ItemConstructorEnds(first: first, relation: relation, second: nil)
    }
    let other = try item(target, "the second item")
    guard let otherWritten = try attribute(call["second attribute"], "the second attribute") else {
      throw Refusal("the second item has no attribute")
    }
    guard let second = reader.end(other, otherWritten) else { throw .marginsOfGuide }
    return ItemConstructorEnds(first: first, relation: relation, second: second)
  }

  private func isNil(_ argument: WrittenArgument) -> Bool {
    if case .nilLiteral = reader.file[argument.expression].kind { return true }
    return false
  }

  private func item(
    _ argument: WrittenArgument?, _ what: String
  ) throws(Refusal) -> Reference {
    guard let argument else { throw Refusal("\(what) is missing") }
    switch argument.value {
    case .reference(let reference): return reference
    case .unknown(let doubt): throw Refusal("\(what) is not known: \(doubt.reason)")
    case .choice(let choice):
      throw Refusal("\(what) is not known: \(Doubt.choice(choice.text).reason)")
    case .created(let type, _):
      throw Refusal("\(what) is a new \(type) that is not stored in a variable")
    case .anchor, .strangeAnchor, .distance, .constraint, .list, .number, .boolean, .type, .symbol,
      .closure, .geometry, .dialect, .nothing, .string, .dictionary, .tuple, .keyPath:
      throw Refusal(
        "\(what) could not be resolved to a view: '\(reader.shortened(argument.expression))'")
    }
  }

  /// `nil` for `.notAnAttribute` and for an attribute that is left out.
  private func attribute(
    _ argument: WrittenArgument?, _ what: String
  ) throws(Refusal) -> WrittenAttribute? {
    guard let argument else { return nil }
    guard let name = reader.caseName(argument.value) else {
      throw Refusal(unknownCase(argument, what))
    }
    if name == "notAnAttribute" { return nil }
    guard let attribute = WrittenAttribute(name: name) else {
      throw Refusal("\(what) does not exist in UIKit: '\(reader.shortened(argument.expression))'")
    }
    return attribute
  }

  private func relation(_ argument: WrittenArgument?) throws(Refusal) -> Relation {
    guard let argument else { return .equal }
    switch reader.caseName(argument.value) {
    case "equal": return .equal
    case "lessThanOrEqual": return .lessOrEqual
    case "greaterThanOrEqual": return .greaterOrEqual
    case .some, nil: throw Refusal(unknownCase(argument, "the relation"))
    }
  }

  private func unknownCase(_ argument: WrittenArgument, _ what: String) -> String {
    if let doubt = argument.value.doubt { return "\(what) is not known: \(doubt.reason)" }
    return "\(what) is not known: '\(reader.shortened(argument.expression))' could not be resolved"
  }
}

/// Why a constraint could not be read, as a user is told.
struct Refusal: Error {
  var reason: String
  /// See ``UnresolvedCall/unpairedLocation``.
  var unpairedLocation: Attribute?

  init(_ reason: String, unpairedLocation: Attribute? = nil) {
    self.reason = reason
    self.unpairedLocation = unpairedLocation
  }

  static let marginsOfGuide = Refusal("a layout guide has no margins")
}

/// An argument, and what it stands for.
struct WrittenArgument {
  var expression: ExpressionID
  var value: Value
}

private struct ItemConstructorEnds {
  var first: (Reference, Attribute)
  var relation: Relation
  var second: (Reference, Attribute)?
}

/// The arguments by label; the label `attribute` occurs twice.
private struct ItemConstructorCall {
  private var arguments: [String: WrittenArgument] = [:]

  init(file: SyntaxFile, arguments list: ListSlice, values: [Value]) {
    for (argument, value) in zip(file.arguments(list), values) {
      guard var label = file.label(argument) else { continue }
      if label == "attribute", arguments[label] != nil { label = "second attribute" }
      arguments[label] = WrittenArgument(expression: argument.value, value: value)
    }
  }

  subscript(label: String) -> WrittenArgument? { arguments[label] }

  /// The call for each way to choose where arguments are choices, with what must be chosen for it.
  var alternatives: [([Branch], ItemConstructorCall)] {
    var alternatives: [([Branch], ItemConstructorCall)] = [([], self)]
    for label in ["item", "attribute", "relatedBy", "toItem", "second attribute"] {
      guard case .choice(let choice)? = arguments[label]?.value else { continue }
      alternatives = alternatives.flatMap { branches, call in
        choice.options.compactMap { option in
          guard let joined = Choice.joined(branches, option.branches) else { return nil }
          var call = call
          call.arguments[label]?.value = option.value
          return (joined, call)
        }
      }
      guard alternatives.count <= Choice.maximumOptions else { return [([], self)] }
    }
    return alternatives
  }
}
