import LightSyntax
import SourceText

/// What running PinLayout's chains needs to know beside the code.
struct PinSurroundings: Sendable {
  /// The superview of each view, by names; the container's is empty.
  var superviews: [String: String]
  /// Whether `start` and `end` follow the reading direction.
  var followsDirection: Bool
  /// Pixels in a point; `nil` for a screen on which every number is a pixel's place.
  var scale: Double?
}

// Chains such as `title.pin.top(8).horizontally(16).height(44)`, call by call.
extension FrameEvaluator {
  /// The calls of a chain, first to last, and the view whose it is; `nil` if the expression is no chain.
  func chain(_ id: ExpressionID) -> (view: ExpressionID, calls: [ChainCall])? {
    var calls: [ChainCall] = []
    var current = id
    while case .call(let callee, let arguments) = file[current].kind,
      case .member(let base, let token) = file[callee].kind
    {
      calls.append(
        ChainCall(id: current, name: file.name(token), arguments: Array(file.arguments(arguments))))
      current = base
    }
    guard !calls.isEmpty, case .member(let view, let token) = file[current].kind,
      file.name(token) == "pin"
    else { return nil }
    return (view, calls.reversed())
  }

  /// The insets of the container, as `view.pin` has them.
  func member(ofPin view: String, _ name: String, _ id: ExpressionID) throws(Unknown) -> Value {
    switch name {
    case "safeArea" where view.isEmpty: return .insets(situation.safeArea)
    case "layoutMargins" where view.isEmpty: return .insets(situation.margins)
    default: throw unknown(id)
    }
  }

  func side(
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

  struct ChainCall {
    var id: ExpressionID
    var name: String
    var arguments: [Argument]
  }

  /// - Throws: ``Unknown`` for a call that is not known, that contradicts another one, or that leaves a side open.
  mutating func run(
    _ calls: [ChainCall], of viewID: ExpressionID, in pins: PinSurroundings
  ) throws(Unknown) {
    guard case .view(let view) = try evaluate(viewID), let current = frames[view],
      let content = contents[view]
    else { throw unknown(viewID) }
    var runner = PinRunner(evaluator: self, view: view, pins: pins)
    for call in calls { try runner.run(call) }
    guard var frame = runner.chain.frame(from: current, content: content) else {
      throw unknown(calls[calls.count - 1].id)
    }
    if let scale = pins.scale { frame = frame.onPixels(scale) }
    place(view, frame)
  }
}

/// Runs the calls of one chain.
private struct PinRunner {
  typealias Unknown = FrameEvaluator.Unknown

  let evaluator: FrameEvaluator
  let view: String
  let pins: PinSurroundings
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
      guard case .edge(let other, let name) = try evaluator.evaluate(call.arguments[0].value),
        pins.superviews[other] == pins.superviews[view], let frame = evaluator.frames[other]
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

extension FrameEvaluator.Rectangle {
  /// A place inside, by its share of the width or the height.
  fileprivate func place(_ share: Double, _ isVertical: Bool) -> Double {
    isVertical ? y + height * share : x + width * share
  }
}
