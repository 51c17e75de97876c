import LayoutModel
import LayoutSolver

/// Places the names of views in a picture; no two of them overlap.
///
/// A name is inside its box where there is room, or else next to it. Where neither is free, a number takes its place, with
/// a line to the box if they are apart. All lengths are in pixels.
struct PictureLabels {
  struct Label {
    /// The index of the shape.
    let shape: Int
    let lines: [String]
    let extent: Extent
    let isNumber: Bool
    /// From the label to the box, where they are apart.
    var leader: (x1: Double, y1: Double, x2: Double, y2: Double)?
  }

  /// Of a character, at most, in the fonts that pages ask for.
  static let characterWidth = 6.7
  static let lineHeight = 13.0
  /// Between a label and the edge of its box.
  private static let inset = 3.0
  /// The largest distance of a label from its box.
  private static let reach = 40.0
  /// The largest distance of a label from the upper edge of its box, in lines.
  private static let maximumSteps = 24
  /// How many shapes have labels: nobody could read more of them in one picture.
  private static let maximumLabels = 200

  private(set) var labels: [Label] = []
  /// Of the column of numbers right of the picture, if there is one.
  private(set) var columnWidth = 0.0
  /// How far down that reaches.
  private(set) var columnBottom = 0.0
  private let boxes: [Extent]
  /// The room for labels.
  private let area: Extent

  /// - Parameters:
  ///   - boxes: of the shapes, in their order; `nil` for those that are not drawn.
  ///   - area: of the picture.
  init(_ shapes: [Picture.Shape], _ boxes: [Extent?], in area: Extent) {
    self.area = area
    // Guides show nothing.
    self.boxes = zip(shapes, boxes).compactMap { $0.kind == .guide ? nil : $1 }
    // Small boxes have the least choice.
    let order = shapes.indices.filter { shapes[$0].kind != .container && boxes[$0] != nil }
      .sorted { (size(of: boxes[$0]), $0) < (size(of: boxes[$1]), $1) }
    for index in order.prefix(Self.maximumLabels) {
      guard let box = boxes[index] else { continue }
      labels.append(label(index, shapes[index], box))
    }
  }

  private func size(of box: Extent?) -> Double { box.map { $0.width * $0.height } ?? 0 }

  private mutating func label(_ index: Int, _ shape: Picture.Shape, _ box: Extent) -> Label {
    let frame = shape.frame
    let size =
      "\(formatLength(frame.left)),\(formatLength(frame.top)) "
      + "\(formatLength(frame.width))×\(formatLength(frame.height))"
    let texts =
      shape.kind == .guide
      ? [[shape.name]]
      : [[shape.heading, size], [shape.name, size], [shape.heading], [shape.name]]
    // A name on top of a subview would seem to be the subview's.
    for lines in texts {
      if let place = places(for: lines, in: box, shape.kind).first(where: { isOpen($0, box) }) {
        return Label(shape: index, lines: lines, extent: place, isNumber: false)
      }
    }
    if let place = places(around: box, for: [shape.name], reaching: 1)
      .first(where: { isOpen($0, box) })
    {
      return Label(shape: index, lines: [shape.name], extent: place, isNumber: false)
    }
    return number(index, box)
  }

  private mutating func number(_ index: Int, _ box: Extent) -> Label {
    let lines = [String(index)]
    let inside = corners(of: box, for: lines).filter { box.contains($0) }
    if let place = inside.first(where: { isOpen($0, box) }) ?? inside.first(where: isFree) {
      return Label(shape: index, lines: lines, extent: place, isNumber: true)
    }
    let around = places(around: box, for: lines, reaching: Self.reach)
    if let place = around.first(where: { isOpen($0, box) }) ?? around.first(where: isFree) {
      return Label(
        shape: index, lines: lines, extent: place, isNumber: true, leader: leader(place, box))
    }
    let size = size(of: lines)
    columnWidth = max(columnWidth, size.width + 6)
    var place = Extent(
      left: area.right + 6, top: max(area.top, (box.top + box.bottom - size.height) / 2),
      width: size.width, height: size.height)
    while !isFree(place) {
      place.top += size.height
      place.bottom += size.height
    }
    columnBottom = max(columnBottom, place.bottom)
    return Label(
      shape: index, lines: lines, extent: place, isNumber: true, leader: leader(place, box))
  }

  // MARK: Places

  private func size(of lines: [String]) -> (width: Double, height: Double) {
    let columns = lines.map(\.count).max() ?? 0
    return (
      Double(columns) * Self.characterWidth + 2 * Self.inset,
      Double(lines.count) * Self.lineHeight + 2
    )
  }

  /// Along the left and right edges, from the top down; guides lie under views that start at the same corner, and are
  /// named from the bottom up.
  private func places(
    for lines: [String], in box: Extent, _ kind: Picture.Kind
  ) -> [Extent] {
    let size = size(of: lines)
    guard size.width <= box.width, size.height <= box.height else { return [] }
    let steps = min(Int((box.height - size.height) / Self.lineHeight), Self.maximumSteps)
    let tops = (0...steps).map { step in
      kind == .guide
        ? box.bottom - size.height - Double(step) * Self.lineHeight
        : box.top + Double(step) * Self.lineHeight
    }
    let lefts = [box.left, box.right - size.width, (box.left + box.right - size.width) / 2]
    return tops.flatMap { top in
      lefts.map { Extent(left: $0, top: top, width: size.width, height: size.height) }
    }
  }

  private func corners(of box: Extent, for lines: [String]) -> [Extent] {
    let size = size(of: lines)
    return [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      Extent(
        left: box.left + (box.width - size.width) * x,
        top: box.top + (box.height - size.height) * y, width: size.width, height: size.height)
    }
  }

  /// Nearest first.
  private func places(
    around box: Extent, for lines: [String], reaching reach: Double
  ) -> [Extent] {
    let (width, height) = size(of: lines)
    let middleX = (box.left + box.right - width) / 2
    let middleY = (box.top + box.bottom - height) / 2
    var places: [Extent] = []
    for distance in stride(from: 1.0, through: reach, by: 8) {
      let (before, after) = (box.left - width - distance, box.right + distance)
      let (above, below) = (box.top - height - distance, box.bottom + distance)
      let lefts = [
        after, before, middleX, middleX, box.left, box.left, after, after, before, before,
      ]
      let tops = [middleY, middleY, below, above, below, above, below, above, below, above]
      for (left, top) in zip(lefts, tops) {
        places.append(Extent(left: left, top: top, width: width, height: height))
      }
    }
    return places.filter { area.contains($0) }
  }

  private func isFree(_ place: Extent) -> Bool {
    !labels.contains { $0.extent.overlaps(place) }
  }

  /// Whether the place has no label, and no box but those around this one.
  private func isOpen(_ place: Extent, _ box: Extent) -> Bool {
    isFree(place)
      && !boxes.contains { $0.overlaps(place) && !($0.contains(box) && $0.contains(place)) }
  }

  /// From the edge of the label to the nearest point of the box; `nil` where they all but touch.
  private func leader(
    _ place: Extent, _ box: Extent
  ) -> (x1: Double, y1: Double, x2: Double, y2: Double)? {
    let (x, y) = ((place.left + place.right) / 2, (place.top + place.bottom) / 2)
    let target = (x: min(max(x, box.left), box.right), y: min(max(y, box.top), box.bottom))
    let start = (
      x: min(max(target.x, place.left), place.right),
      y: min(max(target.y, place.top), place.bottom)
    )
    guard abs(start.x - target.x) + abs(start.y - target.y) > 4 else { return nil }
    return (start.x, start.y, target.x, target.y)
  }
}
