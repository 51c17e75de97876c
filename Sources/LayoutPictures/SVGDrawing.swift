import Diagnostics
import LayoutModel
import LayoutSolver

/// A picture as an SVG element, true to scale.
struct SVGDrawing {
  /// In pixels, with the room around the picture.
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// What stands inside the `svg` element.
  private(set) var content = ""
  /// The indices of the shapes that have a number in place of a name.
  private(set) var numbered: [Int] = []

  /// In pixels.
  private static let maximumWidth = 420.0
  private static let maximumHeight = 560.0
  private static let room = 6.0
  /// Of a line of text in views, in points.
  private static let textLine = 20.0

  private let scale: Double
  private let area: Extent

  init(_ picture: Picture) {
    let container = picture.shapes.first { $0.kind == .container }?.frame ?? .nothing
    var area = Extent(container.isFinite ? container : .nothing)
    // What lies far outside is cut off, or nothing else could be seen.
    let limit = area.grown(by: 0.5)
    for frame in picture.shapes.flatMap({ [$0.frame, $0.other].compactMap(\.self) })
    where frame.isFinite {
      area.include(Extent(frame).cut(to: limit))
    }
    self.area = area
    let (width, height) = (max(area.width, 1), max(area.height, 1))
    scale = min(
      min(Self.maximumWidth / width, Self.maximumHeight / height), Self.maximumHeight / 320)
    self.width = width * scale + 2 * Self.room
    self.height = height * scale + 2 * Self.room
    for shape in picture.shapes where shape.frame.isFinite { draw(shape) }
    let whole = Extent(left: 0, top: 0, width: self.width, height: self.height)
    let labels = PictureLabels(
      picture.shapes, picture.shapes.map { $0.frame.isFinite ? box($0.frame) : nil }, in: whole)
    self.width += labels.columnWidth
    self.height = max(self.height, labels.columnBottom)
    for label in labels.labels { draw(label, picture.shapes[label.shape]) }
    numbered = labels.labels.filter(\.isNumber).map(\.shape).sorted()
  }

  private func x(_ value: Double) -> Double { (value - area.left) * scale + Self.room }
  private func y(_ value: Double) -> Double { (value - area.top) * scale + Self.room }

  /// A frame in pixels.
  private func box(_ frame: Frame) -> Extent {
    let extent = Extent(frame).cut(to: area)
    return Extent(
      left: x(extent.left), top: y(extent.top), width: extent.width * scale,
      height: extent.height * scale)
  }

  private mutating func draw(_ shape: Picture.Shape) {
    var classes = shape.kind.rawValue
    if shape.other != nil { classes += " open" }
    if shape.isInConflict { classes += " conflict" }
    let frame = shape.frame
    content += "<g class=\"\(classes)\" data-item=\"\(shape.frame.item.index)\""
    content += " data-name=\"\(xmlText(shape.name))\""
    for (name, value) in [
      ("x", frame.left), ("y", frame.top), ("width", frame.width), ("height", frame.height),
    ] {
      content += " data-\(name)=\"\(formatLength(value))\""
    }
    content += "><title>\(xmlText(shape.summary))</title>"
    if let other = shape.other, other.isFinite {
      content += rectangle(other, "other")
      content += arrow(from: frame, to: other)
    }
    content += rectangle(frame, "box", isRound: shape.content == .button)
    if let kind = shape.content {
      let marks = ContentDrawing(kind, in: box(frame), lineHeight: Self.textLine * scale)
      if !marks.lines.isEmpty { content += "<path class=\"lines\" d=\"\(marks.lines)\"/>" }
      if !marks.areas.isEmpty { content += "<path class=\"areas\" d=\"\(marks.areas)\"/>" }
    }
    content += "</g>\n"
  }

  private func rectangle(_ frame: Frame, _ name: String, isRound: Bool = false) -> String {
    let box = box(frame)
    let corner = isRound ? " rx=\"\(formatLength(min(8, box.height / 2)))\"" : ""
    return
      "<rect class=\"\(name)\" x=\"\(formatLength(box.left))\" y=\"\(formatLength(box.top))\" width=\"\(formatLength(box.width))\" height=\"\(formatLength(box.height))\"\(corner)/>"
  }

  /// Along which axes something may move.
  private func arrow(from frame: Frame, to other: Frame) -> String {
    let (first, second) = (Extent(frame).cut(to: area), Extent(other).cut(to: area))
    let moves = [
      abs(first.left - second.left) + abs(first.right - second.right),
      abs(first.top - second.top) + abs(first.bottom - second.bottom),
    ]
    let (middleX, middleY) = (
      x((first.left + first.right) / 2), y((first.top + first.bottom) / 2)
    )
    let reach = 14.0
    var path = ""
    if moves[0] > 1e-4 {
      path +=
        "M\(formatLength(middleX - reach)) \(formatLength(middleY))h\(formatLength(2 * reach))m-4 -3l4 3l-4 3"
      path += "M\(formatLength(middleX - reach + 4)) \(formatLength(middleY - 3))l-4 3l4 3"
    }
    if moves[1] > 1e-4 {
      path +=
        "M\(formatLength(middleX)) \(formatLength(middleY - reach))v\(formatLength(2 * reach))m-3 -4l3 4l3 -4"
      path += "M\(formatLength(middleX - 3)) \(formatLength(middleY - reach + 4))l3 -4l3 4"
    }
    return path.isEmpty ? "" : "<path class=\"arrow\" d=\"\(path)\"/>"
  }

  private mutating func draw(_ label: PictureLabels.Label, _ shape: Picture.Shape) {
    let place = label.extent
    content +=
      "<g class=\"label\(label.isNumber ? " number" : "") \(shape.kind.rawValue)\" data-label=\"\(shape.frame.item.index)\">"
    if let leader = label.leader {
      content +=
        "<path class=\"leader\" d=\"M\(formatLength(leader.x1)) \(formatLength(leader.y1))L\(formatLength(leader.x2)) \(formatLength(leader.y2))\"/>"
    }
    if label.isNumber {
      content +=
        "<rect class=\"tag\" x=\"\(formatLength(place.left))\" y=\"\(formatLength(place.top + 1))\" width=\"\(formatLength(place.width))\" height=\"\(formatLength(place.height - 2))\" rx=\"3\"/>"
    }
    for (line, index) in zip(label.lines, 0...) {
      let top = place.top + Double(index) * PictureLabels.lineHeight + 11
      content +=
        "<text x=\"\(formatLength(place.left + 3))\" y=\"\(formatLength(top))\">\(xmlText(line))</text>"
    }
    content += "</g>\n"
  }
}

extension Frame {
  static let nothing = Frame(item: ItemID(index: 0), left: 0, top: 0, width: 1, height: 1)
}

/// All sheets as one SVG document: a row for each state, a picture for each size.
///
/// - Parameter headline: the first line: what is drawn, and the assumptions.
package func svgDocument(_ sheets: [PictureSheet], headline: String) -> String {
  let (gap, line) = (16.0, 18.0)
  var (width, top) = (320.0, gap)
  var content = ""
  func text(_ string: String, _ left: Double, _ top: Double, _ name: String = "") -> String {
    let name = name.isEmpty ? "" : " class=\"\(name)\""
    return
      "<text\(name) x=\"\(formatLength(left))\" y=\"\(formatLength(top))\">\(xmlText(string))</text>\n"
  }
  top += line
  content += text(headline, gap, top)
  width = max(width, Double(headline.count) * 6.7 + 2 * gap)
  for sheet in sheets {
    for state in sheet.states {
      let title = state.name.isEmpty ? sheet.title : "\(sheet.title): \(state.name)"
      top += line
      content += text("\(title) (\(sheet.place))", gap, top, "caption")
      width = max(width, Double(title.count + sheet.place.count + 3) * 7 + 2 * gap)
      top += line
      var (left, height) = (gap, 0.0)
      for picture in state.pictures {
        let drawing = SVGDrawing(picture)
        content += text(picture.caption, left, top)
        content +=
          "<g transform=\"translate(\(formatLength(left)) \(formatLength(top + 6)))\">\n"
        content += drawing.content + "</g>\n"
        let below = drawing.legend(of: picture).map { "\($0.number) = \($0.shape.heading)" }
        var notes = 0.0
        for note in below + picture.notes {
          notes += line
          content += text(note, left, top + 6 + drawing.height + notes)
        }
        let label = max(
          picture.caption.count, (below + picture.notes).map(\.count).max() ?? 0)
        left += max(drawing.width, Double(label) * 6.7) + gap
        height = max(height, drawing.height + notes)
      }
      width = max(width, left)
      top += height + 6 + gap
    }
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(formatLength(width))" height="\(formatLength(top + gap))" viewBox="0 0 \(formatLength(width)) \(formatLength(top + gap))">
    <style>\(pageColors)
    \(pictureStyle)</style>
    <rect width="100%" height="100%" style="fill:var(--page)"/>
    \(content)</svg>

    """
}

extension SVGDrawing {
  /// What the numbers in the drawing of a picture stand for.
  func legend(of picture: Picture) -> [(number: Int, shape: Picture.Shape)] {
    numbered.map { ($0, picture.shapes[$0]) }
  }
}
