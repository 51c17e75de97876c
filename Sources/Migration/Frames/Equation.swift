import LayoutDialects
import LayoutModel
import UIKitFacts

/// `form relation 0`: a constraint in the quantities that a layout method computes.
struct Equation: Sendable {
  var id: Constraint.ID
  var form: Form
  var relation: Relation
  /// 1 to 1000.
  var priority: Double

  var isRequired: Bool { priority >= 1000 }

  /// The same, if nothing but what is required can break it.
  var required: Equation {
    var equation = self
    equation.priority = 1000
    return equation
  }
}

/// Turns the constraints of a set into equations, in reading direction: `leading` is where x starts.
struct EquationBuilder {
  let set: ViewSet
  let namer: NumberNamer
  /// Whether constants are scaled to the screen.
  var isScaled = false

  /// - Throws: ``Refusal`` for what has no exact equation.
  func equations() throws(Refusal) -> [Equation] {
    var equations: [Equation] = []
    for constraint in set.constraints { equations.append(try equation(constraint)) }
    return equations
  }

  private func equation(_ constraint: Constraint) throws(Refusal) -> Equation {
    let origin = set.origin(constraint)
    func refuse(_ cause: Refusal.Cause) -> Refusal {
      Refusal(cause, file: origin.file, range: origin.place)
    }
    guard let priority = constraint.priority.value else { throw refuse(.priority) }
    guard let multiplier = constraint.multiplier.value else {
      throw refuse(.number(origin.multiplier?.number.text))
    }
    let constant = try constant(of: constraint, origin)
    guard let first = place(constraint.first) else { throw refuse(.baseline) }
    var second = Form()
    if let anchor = constraint.second {
      guard let place = place(anchor) else { throw refuse(.baseline) }
      second = place * multiplier
      if !constraint.first.attribute.isSize, multiplier != 1 {
        // A share of a place counts from the superview's edge, so the two must be view and superview.
        guard set.scope.items[constraint.first.item.index].superview == anchor.item,
          let edge = self.place(Anchor(anchor.item, anchor.attribute.axis.start))
        else {
          throw refuse(
            .unproven(
              "a multiplier is applied to the position of an item other than the superview"))
        }
        second = (place - edge) * multiplier + edge
      }
    }
    return Equation(
      id: constraint.id, form: first - second - constant, relation: constraint.relation,
      priority: priority)
  }

  private func constant(
    of constraint: Constraint, _ origin: ConstraintOrigin
  ) throws(Refusal) -> Form {
    let constant = try namer.form(constraint.constant, of: origin)
    guard isScaled, let axis = Scaling.axis(of: constraint, squares: set.squares) else {
      return constant
    }
    var scaled = Form(.scaled(nil, axis), factor: constant.constant)
    for term in constant.terms {
      if case .named(let name) = term.quantity { scaled.add(.scaled(name, axis), term.factor) }
    }
    return scaled
  }

  /// The value of an anchor, in the coordinates of the container; `nil` for a baseline.
  private func place(_ anchor: Anchor) -> Form? {
    let axis = anchor.attribute.axis
    let size = Form(.size(anchor.item, axis))
    switch anchor.attribute {
    case .width, .height: return size
    case .left, .leading, .top: return start(anchor.item, axis)
    case .right, .trailing, .bottom: return start(anchor.item, axis) + size
    case .centerX, .centerY: return start(anchor.item, axis) + size / 2
    case .firstBaseline, .lastBaseline: return nil
    }
  }

  /// How deep superviews are followed.
  private static let maximumDepth = 64

  private func start(_ item: ItemID, _ axis: Axis) -> Form {
    if item == set.container { return Form(.origin(item, axis)) }
    var sum = Form(.start(item, axis))
    var current = set.scope.items[item.index]
    for _ in 0..<Self.maximumDepth {
      guard let next = current.kind == .guide ? current.owner : current.superview,
        next != set.container
      else { break }
      sum = sum + Form(.start(next, axis)) - Form(.origin(next, axis))
      current = set.scope.items[next.index]
    }
    return sum
  }
}

extension Axis {
  var start: Attribute { self == .horizontal ? .leading : .top }
}

/// Spells the numbers of constraints so that a layout method of the same class can name them.
struct NumberNamer {
  let project: Project
  let typeName: String
  /// That of the class.
  let file: Int
  let constants: LocalConstants

  /// - Throws: ``Refusal`` if the number is known only while the constraint is made.
  func form(_ number: LayoutModel.Scalar, of origin: ConstraintOrigin) throws(Refusal) -> Form {
    if origin.isSystemSpacing {
      throw Refusal(.systemSpacing, file: origin.file, range: origin.place)
    }
    let written = origin.constant?.number
    if let written, dividesWholeNumbers(written, origin) {
      throw Refusal(
        .wholeDivision(written.text), file: origin.file,
        range: origin.constant?.value ?? origin.place)
    }
    if let value = number.value {
      guard let written, !written.isLiteral, let known = written.value, known != 0, value != 0,
        abs(value) == abs(known), let name = name(written.text, origin)
      else { return Form(value) }
      return name * (value / known)
    }
    guard number.terms.count == 1, number.constant == 0, abs(number.terms[0].factor) == 1,
      let written, written.value == nil, let name = name(written.text, origin)
    else {
      throw Refusal(
        .number(written?.text), file: origin.file,
        range: origin.constant?.value ?? origin.place)
    }
    // The name has the sign of the text already.
    return name * (number.terms[0].factor * unknownSign(of: written.text))
  }

  /// The text as another method of the class can write it, as a `CGFloat`; `nil` if it cannot.
  private func name(_ text: String, _ origin: ConstraintOrigin) -> Form? {
    // A helper's text names its own parameters.
    guard origin.source != .helper, origin.via.isEmpty, isVisible(text) || constants.has(text)
    else { return nil }
    // A sign before a single operand belongs to the factor.
    let rest = String(text.dropFirst().drop { $0 == " " })
    let isNegative = text.hasPrefix("-") && !rest.contains { "+-".contains($0) }
    let name = isNegative ? rest : text
    let isLength =
      [.anchor, .itemConstructor].contains(origin.source)
      || NumberFit(name) {
        // The new method declares the constants of functions as lengths.
        self.constants.has($0.joined(separator: ".")) || self.isLength($0) ? "CGFloat" : nil
      }.isCGFloat
    return Form(.named(isLength ? name : "CGFloat(\(name))"), factor: isNegative ? -1 : 1)
  }

  /// Whether a number is divided as whole numbers are, which leaves the rest out: libraries take numbers of any type.
  private func dividesWholeNumbers(_ written: Number, _ origin: ConstraintOrigin) -> Bool {
    guard ![.anchor, .itemConstructor].contains(origin.source), written.text.contains("/") else {
      return false
    }
    let expression = NumberExpression(written.text)
    guard expression.divides else { return false }
    if expression.isInteger { return written.value.map { $0 != $0.rounded() } ?? true }
    return expression.paths.contains { path in
      path.count == 1 && constants.values[path[0]].map { !$0.contains(".") } ?? false
    }
  }

  /// Whether a path surely leads to a `CGFloat`.
  private func isLength(_ path: [String]) -> Bool {
    var parts = path
    if parts.first == "self" || parts.first == "Self" { parts.removeFirst() }
    guard let last = parts.popLast() else { return false }
    if project.declaredType(of: last, in: parts, typeName, file) == "CGFloat" { return true }
    guard let owner = parts.popLast(),
      let type = project.declaredType(of: owner, in: parts, typeName, file)
    else { return false }
    switch type {
    case "CGSize": return last == "width" || last == "height"
    case ClassName.edgeInsets: return ["top", "left", "bottom", "right"].contains(last)
    default: return false
    }
  }

  /// Classes that answer differently from one layout pass to the next.
  private static let changing = SystemSymbol.names(of: .device)

  private func isVisible(_ text: String) -> Bool {
    var previous: Character = " "
    var word = ""
    var isPath = false
    var words: [String] = []
    for character in text + " " {
      if character.isLetter || character == "_" || !word.isEmpty && character.isNumber {
        word.append(character)
      } else if character == "." {
        if !word.isEmpty { words.append(isPath ? "" : word) }
        (word, isPath) = ("", previous.isLetter || previous == "_" || previous.isNumber || isPath)
        if previous == " " || previous == "(" { return false }
      } else {
        guard character.isNumber || " +-*/()".contains(character) else { return false }
        if character == "(", previous.isLetter || previous.isNumber { return false }
        if !word.isEmpty { words.append(isPath ? "" : word) }
        (word, isPath) = ("", false)
      }
      if character != " " || previous == " " { previous = character }
    }
    let heads = words.filter { !$0.isEmpty }
    return !heads.isEmpty && heads.allSatisfy { isHead($0, of: text) }
  }

  /// Whether a path that starts with the name is the same in every method, and stays what it is.
  private func isHead(_ name: String, of text: String) -> Bool {
    if name == "self" {
      let member = text.split(separator: ".").dropFirst().first.map { $0.prefix { $0.isLetter } }
      return member.map { isConstantProperty(String($0)) } ?? false
    }
    if name == "Self" { return true }
    if name.first?.isUppercase == true {
      return !Self.changing.contains(name)
        || !text.replacing(DeviceScreen.scalePath, with: "").contains(name)
    }
    return isConstantProperty(name) || project.isTopLevelNumber(name)
  }

  private func isConstantProperty(_ name: String) -> Bool {
    project.property(name, of: typeName)?.isLet ?? false
  }
}

extension Project {
  /// The type that a property is declared with.
  ///
  /// - Parameters:
  ///   - owners: the types in which it is declared, outermost first; none for a class's own.
  ///   - typeName: the class whose code names it.
  ///   - file: that of the class.
  func declaredType(
    of name: String, in owners: [String], _ typeName: String, _ file: Int
  ) -> String? {
    if owners.isEmpty { return property(name, of: typeName)?.type ?? variableTypes[name] }
    let owner = owners.joined(separator: ".")
    return
      (property(name, of: owner, in: file)
      ?? property(name, of: "\(typeName).\(owner)", in: file))?.type
  }
}
