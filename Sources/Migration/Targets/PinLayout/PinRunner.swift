import LightSyntax
import SourceText

/// Runs chains such as `title.pin.top(8).horizontally(16).height(44)`, call by call.
struct PinRunner: TextRunner {
  /// The superview of each view, by names; the container's is empty.
  var superviews: [String: String]
  /// Whether `start` and `end` follow the reading direction.
  var followsDirection: Bool
  /// Pixels in a point; `nil` for a screen on which every number is a pixel's place.
  var scale: Double?

  /// What only chains speak of.
  enum PinValue: OwnValue {
    /// `view.pin`, which knows the view's insets.
    case pin(String)
    /// `view.edge`, and one of its edges by name.
    case edges(String)
    case edge(String, String)
  }

  /// - Throws: ``Unknown`` for a call that is not known, that contradicts another one, or that leaves a side open.
  func run(
    _ expression: ExpressionID, in evaluator: inout FrameEvaluator
  ) throws(Unknown) -> Bool {
    let (base, calls) = evaluator.chain(expression)
    guard let last = calls.last, case .member(let viewID, let token) = evaluator.file[base].kind,
      evaluator.file.name(token) == "pin"
    else { return false }
    guard case .view(let view) = try evaluator.evaluate(viewID),
      let current = evaluator.frames[view], let content = evaluator.contents[view]
    else { throw evaluator.unknown(viewID) }
    var runner = PinChainRunner(evaluator: evaluator, view: view, pins: self)
    for call in calls { try runner.run(call) }
    guard var frame = runner.chain.frame(from: current, content: content) else {
      throw evaluator.unknown(last.id)
    }
    if let scale { frame = frame.onPixels(scale) }
    evaluator.place(view, frame)
    return true
  }

  func member(
    _ name: String, of value: Value, _ id: ExpressionID, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? {
    switch value {
    case .view(let view):
      if name == "pin" { return .own(PinValue.pin(view)) }
      guard name == "edge", !view.isEmpty, evaluator.frames[view] != nil else { return nil }
      return .own(PinValue.edges(view))
    case .own(let own as PinValue): return try member(name, of: own, id, in: evaluator)
    case .number, .rectangle, .size, .insets, .boolean, .symbol, .list, .own: return nil
    }
  }

  private func member(
    _ name: String, of value: PinValue, _ id: ExpressionID, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value {
    switch (value, name) {
    case (.edges(let view), _): return .own(PinValue.edge(view, name))
    case (.pin(""), "safeArea"): return .insets(evaluator.situation.safeArea)
    case (.pin(""), "layoutMargins"): return .insets(evaluator.situation.margins)
    case (.pin, _), (.edge, _): throw evaluator.unknown(id)
    }
  }
}

/// Runs the calls of one chain.
private struct PinChainRunner {
  typealias Unknown = FrameEvaluator.Unknown

  let evaluator: FrameEvaluator
  let view: String
  let pins: PinRunner
  var chain = PinChain()

  /// A side of the superview, or one of another view, that a call names.
  private enum Edge { case start, center, end }

  private typealias SidePath = WritableKeyPath<PinChain, PinChain.Side>

  private var isRightToLeft: Bool {
    pins.followsDirection && evaluator.situation.direction == .rightToLeft
  }

  /// The superview's, in its own coordinates.
  private var superview: FrameEvaluator.Rectangle {
    let name = pins.superviews[view] ?? ""
    let size =
      name.isEmpty
      ? (evaluator.situation.width, evaluator.situation.height)
      : evaluator.frames[name].map { ($0.width, $0.height) } ?? (0, 0)
    return .init(width: size.0, height: size.1)
  }

  mutating func run(_ call: FrameEvaluator.ChainCall) throws(Unknown) {
    let name = side(call.name)
    switch name {
    case "top", "left": try pin(call, .start, axis(of: name))
    case "bottom", "right": try pin(call, .end, axis(of: name))
    case "hCenter", "vCenter": try pin(call, .center, axis(of: name))
    case "above", "below": try lay(call, name)
    case "horizontally", "vertically", "all":
      for axis in [\PinChain.horizontal, \.vertical]
      where name == "all" || (name == "horizontally") == (axis == \.horizontal) {
        try pin(call, .start, axis)
        try pin(call, .end, axis)
      }
    case "center" where call.arguments.isEmpty:
      try pin(call, .center, \.horizontal)
      try pin(call, .center, \.vertical)
    case "width", "height", "size": try measure(call, name)
    case "minWidth", "minHeight", "maxWidth", "maxHeight": try bound(call, name)
    case "aspectRatio", "sizeToFit": try fit(call, name)
    case "margin", "marginHorizontal", "marginVertical", "marginTop", "marginBottom", "marginLeft",
      "marginRight":
      try setMargins(call, name)
    default: throw evaluator.unknown(call.id)
    }
  }

  /// `start`, `end`, `before` and `after` as the sides that they are.
  private func side(_ name: String) -> String {
    switch name {
    case "start": isRightToLeft ? "right" : "left"
    case "end": isRightToLeft ? "left" : "right"
    case "before": isRightToLeft ? "right" : "left"
    case "after": isRightToLeft ? "left" : "right"
    case "marginStart": isRightToLeft ? "marginRight" : "marginLeft"
    case "marginEnd": isRightToLeft ? "marginLeft" : "marginRight"
    default: name
    }
  }

  private func axis(of name: String) -> SidePath {
    ["top", "bottom", "vCenter", "above", "below"].contains(name) ? \.vertical : \.horizontal
  }

  // MARK: Edges

  /// `top()`, `top(8)`, `top(20%)`, `top(view.pin.safeArea)`, `top(to: title.edge.bottom)`, `left(of: title)`.
  private mutating func pin(
    _ call: FrameEvaluator.ChainCall, _ edge: Edge, _ axis: SidePath
  ) throws(Unknown) {
    let labels = call.arguments.map { evaluator.file.label($0) ?? "" }
    if labels.first == "of" { return try lay(call, edge == .start ? "left" : "right") }
    if labels == ["to"] {
      guard
        case .own(let own as PinRunner.PinValue) = try evaluator.evaluate(call.arguments[0].value),
        case .edge(let other, let name) = own, pins.superviews[other] == pins.superviews[view],
        let frame = evaluator.frames[other]
      else { throw evaluator.unknown(call.id) }
      let side = side(name)
      guard ["top", "vCenter", "bottom"].contains(side) == (axis == \.vertical) else {
        throw evaluator.unknown(call.id)
      }
      let shares: [String: Double] = ["top": 0, "left": 0, "vCenter": 0.5, "hCenter": 0.5]
      let share = shares[side] ?? 1
      return try set(edge, axis, frame.place(share, axis == \.vertical), call)
    }
    guard labels.allSatisfy(\.isEmpty), labels.count <= 1 else { throw evaluator.unknown(call.id) }
    let extent = axis == \.vertical ? superview.height : superview.width
    var distance = 0.0
    if let argument = call.arguments.first {
      switch try length(argument.value, of: extent) {
      case .number(let number): distance = number
      case .insets(let insets):
        switch (edge, axis == \.vertical) {
        case (.start, true): distance = insets.top
        case (.start, false): distance = insets.left
        case (.end, true): distance = insets.bottom
        case (.end, false): distance = insets.right
        case (.center, _): throw evaluator.unknown(call.id)
        }
      default: throw evaluator.unknown(call.id)
      }
    }
    switch edge {
    case .start: try set(edge, axis, distance, call)
    case .center: try set(edge, axis, extent / 2 + distance, call)
    case .end: try set(edge, axis, extent - distance, call)
    }
  }

  /// A number, or a share of a length: `20%`.
  private func length(
    _ id: ExpressionID, of extent: Double
  ) throws(Unknown) -> FrameEvaluator.Value {
    guard case .postfix(let operand) = evaluator.file[id].kind else {
      return try evaluator.evaluate(id)
    }
    guard evaluator.file.text(id).hasSuffix("%"),
      case .number(let percent) = try evaluator.evaluate(operand)
    else { throw evaluator.unknown(id) }
    return .number(extent * percent / 100)
  }

  /// PinLayout ignores what contradicts the calls before; here it is an error.
  private mutating func set(
    _ edge: Edge, _ axis: SidePath, _ value: Double, _ call: FrameEvaluator.ChainCall
  ) throws(Unknown) {
    let isFree: Bool
    switch edge {
    case .start: isFree = chain[keyPath: axis].start == nil && chain[keyPath: axis].center == nil
    case .end: isFree = chain[keyPath: axis].end == nil && chain[keyPath: axis].center == nil
    case .center:
      let side = chain[keyPath: axis]
      isFree = side.start == nil && side.end == nil && side.center == nil
    }
    guard isFree else { throw evaluator.unknown(call.id) }
    switch edge {
    case .start: chain[keyPath: axis].start = value
    case .center: chain[keyPath: axis].center = value
    case .end: chain[keyPath: axis].end = value
    }
  }

  /// `below(of: title, aligned: .left)`: next to a view with the same superview.
  private mutating func lay(
    _ call: FrameEvaluator.ChainCall, _ name: String
  ) throws(Unknown) {
    let labels = call.arguments.map { evaluator.file.label($0) ?? "" }
    guard labels == ["of"] || labels == ["of", "aligned"],
      case .view(let other) = try evaluator.evaluate(call.arguments[0].value),
      pins.superviews[other] == pins.superviews[view], let frame = evaluator.frames[other]
    else { throw evaluator.unknown(call.id) }
    let isVertical = name == "above" || name == "below"
    let axis: SidePath = isVertical ? \.vertical : \.horizontal
    let isBehind = name == "below" || name == "right"
    try set(
      isBehind ? .start : .end, axis, frame.place(isBehind ? 1 : 0, isVertical), call)
    guard labels.count == 2 else { return }
    guard case .symbol(let alignment) = try evaluator.evaluate(call.arguments[1].value) else {
      throw evaluator.unknown(call.id)
    }
    let across: SidePath = isVertical ? \.horizontal : \.vertical
    switch (side(alignment), isVertical) {
    case ("left", true), ("top", false): try set(.start, across, frame.place(0, !isVertical), call)
    case ("center", _): try set(.center, across, frame.place(0.5, !isVertical), call)
    case ("right", true), ("bottom", false):
      try set(.end, across, frame.place(1, !isVertical), call)
    default: throw evaluator.unknown(call.id)
    }
  }

  // MARK: Sizes

  private mutating func measure(
    _ call: FrameEvaluator.ChainCall, _ name: String
  ) throws(Unknown) {
    guard call.arguments.count == 1 else { throw evaluator.unknown(call.id) }
    let argument = call.arguments[0]
    let isOfView = evaluator.file.label(argument) == "of"
    for (axis, word) in [(\PinChain.horizontal, "width"), (\.vertical, "height")]
    where name == word || name == "size" {
      let isHigh = word == "height"
      let value: Double
      switch try length(argument.value, of: isHigh ? superview.height : superview.width) {
      case .number(let number) where !isOfView: value = number
      case .size(let width, let height) where !isOfView && name == "size":
        value = isHigh ? height : width
      case .view(let other) where isOfView:
        guard let frame = evaluator.frames[other] else { throw evaluator.unknown(call.id) }
        value = isHigh ? frame.height : frame.width
      default: throw evaluator.unknown(call.id)
      }
      guard chain[keyPath: axis].size == nil else { throw evaluator.unknown(call.id) }
      chain[keyPath: axis].size = value
    }
  }

  /// Bounds below nothing are ignored.
  private mutating func bound(
    _ call: FrameEvaluator.ChainCall, _ name: String
  ) throws(Unknown) {
    let axis: SidePath = name.hasSuffix("Width") ? \.horizontal : \.vertical
    let extent = name.hasSuffix("Width") ? superview.width : superview.height
    guard call.arguments.count == 1,
      case .number(let number) = try length(call.arguments[0].value, of: extent)
    else { throw evaluator.unknown(call.id) }
    guard number >= 0 else { return }
    let side = chain[keyPath: axis]
    guard (name.hasPrefix("min") ? side.minimum : side.maximum) == nil else {
      throw evaluator.unknown(call.id)
    }
    if name.hasPrefix("min") {
      chain[keyPath: axis].minimum = number
    } else {
      chain[keyPath: axis].maximum = number
    }
  }

  private mutating func fit(
    _ call: FrameEvaluator.ChainCall, _ name: String
  ) throws(Unknown) {
    guard chain.fitting == nil, call.arguments.count <= 1 else { throw evaluator.unknown(call.id) }
    guard let argument = call.arguments.first else {
      guard name == "sizeToFit" else { throw evaluator.unknown(call.id) }
      chain.fitting = .content
      return
    }
    switch try evaluator.evaluate(argument.value) {
    case .symbol("width") where name == "sizeToFit": chain.fitting = .width
    case .number(let ratio) where name == "aspectRatio" && ratio > 0:
      chain.fitting = .ratio(ratio)
    default: throw evaluator.unknown(call.id)
    }
  }

  // MARK: Margins

  private mutating func setMargins(
    _ call: FrameEvaluator.ChainCall, _ name: String
  ) throws(Unknown) {
    guard call.arguments.count == 1,
      case .number(let number) = try evaluator.evaluate(call.arguments[0].value)
    else { throw evaluator.unknown(call.id) }
    let ofAll = name == "margin"
    if ofAll || name == "marginHorizontal" || name == "marginLeft" {
      chain.horizontal.startMargin = number
    }
    if ofAll || name == "marginHorizontal" || name == "marginRight" {
      chain.horizontal.endMargin = number
    }
    if ofAll || name == "marginVertical" || name == "marginTop" {
      chain.vertical.startMargin = number
    }
    if ofAll || name == "marginVertical" || name == "marginBottom" {
      chain.vertical.endMargin = number
    }
  }
}
