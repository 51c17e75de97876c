import LayoutModel
import LightSyntax
import SourceText

// Arithmetic with lengths, and with what is made of them.

/// What a view has of rectangles and points.
let frameMembers: Set<String> = ["frame", "bounds", "center"]
/// What a rectangle, a size and a point have.
let lengthMembers: Set<String> = [
  "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height", "size", "origin", "x", "y",
]

extension TypeReader {
  /// The length that a value is.
  func measure(_ value: Value, _ id: ExpressionID) -> Measure {
    switch value {
    case .number(let number): return number.length
    case .reference(let reference):
      return screenConstant(reference) ?? .linear(Length(.number(references.name(reference))))
    case .symbol("zero"): return .constant(0)
    case .unknown(let doubt): return .unclear(doubt.reason)
    case .choice(let choice): return .unclear(Doubt.choice(choice.text).reason)
    default: return .unclear(Doubt.unread(shortened(id)).reason)
    }
  }

  /// The length that an expression is.
  func length(_ id: ExpressionID) -> Measure {
    // Evaluated first: what a value names is looked up in the tables as they are then.
    let value = evaluate(id)
    return measure(value, id)
  }

  /// The result of `left symbol right` as a length; `nil` where a plain number says all.
  func calculateLength(
    _ symbol: String, _ left: Value, _ leftID: ExpressionID, _ right: Value,
    _ rightID: ExpressionID, text: String
  ) -> Measure? {
    let (first, second) = (measure(left, leftID), measure(right, rightID))
    let result: Measure
    switch symbol {
    case "+": result = first + second
    case "-": result = first - second
    case "*":
      if let factor = second.number {
        result = first * factor
      } else if let factor = first.number {
        result = second * factor
      } else {
        return unknownProduct(first, second, text)
      }
    case "/":
      guard let divisor = second.number else { return unknownProduct(first, second, text) }
      // `n / 0` is infinite, and what is divided by that is 0.
      guard divisor != 0 else {
        return first.number.map { .constant($0 / 0) } ?? .unclear("'\(text)' divides by zero")
      }
      result = first * (1 / divisor)
    default: return nil
    }
    return result
  }

  private func unknownProduct(_ first: Measure, _ second: Measure, _ text: String) -> Measure? {
    for case .unclear(let reason) in [first, second] { return .unclear(reason) }
    if first.isNumber, second.isNumber { return nil }
    return .unclear("'\(text)' multiplies or divides two values that are known only at run time")
  }

  // MARK: Members of geometry

  /// `rect.maxX`, `rect.size`, `size.width`; `nil` for what is not followed.
  func geometryMember(_ name: String, of geometry: Geometry, _ text: String) -> Value? {
    guard geometry.kind == .rectangle else { return nil }
    let (x, y) = (geometry.length("x"), geometry.length("y"))
    let (width, height) = (geometry.length("width"), geometry.length("height"))
    switch name {
    case "minX": return .number(number(x, text))
    case "midX": return .number(number(x + width * 0.5, text))
    case "maxX": return .number(number(x + width, text))
    case "minY": return .number(number(y, text))
    case "midY": return .number(number(y + height * 0.5, text))
    case "maxY": return .number(number(y + height, text))
    case "width": return .number(number(width, text))
    case "height": return .number(number(height, text))
    case "origin": return .geometry(self.geometry(.point, [x, y], text))
    case "size": return .geometry(self.geometry(.size, [width, height], text))
    case "standardized": return .geometry(geometry)
    default: return nil
    }
  }

  /// `rect.insetBy(dx:dy:)` and its kin; `nil` for what is not followed.
  func geometryCall(
    _ id: ExpressionID, _ name: String, on receiver: Value, _ arguments: ListSlice
  ) -> Value? {
    guard case .geometry(let geometry) = receiver else { return nil }
    if let value = callHelper(id, name, on: .value(receiver), arguments) { return value }
    guard geometry.kind == .rectangle else { return nil }
    let list = Array(file.arguments(arguments))
    let labels = list.map { file.label($0) ?? "" }
    let text = shortened(id)
    switch (name, labels) {
    case ("insetBy", ["dx", "dy"]), ("offsetBy", ["dx", "dy"]):
      let (dx, dy) = (length(list[0].value), length(list[1].value))
      return moved(geometry, name, dx, dy, text)
    case ("inset", ["by"]):
      let value = evaluate(list[0].value)
      guard let insets = expected(.insets, value, list[0].value) else { return nil }
      return inset(geometry, insets, text)
    case ("divided", ["atDistance", "from"]):
      let distance = length(list[0].value)
      let side = evaluate(list[1].value)
      guard let edge = edgeName(side) else { return nil }
      return divide(geometry, distance, edge, text)
    default: return nil
    }
  }

  /// `insetBy` or `offsetBy`.
  func moved(
    _ geometry: Geometry, _ name: String, _ dx: Measure, _ dy: Measure, _ text: String
  ) -> Value {
    let (x, y) = (geometry.length("x") + dx, geometry.length("y") + dy)
    let (width, height) = (geometry.length("width"), geometry.length("height"))
    let measures =
      name == "offsetBy"
      ? [x, y, width, height] : [x, y, width - dx * 2, height - dy * 2]
    return .geometry(self.geometry(.rectangle, measures, text))
  }

  func inset(_ geometry: Geometry, _ insets: Geometry, _ text: String) -> Value {
    let (top, left) = (insets.length("top"), insets.length("left"))
    let (bottom, right) = (insets.length("bottom"), insets.length("right"))
    return .geometry(
      rectangle(
        geometry.length("x") + left, geometry.length("y") + top,
        geometry.length("width") - left - right, geometry.length("height") - top - bottom,
        text: text))
  }

  private func edgeName(_ value: Value) -> String? {
    let name: String
    switch value {
    case .symbol(let symbol): name = symbol
    case .reference(let reference): name = references.member(reference)?.name ?? ""
    default: return nil
    }
    return ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"].first {
      $0 == name || $0.lowercased() == name.lowercased()
    }
  }

  /// The slice at an edge, and what remains.
  private func divide(
    _ geometry: Geometry, _ distance: Measure, _ edge: String, _ text: String
  ) -> Value {
    let (x, y) = (geometry.length("x"), geometry.length("y"))
    let (width, height) = (geometry.length("width"), geometry.length("height"))
    let (slice, remainder): ([Measure], [Measure])
    switch edge {
    case "minXEdge":
      slice = [x, y, distance, height]
      remainder = [x + distance, y, width - distance, height]
    case "maxXEdge":
      slice = [x + width - distance, y, distance, height]
      remainder = [x, y, width - distance, height]
    case "minYEdge":
      slice = [x, y, width, distance]
      remainder = [x, y + distance, width, height - distance]
    default:
      slice = [x, y + height - distance, width, distance]
      remainder = [x, y, width, height - distance]
    }
    return .tuple([
      .init(label: "slice", value: .geometry(self.geometry(.rectangle, slice, text + ".slice"))),
      .init(
        label: "remainder",
        value: .geometry(self.geometry(.rectangle, remainder, text + ".remainder"))),
    ])
  }
}

extension Geometry {
  func length(_ name: String) -> Measure { part(name).number.length }
}

extension Measure {
  /// The number, if it is one that is known; an infinite one too.
  var number: Double? {
    if case .linear(let length) = self { length.value } else { nil }
  }
}
