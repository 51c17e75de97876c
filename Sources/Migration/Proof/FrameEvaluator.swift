import LightSyntax
import SourceText
import UIKitFacts

/// A value that only one target's text speaks of.
protocol OwnValue {}

/// Runs the part of a layout method that sets frames, with numbers for what UIKit would answer.
///
/// It runs in order, so that a frame that is read before it is set is seen as it would be on a device.
struct FrameEvaluator {
  struct Rectangle: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// What there is too little room for.
    static let unknown = Rectangle(x: .nan, y: .nan, width: .nan, height: .nan)

    var isKnown: Bool { (x + y + width + height).isFinite }
  }

  /// Why the code was not run to its end.
  struct Unknown: Error {
    var text: String
    /// Whether the code itself throws there, as a row does that has too little room.
    var isThrown = false
  }

  indirect enum Value {
    case number(Double)
    case rectangle(Rectangle)
    case size(Double, Double)
    case insets(Situation.Insets)
    case boolean(Bool)
    case symbol(String)
    /// A view by its name; the container's name is empty.
    case view(String)
    case list([Value])
    /// What only a target's own text speaks of.
    case own(any OwnValue)
  }

  let file: SyntaxFile
  let situation: Situation
  /// `view` or `contentView`; empty for `self`.
  let containerName: String
  /// What the contents of each view ask for.
  let contents: [String: (width: Double, height: Double)]
  /// The numbers that the source names.
  let numbers: [String: Double]
  /// Runs what is more than frames and numbers.
  let runner: any TextRunner
  /// The frames of the views, in the coordinates of their superviews.
  private(set) var frames: [String: Rectangle]
  private(set) var assigned: Set<String> = []
  /// Whether the code threw, so that some frames were not set.
  private(set) var hasThrown = false
  private var locals: [String: Value] = [:]

  init(
    file: SyntaxFile, situation: Situation, containerName: String,
    contents: [String: (width: Double, height: Double)], numbers: [String: Double],
    runner: any TextRunner
  ) {
    self.file = file
    self.situation = situation
    self.containerName = containerName
    self.contents = contents
    self.numbers = numbers
    self.runner = runner
    frames = contents.mapValues { _ in Rectangle() }
  }

  /// Runs the statements of a block that lie in a range.
  mutating func run(_ block: Block, within range: SourceRange) throws(Unknown) {
    for statement in file.statements(of: block)
    where range.contains(file.range(file[statement].span)) {
      try run(statement)
    }
  }

  private mutating func run(_ id: StatementID) throws(Unknown) {
    let statement = file[id]
    switch statement.kind {
    case .expression(let expression) where isSuperCall(expression): return
    case .expression(let expression):
      if try runner.run(expression, in: &self) { return }
      guard case .assignment(let target, let value) = file[expression].kind else {
        if case .effect = file[expression].kind { _ = try evaluate(expression); return }
        throw Unknown(text: file.text(statement.span))
      }
      try assign(try evaluate(value), to: target)
    case .variable(let id):
      for binding in file.bindings[file[id].bindings.indices] {
        guard let value = binding.initialValue else { throw unknown(statement.span) }
        locals[file.name(binding.name)] = try evaluate(value)
      }
    case .ifElse(let conditions, let then, .none):
      for condition in file.conditions[conditions.indices] {
        guard case .expression(let expression) = condition,
          case .boolean(let isTrue) = try evaluate(expression)
        else { throw unknown(statement.span) }
        if !isTrue { return }
      }
      for statement in file.statements(of: then) { try run(statement) }
    case .doCatch(let body, let catches):
      try runUntilThrown(body, catches)
    case .forIn(let pattern, let sequence, nil, let body):
      guard case .list(let values) = try evaluate(sequence) else { throw unknown(statement.span) }
      for value in values {
        locals[file.loopName(pattern)] = value
        for statement in file.statements(of: body) { try run(statement) }
      }
    default: throw unknown(statement.span)
    }
  }

  /// What is thrown ends the block; the one that catches it does nothing.
  private mutating func runUntilThrown(_ body: Block, _ catches: ListSlice) throws(Unknown) {
    for block in file.blocks[catches.indices] {
      if let statement = file.statements(of: block).first {
        throw unknown(file[statement].span)
      }
    }
    do throws(Unknown) {
      for statement in file.statements(of: body) { try run(statement) }
    } catch {
      guard error.isThrown else { throw error }
      hasThrown = true
    }
  }

  /// `super.layoutSubviews()`: UIKit's own part.
  private func isSuperCall(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, _) = file[id].kind, case .member(let base, _) = file[callee].kind,
      case .superReference = file[base].kind
    else { return false }
    return true
  }

  /// Gives a view the frame that its chain comes to.
  mutating func place(_ view: String, _ frame: Rectangle) {
    frames[view] = frame
    assigned.insert(view)
  }

  private func unknown(_ span: TokenSpan) -> Unknown { Unknown(text: file.text(span)) }

  func unknown(_ id: ExpressionID) -> Unknown { Unknown(text: file.text(id)) }

  /// `view.frame = …` and `view.frame.origin.x = …`.
  private mutating func assign(_ value: Value, to target: ExpressionID) throws(Unknown) {
    guard case .member(let base, let token) = file[target].kind else { throw unknown(target) }
    switch (file.name(token), value) {
    case ("frame", .rectangle(let rectangle)):
      guard case .view(let name) = try evaluate(base), frames[name] != nil else {
        throw unknown(target)
      }
      frames[name] = rectangle
      assigned.insert(name)
    case ("x", .number(let x)):
      if assignLocal(x, base) { return }
      guard case .member(let frame, let origin) = file[base].kind, file.name(origin) == "origin",
        case .member(let view, let word) = file[frame].kind, file.name(word) == "frame",
        case .view(let name) = try evaluate(view), frames[name] != nil
      else { throw unknown(target) }
      frames[name]?.x = x
    default: throw unknown(target)
    }
  }

  /// `safeArea.origin.x = …` of a rectangle in a local variable.
  private mutating func assignLocal(_ x: Double, _ base: ExpressionID) -> Bool {
    guard case .member(let variable, let origin) = file[base].kind, file.name(origin) == "origin",
      case .name(let token) = file[variable].kind,
      case .rectangle(var rectangle) = locals[file.name(token)]
    else { return false }
    rectangle.x = x
    locals[file.name(token)] = .rectangle(rectangle)
    return true
  }

  // MARK: Expressions

  func evaluate(_ id: ExpressionID) throws(Unknown) -> Value {
    // A local variable hides what the source calls by the same name.
    if case .name(let token) = file[id].kind, let local = locals[file.name(token)] { return local }
    if let number = number(named: file.text(id)) { return .number(number) }
    switch file[id].kind {
    case .integer, .float:
      guard let number = Double(file.text(id)) else { throw unknown(id) }
      return .number(number)
    case .selfReference: return .view("")
    case .name(let token): return try named(file.name(token), id)
    case .implicitMember(let name): return .symbol(file.name(name))
    case .member(let base, let token):
      let owner = file[base].kind
      if case .name(let type) = owner, file.name(type) == ClassName.view { throw unknown(id) }
      return try member(file.name(token), of: try evaluate(base), id)
    case .tuple(let values):
      let values = file.arguments(values)
      guard values.count == 1, let only = values.first else { throw unknown(id) }
      return try evaluate(only.value)
    case .prefix(let operand):
      guard case .number(let number) = try evaluate(operand), file.text(id).hasPrefix("-") else {
        throw unknown(id)
      }
      return .number(-number)
    case .binary(let left, let token, let right):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      return try combine(try evaluate(left), symbol, try evaluate(right), id)
    case .array(let elements):
      var values: [Value] = []
      for element in file.elements(elements) { values.append(try evaluate(element)) }
      return .list(values)
    case .cast(let operand, _): return try evaluate(operand)
    case .effect(let operand): return try evaluate(operand)
    case .call(let callee, let arguments): return try call(callee, arguments, id)
    default: throw unknown(id)
    }
  }

  /// A number that the source names.
  private func number(named text: String) -> Double? {
    numbers[text] ?? numbers[runner.plain(text)]
  }

  /// Insets whose members are numbers that the source names.
  func insets(named text: String) -> Situation.Insets? {
    guard let top = number(named: text + ".top"), let left = number(named: text + ".left"),
      let bottom = number(named: text + ".bottom"), let right = number(named: text + ".right")
    else { return nil }
    return .init(top: top, left: left, bottom: bottom, right: right)
  }

  private func named(_ name: String, _ id: ExpressionID) throws(Unknown) -> Value {
    if name == containerName { return .view("") }
    if frames[name] != nil { return .view(name) }
    return try member(name, of: .view(""), id)
  }

  private func member(
    _ name: String, of value: Value, _ id: ExpressionID
  ) throws(Unknown) -> Value {
    if let own = try runner.member(name, of: value, id, in: self) { return own }
    switch value {
    case .view(let view): return try member(name, ofView: view, id)
    case .rectangle(let rectangle):
      switch name {
      case "minX": return .number(rectangle.x)
      case "midX": return .number(rectangle.x + rectangle.width / 2)
      case "maxX": return .number(rectangle.x + rectangle.width)
      case "minY": return .number(rectangle.y)
      case "midY": return .number(rectangle.y + rectangle.height / 2)
      case "maxY": return .number(rectangle.y + rectangle.height)
      case "width": return .number(rectangle.width)
      case "height": return .number(rectangle.height)
      default: throw unknown(id)
      }
    case .size(let width, let height):
      switch name {
      case "width": return .number(width)
      case "height": return .number(height)
      default: throw unknown(id)
      }
    case .insets(let insets): return .number(try side(name, of: insets, id))
    case .number, .boolean, .symbol, .list, .own: throw unknown(id)
    }
  }

  private func side(
    _ name: String, of insets: Situation.Insets, _ id: ExpressionID
  ) throws(Unknown) -> Double {
    switch name {
    case "top": return insets.top
    case "left": return insets.left
    case "bottom": return insets.bottom
    case "right": return insets.right
    default: throw unknown(id)
    }
  }

  private func member(
    _ name: String, ofView view: String, _ id: ExpressionID
  ) throws(Unknown) -> Value {
    if view.isEmpty {
      switch name {
      case _ where name == containerName: return .view("")
      case "bounds": return .rectangle(Rectangle(width: situation.width, height: situation.height))
      case MemberName.safeAreaInsets: return .insets(situation.safeArea)
      case MemberName.layoutMargins: return .insets(situation.margins)
      case MemberName.effectiveUserInterfaceLayoutDirection:
        return .symbol(situation.direction == .rightToLeft ? "rightToLeft" : "leftToRight")
      default:
        guard frames[name] != nil else { throw unknown(id) }
        return .view(name)
      }
    }
    guard let frame = frames[view] else { throw unknown(id) }
    switch name {
    case "frame": return .rectangle(frame)
    case "bounds": return .rectangle(Rectangle(width: frame.width, height: frame.height))
    case MemberName.intrinsicContentSize:
      guard let content = contents[view] else { throw unknown(id) }
      return .size(content.width, content.height)
    default: throw unknown(id)
    }
  }

  private func combine(
    _ left: Value, _ symbol: String, _ right: Value, _ id: ExpressionID
  ) throws(Unknown) -> Value {
    switch (left, symbol, right) {
    case (.number(let left), "+", .number(let right)): return .number(left + right)
    case (.number(let left), "-", .number(let right)): return .number(left - right)
    case (.number(let left), "*", .number(let right)): return .number(left * right)
    case (.number(let left), "/", .number(let right)) where right != 0:
      return .number(left / right)
    case (.symbol(let left), "==", .symbol(let right)): return .boolean(left == right)
    default: throw unknown(id)
    }
  }
}
