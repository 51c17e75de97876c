import Migration
import TestSupport
import Testing

/// What becomes of a kind of layout in one target.
private enum Cell: Equatable {
  case migrates
  case refuses(String)
}

/// Which layouts can be written exactly in which target: a type of each kind stands in `mapping.swift` of each target.
private let table: [(pattern: String, cells: [MigrationTarget: Cell])] = [
  (
    "FourEdges",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "SafeArea",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "Margins",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "EdgeAndSize",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "CenterAndSize",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "EqualRow",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .migrates,
    ]
  ),
  ("Halves", [.divided: .migrates, .simpleLayout: .migrates]),
  (
    "Column",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .simpleLayout: .migrates,
    ]
  ),
  (
    "Share",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "Ratio",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "Content",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .migrates,
    ]
  ),
  (
    "Clamps",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "Directions",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
      .simpleLayout: .refuses("layout-direction"),
    ]
  ),
  (
    "Yielding",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates,
      .divided: .refuses("no-division"),
      .simpleLayout: .refuses("no-rows"),
    ]
  ),
  (
    "Priorities",
    [
      .notautolayout: .refuses("priority"),
      .pinlayout: .refuses("priority"),
      .frames: .refuses("priority"), .scaled: .refuses("priority"), .divided: .refuses("priority"),
      .anchors: .migrates,
      .simpleLayout: .refuses("priority"),
    ]
  ),
  ("PlaceShare", [.anchors: .refuses("place-multiplier")]),
]

private let prefixes: [MigrationTarget: String] = [
  .frames: "Mapped", .scaled: "Scaled", .divided: "Divided", .anchors: "Anchored",
  .pinlayout: "Pinned", .notautolayout: "Made", .simpleLayout: "Rowed",
]

@Suite("The table of what can be written in which target")
struct MappingTableTests {
  @Test("holds cell by cell", arguments: MigrationTarget.all)
  func cells(_ target: MigrationTarget) async throws {
    let fixture = try #require(
      try MigrationFixture.all(of: target).first { $0.path.hasSuffix("/mapping.swift") })
    let prefix = try #require(prefixes[target])
    let outcome = await fixture.outcome()
    let expected = table.compactMap { row in row.cells[target].map { (prefix + row.pattern, $0) } }
    for (type, cell) in expected {
      let refusals = outcome.refused.filter { $0.type == type }.map(\.code)
      let migrated = outcome.migrated.filter { $0.type == type }
      switch cell {
      case .migrates:
        #expect(!migrated.isEmpty && refusals.isEmpty, "\(type): \(refusals)")
      case .refuses(let code):
        #expect(migrated.isEmpty && Set(refusals) == [code], "\(type): \(refusals)")
      }
    }
    // A type without a row would be a pattern that the table forgot.
    let types = Set(outcome.migrated.map(\.type) + outcome.refused.map(\.type))
    #expect(types == Set(expected.map(\.0)))
  }
}
