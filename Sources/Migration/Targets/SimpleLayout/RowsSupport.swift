/// The Swift file with the engine that lays out rows and columns: what `SimpleLayoutEngine` has in public, for apps that
/// want no dependency.
let rowsSupport = "import UIKit\n\n" + engine

private let engine = """
  /// The direction in which a layout places its items.
  enum Direction {
    /// From left to right.
    case row
    /// From top to bottom.
    case column
  }

  /// How a layout aligns an item of fixed size on the axis perpendicular to the layout's direction.
  enum Alignment {
    case leading
    case center
    case trailing
  }

  enum LayoutError: Error {
    /// The layout has no item at the given index.
    case itemOutOfBounds
    /// No layout has given the item a frame.
    case itemIncomplete
    /// The fixed items need more space than there is.
    case outOfSpace
  }

  /// Something that gets a frame: a view, or the gap between two views.
  ///
  /// Along the layout's direction, an item without a size is flexible. On the other axis, it fills
  /// the layout.
  final class Item {
    static var flexible: Item { Item(width: nil, height: nil) }

    static func width(_ value: CGFloat) -> Item { Item(width: value, height: nil) }

    static func height(_ value: CGFloat) -> Item { Item(width: nil, height: value) }

    static func size(_ value: CGSize) -> Item { Item(width: value.width, height: value.height) }

    /// An item with a fixed size in the given direction, and no size in the other.
    static func dynamic(_ direction: Direction, _ value: CGFloat) -> Item {
      direction == .row ? .width(value) : .height(value)
    }

    fileprivate let width: CGFloat?
    fileprivate let height: CGFloat?
    fileprivate var rectangle: CGRect?

    private init(width: CGFloat?, height: CGFloat?) {
      self.width = width
      self.height = height
    }

    /// The item's frame, in the coordinates of the layout's `parentFrame`.
    func frame() throws -> CGRect {
      guard let rectangle else { throw LayoutError.itemIncomplete }
      return rectangle
    }
  }

  /// A row or a column: fixed items keep their sizes, and flexible ones share the rest.
  final class Layout {
    private let parentFrame: CGRect
    private let direction: Direction
    private let alignment: Alignment
    private var items: [Item] = []

    init(parentFrame: CGRect, direction: Direction, alignment: Alignment) {
      self.parentFrame = parentFrame
      self.direction = direction
      self.alignment = alignment
    }

    /// Appends an item, and recomputes all frames.
    @discardableResult
    func add(item: Item) throws -> Item {
      try add(items: [item])
      return item
    }

    /// Appends items, and recomputes all frames.
    @discardableResult
    func add(items: [Item]) throws -> [Item] {
      self.items += items
      try setFrames()
      return items
    }

    func frame(at index: Int) throws -> CGRect {
      guard items.indices.contains(index) else { throw LayoutError.itemOutOfBounds }
      return try items[index].frame()
    }

    private func setFrames() throws {
      let isRow = direction == .row
      let fixed = items.compactMap { isRow ? $0.width : $0.height }
      let extent = isRow ? parentFrame.size.width : parentFrame.size.height
      let rest = fixed.reduce(extent) { $0 - $1 }
      guard rest >= 0 else { throw LayoutError.outOfSpace }
      let share = rest / CGFloat(max(items.count - fixed.count, 1))
      var place = isRow ? parentFrame.origin.x : parentFrame.origin.y
      for item in items {
        let width = item.width ?? (isRow ? share : parentFrame.size.width)
        let height = item.height ?? (isRow ? parentFrame.size.height : share)
        if isRow {
          let y = parentFrame.origin.y + offset(of: height, in: parentFrame.size.height)
          item.rectangle = CGRect(x: place, y: y, width: width, height: height)
          place += width
        } else {
          let x = parentFrame.origin.x + offset(of: width, in: parentFrame.size.width)
          item.rectangle = CGRect(x: x, y: place, width: width, height: height)
          place += height
        }
      }
    }

    /// The offset from the start of `whole` at which the alignment puts an item of this extent.
    private func offset(of extent: CGFloat, in whole: CGFloat) -> CGFloat {
      switch alignment {
      case .leading: return 0
      case .center: return (whole - extent) / 2
      case .trailing: return whole - extent
      }
    }
  }

  """
