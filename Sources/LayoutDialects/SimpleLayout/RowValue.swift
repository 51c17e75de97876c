import LayoutModel

/// What the engine of rows and columns stands for while code is read.
enum RowValue: DialectValue {
  case row(RowOfItems)
  /// What was added to the row that a name stands for.
  case item(of: Reference, index: Int)

  var mattersUnread: Bool { false }
}

extension Value {
  static func row(_ value: RowValue) -> Value { .dialect(value) }

  /// What it stands for if an engine of rows makes it.
  var row: RowValue? {
    if case .dialect(let value) = self { value as? RowValue } else { nil }
  }
}

/// `Layout(parentFrame: bounds, direction: .column, alignment: .leading)`, with what was added to it.
struct RowOfItems: Hashable, Sendable {
  /// A size that is not stated is flexible along the row, and the row's own across it.
  struct Item: Hashable, Sendable {
    var width: Measure?
    var height: Measure?

    subscript(axis: Axis) -> Measure? { axis == .horizontal ? width : height }
  }

  var parent: Geometry
  var axis: Axis
  /// How much of the room across the row lies before an item that does not fill it.
  var share: Double
  var items: [Item] = []

  /// The places and the sizes of an item's frame: x, y, width and height; `nil` if there is no such item.
  func frame(at index: Int) -> [Measure]? {
    guard items.indices.contains(index) else { return nil }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let fixed = items.compactMap { $0[axis] }
    var flexible = Measure.constant(0)
    if fixed.count < items.count {
      let rest = fixed.reduce(parent.length(axis.sizeName)) { $0 - $1 }
      flexible = rest * (1 / Double(items.count - fixed.count))
    }
    let before = items[..<index].reduce(parent.length(axis.startName)) {
      $0 + ($1[axis] ?? flexible)
    }
    let length = items[index][axis] ?? flexible
    let room = parent.length(across.sizeName)
    let breadth = items[index][across] ?? room
    let offset =
      items[index][across] == nil || share == 0 ? .constant(0) : (room - breadth) * share
    let side = parent.length(across.startName) + offset
    return axis == .horizontal ? [before, side, length, breadth] : [side, before, breadth, length]
  }
}

extension Axis {
  fileprivate var startName: String { self == .horizontal ? "x" : "y" }

  fileprivate var sizeName: String { self == .horizontal ? "width" : "height" }
}
