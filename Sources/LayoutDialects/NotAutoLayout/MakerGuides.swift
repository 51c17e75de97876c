import LayoutModel
import LightSyntax
import SourceText

/// What `$0` is in a closure of a chain: the parent, or another view as the parent sees it.
struct MakerGuides {
  /// The parent; `nil` for another view.
  var view: Reference?
  var rectangle: Geometry
}

/// A closure of one expression, or a value without one.
struct MakerClosure {
  var parameter: String?
  var body: ExpressionID

  func isParameter(_ id: ExpressionID, in file: SyntaxFile) -> Bool {
    if case .name(let token) = file[id].kind { file.name(token) == parameter } else { false }
  }
}

/// What NotAutoLayout calls lines and points: "center" is horizontal, "middle" vertical.
enum MakerLines {
  static func line(_ name: Substring) -> (axis: Axis, share: Double)? {
    switch name {
    case "Left", "left", "leading": (.horizontal, 0)
    case "Center", "center": (.horizontal, 0.5)
    case "Right", "right", "trailing": (.horizontal, 1)
    case "Top", "top": (.vertical, 0)
    case "Middle", "middle": (.vertical, 0.5)
    case "Bottom", "bottom": (.vertical, 1)
    default: nil
    }
  }

  static func point(_ name: Substring) -> (x: Double, y: Double)? {
    for row in ["top", "middle", "bottom"] where name.lowercased().hasPrefix(row) {
      guard let y = line(row[...]), let x = line(name.dropFirst(row.count)),
        x.axis == .horizontal
      else { return nil }
      return (x.share, y.share)
    }
    return nil
  }
}

extension Geometry {
  fileprivate func place(_ line: (axis: Axis, share: Double)) -> Measure {
    line.axis == .horizontal
      ? length("x") + length("width") * line.share : length("y") + length("height") * line.share
  }
}

extension NotAutoLayoutReader {
  func guides(of parent: Reference, at id: ExpressionID) -> MakerGuides? {
    guard case .geometry(let bounds)? = reader.frameMember("bounds", of: parent, at: id) else {
      return nil
    }
    return MakerGuides(view: parent, rectangle: bounds)
  }

  /// `$0.safeAreaGuide`
  func guide(_ name: String, _ guides: MakerGuides, at id: ExpressionID) -> Geometry? {
    let insets: String
    switch name {
    case "boundsGuide": return guides.rectangle
    case "safeAreaGuide": insets = "safeAreaInsets"
    case "layoutMarginsGuide": insets = "layoutMargins"
    default: return nil
    }
    guard let view = guides.view,
      case .geometry(let sides)? = reader.frameMember(insets, of: view, at: id),
      case .geometry(let rectangle) = reader.inset(guides.rectangle, sides, name)
    else { return nil }
    return rectangle
  }

  /// `$0` or one of its guides.
  private func rectangle(
    of id: ExpressionID, _ closure: MakerClosure, _ guides: MakerGuides
  ) -> Geometry? {
    if closure.isParameter(id, in: reader.file) { return guides.rectangle }
    guard case .member(let base, let token) = reader.file[id].kind,
      closure.isParameter(base, in: reader.file)
    else { return nil }
    return guide(reader.file.name(token), guides, at: id)
  }

  /// The rectangle within insets, if there are any.
  func inset(
    _ rectangle: Geometry, _ argument: Argument?, _ closure: MakerClosure, _ guides: MakerGuides?
  ) -> Geometry? {
    guard let argument else { return rectangle }
    guard case .call(_, let arguments) = reader.file[argument.value].kind else { return nil }
    let list = Array(reader.file.arguments(arguments))
    guard list.map({ reader.file.label($0) ?? "" }) == Geometry.Kind.insets.partNames else {
      return nil
    }
    var measures: [Measure] = []
    for argument in list { measures.append(length(argument.value, closure, guides)) }
    let insets = reader.geometry(.insets, measures, reader.shortened(argument.value))
    guard case .geometry(let inner) = reader.inset(rectangle, insets, rectangle.text) else {
      return nil
    }
    return inner
  }

  /// `$0.layoutMarginsGuide.frame`, or `frame(inside: …)`.
  func frame(_ closure: MakerClosure, _ guides: MakerGuides) -> Geometry? {
    switch reader.file[closure.body].kind {
    case .member(let base, let token) where reader.file.name(token) == "frame":
      return rectangle(of: base, closure, guides)
    case .call(let callee, let arguments):
      guard case .member(let base, let token) = reader.file[callee].kind,
        reader.file.name(token) == "frame",
        let inside = reader.file.arguments(arguments).first, reader.file.label(inside) == "inside",
        let rectangle = rectangle(of: base, closure, guides)
      else { return nil }
      return inset(rectangle, inside, closure, guides)
    default: return nil
    }
  }

  /// `$0.bottomLeft`, `.zero`, `.init(x: 8, y: 8)`.
  func point(
    _ closure: MakerClosure, _ guides: MakerGuides?
  ) -> (x: Measure, y: Measure)? {
    guard let guides else {
      return geometry(.point, closure.body).map { ($0.length("x"), $0.length("y")) }
    }
    guard case .member(let base, let token) = reader.file[closure.body].kind,
      let point = MakerLines.point(reader.file.name(token)[...]),
      let rectangle = rectangle(of: base, closure, guides)
    else { return nil }
    return (rectangle.place((.horizontal, point.x)), rectangle.place((.vertical, point.y)))
  }

  /// `.init(view.intrinsicContentSize)`, `.init(width: 40, height: 20)`.
  func geometry(_ kind: Geometry.Kind, _ id: ExpressionID) -> Geometry? {
    let value = reader.evaluate(id)
    if let geometry = reader.expected(kind, value, id) { return geometry }
    guard case .call(_, let arguments) = reader.file[id].kind, arguments.count == 1,
      let only = reader.file.arguments(arguments).first
    else { return nil }
    return reader.expected(kind, reader.evaluate(only.value), only.value)
  }

  // MARK: Lengths

  /// The length that a closure gives, or a value.
  func length(
    _ id: ExpressionID, _ closure: MakerClosure, _ guides: MakerGuides?
  ) -> Measure {
    guard reader.effort.depth < ReadingEffort.maximumDepth else {
      return .unclear(Doubt.unread(reader.shortened(id)).reason)
    }
    reader.effort.depth += 1
    defer { reader.effort.depth -= 1 }
    switch reader.file[id].kind {
    case .tuple(let values) where values.count == 1:
      guard let only = reader.file.arguments(values).first else { return reader.length(id) }
      return length(only.value, closure, guides)
    case .prefix(let operand) where reader.file.text(id).hasPrefix("-"):
      return length(operand, closure, guides) * -1
    case .binary(let left, let token, let right):
      let symbol = reader.file.source.text(reader.file.source.tokens[Int(token)])
      let (first, second) = (length(left, closure, guides), length(right, closure, guides))
      switch (symbol, first.number, second.number) {
      case ("+", _, _): return first + second
      case ("-", _, _): return first - second
      case ("*", _, let factor?): return first * factor
      case ("*", let factor?, _): return second * factor
      case ("/", _, let divisor?) where divisor != 0: return first * (1 / divisor)
      default: return reader.length(id)
      }
    case .call(let callee, let arguments):
      return call(callee, Array(reader.file.arguments(arguments)), closure, guides)
        ?? reader.length(id)
    case .member(let base, let token):
      guard let guides, let rectangle = rectangle(of: base, closure, guides) else {
        return reader.length(id)
      }
      let name = reader.file.name(token)
      if name == "width" || name == "height" { return rectangle.length(name) }
      return MakerLines.line(name[...]).map(rectangle.place) ?? reader.length(id)
    default: return reader.length(id)
    }
  }

  private func call(
    _ callee: ExpressionID, _ arguments: [Argument], _ closure: MakerClosure,
    _ guides: MakerGuides?
  ) -> Measure? {
    switch reader.file[callee].kind {
    case .name(let token):
      switch (reader.file.name(token), arguments.count) {
      case ("Float", 1): return reader.length(arguments[0].value)
      case ("min", 2), ("max", 2):
        return .among(
          isMaximum: reader.file.name(token) == "max",
          [
            length(arguments[0].value, closure, guides),
            length(arguments[1].value, closure, guides),
          ])
      default: return nil
      }
    case .member(let base, let token):
      guard let guides, let rectangle = rectangle(of: base, closure, guides),
        arguments.count == 1, let share = reader.length(arguments[0].value).number
      else { return nil }
      switch reader.file.name(token) {
      case "horizontal": return rectangle.place((.horizontal, share))
      case "vertical": return rectangle.place((.vertical, share))
      default: return nil
      }
    default: return nil
    }
  }
}
