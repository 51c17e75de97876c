import Diagnostics
import LintDriver
import SourceText
import TestSupport
import Testing

@Suite("Texts of files that are let go")
struct FileTextsTests {
  /// Long after what was just written.
  private let later = SystemTime.now.advanced(bySeconds: 60)

  @Test("the same text is read again, another one is not")
  func changes() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    let texts = FileTexts(
      reading: [folder.path("A.swift"), folder.path("B.swift")], asOf: later)
    let first = (texts.read(0).bytes, texts.read(1).bytes)
    try folder.write("let b = 2\n", to: "B.swift")
    #expect(texts.readAgain(0)?.bytes == first.0)
    #expect(!texts.haveChanged)
    #expect(texts.readAgain(1) == nil)
    #expect(texts.haveChanged)
  }

  @Test("a text that is kept, or was written a moment ago, stays what it was")
  func keeps() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let kept = FileTexts(reading: [folder.path("A.swift")], asOf: later)
    let text = kept.read(0)
    kept.keep(text, at: 0)
    let fresh = FileTexts(reading: [folder.path("A.swift")])
    _ = fresh.read(0)
    try folder.write("let a = 2\n", to: "A.swift")
    #expect(kept.readAgain(0)?.bytes == text.bytes)
    #expect(fresh.readAgain(0)?.bytes == text.bytes)
    #expect(!kept.haveChanged && !fresh.haveChanged)
  }

  @Test("a file that cannot be read is told, and holds nothing")
  func problems() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let texts = FileTexts(
      reading: [folder.path("None.swift"), folder.path("A.swift")], asOf: later)
    #expect(texts.read(0).bytes.isEmpty)
    #expect(texts.all.map(\.path) == [folder.path("A.swift").display])
    #expect(texts.problems.map { $0?.reason } == ["no such file or folder", nil])
  }

  @Test("findings, files and problems are the same whether texts are kept or not")
  func agrees() throws {
    let view = """
      final class Panel: UIView {
        func setUp() {
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true
        }
      }

      """
    let folder = try TemporaryFolder([
      "Panel.swift": view, "Title.swift": "extension Panel { var title: UIView { UIView() } }\n",
      "Note.swift": "// layoutlint:disable:next zero-constant\nlet number = 1\n",
      "Frame.swift": "final class Row: UIView { let size = CGSize(width: 33, height: 17) }\n",
      "Binary.swift": "\0",
    ])
    let selection = try FileSelection([folder.path()])
    var linter = Linter(options: AnalysisOptions(settings: selection.settings))
    let read = linter.run(selection)
    linter.keepsTexts = true
    let kept = linter.run(selection)
    #expect(!read.findings.isEmpty)
    #expect(read.findings == kept.findings)
    #expect(read.problems == kept.problems)
    #expect(read.reportedFiles == kept.reportedFiles)
    func named(_ outcome: LintOutcome) -> [String: [UInt8]] {
      let paths = Set(outcome.findings.map(\.path))
      let files = outcome.sources.filter { paths.contains($0.path) }
      return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
    #expect(named(read) == named(kept))
  }
}
