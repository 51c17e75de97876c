import LayoutModel
import LayoutPictures
import LayoutSolver
import Testing

@Suite("A text drawing")
struct TextDrawingTests {
  @Test("shows views to scale, with names on their upper edges")
  func toScale() {
    let drawing = TextDrawing(
      container: shape("view", 0, 0, 300, 100), shapes: [shape("title", 50, 25, 100, 50)])
    #expect(
      drawing.lines == [
        "┌view──────────────────────────────────────────────────────┐",
        "│                                                          │",
        "│                                                          │",
        "│         ┌title──────────────┐                            │",
        "│         │                   │                            │",
        "│         │                   │                            │",
        "│         │                   │                            │",
        "│         │                   │                            │",
        "│         └───────────────────┘                            │",
        "│                                                          │",
        "└──────────────────────────────────────────────────────────┘",
      ])
    #expect(!drawing.hasFreeEdges && drawing.legend.isEmpty)
  }

  @Test("marks each free edge with dots")
  func freeEdges() {
    let drawing = TextDrawing(
      container: shape("view", 0, 0, 40, 20),
      shapes: [shape("badge", 10, 5, 20, 10, [.right, .bottom])])
    #expect(drawing.hasFreeEdges)
    #expect(drawing.lines.contains { $0.contains("┌badge") && $0.hasSuffix("·              │") })
    #expect(drawing.lines.contains { $0.contains("··············") })
  }

  @Test("numbers views whose names do not fit, and explains the numbers")
  func legend() {
    let drawing = TextDrawing(
      container: shape("view", 0, 0, 300, 300),
      shapes: [shape("aVeryLongName", 0, 0, 20, 20), shape("größe", 100, 100, 150, 20)])
    #expect(drawing.legend == ["1 = aVeryLongName", "2 = größe"])
    #expect(drawing.lines.joined().contains("1"))
  }

  @Test(
    "stays small, whatever the frames are",
    arguments: [
      (0.0, 0.0, 10.0, 10.0), (-1e9, -1e9, 2e9, 2e9), (1e9, 5, 1, 1), (0, 0, 0, 0),
      (.nan, 0, 5, 5), (0, .infinity, 5, 5), (5, 5, -20, -20), (99, 99, 1e-9, 1e-9),
    ])
  func anyFrame(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
    for size in [(1.0, 1.0), (100, 100), (1, 1e6), (1e6, 1)] {
      let drawing = TextDrawing(
        container: shape("view", 0, 0, size.0, size.1),
        shapes: [shape("odd", left, top, width, height)])
      #expect(!drawing.lines.isEmpty && drawing.lines.count <= TextDrawing.maximumRows)
      #expect(Set(drawing.lines.map(\.count)).count == 1)
      #expect(drawing.lines.allSatisfy { $0.count <= TextDrawing.maximumColumns })
    }
  }

  @Test("is empty for a container without extent", arguments: [0.0, -5, .nan, .infinity])
  func nothing(_ size: Double) {
    #expect(TextDrawing(container: shape("view", 0, 0, size, 10), shapes: []).lines.isEmpty)
  }
}

private func shape(
  _ label: String, _ left: Double, _ top: Double, _ width: Double, _ height: Double,
  _ free: Set<Attribute> = []
) -> TextDrawing.Shape {
  TextDrawing.Shape(
    Frame(item: ItemID(index: 0), left: left, top: top, width: width, height: height),
    label: label, freeEdges: free)
}
