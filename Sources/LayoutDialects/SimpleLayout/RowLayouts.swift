import LayoutModel
import LightSyntax
import SourceText

// Rows and columns of SimpleLayoutEngine, or of the engine that `layoutlint support simple-layout` prints: they compute
// rectangles, which code assigns to frames.

extension Dialect {
  /// Rows and columns of a layout engine.
  static let rows = Dialect(
    givesFrames: true,
    readFunction: { RowReader($0).newRow($1.name, $1.arguments) },
    readChain: { RowReader($0).rowCall($1) })
}

/// How many items a row may have: people write a dozen.
private let maximumRowItems = 256

/// Reads rows and columns of the small layout engine.
struct RowReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension RowReader {
  /// `Layout(parentFrame: bounds, direction: .column, alignment: .leading)`; `nil` for anything else.
  fileprivate func newRow(_ name: String, _ arguments: ListSlice) -> Value? {
    guard name == "Layout", reader.locals[name] == nil else { return nil }
    let list = Array(reader.file.arguments(arguments))
    guard list.map({ reader.file.label($0) }) == ["parentFrame", "direction", "alignment"] else {
      return nil
    }
    let values = list.map { reader.evaluate($0.value) }
    guard let parent = reader.expected(.rectangle, values[0], list[0].value),
      case .symbol(let direction) = values[1], case .symbol(let alignment) = values[2],
      let axis = axis(ofRow: direction),
      let share = ["leading": 0, "center": 0.5, "trailing": 1][alignment]
    else { return .unknown(.call("Layout(…)")) }
    return .row(.row(RowOfItems(parent: parent, axis: axis, share: share)))
  }

  private func axis(ofRow direction: String) -> Axis? {
    switch direction {
    case "row": .horizontal
    case "column": .vertical
    default: nil
    }
  }

  /// What is called on a row or on one of its items; `nil` for anything else.
  fileprivate func rowCall(_ call: ChainedCall) -> Value? {
    let (id, base, name) = (call.id, call.base, call.name)
    guard name == "add" || name == "frame", call.arguments.count <= 1 else { return nil }
    let argument = reader.file.arguments(call.arguments).first
    switch (name, argument.flatMap(reader.file.label)) {
    case ("add", "item"?), ("add", "items"?): return added(argument, to: base)
    case ("frame", "at"?):
      guard let (_, row) = namedRow(base), let argument else { return nil }
      let value = reader.evaluate(argument.value)
      guard case .number(let number) = value, let index = number.value.flatMap({ Int(exactly: $0) })
      else { return .unknown(.call(reader.shortened(id))) }
      return frame(of: row, at: index, id)
    case ("frame", nil):
      guard argument == nil, let (row, index) = rowItem(base) else { return nil }
      return frame(of: row, at: index, id)
    default: return nil
    }
  }

  private func frame(of row: RowOfItems, at index: Int, _ id: ExpressionID) -> Value {
    guard let measures = row.frame(at: index) else { return .unknown(.call(reader.shortened(id))) }
    return .geometry(reader.geometry(.rectangle, measures, reader.shortened(id)))
  }

  /// The row that a name stands for.
  private func namedRow(_ id: ExpressionID) -> (name: Reference, row: RowOfItems)? {
    guard let name = reader.namedReference(id), case .row(let row)? = reader.values[name]?.row
    else {
      return nil
    }
    return (name, row)
  }

  /// An item that has a name, or was just added: `column.add(item: .flexible)`.
  private func rowItem(_ id: ExpressionID) -> (row: RowOfItems, index: Int)? {
    var value: Value?
    switch reader.file[id].kind {
    case .name: value = reader.namedReference(id).flatMap { reader.values[$0] }
    case .subscripted(let list, _):
      guard reader.namedReference(list) != nil else { return nil }
      value = reader.evaluate(id)
    case .call(let callee, let arguments):
      guard case .member(let base, let token) = reader.file[callee].kind,
        reader.file.name(token) == "add"
      else {
        return nil
      }
      value = added(reader.file.arguments(arguments).first, to: base)
    default: return nil
    }
    guard case .item(let name, let index)? = value?.row,
      case .row(let row)? = reader.values[name]?.row
    else { return nil }
    return (row, index)
  }

  /// Adds items to the row that a name stands for.
  private func added(_ argument: Argument?, to base: ExpressionID) -> Value? {
    guard let argument, let (name, old) = namedRow(base) else { return nil }
    var row = old
    let first = row.items.count
    var elements = [argument.value]
    if reader.file.label(argument) == "items" {
      guard case .array(let list) = reader.file[argument.value].kind else { return forget(name) }
      elements = Array(reader.file.elements(list))
    }
    guard first + elements.count <= maximumRowItems else { return forget(name) }
    for element in elements {
      guard let item = newItem(element) else { return forget(name) }
      row.items.append(item)
    }
    reader.values[name] = .row(.row(row))
    let items = row.items.indices[first...].map { Value.row(.item(of: name, index: $0)) }
    return reader.file.label(argument) == "items" ? .list(items, isComplete: true) : items[0]
  }

  /// A row with items that are not read.
  private func forget(_ name: Reference) -> Value {
    reader.values[name] = .unknown(.unread(reader.references.name(name)))
    return .unknown(.unread(reader.references.name(name)))
  }

  /// `.flexible`, `.height(44)`, `Item.size(iconSize)`, `.dynamic(.column, 8)`.
  private func newItem(_ id: ExpressionID) -> RowOfItems.Item? {
    guard case .call(let callee, let list) = reader.file[id].kind else {
      return itemMaker(id) == "flexible" ? RowOfItems.Item() : nil
    }
    let arguments = Array(reader.file.arguments(list))
    guard let name = itemMaker(callee), let last = arguments.last else { return nil }
    switch (name, arguments.count) {
    case ("width", 1): return RowOfItems.Item(width: reader.length(last.value))
    case ("height", 1): return RowOfItems.Item(height: reader.length(last.value))
    case ("size", 1):
      let value = reader.evaluate(last.value)
      guard let size = reader.expected(.size, value, last.value) else { return nil }
      return RowOfItems.Item(width: size.length("width"), height: size.length("height"))
    case ("dynamic", 2):
      guard case .symbol(let direction) = reader.evaluate(arguments[0].value),
        let axis = axis(ofRow: direction)
      else { return nil }
      let extent = reader.length(last.value)
      return axis == .horizontal
        ? RowOfItems.Item(width: extent) : RowOfItems.Item(height: extent)
    default: return nil
    }
  }

  /// `flexible` of `.flexible` and `Item.flexible`.
  private func itemMaker(_ id: ExpressionID) -> String? {
    switch reader.file[id].kind {
    case .implicitMember(let token): return reader.file.name(token)
    case .member(let base, let token):
      guard case .name(let type) = reader.file[base].kind, reader.file.name(type) == "Item" else {
        return nil
      }
      return reader.file.name(token)
    default: return nil
    }
  }
}
