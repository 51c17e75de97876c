import LightSyntax

/// A row or a column while the code that fills it runs.
final class RowRun {
  /// Sizes that are not stated are flexible along the row, and the row's own across it.
  struct Size {
    var width: Double?
    var height: Double?
  }

  /// What was added to a row, by its place there; of no row before that.
  struct Item {
    var size: Size
    var row: RowRun?
    var index = 0
  }

  let frame: FrameEvaluator.Rectangle
  let isColumn: Bool
  /// How much of the room across the row lies before an item.
  let share: Double
  private(set) var sizes: [Size] = []

  init(frame: FrameEvaluator.Rectangle, isColumn: Bool, share: Double) {
    self.frame = frame
    self.isColumn = isColumn
    self.share = share
  }

  func add(_ size: Size) -> Item {
    sizes.append(size)
    return Item(size: size, row: self, index: sizes.count - 1)
  }

  /// What is left for each flexible item; less than nothing where there is too little room.
  var flexible: Double {
    var rest = isColumn ? frame.height : frame.width
    var count = 0
    for size in sizes {
      if let fixed = isColumn ? size.height : size.width { rest -= fixed } else { count += 1 }
    }
    return count > 1 ? rest / Double(count) : rest
  }

  /// The frame of an item; `nil` if there is none of that index.
  func frame(at index: Int) -> FrameEvaluator.Rectangle? {
    guard sizes.indices.contains(index) else { return nil }
    let flexible = flexible
    var place = isColumn ? frame.y : frame.x
    for size in sizes[..<index] { place += (isColumn ? size.height : size.width) ?? flexible }
    let size = sizes[index]
    var result = frame
    if isColumn {
      result.width = size.width ?? frame.width
      result.height = size.height ?? flexible
      result.x += (frame.width - result.width) * share
      result.y = place
    } else {
      result.width = size.width ?? flexible
      result.height = size.height ?? frame.height
      result.x = place
      result.y += (frame.height - result.height) * share
    }
    return result
  }
}

/// Runs rows and columns such as `Layout(parentFrame: bounds, direction: .column, alignment: .leading)`.
struct RowRunner: TextRunner {
  /// A row or column, and what it gives a frame.
  enum RowValue: OwnValue {
    case layout(RowRun)
    case item(RowRun.Item)
  }

  func call(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? {
    switch call.callee {
    case .implicitMember(let name): return .own(RowValue.item(try item(name, call, in: evaluator)))
    case .method(let name, .own(let receiver as RowValue)):
      return try self.call(name, of: receiver, call, in: evaluator)
    case .function("Layout") where call.labels == ["parentFrame", "direction", "alignment"]:
      return .own(RowValue.layout(try row(call, in: evaluator)))
    case .function, .method: return nil
    }
  }

  private func row(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> RowRun {
    guard case .rectangle(let frame) = try evaluator.evaluate(call.arguments[0].value),
      case .symbol(let direction) = try evaluator.evaluate(call.arguments[1].value),
      case .symbol(let alignment) = try evaluator.evaluate(call.arguments[2].value),
      ["row", "column"].contains(direction),
      let share = ["leading": 0, "center": 0.5, "trailing": 1][alignment]
    else { throw evaluator.unknown(call.id) }
    return RowRun(frame: frame, isColumn: direction == "column", share: share)
  }

  /// `.height(44)`, `.size(iconSize)`, `.dynamic(.column, 8)`.
  private func item(
    _ name: String, _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> RowRun.Item {
    guard call.labels.allSatisfy(\.isEmpty) else { throw evaluator.unknown(call.id) }
    var values: [Value] = []
    for argument in call.arguments { values.append(try evaluator.evaluate(argument.value)) }
    let size: RowRun.Size
    switch (name, values.first, values.last, values.count) {
    case ("width", .number(let width), _, 1), ("dynamic", .symbol("row"), .number(let width), 2):
      size = .init(width: width)
    case ("height", .number(let height), _, 1),
      ("dynamic", .symbol("column"), .number(let height), 2):
      size = .init(height: height)
    case ("size", .size(let width, let height), _, 1):
      size = .init(width: width, height: height)
    default: throw evaluator.unknown(call.id)
    }
    return RowRun.Item(size: size)
  }

  /// A call on a row or on one of its items.
  private func call(
    _ name: String, of receiver: RowValue, _ call: FrameEvaluator.Call,
    in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value {
    let unknown = evaluator.unknown(call.id)
    switch (receiver, name, call.labels) {
    case (.layout(let row), "add", ["item"]):
      let item = row.add(try size(try evaluator.evaluate(call.arguments[0].value), or: unknown))
      try checkRoom(row, or: unknown)
      return .own(RowValue.item(item))
    case (.layout(let row), "add", ["items"]):
      guard case .list(let values) = try evaluator.evaluate(call.arguments[0].value) else {
        throw unknown
      }
      for value in values { _ = row.add(try size(value, or: unknown)) }
      try checkRoom(row, or: unknown)
      return .list([])
    case (.layout(let row), "frame", ["at"]):
      guard case .number(let index) = try evaluator.evaluate(call.arguments[0].value),
        let index = Int(exactly: index), let frame = row.frame(at: index)
      else { throw unknown }
      return .rectangle(frame)
    case (.item(let item), "frame", []):
      guard let frame = item.row?.frame(at: item.index) else { throw unknown }
      return .rectangle(frame)
    case (.layout, _, _), (.item, _, _): throw unknown
    }
  }

  private func size(_ value: Value, or unknown: Unknown) throws(Unknown) -> RowRun.Size {
    switch value {
    case .symbol("flexible"): return .init()
    case .own(let own as RowValue):
      guard case .item(let item) = own, item.row == nil else { throw unknown }
      return item.size
    default: throw unknown
    }
  }

  private func checkRoom(_ row: RowRun, or unknown: Unknown) throws(Unknown) {
    guard row.flexible < 0 else { return }
    throw Unknown(text: unknown.text, isThrown: true)
  }
}
