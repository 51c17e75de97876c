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
    ]
  ),
  (
    "SafeArea",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
    ]
  ),
  (
    "Margins",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
    ]
  ),
  (
    "EdgeAndSize",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
    ]
  ),
  (
    "CenterAndSize",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
    ]
  ),
  (
    "EqualRow",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
    ]
  ),
  ("Halves", [.divided: .migrates]),
  (
    "Column",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
    ]
  ),
  (
    "Share",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
    ]
  ),
  (
    "Ratio",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
    ]
  ),
  (
    "Content",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
    ]
  ),
  (
    "Clamps",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates,
      .frames: .migrates, .scaled: .migrates, .divided: .refuses("no-division"),
      .anchors: .migrates,
    ]
  ),
  (
    "Directions",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates, .divided: .migrates,
      .anchors: .migrates,
    ]
  ),
  (
    "Yielding",
    [
      .notautolayout: .migrates,
      .pinlayout: .migrates, .frames: .migrates, .scaled: .migrates,
      .divided: .refuses("no-division"),
    ]
  ),
  (
    "Priorities",
    [
      .notautolayout: .refuses("priority"),
      .pinlayout: .refuses("priority"),
      .frames: .refuses("priority"), .scaled: .refuses("priority"), .divided: .refuses("priority"),
      .anchors: .migrates,
    ]
  ),
  ("PlaceShare", [.anchors: .refuses("place-multiplier")]),
]

private let prefixes: [MigrationTarget: String] = [
  .frames: "Mapped", .scaled: "Scaled", .divided: "Divided", .anchors: "Anchored",
  .pinlayout: "Pinned",
  .notautolayout: "Made",
]

@Suite("The table of what can be written in which target")
struct MappingTableTests {
  @Test("holds cell by cell", arguments: MigrationTarget.allCases)
  func cells(_ target: MigrationTarget) throws {
    let fixture = try #require(
      try MigrationFixture.all(of: target).first { $0.path.hasSuffix("/mapping.swift") })
    let prefix = try #require(prefixes[target])
    let outcome = fixture.migrate()
    let expected = table.compactMap { row in row.cells[target].map { (prefix + row.pattern, $0) } }
    for (type, cell) in expected {
      let refusals = outcome.refused.filter { $0.type == type }.map(\.code)
      let migrated = outcome.migrated.filter { $0.type == type }
      switch cell {
      case .migrates:
        #expect(!migrated.isEmpty && refusals.isEmpty, "\(type): \(refusals)")
      case .refuses(let code):
        #expect(migrated.isEmpty && refusals == [code], "\(type): \(refusals)")
      }
    }
    // A type without a row would be a pattern that the table forgot.
    let types = Set(outcome.migrated.map(\.type) + outcome.refused.map(\.type))
    #expect(types == Set(expected.map(\.0)))
  }
}
