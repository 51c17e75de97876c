import Testing

@Suite("Rows and columns that code lays out")
struct RowTests {
  @Test("are read as constraints", arguments: RowTests.samples)
  func reads(_ sample: ReadingSample) {
    #expect(sample.read() == sample.expected)
  }

  @Test("trap nothing where tokens are lost", arguments: RowTests.samples)
  func damage(_ sample: ReadingSample) {
    for damaged in sample.damaged {
      #expect(damaged.read().allSatisfy { !$0.isEmpty })
    }
  }

  private static func layout(_ body: String, _ expected: [String]) -> ReadingSample {
    ReadingSample(
      body, expected, method: "override func layoutSubviews()", readsFrames: true)
  }

  private static let column =
    "let column = Layout(parentFrame: bounds, direction: .column, alignment: .leading); "

  static let samples = [
    // One item that takes all there is.
    layout(
      column + "a.frame = try column.add(item: .flexible).frame()",
      [
        "a.left == self.left",
        "a.top == self.top",
        "a.width == self.width",
        "a.height == self.height",
      ]),
    // A gap, and a rest.
    layout(
      column + "try column.add(items: [.height(44), .dynamic(.column, 8), .flexible]); "
        + "a.frame = try column.frame(at: 2)",
      [
        "a.left == self.left",
        "a.top == self.top + 52",
        "a.width == self.width",
        "a.height == self.height - 52",
      ]),
    // Flexible items share, and those that have a name follow what is added later.
    layout(
      column + "let item = try column.add(item: Item.flexible); "
        + "try column.add(items: [Item.height(20), .flexible]); a.frame = try item.frame()",
      [
        "a.left == self.left",
        "a.top == self.top",
        "a.width == self.width",
        "a.height == self.height * 0.5 - 10",
      ]),
    // Alignment across, in a row that does not start at the edge.
    layout(
      "let row = Layout(parentFrame: bounds.insetBy(dx: 10, dy: 0), direction: .row, "
        + "alignment: .trailing); "
        + "let items = try row.add(items: [.width(8), .size(CGSize(width: 40, height: 20))]); "
        + "a.frame = try items[1].frame()",
      [
        "a.left == self.left + 18",
        "a.top == self.bottom - 20",
        "a.width == 40",
        "a.height == 20",
      ]),
    layout(
      "let row = Layout(parentFrame: bounds, direction: .row, alignment: .center); "
        + "a.frame = try row.add(item: .size(a.intrinsicContentSize)).frame()",
      [
        "a.left == self.left",
        "a.top == self.centerY - a.intrinsicContentSize.height * 0.5",
        "a.width == a.intrinsicContentSize.width",
        "a.height == a.intrinsicContentSize.height",
      ]),
    // What is not read.
    layout(
      column + "try column.add(items: others); a.frame = try column.frame(at: 0)",
      [
        "unresolved: 'try column.frame(at: 0)' could not be resolved to a rectangle, size or point"
      ]),
    layout(
      "let row = Layout(parentFrame: bounds, direction: direction, alignment: .leading); "
        + "a.frame = try row.add(item: .flexible).frame()",
      [
        "unresolved: 'try row.add(item: .flexible).frame()' could not be resolved to a rectangle, size or point"
      ]),
    layout(
      column + "a.frame = try column.frame(at: 0)",
      [
        "unresolved: 'try column.frame(at: 0)' could not be resolved to a rectangle, size or point"
      ]),
    layout(
      "let table = Layout(rows: 2); table.add(item: a); a.frame = table.frame(at: 0)",
      [
        "unresolved: 'table.frame(at: 0)' is a call whose result is not known"
      ]),
  ]
}
