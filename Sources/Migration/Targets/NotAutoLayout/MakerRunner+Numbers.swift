import LightSyntax
import SourceText

// Rectangles, points and numbers of NotAutoLayout's own types, as its closures spell them.
extension MakerRunner {
  var bounds: FrameEvaluator.Rectangle {
    let size =
      parent.isEmpty
      ? (evaluator.situation.width, evaluator.situation.height)
      : evaluator.frames[parent].map { ($0.width, $0.height) } ?? (0, 0)
    return .init(width: size.0, height: size.1)
  }

  /// One of the parent's guides.
  func rectangle(
    _ guide: String, _ id: ExpressionID
  ) throws(Unknown) -> FrameEvaluator.Rectangle {
    switch guide {
    case "boundsGuide": return bounds
    case "safeAreaGuide" where parent.isEmpty:
      return bounds.inset(by: evaluator.situation.safeArea)
    case "layoutMarginsGuide" where parent.isEmpty:
      return bounds.inset(by: evaluator.situation.margins)
    default: throw evaluator.unknown(id)
    }
  }

  /// `$0`, or a guide of the parent.
  func rectangle(
    of id: ExpressionID, _ guide: Guide
  ) throws(Unknown) -> FrameEvaluator.Rectangle {
    if evaluator.isParameter(id) {
      if case .view(let frame, _, _) = guide { return frame }
      return bounds
    }
    guard case .parent = guide, case .member(let base, let token) = evaluator.file[id].kind,
      evaluator.isParameter(base)
    else { throw evaluator.unknown(id) }
    return try rectangle(evaluator.file.name(token), id)
  }

  /// `$0.layoutMarginsGuide.frame`, and `frame(inside: .init(…))`.
  func frame(_ id: ExpressionID) throws(Unknown) -> FrameEvaluator.Rectangle {
    switch evaluator.file[id].kind {
    case .member(let base, let token) where evaluator.file.name(token) == "frame":
      return try rectangle(of: base, .parent)
    case .call(let callee, let arguments):
      let list = Array(evaluator.file.arguments(arguments))
      guard case .member(let base, let token) = evaluator.file[callee].kind,
        evaluator.file.name(token) == "frame", list.count == 1,
        evaluator.file.label(list[0]) == "inside"
      else { throw evaluator.unknown(id) }
      return try rectangle(of: base, .parent).inset(by: try insets(list[0].value, .parent))
    default: throw evaluator.unknown(id)
    }
  }

  /// `.init(top: 8, left: 16, bottom: 8, right: 16)`
  func insets(_ id: ExpressionID, _ guide: Guide?) throws(Unknown) -> Situation.Insets {
    guard case .call(let callee, let arguments) = evaluator.file[id].kind,
      case .implicitMember(let name) = evaluator.file[callee].kind,
      evaluator.file.name(name) == "init"
    else { throw evaluator.unknown(id) }
    let list = Array(evaluator.file.arguments(arguments))
    guard
      list.map({ evaluator.file.label($0) ?? "" }) == ["top", "left", "bottom", "right"]
    else { throw evaluator.unknown(id) }
    return .init(
      top: try number(list[0].value, guide), left: try number(list[1].value, guide),
      bottom: try number(list[2].value, guide), right: try number(list[3].value, guide))
  }

  func point(_ id: ExpressionID, _ guide: Guide) throws(Unknown) -> (x: Double, y: Double) {
    guard case .member(let base, let token) = evaluator.file[id].kind,
      case .point(let x, let y)? = element(evaluator.file.name(token).titled[...])
    else { throw evaluator.unknown(id) }
    let rectangle = try rectangle(of: base, guide)
    return (rectangle.x + rectangle.width * x, rectangle.y + rectangle.height * y)
  }

  // MARK: Numbers

  /// A number of NotAutoLayout's own type: `Float(…)` makes one of a length, and literals are both.
  func number(_ id: ExpressionID, _ guide: Guide?) throws(Unknown) -> Double {
    switch evaluator.file[id].kind {
    case .integer, .float:
      guard case .number(let number) = try evaluator.evaluate(id) else {
        throw evaluator.unknown(id)
      }
      return number
    case .tuple(let values):
      let values = Array(evaluator.file.arguments(values))
      guard values.count == 1 else { throw evaluator.unknown(id) }
      return try number(values[0].value, guide)
    case .prefix(let operand) where evaluator.file.text(id).hasPrefix("-"):
      return -(try number(operand, guide))
    case .binary(let left, let token, let right):
      let (first, second) = (try number(left, guide), try number(right, guide))
      switch evaluator.file.source.text(evaluator.file.source.tokens[Int(token)]) {
      case "+": return first + second
      case "-": return first - second
      case "*": return first * second
      case "/" where second != 0: return first / second
      default: throw evaluator.unknown(id)
      }
    case .call(let callee, let arguments):
      return try call(callee, Array(evaluator.file.arguments(arguments)), guide, id)
    case .member(let base, let token):
      guard let guide else { throw evaluator.unknown(id) }
      return try member(evaluator.file.name(token), of: base, guide, id)
    default: throw evaluator.unknown(id)
    }
  }

  private func call(
    _ callee: ExpressionID, _ arguments: [Argument], _ guide: Guide?, _ id: ExpressionID
  ) throws(Unknown) -> Double {
    let labels = arguments.map { evaluator.file.label($0) ?? "" }
    if case .member(let base, let token) = evaluator.file[callee].kind, let guide,
      labels == ["at"]
    {
      let name = evaluator.file.name(token)
      guard name == "horizontal" || name == "vertical", knows(guide, name == "vertical") else {
        throw evaluator.unknown(id)
      }
      return try rectangle(of: base, guide).place(
        try number(arguments[0].value, nil), name == "vertical")
    }
    guard case .name(let token) = evaluator.file[callee].kind else { throw evaluator.unknown(id) }
    switch (evaluator.file.name(token), labels) {
    case ("Float", [""]):
      guard case .number(let length) = try evaluator.evaluate(arguments[0].value) else {
        throw evaluator.unknown(id)
      }
      return length
    case ("min", ["", ""]):
      return min(try number(arguments[0].value, guide), try number(arguments[1].value, guide))
    case ("max", ["", ""]):
      return max(try number(arguments[0].value, guide), try number(arguments[1].value, guide))
    default: throw evaluator.unknown(id)
    }
  }

  private func knows(_ guide: Guide, _ isVertical: Bool) -> Bool {
    switch guide {
    case .parent: true
    case .view(_, let horizontal, let vertical): isVertical ? vertical : horizontal
    }
  }

  /// `$0.left`, `$0.safeAreaGuide.bottom`.
  private func member(
    _ name: String, of base: ExpressionID, _ guide: Guide, _ id: ExpressionID
  ) throws(Unknown) -> Double {
    let rectangle = try rectangle(of: base, guide)
    switch (element(name.titled[...]), guide) {
    // Lines are not those of views that points are pinned to.
    case (_, .view(_, true, true)): throw evaluator.unknown(id)
    case (.horizontal(let share), _) where knows(guide, false): return rectangle.place(share, false)
    case (.vertical(let share), _) where knows(guide, true): return rectangle.place(share, true)
    case (.width, .parent): return rectangle.width
    case (.height, .parent): return rectangle.height
    default: throw evaluator.unknown(id)
    }
  }
}
