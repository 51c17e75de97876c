import Baseline
import Diagnostics
import Foundation
import LightSyntax
import LintDriver
import RulePages
import SourceText
import SwiftTokens
import TestSupport
import Testing

/// The fixtures as one project, and what is found in it.
private struct Project: Sendable {
  let files: [SourceFile]
  let findings: [Finding]

  /// Looked at once, for several tests compare with them.
  ///
  /// Without those in folders of examples, which say something else in another folder.
  private static let unchanged = Task.detached {
    Project(
      files: try Fixture.all().map(\.source).filter { !$0.path.hasPrefix("Fixtures/Examples/") })
  }

  static func fixtures() async throws -> Project { try await unchanged.value }

  /// Without one in which Swift 2 broke lines behind a period, which today's formatter refuses.
  private static let formattable = Task.detached {
    Project(
      files: try Fixture.all().map(\.source).filter { !$0.path.hasSuffix("/SignInScreen.swift") })
  }

  static func formattableFixtures() async throws -> Project { try await formattable.value }

  init(files: [SourceFile]) {
    self.files = files
    let rules = Fixture.rules(RulePage.embedded.map(\.id))
    var options = AnalysisOptions(rules: RuleSelection(only: rules))
    options.describesPlaces = true
    findings = Analyzer.standard.analyze(files, options).sorted(by: Finding.precedes)
  }

  var baseline: BaselineContent {
    BaselineContent(of: findings, toolVersion: "", paths: [])
  }

  func map(_ change: (SourceFile) throws -> [UInt8]) rethrows -> Project {
    Project(files: try files.map { SourceFile(path: $0.path, bytes: try change($0)) })
  }
}

@Suite("A baseline of the fixtures")
struct BaselineFixtureTests {
  @Test("knows them all")
  func same() async throws {
    let project = try await Project.fixtures()
    expectNothingNew(project, in: project)
    #expect(project.baseline.match(project.findings).known == project.findings.count)
    #expect(project.findings.count > 20)
  }

  @Test("does not mind other names, folders and orders of files")
  func renamed() async throws {
    let project = try await Project.fixtures()
    let renamed = project.files.reversed().enumerated().map { index, file in
      SourceFile(path: "Moved/\(index).swift", bytes: file.bytes)
    }
    expectNothingNew(Project(files: renamed), in: project)
  }

  @Test("does not mind the order of declarations")
  func shuffled() async throws {
    let project = try await Project.fixtures()
    let shuffled = project.map { $0.isAboutComments ? $0.bytes : reversingMembers($0) }
    #expect(shuffled.files.map(\.bytes) != project.files.map(\.bytes))
    expectNothingNew(shuffled, in: project)
  }

  @Test("does not mind a formatter", arguments: [40, 200])
  func formatted(_ lineLength: Int) async throws {
    let project = try await Project.formattableFixtures()
    let folder = try TemporaryFolder()
    for (index, file) in project.files.enumerated() {
      try folder.write(file.bytes, to: "\(index).swift")
    }
    let style = #"{"version": 1, "lineLength": \#(lineLength), "indentation": {"spaces": 4}}"#
    let run = try runTool(
      "swift", ["format", "-i", "--configuration", style, "-r", "."], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    let formatted = Project(
      files: try project.files.enumerated().map { index, file in
        SourceFile(path: file.path, bytes: try folder.bytes(of: "\(index).swift"))
      })
    #expect(formatted.files.map(\.bytes) != project.files.map(\.bytes))
    expectNothingNew(formatted, in: project)
  }

  @Test("does not mind comments and blank lines")
  func commented() async throws {
    let project = try await Project.fixtures()
    let commented = project.map { file in
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return Array(lines.joined(separator: " // x\n\n").utf8)
    }
    expectNothingNew(commented, in: Project(files: project.files.filter { !$0.isAboutComments }))
  }

  @Test("tells a table of device sizes from another one, and a switch from another one")
  func deviceSizes() {
    func table(_ height: Int) -> String {
      """
      struct Metrics {
        struct layout {
          static let isSmall = UIScreen.main.bounds.height == 568
          static let isTall = UIScreen.main.bounds.height == \(height)
        }
        func rows() -> Int {
          switch UIScreen.main.bounds.height {
          case 480, \(height): return 3
          default: return 4
          }
        }
      }
      """
    }
    let projects = [812, 896].map {
      Project(files: [
        SourceFile(path: "A.swift", bytes: Array(("import UIKit\n" + table($0)).utf8))
      ])
    }
    for project in projects {
      #expect(project.findings.map(\.rule) == ["device-size-check", "device-size-check"])
    }
    #expect(projects[0].baseline.match(projects[0].findings).new.isEmpty)
    #expect(projects[0].baseline.match(projects[1].findings).new.count == 2)
  }

  @Test(
    "finds what comes on top, also what it knows of elsewhere",
    arguments: try Fixture.ofEachRule())
  func oneMore(_ fixture: Fixture) throws {
    let extra = """
      final class ExtraView: UIView {
        func extra() { frame = CGRect(x: 10, y: 20, width: 300, height: 400) }
      }

      """
    let projects = (0...2).map { count in
      let text = String(repeating: extra, count: count)
      return Project(
        files: [SourceFile(path: "A.swift", bytes: Array(text.utf8)), fixture.source])
    }
    for (known, changed) in zip(projects, projects.dropFirst()) {
      let match = known.baseline.match(changed.findings)
      #expect(match.new.map(\.rule) == ["hard-coded-frame"])
      #expect(match.missing == [:])
    }
  }

  private func expectNothingNew(_ changed: Project, in project: Project) {
    let paths = Set(project.files.map(\.path))
    let findings = changed.findings.filter { paths.contains($0.path) || $0.path.hasPrefix("Moved") }
    let match = project.baseline.match(findings)
    #expect(match.new.map { "\($0.path) \($0.rule) \(BaselineKey($0))" } == [])
    #expect(match.missing == [:])
  }
}

extension SourceFile {
  /// Whether the place of its comments is what matters in the file.
  fileprivate var isAboutComments: Bool {
    String(decoding: bytes, as: UTF8.self).contains("layoutlint:")
  }
}

/// The file with the members of its outermost types in reverse order.
private func reversingMembers(_ file: SourceFile) -> [UInt8] {
  let syntax = SyntaxFile(TokenizedFile(file))
  var edits: [TextEdit] = []
  for type in syntax.types.sorted(by: { $0.span.first < $1.span.first }) {
    let spans = syntax.members[type.members.indices].map { member in
      switch member {
      case .variable(let id): syntax[id].span
      case .function(let id): syntax[id].span
      case .type(let id): syntax[id].span
      }
    }
    let ranges = spans.map(syntax.range)
    guard let first = ranges.first, let last = ranges.last, first < last else { continue }
    let whole = first.union(last)
    if edits.contains(where: { $0.range.contains(whole) }) { continue }
    edits.append(TextEdit(whole, ranges.reversed().map(file.text).joined(separator: "\n\n")))
  }
  return (try? applying(edits, to: file.bytes)) ?? file.bytes
}
