import LayoutModel
import LayoutPictures
import LayoutSolver
import Testing

@Suite("Labels of a picture")
struct PictureLabelsTests {
  private func picture(_ boxes: [(x: Double, y: Double, width: Double, height: Double)]) -> Picture
  {
    let frames = boxes.enumerated().map { index, box in
      Frame(
        item: ItemID(index: index + 1), left: box.x, top: box.y, width: box.width,
        height: box.height)
    }
    let container = Frame(item: ItemID(index: 0), left: 0, top: 0, width: 320, height: 480)
    return Picture(
      caption: "",
      shapes: [.init(.container, name: "view", type: "UIView", frame: container)]
        + frames.map {
          .init(.view, name: "part\($0.item.index)", type: "UIView", frame: $0)
        })
  }

  /// What stands in the labels: a line for each label, with its place and size in pixels.
  private func labels(
    _ picture: Picture
  ) throws -> [(texts: [Substring], extent: (x: Double, y: Double, width: Double, height: Double))]
  {
    let svg = svgDocument(
      [
        PictureSheet(
          title: "A", place: "A.swift:1:1",
          states: [.init(name: "", pictures: [picture], constraints: [])])
      ], headline: "")
    let group = /<g class="label[^>]*>(.*?)<\/g>/
    let text = /<text x="([\d.-]+)" y="([\d.-]+)">([^<]*)<\/text>/
    return try svg.matches(of: group).map { match in
      let lines = match.1.matches(of: text)
      let first = try #require(lines.first)
      let (x, y) = (try #require(Double(first.1)), try #require(Double(first.2)))
      let columns = lines.map(\.3.count).max() ?? 0
      return (
        lines.map(\.3), (x, y - 10, Double(columns) * 6.7, Double(lines.count) * 13 - 1)
      )
    }
  }

  private func overlaps(_ picture: Picture) throws -> Int {
    let extents = try labels(picture).map(\.extent)
    return extents.indices.reduce(0) { count, index in
      count
        + extents[..<index].count { other in
          let one = extents[index]
          return one.x < other.x + other.width && other.x < one.x + one.width
            && one.y < other.y + other.height && other.y < one.y + one.height
        }
    }
  }

  @Test("stand inside a box with room, and beside a small one")
  func places() throws {
    let roomy = picture([(20, 20, 200, 60)])
    #expect(try labels(roomy).map(\.texts) == [["part1: UIView", "20,20 200×60"]])
    let thin = picture([(20, 100, 280, 1)])
    #expect(try labels(thin).map(\.texts) == [["part1"]])
    let same = picture([(20, 20, 90, 20), (20, 20, 90, 20)])
    #expect(try labels(same).map(\.texts) == [["part1: UIView"], ["part2"]])
  }

  @Test("never overlap, however views lie", arguments: 1...40)
  func apart(_ seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Double) -> Double {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Double(random % 1000) / 1000 * limit
    }
    let count = 1 + Int(next(60))
    let boxes = (0..<count).map { _ in
      (x: next(300), y: next(460), width: next(next(320)), height: next(next(480)))
    }
    let picture = picture(boxes)
    #expect(try labels(picture).count == count)
    #expect(try overlaps(picture) == 0)
  }

  @Test("of views at one place are told apart in a column")
  func heap() throws {
    let picture = picture(
      Array(repeating: (x: 100.0, y: 100.0, width: 2.0, height: 2.0), count: 80))
    #expect(try labels(picture).count == 80)
    #expect(try overlaps(picture) == 0)
  }
}
