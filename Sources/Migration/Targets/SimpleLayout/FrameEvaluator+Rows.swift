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

// Rows and columns such as `Layout(parentFrame: bounds, direction: .column, alignment: .leading)`.
extension FrameEvaluator {
  func row(_ arguments: [Argument], _ id: ExpressionID) throws(Unknown) -> RowRun {
    guard case .rectangle(let frame) = try evaluate(arguments[0].value),
      case .symbol(let direction) = try evaluate(arguments[1].value),
      case .symbol(let alignment) = try evaluate(arguments[2].value),
      ["row", "column"].contains(direction),
      let share = ["leading": 0, "center": 0.5, "trailing": 1][alignment]
    else { throw unknown(id) }
    return RowRun(frame: frame, isColumn: direction == "column", share: share)
  }

  /// `.height(44)`, `.size(iconSize)`, `.dynamic(.column, 8)`.
  func item(
    _ name: String, _ arguments: [Argument], _ id: ExpressionID
  ) throws(Unknown) -> RowRun.Item {
    guard arguments.allSatisfy({ file.label($0) == nil }) else { throw unknown(id) }
    var values: [Value] = []
    for argument in arguments { values.append(try evaluate(argument.value)) }
    let size: RowRun.Size
    switch (name, values.first, values.last, values.count) {
    case ("width", .number(let width), _, 1), ("dynamic", .symbol("row"), .number(let width), 2):
      size = .init(width: width)
    case ("height", .number(let height), _, 1),
      ("dynamic", .symbol("column"), .number(let height), 2):
      size = .init(height: height)
    case ("size", .size(let width, let height), _, 1):
      size = .init(width: width, height: height)
    default: throw unknown(id)
    }
    return RowRun.Item(size: size)
  }

  /// A call on a row or on one of its items; `nil` for any other value.
  func rowCall(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ id: ExpressionID
  ) throws(Unknown) -> Value? {
    let labels = arguments.map { file.label($0) ?? "" }
    switch (receiver, name, labels) {
    case (.layout(let row), "add", ["item"]):
      let item = row.add(try size(try evaluate(arguments[0].value), id))
      try checkRoom(row, id)
      return .item(item)
    case (.layout(let row), "add", ["items"]):
      guard case .list(let values) = try evaluate(arguments[0].value) else { throw unknown(id) }
      for value in values { _ = row.add(try size(value, id)) }
      try checkRoom(row, id)
      return .list([])
    case (.layout(let row), "frame", ["at"]):
      guard case .number(let index) = try evaluate(arguments[0].value),
        let index = Int(exactly: index), let frame = row.frame(at: index)
      else { throw unknown(id) }
      return .rectangle(frame)
    case (.item(let item), "frame", []):
      guard let frame = item.row?.frame(at: item.index) else { throw unknown(id) }
      return .rectangle(frame)
    case (.layout, _, _), (.item, _, _): throw unknown(id)
    default: return nil
    }
  }

  private func size(_ value: Value, _ id: ExpressionID) throws(Unknown) -> RowRun.Size {
    switch value {
    case .symbol("flexible"): return .init()
    case .item(let item) where item.row == nil: return item.size
    default: throw unknown(id)
    }
  }

  private func checkRoom(_ row: RowRun, _ id: ExpressionID) throws(Unknown) {
    if row.flexible < 0 { throw Unknown(text: file.text(id), isThrown: true) }
  }
}
