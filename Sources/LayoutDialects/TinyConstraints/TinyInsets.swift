import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension TinyConstraintsReader {
  /// Insets, also as TinyConstraints makes them: `.uniform(8)`, `.top(4) + .left(8)`; `nil` if they are not known.
  /// Source: TinyConstraints 4.0.2, `TinyEdgeInsets`.
  func tinyInsets(_ id: ExpressionID) -> Geometry? {
    let id = reader.file.unparenthesized(id)
    switch reader.file[id].kind {
    case .binary(let left, let token, let right)
    where reader.file.source.text(of: reader.file.source.tokens[Int(token)], is: "+"):
      guard let first = tinyInsets(left), let second = tinyInsets(right) else { return nil }
      var sum = Geometry(.insets, text: reader.shortened(id))
      for side in Geometry.Kind.insets.partNames {
        sum = sum.with(side, added(first.part(side), second.part(side)))
      }
      return sum
    case .call(let callee, let arguments):
      guard let sides = insetSides(callee), arguments.count == 1,
        let argument = reader.file.arguments(arguments).first, argument.label < 0
      else { return reader.libraryGeometry(.insets, id) }
      let part = Geometry.Part(
        number: reader.number(reader.evaluate(argument.value), argument.value),
        range: reader.file.range(argument.value))
      var insets = Geometry.zero(.insets, text: reader.shortened(id))
      for side in Geometry.Kind.insets.partNames {
        insets = insets.with(
          side, sides.contains(side) ? part : Geometry.Part(number: .implicit(0)))
      }
      return insets
    default: return reader.libraryGeometry(.insets, id)
    }
  }

  /// The sides that a maker of insets speaks of.
  private func insetSides(_ callee: ExpressionID) -> [String]? {
    let name: String
    switch reader.file[callee].kind {
    case .implicitMember(let token): name = reader.file.name(token)
    case .member(let base, let token):
      guard ["TinyEdgeInsets", "UIEdgeInsets"].contains(reader.file.text(base)) else { return nil }
      name = reader.file.name(token)
    default: return nil
    }
    switch name {
    case "uniform": return ["top", "left", "bottom", "right"]
    case "horizontal": return ["left", "right"]
    case "vertical": return ["top", "bottom"]
    case "top", "left", "bottom", "right": return [name]
    default: return nil
    }
  }

  private func added(_ first: Geometry.Part, _ second: Geometry.Part) -> Geometry.Part {
    if first.number.value == 0 { return second }
    if second.number.value == 0 { return first }
    let value = first.number.value.flatMap { one in second.number.value.map { one + $0 } }
    return Geometry.Part(
      number: Number(
        value: value, isLiteral: false, text: "\(first.number.text) + \(second.number.text)"))
  }

  /// `card.stack([title, icon], spacing: 8)`: adds views, one below or beside the other.
  /// Source: TinyConstraints 4.0.2, `Stack`.
  func stackTiny(_ call: MethodCall, in container: Reference) -> Value? {
    let list = reader.file.arguments(call.arguments)
    guard !reader.projectDeclares(call.name, on: container), let first = list.first,
      first.label < 0,
      list.dropFirst().allSatisfy({
        ["axis", "width", "height", "spacing"].contains(reader.file.label($0))
      })
    else { return nil }
    func argument(_ label: String) -> Argument? { list.first { reader.file.label($0) == label } }
    let value = reader.evaluate(first.value)
    guard case .list(let elements, isComplete: true) = value, let views = elements.references
    else {
      return reader.leaveUnread(
        call.id, because: "the views are not known", touching: [call.receiver, value])
    }
    var isVertical = true
    if let axis = argument("axis") {
      switch reader.libraryCase(reader.evaluate(axis.value)) {
      case "vertical": break
      case "horizontal": isVertical = false
      default:
        return reader.leaveUnread(
          call.id, because: "the axis is not known", touching: [call.receiver, value])
      }
    }
    let range = reader.file.range(call.id)
    reader.visit(call.id)
    reader.record(.library, on: container, at: range)
    var made: [LibraryConstraint] = []
    func pin(
      _ view: Reference, _ attribute: Attribute, _ other: Reference, _ second: Attribute,
      _ constant: ConstraintOrigin.Argument? = nil
    ) {
      made.append(
        LibraryConstraint(
          first: (view, WrittenAttribute(attribute)), second: (other, WrittenAttribute(second)),
          constant: constant))
    }
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
    for (index, view) in views.enumerated() {
      reader.record(.library, on: view, at: range)
      reader.record(.addedTo(container), on: view, at: range)
      if index == 0 {
        pin(view, start, container, start)
      } else {
        pin(view, start, views[index - 1], end, reader.libraryNumber(argument("spacing")))
      }
      for side in isVertical ? [Attribute.left, .right] : [.top, .bottom] {
        pin(view, side, container, side)
      }
      if index == views.count - 1 { pin(view, end, container, end) }
      for size in [Attribute.width, .height] {
        guard let argument = argument(size.rawValue) else { continue }
        made.append(
          LibraryConstraint(
            first: (view, WrittenAttribute(size)), constant: reader.libraryNumber(argument)))
      }
    }
    return reader.make(made, .tinyConstraints, by: call.id) ?? .nothing
  }
}
