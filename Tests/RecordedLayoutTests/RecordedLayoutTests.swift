import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

// A package that builds on macOS may meet the real UIKit; the recording one is compiled on Linux only.
#if os(Linux)

  @Suite("Recorded layouts")
  struct RecordedLayoutTests {
    @Test("are built from at least 120 types")
    func areMany() throws {
      #expect(try RecordedFixture.all().flatMap(\.subjects).count >= 120)
    }

    @Test("compile and run without what would be an exception")
    func compile() async throws {
      let judge = try await Judge.current.value
      for build in try RecordedFixture.all().flatMap(\.builds) {
        #expect(judge.recordings[build.name]?.problems == [], "\(build.name)")
      }
    }

    @Test("are what the reader reads", arguments: try RecordedFixture.all())
    func readerAgrees(_ fixture: RecordedFixture) async throws {
      // That they do not compile is reported once, by the test for it.
      guard let judge = try? await Judge.current.value else { return }
      let scopes = try dump(fixture)
      let recordings = fixture.builds.compactMap { judge.recordings[$0.name] }
      let typeNames = Set(recordings.flatMap { $0.objects.flatMap(\.types) })
      #expect(!fixture.subjects.isEmpty)
      for subject in fixture.subjects {
        let comparisons = subject.builds.compactMap { build in
          judge.recordings[build.name].map { Comparison($0, scopes, typeNames: typeNames) }
        }
        expect(subject, comparisons)
      }
    }

    private func expect(_ subject: RecordedFixture.Subject, _ comparisons: [Comparison]) {
      var verdict = Verdict.agrees
      var active: Set<String> = []
      var alternatives: [String: String] = [:]
      for comparison in comparisons {
        let judged = comparison.judge()
        verdict = verdict.joined(with: judged.verdict, of: comparison.recording.name)
        active.formUnion(judged.active)
        for constraint in comparison.read where constraint.isAlternative {
          alternatives[constraint.source] = constraint.text
        }
      }
      let name = subject.builds.map { "\($0.name): \($0.expression)" }.joined(separator: ", ")
      switch (verdict, subject.gap) {
      case (.agrees, .none):
        let unreached = alternatives.filter { !active.contains($0.key) }.values.sorted()
        #expect(
          unreached.isEmpty == (subject.unreached == nil), "\(name): no build takes \(unreached)")
      case (.incomplete, .unread), (.wrong, .differs): break
      case (.agrees, .unread), (.agrees, .differs):
        Issue.record("\(name) is read now: delete its mark")
      case (.incomplete(let lines), _):
        Issue.record("\(name) is not read completely:\n  \(lines.joined(separator: "\n  "))")
      case (.wrong(let lines), _):
        Issue.record("\(name) is read wrongly:\n  \(lines.joined(separator: "\n  "))")
      }
    }

    private func dump(_ fixture: RecordedFixture) throws -> [DumpedScope] {
      var bytes: [UInt8] = []
      dumpConstraints(fixture.sources, jobs: 1) { bytes += $0 }
      return try bytes.split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(DumpedScope.self, from: Data($0))
      }
    }
  }

#endif
