import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// One attribute before it is applied to an item.
struct EasyAttribute: Hashable, Sendable {
  static let module = "EasyPeasy"
  static let handle = "easy"

  var attribute: WrittenAttribute
  var relation = Relation.equal
  var multiplier: Number?
  var constant: Number?
  /// Where its number is written.
  var place: SourceRange
  /// Whether the number is one of several that are written as one value.
  var isPart = false
  var priority = Number.implicit(1000)
  /// What it is tied to; `nil` for the superview, or for a plain size.
  var other: Reference?
  var otherPlace: SourceRange?
  var otherAttribute: WrittenAttribute?
  /// Whether it is in force, by what the closure behind `when` says; `nil` where that is not known.
  var isApplied: Bool? = true
  /// The closure behind `when`, which is asked again when the view is reloaded.
  var condition: ClosureValue?
  /// What the closure computes, if that is a single expression; else the closure.
  var asked: ExpressionID?
  /// Why it is not read; `nil` if it is.
  var doubt: String?
  /// The expression that makes several attributes, which are applied before all others of a call: `Edges(8)`.
  var whole: SourceRange?

  /// The attributes that each class makes, in order.
  static let groups: [String: [String]] = {
    var groups = [
      "Edges": ["top", "left", "right", "bottom"], "Center": ["centerX", "centerY"],
      "Size": ["width", "height"],
      "Margins": ["topMargin", "leftMargin", "rightMargin", "bottomMargin"],
      "CenterWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"],
    ]
    for name in [
      "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
      "firstBaseline", "lastBaseline", "width", "height", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ] {
      groups[name.prefix(1).uppercased() + name.dropFirst()] = [name]
    }
    return groups
  }()

  /// Whether EasyPeasy turns the sign of the number.
  var isTurned: Bool {
    [.right, .trailing, .bottom, .lastBaseline].contains(attribute.attribute)
  }

  /// The attribute of another view to which it is tied where none is named.
  var opposite: WrittenAttribute {
    var opposite = attribute
    switch attribute.attribute {
    case .left: opposite.attribute = .right
    case .right: opposite.attribute = .left
    case .leading: opposite.attribute = .trailing
    case .trailing: opposite.attribute = .leading
    case .top: opposite.attribute = .bottom
    case .bottom: opposite.attribute = .top
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: break
    }
    return opposite
  }

  /// Which attributes of one axis, relation and priority take each other's place.
  /// Source: EasyPeasy 1.10.0, `Node.add(attribute:)`.
  enum Slot { case near, far, center, size }

  var slot: Slot {
    switch attribute.attribute {
    case .left, .leading, .top, .firstBaseline: .near
    case .right, .trailing, .bottom, .lastBaseline: .far
    case .centerX, .centerY: .center
    case .width, .height: .size
    }
  }
}

extension EasyAttribute.Slot {
  func replaces(_ other: Self) -> Bool {
    switch (self, other) {
    case (.size, .size), (.center, .center), (.near, .near), (.far, .far): true
    case (.center, .near), (.center, .far), (.near, .center), (.far, .center): true
    case (.size, _), (_, .size), (.near, .far), (.far, .near): false
    }
  }
}

extension EasyPeasyReader {
  /// `Top(8)`, `Width(>=40)`, `Edges(UIEdgeInsets(…))`; `nil` if it is none, or a type of the project.
  func easyAttribute(_ call: InitializerCall) -> Value? {
    guard let type = call.type, let names = EasyAttribute.groups[type],
      reader.imports(EasyAttribute.module), !reader.project.isDeclared(type: type),
      call.arguments.count < 2
    else { return nil }
    let list = reader.file.arguments(call.arguments)
    func attributes(_ made: [EasyAttribute]) -> Value {
      let whole = names.count > 1 ? reader.file.range(call.id) : nil
      return self.attributes(
        made.map { attribute in
          var attribute = attribute
          attribute.whole = whole
          return attribute
        })
    }
    guard let argument = list.first else {
      return attributes(names.map { plain($0, at: reader.file.range(call.id)) })
    }
    guard argument.label < 0 else { return nil }
    let value = call.values[0]
    if names.count > 1, let geometry = easyGeometry(type, value, argument.value) {
      return attributes(
        names.map { name in
          var attribute = plain(name, at: reader.file.range(argument.value))
          let side = Self.part(of: name, geometry.kind)
          let part = geometry.part(side)
          attribute.constant = part.number
          attribute.place = part.range ?? attribute.place
          attribute.isPart = part.range == nil
          return attribute
        })
    }
    return attributes(
      names.map { name in
        var attribute = plain(name, at: reader.file.range(argument.value))
        read(argument.value, into: &attribute)
        return attribute
      })
  }

  private func attributes(_ attributes: [EasyAttribute]) -> Value {
    .dialect(EasyValue.attributes(attributes))
  }

  private func plain(_ name: String, at place: SourceRange) -> EasyAttribute {
    let attribute = WrittenAttribute(name: name) ?? WrittenAttribute(.top)
    return EasyAttribute(attribute: attribute, place: place)
  }

  private func easyGeometry(_ type: String, _ value: Value, _ id: ExpressionID) -> Geometry? {
    switch value {
    case .geometry(let geometry): return reader.spelled(geometry, id)
    case .reference(let reference):
      guard case .geometry(let kind) = reader.kind(of: reference) else { return nil }
      return Geometry(kind, text: reader.shortened(id))
    default: return nil
    }
  }

  private static func part(of name: String, _ kind: Geometry.Kind) -> String {
    switch kind {
    case .point: return name.hasPrefix("centerX") ? "x" : "y"
    case .size, .insets, .directionalInsets, .rectangle:
      return name.hasSuffix("Margin") ? String(name.dropLast("Margin".count)) : name
    }
  }

  /// `8`, `>=8`, `*0.5`, `>=8*0.5`: a number with a relation and a factor.
  /// Source: EasyPeasy 1.10.0, `Constant`; the prefix `*` gives the number, too.
  private func read(_ id: ExpressionID, into attribute: inout EasyAttribute) {
    let id = reader.file.unparenthesized(id)
    switch reader.file[id].kind {
    case .prefix(let operand):
      switch reader.file.source.text(reader.file.source.tokens[Int(reader.file[id].span.first)]) {
      case ">=": attribute.relation = .greaterOrEqual
      case "<=": attribute.relation = .lessOrEqual
      case "==": break
      case "*": attribute.multiplier = reader.number(reader.evaluate(operand), operand)
      default:
        attribute.constant = reader.number(reader.evaluate(id), id)
        return
      }
      attribute.constant = reader.number(reader.evaluate(operand), operand)
      attribute.place = reader.file.range(operand)
    case .binary(let left, let token, let right)
    where reader.file.source.text(reader.file.source.tokens[Int(token)]) == "*" && isConstant(left):
      read(left, into: &attribute)
      let factor = reader.number(reader.evaluate(right), right)
      if attribute.multiplier == nil {
        attribute.multiplier = factor
      } else {
        attribute.doubt = "the multiplier is not known"
      }
    default:
      let value = reader.evaluate(id)
      switch value {
      case .number, .reference: attribute.constant = reader.number(value, id)
      default:
        attribute.constant = reader.number(value, id)
        if attribute.constant?.value == nil, case .unknown = value {
          attribute.doubt = "'\(reader.shortened(id))' could not be resolved to a number"
        }
      }
    }
  }

  /// Whether an expression starts with one of EasyPeasy's operators: `>=8`.
  private func isConstant(_ id: ExpressionID) -> Bool {
    let id = reader.file.unparenthesized(id)
    switch reader.file[id].kind {
    case .prefix:
      return [">=", "<=", "==", "*"].contains(
        reader.file.source.text(reader.file.source.tokens[Int(reader.file[id].span.first)]))
    case .binary(let left, _, _): return isConstant(left)
    default: return false
    }
  }

  /// What `.to`, `.like`, `.with` and `.when` make of attributes; `nil` for any other method.
  func changeEasy(_ attributes: [EasyAttribute], _ call: MethodCall) -> Value? {
    let list = reader.file.arguments(call.arguments)
    guard let argument = list.first, argument.label < 0 else { return nil }
    var attributes = attributes
    switch call.name {
    case "to", "like":
      let value = reader.evaluate(argument.value)
      var second: WrittenAttribute?
      var doubt: String?
      if list.count > 1, let last = list.last {
        second = reader.libraryCase(reader.evaluate(last.value)).flatMap {
          WrittenAttribute(name: $0)
        }
        if second == nil { doubt = "the other attribute is not known" }
      }
      if case .reference(let other) = value {
        for index in attributes.indices {
          attributes[index].other = other
          attributes[index].otherPlace = reader.file.range(argument.value)
          attributes[index].otherAttribute = second
          attributes[index].doubt = attributes[index].doubt ?? doubt
        }
      } else {
        for index in attributes.indices {
          attributes[index].doubt =
            "'\(reader.shortened(argument.value))' could not be resolved to a view"
        }
      }
    case "with":
      let number = easyPriority(argument.value)
      for index in attributes.indices { attributes[index].priority = number }
    case "when":
      let value = reader.evaluate(argument.value)
      var isApplied: Bool?
      var condition: ClosureValue?
      if case .closure(let closure) = value {
        condition = closure
        if case .boolean(let flag) = reader.run(closure, with: []) { isApplied = flag }
      }
      for index in attributes.indices {
        attributes[index].isApplied = isApplied
        attributes[index].condition = condition
        attributes[index].asked = computed(argument.value)
      }
    default: return nil
    }
    let changed = self.attributes(attributes)
    // Attributes are objects: what has a name is changed by that name, too.
    if case .member(let base, _) = reader.calleeKind(call.id),
      case .name(let token) = reader.file[base].kind,
      let local = reader.locals[reader.file.name(token)]
    {
      reader.values[local] = changed
    }
    return changed
  }

  /// What a closure computes if that is a single expression; else the closure.
  private func computed(_ id: ExpressionID) -> ExpressionID {
    guard case .closure(let closure) = reader.file[id].kind else { return id }
    let statements = Array(reader.file.statements(of: reader.file[closure].body))
    guard statements.count == 1 else { return id }
    switch reader.file[statements[0]].kind {
    case .expression(let value), .returned(.some(let value)): return value
    default: return id
    }
  }

  /// Source: EasyPeasy 1.10.0, `Priority`.
  private func easyPriority(_ id: ExpressionID) -> Number {
    let levels: [String: Double] = [
      "required": 1000, "high": 750, "medium": 500, "low": 250, "highPriority": 1000,
      "mediumPriority": 500, "lowPriority": 1,
    ]
    if case .call(let callee, let arguments) = reader.file[id].kind, arguments.count == 1,
      let name = reader.file.lastName(callee), ["custom", "customPriority"].contains(name),
      let argument = reader.file.arguments(arguments).first
    {
      return Number(
        value: reader.number(reader.evaluate(argument.value), argument.value).value,
        isLiteral: false,
        text: reader.file.text(id))
    }
    return Number(
      value: reader.libraryCase(reader.evaluate(id)).flatMap { levels[$0] }, isLiteral: false,
      text: reader.file.text(id)
    )
  }
}
