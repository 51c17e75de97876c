import LayoutModel

/// What a view shows, as marks without words, in pixels.
struct ContentDrawing {
  /// Path data of lines.
  private(set) var lines = ""
  /// Path data of areas.
  private(set) var areas = ""

  /// Between the marks and the edge of the box.
  private static let inset = 5.0

  /// - Parameter box: of the view; one that is too small for marks stays empty.
  init(_ content: Picture.Content, in box: Extent, lineHeight: Double) {
    guard box.width >= 12, box.height >= 8 else { return }
    switch content {
    case .text: text(box, lineHeight)
    case .image: image(box)
    case .button: bar(box, share: 0.5)
    case .field: field(box)
    case .toggle: toggle(box)
    case .slider: track(box, filled: 0.5, knob: 5)
    case .progress: track(box, filled: 0.6, knob: 0)
    case .spinner: spokes(box)
    case .segments: segments(box)
    case .stepper: stepper(box)
    case .wheels: rows(box, height: max(box.height / 5, 8), isNarrow: true)
    case .dots: dots(box)
    case .rows: rows(box, height: 44 * lineHeight / 20, isNarrow: false)
    case .tiles: tiles(box, side: 96 * lineHeight / 20)
    }
  }

  // MARK: Strokes

  private mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    lines +=
      "M\(formatLength(x1)) \(formatLength(y1))L\(formatLength(x2)) \(formatLength(y2))"
  }

  private mutating func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    areas +=
      "M\(formatLength(x)) \(formatLength(y))h\(formatLength(width))v\(formatLength(height))h\(formatLength(-width))z"
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (radius, width) = (formatLength(radius), formatLength(2 * radius))
    return
      "M\(formatLength(x)) \(formatLength(y))m-\(radius) 0a\(radius) \(radius) 0 1 0 \(width) 0a\(radius) \(radius) 0 1 0 -\(width) 0z"
  }

  // MARK: Contents

  private mutating func text(_ box: Extent, _ lineHeight: Double) {
    let spacing = max(lineHeight, 9)
    let count = min(max(Int(box.height / spacing), 1), 40)
    let thickness = min(max(spacing * 0.35, 3), 8)
    let width = box.width - 2 * Self.inset
    for index in 0..<count {
      let middle =
        count == 1
        ? (box.top + box.bottom) / 2 : box.top + (Double(index) + 0.5) * spacing
      let share = count > 1 && index == count - 1 ? 0.6 : 1
      area(box.left + Self.inset, middle - thickness / 2, width * share, thickness)
    }
  }

  private mutating func image(_ box: Extent) {
    line(box.left, box.top, box.right, box.bottom)
    line(box.right, box.top, box.left, box.bottom)
  }

  private mutating func bar(_ box: Extent, share: Double) {
    let (width, height) = (box.width * share, min(max(box.height * 0.2, 3), 8))
    area(
      (box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2, width, height)
  }

  private mutating func field(_ box: Extent) {
    let (middle, half) = ((box.top + box.bottom) / 2, min(box.height / 2 - 3, 7))
    line(box.left + Self.inset, middle - half, box.left + Self.inset, middle + half)
    line(
      box.left + Self.inset, box.bottom - 2, box.right - Self.inset, box.bottom - 2)
  }

  private mutating func toggle(_ box: Extent) {
    let radius = min(box.height / 2 - 2, box.width / 3, 14)
    let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let (side, size) = (formatLength(radius), formatLength(radius))
    lines +=
      "M\(formatLength(x - radius * 0.7)) \(formatLength(y - radius))h\(formatLength(radius * 1.4))a\(side) \(size) 0 1 1 0 \(formatLength(2 * radius))h\(formatLength(-radius * 1.4))a\(side) \(size) 0 1 1 0 \(formatLength(-2 * radius))z"
    areas += circle(x + radius * 0.7, y, max(radius - 2, 1))
  }

  private mutating func track(_ box: Extent, filled: Double, knob: Double) {
    let (middle, width) = ((box.top + box.bottom) / 2, box.width - 2 * Self.inset)
    line(box.left + Self.inset, middle, box.right - Self.inset, middle)
    area(box.left + Self.inset, middle - 1.5, width * filled, 3)
    if knob > 0 { areas += circle(box.left + Self.inset + width * filled, middle, knob) }
  }

  private mutating func spokes(_ box: Extent) {
    let radius = min(box.width, box.height, 40) / 2 - 2
    let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    for (dx, dy) in [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7)] as [(Double, Double)] {
      for side in [-1.0, 1.0] {
        line(
          x + dx * side * radius / 2, y + dy * side * radius / 2, x + dx * side * radius,
          y + dy * side * radius)
      }
    }
  }

  private mutating func segments(_ box: Extent) {
    for share in [1.0 / 3, 2.0 / 3] {
      let x = box.left + box.width * share
      line(x, box.top, x, box.bottom)
    }
  }

  private mutating func stepper(_ box: Extent) {
    let (middleX, middleY) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let (arm, quarter) = (min(box.height / 4, box.width / 8), box.width / 4)
    line(middleX, box.top, middleX, box.bottom)
    line(middleX - quarter - arm, middleY, middleX - quarter + arm, middleY)
    line(middleX + quarter - arm, middleY, middleX + quarter + arm, middleY)
    line(middleX + quarter, middleY - arm, middleX + quarter, middleY + arm)
  }

  private mutating func dots(_ box: Extent) {
    let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    for offset in [-10.0, 0, 10] { areas += circle(x + offset, y, 2.5) }
  }

  private mutating func rows(_ box: Extent, height: Double, isNarrow: Bool) {
    let inset = isNarrow ? box.width / 4 : 0
    for index in 1..<max(min(Int(box.height / height), 40) + 1, 2) {
      let y = box.top + Double(index) * height
      guard y < box.bottom else { return }
      line(box.left + inset, y, box.right - inset, y)
    }
  }

  private mutating func tiles(_ box: Extent, side: Double) {
    let (columns, rows) = (
      max(Int((box.width / side).rounded()), 1), max(Int((box.height / side).rounded()), 1)
    )
    for column in 1..<max(columns, 1) + 1 where column < columns && column < 20 {
      let x = box.left + box.width * Double(column) / Double(columns)
      line(x, box.top, x, box.bottom)
    }
    for row in 1..<max(rows, 1) + 1 where row < rows && row < 40 {
      let y = box.top + box.height * Double(row) / Double(rows)
      line(box.left, y, box.right, y)
    }
  }
}
