import LayoutModel
import LayoutSolver

/// A container and views in it, drawn with characters for a terminal.
///
/// Sizes are to scale, except that very small views get the smallest box that can be drawn.
package struct TextDrawing: Sendable {
  /// A view in the picture.
  package struct Shape: Sendable {
    /// In points, in the coordinates of the container.
    package var frame: Frame
    package var label: String
    /// Among left, top, right and bottom: those that are drawn as dots.
    package var freeEdges: Set<Attribute>

    package init(_ frame: Frame, label: String, freeEdges: Set<Attribute> = []) {
      self.frame = frame
      self.label = label
      self.freeEdges = freeEdges
    }
  }

  /// In characters.
  package static let maximumColumns = 60
  /// In lines; phones are twice as high as they are wide.
  package static let maximumRows = 20
  /// Narrower pictures are stretched, for names need room.
  private static let minimumColumns = 28
  private static let minimumRows = 5

  /// From top to bottom, all of one width; empty where there is nothing to draw.
  package private(set) var lines: [String] = []
  /// The meaning of the numbers that replace names in the picture, where names do not fit.
  package private(set) var legend: [String] = []
  /// Whether an edge is drawn as dots.
  package private(set) var hasFreeEdges = false

  /// Later shapes hide parts of earlier ones.
  package init(container: Shape, shapes: [Shape]) {
    guard let grid = Grid(container.frame, shapes.map(\.frame)) else { return }
    var canvas = Canvas(columns: grid.columns, rows: grid.rows)
    for (index, shape) in ([container] + shapes).enumerated() {
      let box = grid.box(of: shape.frame)
      canvas.draw(box, free: shape.freeEdges)
      if !shape.freeEdges.isEmpty { hasFreeEdges = true }
      if canvas.write(shape.label, on: box) { continue }
      let mark = String(index)
      legend.append("\(mark) = \(shape.label)")
      _ = canvas.write(mark, on: box)
    }
    lines = canvas.lines
  }

  /// How points become characters.
  private struct Grid {
    let columns, rows: Int
    private let left, top, pointsPerColumn, pointsPerRow: Double

    /// `nil` for a container without extent.
    init?(_ container: Frame, _ frames: [Frame]) {
      guard container.width >= 1, container.height >= 1, container.isFinite else { return nil }
      var area = Extent(container)
      // What lies far outside is cut off, or nothing else could be seen.
      let limit = Extent(container).grown(by: 0.5)
      for frame in frames where frame.isFinite { area.include(Extent(frame).cut(to: limit)) }
      let (width, height) = (area.width, area.height)
      // A character is about twice as high as it is wide.
      let scale = max(
        width / Double(TextDrawing.maximumColumns - 1),
        height / 2 / Double(TextDrawing.maximumRows - 1))
      let columns = Int((width / scale).rounded())
      let rows = Int((height / scale / 2).rounded())
      self.columns = max(columns, TextDrawing.minimumColumns - 1) + 1
      self.rows = max(rows, TextDrawing.minimumRows - 1) + 1
      (left, top) = (area.left, area.top)
      pointsPerColumn = width / Double(self.columns - 1)
      pointsPerRow = height / Double(self.rows - 1)
    }

    func box(of frame: Frame) -> Box {
      func place(_ value: Double, _ start: Double, _ unit: Double, _ count: Int) -> Int {
        let place = ((value - start) / unit).rounded()
        return place.isFinite ? Int(min(max(place, 0), Double(count - 1))) : 0
      }
      var box = Box(
        left: place(frame.left, left, pointsPerColumn, columns),
        top: place(frame.top, top, pointsPerRow, rows),
        right: place(frame.right, left, pointsPerColumn, columns),
        bottom: place(frame.bottom, top, pointsPerRow, rows))
      box.widen(to: 2, within: columns - 1)
      box.heighten(to: 1, within: rows - 1)
      return box
    }
  }
}

/// A rectangle of characters, edges included.
private struct Box {
  var left, top, right, bottom: Int

  mutating func widen(to least: Int, within last: Int) {
    right = min(max(right, left + least), last)
    left = max(min(left, right - least), 0)
  }

  mutating func heighten(to least: Int, within last: Int) {
    bottom = min(max(bottom, top + least), last)
    top = max(min(top, bottom - least), 0)
  }
}

/// Characters in rows.
private struct Canvas {
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var lines: [String] { cells.map { String($0) } }

  mutating func draw(_ box: Box, free: Set<Attribute>) {
    for column in box.left...box.right {
      cells[box.top][column] = free.contains(.top) ? "·" : "─"
      cells[box.bottom][column] = free.contains(.bottom) ? "·" : "─"
    }
    for row in box.top...box.bottom {
      cells[row][box.left] = free.contains(.left) ? "·" : "│"
      cells[row][box.right] = free.contains(.right) ? "·" : "│"
    }
    func corner(_ row: Int, _ column: Int, _ edges: [Attribute], _ character: Character) {
      cells[row][column] = free.isDisjoint(with: edges) ? character : "·"
    }
    corner(box.top, box.left, [.top, .left], "┌")
    corner(box.top, box.right, [.top, .right], "┐")
    corner(box.bottom, box.left, [.bottom, .left], "└")
    corner(box.bottom, box.right, [.bottom, .right], "┘")
  }

  /// Writes a text on the upper edge of a box, between its corners.
  ///
  /// - Returns: whether it fits.
  mutating func write(_ text: String, on box: Box) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 }
    guard isPlain, !text.isEmpty, text.count <= box.right - box.left - 1 else { return false }
    for (offset, character) in text.enumerated() {
      cells[box.top][box.left + 1 + offset] = character
    }
    return true
  }
}
