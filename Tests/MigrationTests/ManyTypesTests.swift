import LintDriver
import Migration
import SourceText
import Testing

@Suite("Migrating many types of one file")
struct ManyTypesTests {
  /// What one class holds, with `INDEX` for its number.
  private static let bodies: [String: [String]] = [
    "anchors": [
      // It can all be rewritten.
      """
        let box = UIView()
        func setUp() {
          addSubview(box)
          box.snp.makeConstraints { $0.top.equalToSuperview().offset(INDEX) }
        }
      """,
      // Nothing of it can be proven.
      """
        func setUp() {
          let widthAnchor = heightAnchor
          snp.makeConstraints { $0.width.greaterThanOrEqualTo(40) }
        }
      """,
      // Some of it can be proven.
      """
        let box = UIView()
        func setUp() {
          let insets = ["left": INDEX]
          addSubview(box)
          box.snp.makeConstraints { $0.top.equalToSuperview() }
          print(insets)
          let widthAnchor = heightAnchor
          snp.makeConstraints { $0.width.greaterThanOrEqualTo(40) }
          print(box)
          box.snp.makeConstraints { $0.left.equalToSuperview().offset(INDEX) }
        }
      """,
      "  let box = UIView()",
    ],
    "frames": [
      """
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor, constant: INDEX).isActive = true
          box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
          box.widthAnchor.constraint(equalToConstant: 8).isActive = true
          box.heightAnchor.constraint(equalToConstant: 8).isActive = true
        }
      """,
      """
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      """,
      """
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
          box.widthAnchor.constraint(equalToConstant: 8).isActive = true
          box.heightAnchor.constraint(equalToConstant: 8).isActive = true
        }
        func move() { box.topAnchor.constraint(equalTo: somewhere.topAnchor) }
      """,
    ],
  ]

  @Test("gives each what it gets alone", arguments: ["anchors", "frames"])
  func same(_ target: String) throws {
    let bodies = try #require(Self.bodies[target])
    let names = (0..<24).map { "Card\($0)" }
    let classes = names.enumerated().map { index, name in
      let body = bodies[index % bodies.count].replacing("INDEX", with: "\(index)")
      return "class \(name): UIView {\n\(body)\n}\n"
    }
    let text = "import SnapKit\nimport UIKit\n\n" + classes.joined(separator: "\n")
    let source = SourceFile(path: "Cards.swift", bytes: Array(text.utf8))
    var request = MigrationRequest(to: try #require(MigrationTarget(rawValue: target)))
    let together = migrate([source], request)
    let alone = names.map { name in
      request.typeName = name
      return migrate([source], request)
    }
    #expect(together.problems.isEmpty)
    #expect(together.migrated == alone.flatMap(\.migrated))
    #expect(together.refused == alone.flatMap(\.refused))
    #expect(!together.migrated.isEmpty && !together.refused.isEmpty)
    #expect(Set(together.refused.map(\.type)).count >= 8)
    // What is written of each class is written of it in the file of all, too.
    let written = try #require(together.changes.first).after
    let lines = Set(written.split(separator: 0x0A).map { Array($0) })
    for change in alone.compactMap(\.changes.first) {
      let before = Set(change.before.split(separator: 0x0A).map { Array($0) })
      for line in change.after.split(separator: 0x0A) where !before.contains(Array(line)) {
        #expect(lines.contains(Array(line)), "\(String(decoding: line, as: UTF8.self))")
      }
    }
  }

  @Test("leaves what overlaps for another reading")
  func overlap() {
    func proposal(_ edits: [TextEdit]) -> Proposal {
      Proposal(edits: [0: edits]) { _ in .done(nil) }
    }
    let joined = JoinedProposals([
      proposal([.delete(SourceRange(10, 20)), .insert("a", at: 40)]),
      proposal([.delete(SourceRange(0, 12))]),
      proposal([.insert("a", at: 40), .delete(SourceRange(60, 70))]),
      proposal([.delete(SourceRange(65, 80))]),
      proposal([.insert("b", at: 40)]),
    ])
    #expect(joined.isTaken == [true, false, true, false, false])
    #expect(
      Set(joined.edits[0] ?? []) == [
        .delete(SourceRange(10, 20)), .insert("a", at: 40), .delete(SourceRange(60, 70)),
      ])
  }
}
