import Diagnostics
import Foundation
import LayoutModel

/// Time by size as lines in a picture, both in powers of ten.
struct GrowthPlot {
  private let growth: [Growth]
  private let decades: ClosedRange<Double>
  private let times: ClosedRange<Double>

  /// In pixels.
  private static let (width, height, left, top, bottom, right) = (
    820.0, 480.0, 60.0, 20.0, 50.0, 190.0
  )
  private static let colors = [
    "#1b6ca8", "#c0392b", "#27803b", "#8e44ad", "#b9770e", "#16858a", "#7f5539", "#555555",
  ]

  init(_ growth: [Growth]) {
    self.growth = growth.filter { !$0.points.isEmpty }
    let sizes = growth.flatMap(\.points).map { log10(Double($0.size)) }
    let seconds = growth.flatMap(\.points).map { log10(max($0.result.cpu, 0.001)) }
    decades = (sizes.min() ?? 0).rounded(.down)...(sizes.max() ?? 1).rounded(.up)
    times = (seconds.min() ?? -3).rounded(.down)...(seconds.max() ?? 0).rounded(.up)
  }

  var svg: String {
    let lines = growth.enumerated().map { line($1, at: $0) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(format(Self.width))" height="\(format(Self.height))" \
      font-family="sans-serif" font-size="11">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \((grid + lines).joined(separator: "\n"))
      </svg>

      """
  }

  private func x(_ decade: Double) -> Double {
    let width = Self.width - Self.left - Self.right
    return Self.left + width * (decade - decades.lowerBound) / extent(decades)
  }

  private func y(_ time: Double) -> Double {
    let height = Self.height - Self.top - Self.bottom
    return Self.height - Self.bottom - height * (time - times.lowerBound) / extent(times)
  }

  private func extent(_ range: ClosedRange<Double>) -> Double {
    max(range.upperBound - range.lowerBound, 1)
  }

  private var grid: [String] {
    var parts: [String] = []
    for decade in stride(from: decades.lowerBound, through: decades.upperBound, by: 1) {
      let place = formatLength(x(decade))
      parts.append(rule("M\(place) \(Self.top)V\(Self.height - Self.bottom)"))
      parts.append(text(format(pow(10, decade)), place, formatLength(Self.height - 32), "middle"))
    }
    for time in stride(from: times.lowerBound, through: times.upperBound, by: 1) {
      let place = formatLength(y(time))
      parts.append(rule("M\(Self.left) \(place)H\(Self.width - Self.right)"))
      parts.append(text("\(format(pow(10, time))) s", formatLength(Self.left - 6), place, "end"))
    }
    let middle = formatLength((Self.left + Self.width - Self.right) / 2)
    return parts + [text("size of the input", middle, formatLength(Self.height - 12), "middle")]
  }

  private func rule(_ path: String) -> String { "<path d=\"\(path)\" stroke=\"#dddddd\"/>" }

  private func text(_ text: String, _ x: String, _ y: String, _ anchor: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(xmlText(text))</text>"
  }

  private func line(_ growth: Growth, at index: Int) -> String {
    let color = Self.colors[index % Self.colors.count]
    let dashes = ["", " stroke-dasharray=\"6 3\"", " stroke-dasharray=\"2 2\""]
    let dash = dashes[index / Self.colors.count % dashes.count]
    let places = growth.points.map { point in
      let time = log10(max(point.result.cpu, 0.001))
      return "\(formatLength(x(log10(Double(point.size))))),\(formatLength(y(time)))"
    }
    let row = Self.top + 14 * Double(index)
    let start = Self.width - Self.right + 12
    let sample = "<path d=\"M\(start) \(row)h24\" stroke=\"\(color)\" stroke-width=\"2\"\(dash)/>"
    let name = text(growth.shape.name, formatLength(start + 30), formatLength(row + 4), "start")
    return
      "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" "
      + "stroke-width=\"2\"\(dash)/>\n\(sample)\(name)"
  }
}
