import Foundation
import LightSyntax
import LintDriver
import Migration
import SourceText
import SwiftTokens
import TestSupport
import Testing

@Suite("A migration")
struct MigrationFixtureTests {
  @Test(
    "writes what the fixture expects, and refuses the rest", arguments: try MigrationFixture.all())
  func isAsExpected(_ fixture: MigrationFixture) async throws {
    let outcome = await fixture.outcome()
    let refusals = Dictionary(grouping: outcome.refused, by: \.position.line)
      .mapValues { $0.map(\.code).sorted() }
    #expect(
      refusals == fixture.refusals, "\(outcome.refused.map { "\($0.position.line): \($0.reason)" })"
    )
    let bytes = outcome.changes.first?.after ?? fixture.source.bytes
    if ProcessInfo.processInfo.environment["LAYOUTLINT_REGENERATE"] != nil {
      let name = fixture.path.replacing(".swift", with: ".migrated.swift")
      if bytes != fixture.source.bytes {
        try Data(bytes).write(to: checkout.appending(path: name))
      }
      return
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == String(decoding: fixture.golden, as: UTF8.self))
  }

  @Test("changes nothing the second time", arguments: try MigrationFixture.all())
  func isIdempotent(_ fixture: MigrationFixture) throws {
    let migrated = SourceFile(path: fixture.path, bytes: fixture.golden)
    let outcome = fixture.migrate(migrated)
    #expect(outcome.changes.isEmpty && outcome.migrated.isEmpty)
  }

  @Test(
    "leaves the screen of a book alone as it is printed, and says why",
    arguments: MigrationTarget.all.filter(\.setsFrames))
  func printedScreen(_ target: MigrationTarget) throws {
    let path = "Fixtures/ambiguous-layout/SignInScreen.swift"
    let bytes = Array(try Data(contentsOf: checkout.appending(path: path)))
    let source = SourceFile(path: path, bytes: bytes)
    let outcome = LintDriver.migrate([source], MigrationRequest(to: target))
    #expect(outcome.changes.isEmpty && outcome.migrated.isEmpty)
    #expect(outcome.refused.map(\.code) == ["inactive"])
    #expect(outcome.refused.map(\.position.line) == [120])
  }

  @Test("leaves code alone that is not finished", arguments: ["(", "let text = \"abc", "/*"])
  func unfinished(_ end: String) throws {
    let path = "Fixtures/migrate/frames/edges.swift"
    let bytes = Array(try Data(contentsOf: checkout.appending(path: path)))
    for target in [MigrationTarget.frames, .anchors, .pinlayout] {
      let source = SourceFile(path: path, bytes: bytes + Array("\n\(end)\n".utf8))
      let outcome = LintDriver.migrate([source], MigrationRequest(to: target))
      #expect(outcome.changes.isEmpty && outcome.migrated.isEmpty)
      #expect(Set(outcome.refused.map(\.code)) == ["unfinished-code"])
    }
  }

  @Test(
    "takes a semicolon that ends a line for a part of the statement",
    arguments: try MigrationFixture.all())
  func semicolons(_ fixture: MigrationFixture) async {
    let closed = withSemicolons(fixture.source)
    let outcome = fixture.migrate(closed)
    #expect(
      outcome.refused.map { "\($0.position.line) \($0.code)" }
        == (await fixture.outcome()).refused.map { "\($0.position.line) \($0.code)" })
    let bytes = outcome.changes.first?.after ?? closed.bytes
    let lines = text(bytes).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!lines.contains { $0.contains(";;") || $0.trimmingPrefix(/\s*/).hasPrefix(";") })
    let expected = text(fixture.golden).split(separator: "\n", omittingEmptySubsequences: false)
    let pairs = zip(lines.map(withoutSemicolon), expected.map(withoutSemicolon))
    let difference = pairs.first { $0 != $1 }
    #expect(difference == nil && lines.count == expected.count)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The code with a semicolon behind each statement that ends a line.
  private func withSemicolons(_ source: SourceFile) -> SourceFile {
    let file = SyntaxFile(TokenizedFile(source))
    let tokens = file.source.tokens
    var ends: Set<Int> = []
    for statement in file.statements {
      switch statement.kind {
      case .expression, .variable, .returned, .jump: break
      default: continue
      }
      let next = Int(statement.span.last) + 1
      guard next < tokens.count, tokens[next].flags.contains(.startsLine) else { continue }
      ends.insert(file.range(statement.span).end)
    }
    var bytes = source.bytes
    for end in ends.sorted(by: >) { bytes.insert(UInt8(ascii: ";"), at: end) }
    return SourceFile(path: source.path, bytes: bytes)
  }

  private func withoutSemicolon(_ line: Substring) -> String {
    let comment = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    var code = line[..<comment].trimmingCharacters(in: .whitespaces)
    if code.hasSuffix(";") { code.removeLast() }
    return code + line[comment...]
  }

  @Test("keeps every comment but headings and announcements", arguments: try MigrationFixture.all())
  func keepsComments(_ fixture: MigrationFixture) {
    let before = comments(in: fixture.source.bytes)
    var after = comments(in: fixture.golden)
    // A heading goes with all that stood below it.
    for comment in before where !comment.hasPrefix("MARK:") && comment != "Add constraints" {
      let index = after.firstIndex(of: comment)
      #expect(index != nil, "'\(comment)' is lost")
      if let index { after.remove(at: index) }
    }
  }

  private func comments(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "//") else { return nil }
      return line[start.upperBound...].drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("has a fixture for every kind of refusal that constraints and their code can give")
  func everyRefusal() throws {
    let codes = Set(try MigrationFixture.all().flatMap(\.refusals.values).flatMap { $0 })
    #expect(
      expectedCodes.subtracting(codes).isEmpty, "\(expectedCodes.subtracting(codes).sorted())")
  }
}

private let expectedCodes: Set<String> = [
  "conditional", "changes-later", "inactive", "not-set-up-once", "arranged", "not-created-here",
  "local-view", "optional-view", "container", "appkit", "alignment-rectangle", "transform",
  "content-changes", "opt-out",
  "removal", "layout-method", "conditional-compilation", "undetermined", "conflicting", "priority",
  "inequality", "content-priority", "unknown-number", "baseline", "guide", "scroll-content",
  "gives-size",
  "mixed-directions", "handed-on", "unread", "framed", "subclassed", "not-followed",
  "remade", "kept", "place-multiplier", "unknown-superview", "other-code", "shared-line",
  "spelling",
  "list-priority", "loop", "choice", "content-size", "no-division",
  "constrains-itself", "first-pass", "observes-frame", "former-swift", "helper",
  "layout-direction", "rounding", "no-rows", "out-of-space", "name-taken", "other-meaning",
]
