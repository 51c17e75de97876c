import LightSyntax
import SourceText
import UIKitFacts

extension FrameEvaluator {
  /// A call, with its arguments not yet evaluated.
  struct Call {
    enum Callee {
      case function(String)
      case method(String, of: Value)
      case implicitMember(String)
    }

    var callee: Callee
    var arguments: [Argument]
    /// Empty for an argument without one.
    var labels: [String]
    var id: ExpressionID
  }

  func call(
    _ callee: ExpressionID, _ arguments: ListSlice, _ id: ExpressionID
  ) throws(Unknown) -> Value {
    var call = Call(
      callee: .function(""), arguments: Array(file.arguments(arguments)), labels: [], id: id)
    call.labels = call.arguments.map { file.label($0) ?? "" }
    switch file[callee].kind {
    case .name(let token): call.callee = .function(file.name(token))
    case .implicitMember(let token): call.callee = .implicitMember(file.name(token))
    case .member(let base, let token):
      call.callee = .method(file.name(token), of: try evaluate(base))
    default: throw unknown(id)
    }
    if let own = try runner.call(call, in: self) { return own }
    switch call.callee {
    case .method(let name, let receiver): return try self.call(name, of: receiver, call)
    case .function(let name): return try self.call(name, call)
    case .implicitMember: throw unknown(id)
    }
  }

  private func call(
    _ name: String, of receiver: Value, _ call: Call
  ) throws(Unknown) -> Value {
    switch (name, receiver, call.labels) {
    case (MemberName.sizeThatFits, .view(let view), [""]):
      guard let content = contents[view] else { throw unknown(call.id) }
      return .size(content.width, content.height)
    case ("inset", .rectangle(let rectangle), ["by"]):
      let argument = call.arguments[0].value
      if let named = insets(named: file.text(argument)) {
        return .rectangle(rectangle.inset(by: named))
      }
      guard case .insets(let insets) = try evaluate(argument) else { throw unknown(call.id) }
      return .rectangle(rectangle.inset(by: insets))
    case ("insetBy", .rectangle(let rectangle), ["dx", "dy"]):
      let values = try numbers(call.arguments)
      return .rectangle(
        Rectangle(
          x: rectangle.x + values[0], y: rectangle.y + values[1],
          width: rectangle.width - 2 * values[0], height: rectangle.height - 2 * values[1]))
    default: throw unknown(call.id)
    }
  }

  private func call(_ name: String, _ call: Call) throws(Unknown) -> Value {
    switch (name, call.labels) {
    case ("CGRect", ["x", "y", "width", "height"]):
      let values = try numbers(call.arguments)
      return .rectangle(
        Rectangle(x: values[0], y: values[1], width: values[2], height: values[3]))
    case ("CGSize", ["width", "height"]):
      // What a view is asked to fit into does not matter: contents are given.
      let values = (try? numbers(call.arguments)) ?? [0, 0]
      return .size(values[0], values[1])
    case (ClassName.edgeInsets, ["top", "left", "bottom", "right"]):
      let values = try numbers(call.arguments)
      return .insets(
        .init(top: values[0], left: values[1], bottom: values[2], right: values[3]))
    case ("min", ["", ""]), ("max", ["", ""]):
      let values = try numbers(call.arguments)
      return .number(name == "min" ? min(values[0], values[1]) : max(values[0], values[1]))
    case ("CGFloat", [""]): return .number(try numbers(call.arguments)[0])
    default: throw unknown(call.id)
    }
  }

  private func numbers(_ arguments: [Argument]) throws(Unknown) -> [Double] {
    var numbers: [Double] = []
    for argument in arguments {
      switch try evaluate(argument.value) {
      case .number(let number): numbers.append(number)
      case .symbol("greatestFiniteMagnitude"): numbers.append(Double.greatestFiniteMagnitude)
      default: throw unknown(argument.value)
      }
    }
    return numbers
  }

  /// One call of a chain.
  struct ChainCall {
    var id: ExpressionID
    var name: String
    var arguments: [Argument]
  }

  /// The calls of a chain, first to last, and what the first is made on.
  func chain(_ id: ExpressionID) -> (base: ExpressionID, calls: [ChainCall]) {
    var calls: [ChainCall] = []
    var current = id
    while case .call(let callee, let arguments) = file[current].kind,
      case .member(let base, let token) = file[callee].kind
    {
      calls.append(
        ChainCall(id: current, name: file.name(token), arguments: Array(file.arguments(arguments))))
      current = base
    }
    return (current, calls.reversed())
  }
}

extension FrameEvaluator.Rectangle {
  func inset(by insets: Situation.Insets) -> Self {
    Self(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// A place inside, by its share of the width or the height.
  func place(_ share: Double, _ isVertical: Bool) -> Double {
    isVertical ? y + height * share : x + width * share
  }
}
