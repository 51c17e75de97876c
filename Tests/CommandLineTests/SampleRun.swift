import Diagnostics
import LintDriver
import RulePages
import SourceText
import TestSupport
import layoutlint

/// What a run printed, and how it ended.
struct SampleRun {
  let code: ExitCode
  let output: String
  let errors: String
}

/// Pages of two rules that ``runSample(_:in:)`` knows.
let samplePages = ["gone-word", "old-word"].map { id in
  RulePage(
    id: id, summary: "finds a word", group: id == "gone-word" ? .crash : .numbers,
    severity: .warning, enabled: true,
    applicability: id == "old-word" ? .safe : nil, options: [],
    text: "```json\n{}\n```\n\nWhy words matter.\n", examples: [])
}

/// A warning for each `old`, with a safe fix, and an error for each `gone`, with an unsafe one.
let sampleAnalyzer = Analyzer.all([
  .finding("old", rule: "old-word", replacement: "new"),
  .finding("gone", rule: "gone-word", severity: .error, replacement: "here", .unsafe),
])

/// Runs the program with its output in memory.
///
/// - Parameters:
///   - arguments: a `/` at the start of one stands for `folder`.
func runSample(
  _ arguments: [String], in folder: TemporaryFolder? = nil, isTerminal: Bool = false,
  environment: [String: String] = [:], analyzer: Analyzer = sampleAnalyzer,
  pages: [RulePage] = samplePages, input: String = "",
  clock: @escaping @Sendable () -> SystemTime = { .now },
  answers: [String] = [], waits: @escaping () -> Bool = { false }
) -> SampleRun {
  let output = Captured()
  var answers = answers[...]
  let errors = Captured()
  let code = run(
    arguments: arguments.map { argument in
      argument.hasPrefix("/") ? (folder?.url.path ?? "") + argument : argument
    },
    in: Surroundings(
      pages: pages, analyzer: analyzer, environment: environment,
      input: { () throws(SystemError) in Array(input.utf8) }, answer: { answers.popFirst() },
      waits: waits, isInteractive: isTerminal, clock: clock,
      output: output.stream(isTerminal: isTerminal), errors: errors.stream(isTerminal: isTerminal)))
  let prefix = (folder?.url.path ?? "no folder") + "/"
  return SampleRun(
    code: code, output: output.text.replacing(prefix, with: ""),
    errors: errors.text.replacing(prefix, with: ""))
}

/// Bytes that were written. A class, because the stream's closure and the test share it.
private final class Captured {
  private var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func stream(isTerminal: Bool) -> ReportStream {
    ReportStream(isTerminal: isTerminal) { bytes throws(SystemError) in self.bytes += bytes }
  }
}
