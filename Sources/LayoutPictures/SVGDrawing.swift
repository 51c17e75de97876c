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

  /// In pixels.
  private static let maximumWidth = 420.0
  private static let maximumHeight = 560.0
  private static let room = 6.0
  /// Of a character of the labels, about.
  private static let characterWidth = 6.1
  private static let lineHeight = 13.0

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
  }

  private func x(_ value: Double) -> Double { (value - area.left) * scale + Self.room }
  private func y(_ value: Double) -> Double { (value - area.top) * scale + Self.room }

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
    content += rectangle(frame, "box")
    if shape.kind != .container { content += label(shape) }
    content += "</g>\n"
  }

  private func rectangle(_ frame: Frame, _ name: String) -> String {
    let extent = Extent(frame).cut(to: area)
    return
      "<rect class=\"\(name)\" x=\"\(formatLength(x(extent.left)))\" y=\"\(formatLength(y(extent.top)))\" width=\"\(formatLength(extent.width * scale))\" height=\"\(formatLength(extent.height * scale))\"/>"
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

  /// As much of the name and the frame as there is room for.
  private func label(_ shape: Picture.Shape) -> String {
    let extent = Extent(shape.frame).cut(to: area)
    let columns = Int((extent.width * scale - 6) / Self.characterWidth)
    guard columns >= 2, extent.height * scale >= Self.lineHeight - 2 else { return "" }
    let frame = shape.frame
    let size =
      "\(formatLength(frame.left)),\(formatLength(frame.top)) \(formatLength(frame.width))×\(formatLength(frame.height))"
    var lines = [shape.heading.count <= columns ? shape.heading : shape.name]
    if extent.height * scale >= 2 * Self.lineHeight, size.count <= columns { lines.append(size) }
    // Guides lie under views that start at the same corner.
    let start = shape.kind == .guide ? y(extent.bottom) - 4 : y(extent.top) + 11
    if shape.kind == .guide { lines = Array(lines.prefix(1)) }
    return zip(lines, 0...).map { line, index in
      let text = line.count <= columns ? line : String(line.prefix(columns - 1)) + "…"
      let top = start + Double(index) * Self.lineHeight
      return
        "<text x=\"\(formatLength(x(extent.left) + 3))\" y=\"\(formatLength(top))\">\(xmlText(text))</text>"
    }.joined()
  }
}

extension Frame {
  static let nothing = Frame(item: ItemID(index: 0), left: 0, top: 0, width: 1, height: 1)
}

/// All sheets as one SVG document: a row for each, a picture for each size.
package func svgDocument(_ sheets: [PictureSheet]) -> String {
  let (gap, line) = (16.0, 18.0)
  var (width, top) = (320.0, gap)
  var content = ""
  func text(_ string: String, _ left: Double, _ top: Double, _ name: String = "") -> String {
    let name = name.isEmpty ? "" : " class=\"\(name)\""
    return
      "<text\(name) x=\"\(formatLength(left))\" y=\"\(formatLength(top))\">\(xmlText(string))</text>\n"
  }
  for sheet in sheets {
    top += line
    content += text("\(sheet.title) (\(sheet.place))", gap, top, "caption")
    width = max(width, Double(sheet.title.count + sheet.place.count + 3) * 7 + 2 * gap)
    top += line
    var (left, height) = (gap, 0.0)
    for picture in sheet.pictures {
      let drawing = SVGDrawing(picture)
      content += text(picture.caption, left, top)
      content += "<g transform=\"translate(\(formatLength(left)) \(formatLength(top + 6)))\">\n"
      content += drawing.content + "</g>\n"
      var notes = 0.0
      for note in picture.notes {
        notes += line
        content += text(note, left, top + 6 + drawing.height + notes)
      }
      let label = max(picture.caption.count, picture.notes.map(\.count).max() ?? 0)
      left += max(drawing.width, Double(label) * 6.7) + gap
      height = max(height, drawing.height + notes)
    }
    width = max(width, left)
    top += height + 6 + gap
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(formatLength(width))" height="\(formatLength(top + gap))" viewBox="0 0 \(formatLength(width)) \(formatLength(top + gap))">
    <style>\(pictureStyle)</style>
    <rect width="100%" height="100%" style="fill:var(--page)"/>
    \(content)</svg>

    """
}
