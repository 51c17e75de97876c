import LightSyntax
import SourceText

/// Runs the calls of one chain.
struct MakerRunner {
  typealias Unknown = FrameEvaluator.Unknown

  let evaluator: FrameEvaluator
  let parent: String
  /// The superview of each view, by names; the container's is empty.
  let superviews: [String: String]
  let content: (width: Double, height: Double)
  private var path = MakerPath()
  private var horizontal = Side()
  private var vertical = Side()

  /// What is said along one axis.
  private struct Side {
    var lines: [(share: Double, value: Double)] = []
    var size: Double?

    /// Two lines, or one and the size.
    var extent: (start: Double, size: Double)? {
      guard let first = lines.first else { return nil }
      var size = size
      if lines.count == 2, lines[1].share != first.share {
        size = (lines[1].value - first.value) / (lines[1].share - first.share)
      }
      return size.map { (first.value - first.share * $0, $0) }
    }
  }

  /// What `$0` is in a closure.
  enum Guide {
    /// The parent, in its own coordinates.
    case parent
    /// A view with the same superview, of which some calls know one axis only.
    case view(FrameEvaluator.Rectangle, horizontal: Bool, vertical: Bool)
  }

  init(
    evaluator: FrameEvaluator, parent: String, superviews: [String: String],
    content: (width: Double, height: Double)
  ) {
    self.evaluator = evaluator
    self.parent = parent
    self.superviews = superviews
    self.content = content
  }

  /// `nil` if the chain does not end with one.
  var frame: FrameEvaluator.Rectangle? {
    guard path.isComplete, let (x, width) = horizontal.extent, let (y, height) = vertical.extent
    else { return nil }
    return .init(x: x, y: y, width: width, height: height)
  }

  // MARK: Calls

  mutating func run(_ call: FrameEvaluator.ChainCall) throws(Unknown) {
    let labels = call.arguments.map { evaluator.file.label($0) ?? "" }
    switch call.name {
    case "stickOnParent", "stickOnParentSafeArea":
      guard path.add(.frame), labels == [] || labels == ["withInsets"] else {
        throw evaluator.unknown(call.id)
      }
      var insets = Situation.Insets()
      if let argument = call.arguments.first { insets = try self.insets(argument.value, nil) }
      let base =
        call.name == "stickOnParent" ? bounds : try rectangle("safeAreaGuide", call.id)
      return set(base.inset(by: insets))
    case "fitSize", "fitWidth", "fitHeight":
      // The greatest size to fit in; the smallest means the same, for texts take it as no limit.
      guard
        labels == []
          || labels == ["by"] && call.name == "fitHeight"
            && evaluator.file.text(call.arguments[0].value) == ".greatestFiniteMagnitude",
        path.add(call.name == "fitSize" ? .size : call.name == "fitWidth" ? .width : .height)
      else { throw evaluator.unknown(call.id) }
      if call.name != "fitHeight" { horizontal.size = content.width }
      if call.name != "fitWidth" { vertical.size = content.height }
      return
    default: break
    }
    let isPin = call.name.hasPrefix("pin")
    guard isPin || call.name.hasPrefix("set"), let element = element(call.name.dropFirst(3)),
      path.add(element), isPin ? labels == ["to", "with"] : labels == ["to"] || labels == ["by"]
    else { throw evaluator.unknown(call.id) }
    let value = call.arguments[call.arguments.count - 1].value
    let body = labels == ["to"] ? value : evaluator.onlyExpression(value)
    guard let body else { throw evaluator.unknown(call.id) }
    var guide: Guide? = labels == ["to"] ? nil : .parent
    if isPin {
      guard let sibling = try sibling(call.arguments[0].value, element) else {
        throw evaluator.unknown(call.id)
      }
      guide = sibling
    }
    try set(element, to: body, guide, call)
  }

  /// What the rest of a call's name sets.
  func element(_ name: Substring) -> MakerPath.Element? {
    let lines = ["Left": 0.0, "Center": 0.5, "Right": 1]
    let rows = ["Top": 0.0, "Middle": 0.5, "Bottom": 1]
    switch name {
    case "Width": return .width
    case "Height": return .height
    case "Size": return .size
    case "Frame": return .frame
    default: break
    }
    if let line = lines[String(name)] { return .horizontal(line) }
    for (row, y) in rows where name.hasPrefix(row) {
      if name == row { return .vertical(y) }
      return lines[String(name.dropFirst(row.count))].map { .point($0, y) }
    }
    return nil
  }

  /// A view to pin to: only lines and points can be.
  private func sibling(
    _ id: ExpressionID, _ element: MakerPath.Element
  ) throws(Unknown) -> Guide? {
    guard case .view(let other) = try evaluator.evaluate(id), superviews[other] == parent,
      let frame = evaluator.frames[other]
    else { return nil }
    switch element {
    case .horizontal: return .view(frame, horizontal: true, vertical: false)
    case .vertical: return .view(frame, horizontal: false, vertical: true)
    case .point: return .view(frame, horizontal: true, vertical: true)
    case .width, .height, .size, .frame: return nil
    }
  }

  private mutating func set(
    _ element: MakerPath.Element, to body: ExpressionID, _ guide: Guide?,
    _ call: FrameEvaluator.ChainCall
  ) throws(Unknown) {
    switch element {
    case .horizontal(let share):
      horizontal.lines.append((share, try number(body, guide)))
    case .vertical(let share): vertical.lines.append((share, try number(body, guide)))
    case .width: horizontal.size = try number(body, guide)
    case .height: vertical.size = try number(body, guide)
    case .point(let x, let y):
      guard let guide else { throw evaluator.unknown(call.id) }
      let point = try point(body, guide)
      horizontal.lines.append((x, point.x))
      vertical.lines.append((y, point.y))
    case .size:
      guard guide == nil, let inner = initialized(body),
        case .size(let width, let height) = try evaluator.evaluate(inner)
      else { throw evaluator.unknown(call.id) }
      horizontal.size = width
      vertical.size = height
    case .frame:
      guard case .parent? = guide else { throw evaluator.unknown(call.id) }
      set(try frame(body))
    }
  }

  private mutating func set(_ frame: FrameEvaluator.Rectangle) {
    horizontal = Side(lines: [(0, frame.x)], size: frame.width)
    vertical = Side(lines: [(0, frame.y)], size: frame.height)
  }

  /// The only argument of `.init(…)`.
  private func initialized(_ id: ExpressionID) -> ExpressionID? {
    guard case .call(let callee, let arguments) = evaluator.file[id].kind,
      case .implicitMember(let name) = evaluator.file[callee].kind,
      evaluator.file.name(name) == "init"
    else { return nil }
    let list = Array(evaluator.file.arguments(arguments))
    return list.count == 1 && list[0].label < 0 ? list[0].value : nil
  }
}
