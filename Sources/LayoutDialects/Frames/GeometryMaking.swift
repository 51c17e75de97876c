import LayoutModel
import LightSyntax
import SourceText

// What makes rectangles, sizes, points and insets.

extension TypeReader {
  /// The value of an expression where a rectangle, size, point or insets are wanted, where `.zero` means one.
  func expected(_ kind: Geometry.Kind, _ value: Value, _ id: ExpressionID) -> Geometry? {
    switch value {
    case .symbol("zero"): .zero(kind, text: file.text(id))
    case .geometry(let geometry) where geometry.kind == kind: geometry
    default: nil
    }
  }

  /// `CGRect(…)` and its kin, in all their forms; `nil` for an initializer of the project's own.
  func madeGeometry(
    _ kind: Geometry.Kind, _ id: ExpressionID, _ arguments: ListSlice, _ values: [Value],
    isLabeled: Bool = true
  ) -> Geometry? {
    let list = Array(file.arguments(arguments))
    let text = shortened(id)
    if list.isEmpty { return .zero(kind, text: text) }
    let labels = list.map { file.label($0) ?? "" }
    if kind == .rectangle, labels == ["origin", "size"] {
      guard let origin = expected(.point, values[0], list[0].value),
        let size = expected(.size, values[1], list[1].value)
      else { return nil }
      return Geometry(
        .rectangle, text: text,
        parts: [
          "x": origin.part("x"), "y": origin.part("y"), "width": size.part("width"),
          "height": size.part("height"),
        ])
    }
    let names = kind.partNames
    guard list.count == names.count, !isLabeled || labels == names else { return nil }
    var parts: [String: Geometry.Part] = [:]
    for (name, (argument, value)) in zip(names, zip(list, values)) {
      var part = number(value, argument.value)
      if part.value == nil {
        let measure = measure(value, argument.value)
        if case .linear(let length) = measure, let value = length.value { part.value = value }
        part.measure = measure
      }
      parts[name] = Geometry.Part(number: part, range: file.range(argument.value))
    }
    return Geometry(kind, text: text, parts: parts)
  }

  /// `.init(x: 0, y: 0, width: 10, height: 10)`, whose labels say what it makes.
  func labeledGeometry(
    _ id: ExpressionID, _ arguments: ListSlice, _ values: [Value]
  ) -> Geometry? {
    let labels = file.arguments(arguments).map { file.label($0) ?? "" }
    let kind: Geometry.Kind
    switch labels {
    case Geometry.Kind.rectangle.partNames, ["origin", "size"]: kind = .rectangle
    case Geometry.Kind.size.partNames: kind = .size
    case Geometry.Kind.point.partNames: kind = .point
    default: return nil
    }
    return madeGeometry(kind, id, arguments, values)
  }

  /// What a name makes that is called like a function: `CGRect`, `CGRectMake`.
  func geometryMaker(_ name: String) -> (kind: Geometry.Kind, isLabeled: Bool)? {
    switch name {
    case "CGRect", "NSRect": return (.rectangle, true)
    case "CGRectMake", "NSMakeRect": return (.rectangle, false)
    case "CGSizeMake", "NSMakeSize": return (.size, false)
    case "CGPointMake", "NSMakePoint": return (.point, false)
    case "UIEdgeInsetsMake", "NSEdgeInsetsMake": return (.insets, false)
    default:
      guard let kind = Geometry.Kind(typeName: name), kind != .directionalInsets else {
        return nil
      }
      return (kind, true)
    }
  }

  /// Functions that Swift and Core Graphics have for lengths and rectangles; `nil` for any other.
  func geometryFunction(
    _ id: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value? {
    guard readsFrames, locals[name] == nil else { return nil }
    let list = Array(file.arguments(arguments))
    guard list.allSatisfy({ $0.label < 0 && !$0.isTrailing }) else { return nil }
    let text = file.text(id)
    switch (name, list.count) {
    case ("max", 2...), ("min", 2...):
      return extreme(list, isMaximum: name == "max", text)
    case ("UIEdgeInsetsInsetRect", 2), ("CGRectInset", 3), ("CGRectOffset", 3):
      let values = list.map { evaluate($0.value) }
      guard let rectangle = expected(.rectangle, values[0], list[0].value) else { return nil }
      guard list.count == 3 else {
        guard let insets = expected(.insets, values[1], list[1].value) else { return nil }
        return inset(rectangle, insets, text)
      }
      return moved(
        rectangle, name == "CGRectOffset" ? "offsetBy" : "insetBy",
        measure(values[1], list[1].value), measure(values[2], list[2].value), text)
    default:
      guard name.hasPrefix("CGRectGet"), list.count == 1 else { return nil }
      let value = evaluate(list[0].value)
      guard let rectangle = expected(.rectangle, value, list[0].value) else { return nil }
      let member = name.dropFirst(9)
      return geometryMember(
        member.prefix(1).lowercased() + member.dropFirst(), of: rectangle, text)
    }
  }

  /// What `max` and `min` give.
  private func extreme(_ list: [Argument], isMaximum: Bool, _ text: String) -> Value {
    let values = list.map { evaluate($0.value) }
    let result = Measure.among(
      isMaximum: isMaximum, zip(values, list).map { measure($0, $1.value) })
    return .number(number(result, text))
  }

  // MARK: Names

  /// `rect.size.width = 8`, where `rect` is a variable; tells whether it is of that kind.
  func changeGeometry(_ target: ExpressionID, _ value: Value) -> Bool {
    guard readsFrames, case .member(let base, let token) = file[target].kind else { return false }
    let name = file.name(token)
    let new = measure(value, target)
    func changed(_ geometry: Geometry, _ part: String) -> Geometry? {
      guard geometry.kind.partNames.contains(part) else { return nil }
      return geometry.with(part, Geometry.Part(number: number(new, file.text(target))))
    }
    if let reference = namedReference(base), case .geometry(let geometry) = values[reference] {
      if let kind = ["size": Geometry.Kind.size, "origin": .point][name],
        geometry.kind == .rectangle
      {
        guard let inner = expected(kind, value, target) else { return false }
        var result = geometry
        for part in kind.partNames { result = result.with(part, inner.part(part)) }
        values[reference] = .geometry(result)
        return true
      }
      guard let result = changed(geometry, name) else { return false }
      values[reference] = .geometry(result)
      return true
    }
    guard case .member(let outer, let inner) = file[base].kind,
      ["size", "origin"].contains(file.name(inner)), let reference = namedReference(outer),
      case .geometry(let geometry) = values[reference], geometry.kind == .rectangle,
      let result = changed(geometry, name)
    else { return false }
    values[reference] = .geometry(result)
    return true
  }

  /// What the parameter of `init(frame:)` is: the frame that the view itself is given.
  func initialFrame(_ name: String, _ type: String) -> Value? {
    guard readsFrames, name == "frame", function.hasPrefix("init(frame:"),
      ["CGRect", "NSRect"].contains(baseTypeName(type)), isViewLike(selfReference)
    else { return nil }
    return placeOf(selfReference, text: name).map(Value.geometry)
  }
}
