import Diagnostics
import LanguageServer
import LintConfiguration
import LintDriver
import Reporting
import RulePages
import SourceText

/// How a run ends, as scripts see it.
package enum ExitCode: Int32 {
  /// Nothing at or above the fail level.
  case success = 0
  /// Something at or above the fail level.
  case findings = 1
  /// A command line that makes no sense, or a file that could not be read or written.
  case failure = 2
}

/// All that a run depends on but the file system.
package struct Surroundings {
  /// The pages of all rules, sorted by id.
  package var pages: [RulePage]
  package var analyzer: Analyzer
  /// Environment variables.
  package var environment: [String: String]
  /// The name with which the program was started.
  package var program: String
  /// Reads standard input to its end.
  package var input: () throws(SystemError) -> [UInt8]
  /// The bytes that have arrived on standard input, after waiting for them if asked to; `nil` at its end.
  package var received: (_ waits: Bool) throws(SystemError) -> [UInt8]?
  /// Runs the work of a server while it listens; ``received`` stops waiting when a piece of it is done.
  package var background: BackgroundWork
  /// Reads a line that answers a question; `nil` at the end of the input.
  package var answer: () -> String?
  /// Waits a moment for files to change; whether to go on waiting.
  package var waits: () -> Bool
  /// Whether a person answers.
  package var isInteractive: Bool
  /// The clock for the times of files.
  package var clock: @Sendable () -> SystemTime
  /// Shows a line about the progress of a run, which replaces the last one; `nil` if there is no terminal.
  package var showProgress: (@Sendable (String) -> Void)?
  package var output: ReportStream
  package var errors: ReportStream

  package init(
    pages: [RulePage], analyzer: Analyzer, environment: [String: String],
    program: String = "layoutlint",
    input: @escaping () throws(SystemError) -> [UInt8] = { () throws(SystemError) in [] },
    received: @escaping (_ waits: Bool) throws(SystemError) -> [UInt8]? = {
      (_) throws(SystemError) in nil
    },
    background: BackgroundWork = .atOnce,
    answer: @escaping () -> String? = { nil }, waits: @escaping () -> Bool = { false },
    isInteractive: Bool = false,
    clock: @escaping @Sendable () -> SystemTime = { .now },
    showProgress: (@Sendable (String) -> Void)? = nil, output: ReportStream, errors: ReportStream
  ) {
    self.pages = pages
    self.analyzer = analyzer
    self.environment = environment
    self.program = program
    self.input = input
    self.received = received
    self.background = background
    self.answer = answer
    self.waits = waits
    self.isInteractive = isInteractive
    self.clock = clock
    self.showProgress = showProgress
    self.output = output
    self.errors = errors
  }
}

/// The whole program.
///
/// - Parameter arguments: what follows the program's name.
package func run(arguments: [String], in surroundings: Surroundings) -> ExitCode {
  let status = surroundings.status(of: arguments)
  surroundings.output.flush()
  defer { surroundings.errors.flush() }
  if let failure = surroundings.output.failure, !failure.isBrokenPipe {
    surroundings.errors.write("layoutlint: error: cannot write output: \(failure.reason)\n")
    return .failure
  }
  return status
}

extension Surroundings {
  fileprivate func status(of arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try perform(try Command(arguments: arguments))
    } catch {
      errors.write("layoutlint: error: \(printable(error.message))\n")
      return .failure
    }
  }

  private func perform(_ command: Command) throws(UsageError) -> ExitCode {
    switch command {
    case .lint(let request):
      return try lint(request)
    case .rules(let request):
      return rules(request)
    case .explain(let rule, let format, let configuration):
      return try explain(rule, format, configuration: configuration)
    case .explainLog(let request):
      return explain(request)
    case .explainLine(let request):
      return explain(request)
    case .dump(let request):
      return dump(request)
    case .migrate(let request):
      return migrate(request)
    case .preview(let request):
      return preview(request)
    case .support(let request):
      printSupport(request)
    case .numbers(let request):
      return numbers(request)
    case .index(let request):
      return index(request)
    case .initialize(let folder, let baseline):
      return try initialize(folder, baseline: baseline)
    case .configuration(let path, let file, let hidesDefaults):
      return printConfiguration(
        of: FilePath(path), named: file.map { FilePath($0) }, hidesDefaults: hidesDefaults)
    case .schema:
      return schema()
    case .hook(let action):
      return hook(action)
    case .serve(let jobs):
      return serve(jobs: jobs)
    case .completions(let shell):
      output.write(completions(for: shell, rules: pages.map(\.id)))
    case .help(let topic):
      output.write(topic.text)
    case .helpOnSuppressions:
      output.write(HelpTopic.suppressionText)
    case .version:
      output.write("layoutlint \(version)\n")
    }
    return .success
  }

  private func dump(_ request: DumpRequest) -> ExitCode {
    guard var selection = select(request.paths, request.selection) else { return .failure }
    if request.subject == .coverage { selection.readTargets(for: RuleSelection()) }
    let jobs = request.jobs ?? activeProcessorCount()
    let (files, problems) = loadFiles(selection, jobs: jobs)
    let sources = files.map(\.source)
    switch request.subject {
    case .tokens: dumpTokens(sources, jobs: jobs) { output.write($0) }
    case .constraints:
      dumpConstraints(sources, facts: selection.settings.facts, jobs: jobs) { output.write($0) }
    case .coverage:
      dumpCoverage(sources, settings: selection.settings, jobs: jobs) { output.write($0) }
    case .frames:
      guard let frames = request.frames else { break }
      dumpFrames(sources, frames, facts: selection.settings.facts, jobs: jobs) { output.write($0) }
    }
    report(problems)
    return problems.isEmpty ? .success : .failure
  }

  func report(_ problems: [FileProblem]) {
    for problem in problems {
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      errors.write("\(printable(problem.path))\(place): error: \(printable(problem.reason))\n")
    }
  }
}
