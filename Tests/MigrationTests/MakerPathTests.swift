import Foundation
import Migration
import TestSupport
import Testing

@Suite("The path of a chain of NotAutoLayout")
struct MakerPathTests {
  /// By the names that calls have for them.
  private static let elements: [String: MakerPath.Element] = {
    let columns = ["Left": 0.0, "Center": 0.5, "Right": 1]
    let rows = ["Top": 0.0, "Middle": 0.5, "Bottom": 1]
    var elements: [String: MakerPath.Element] = [
      "Width": .width, "Height": .height, "Size": .size, "Frame": .frame,
    ]
    for (column, x) in columns {
      elements[column] = .horizontal(x)
      for (row, y) in rows { elements[row + column] = .point(x, y) }
    }
    for (row, y) in rows { elements[row] = .vertical(y) }
    return elements
  }()

  @Test("is one that the library's types have")
  func isThatOfTheTypes() throws {
    let table = checkout.appending(path: "Tests/MigrationTests/Judge/makerPaths.txt")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count == 115)
    for line in lines {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      let allowed = Set(parts[1].split(separator: " "))
      for (name, element) in Self.elements {
        var path = MakerPath()
        for before in parts[0].split(separator: " ") {
          #expect(path.add(try #require(Self.elements[String(before)])))
        }
        #expect(!path.isComplete)
        let isAllowed = path.add(element)
        #expect(isAllowed == (allowed.contains(name[...]) || allowed.contains("\(name)!")))
        #expect(path.isComplete == allowed.contains("\(name)!"), "\(line) and \(name)")
      }
    }
  }
}
