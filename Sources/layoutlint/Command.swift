import Diagnostics
import LintDriver
import Reporting
import RulePages

/// What the user asks for.
package enum Command: Equatable {
  case lint(LintRequest)
  case rules(RulesRequest)
  case explain(rule: String, OutputFormat, configuration: String? = nil)
  case explainLine(LineRequest)
  case explainLog(LogRequest)
  case dump(DumpRequest)
  case migrate(MigrateRequest)
  case preview(DrawRequest)
  case support(SupportRequest)
  case numbers(NumbersRequest)
  case index(IndexRequest)
  case initialize(folder: String, baseline: String? = nil)
  case configuration(path: String, file: String?, hidesDefaults: Bool = false)
  case schema
  case hook(HookAction)
  case serve(jobs: Int?)
  case completions(Shell)
  case help(HelpTopic)
  /// How comments silence findings.
  case helpOnSuppressions
  case version
}

/// What to do with the rules.
package struct RulesRequest: Equatable {
  package var format = OutputFormat.text
  /// The only group that is listed; `nil` for all rules.
  package var group: RuleGroup?
  /// The configuration that names the project's own rules; `nil` for the nearest one.
  package var configuration: String?
  /// The folder whose pages are tested instead of listing all rules.
  package var tested: String?

  package init() {}
}

package enum OutputFormat: String, CaseIterable { case text, json }

package enum HookAction: String, CaseIterable { case install, uninstall, status }

/// A report, and where it is written.
package struct ReportRequest: Equatable {
  package var kind: ReportKind
  /// `nil` for standard output.
  package var file: String?

  package init(_ kind: ReportKind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }
}

/// Where findings are kept for the next run.
package enum CacheChoice: Equatable {
  /// Where the user's programs keep what they can make again.
  case usual
  case folder(String)
  case none
}

package enum ColorChoice: String, CaseIterable { case auto, always, never }

package enum DumpSubject: String, CaseIterable { case tokens, constraints, frames, coverage }

/// A topic of help: `lint` is also the command if the command line names none.
package enum HelpTopic: String, CaseIterable {
  case lint, rules, explain
  case initialize = "init"
  case configuration = "config"
  case dump, preview, migrate, support, numbers, index, merge, hook
  case languageServer = "lsp"
  case completions, version, help

  /// The command that a word on the command line calls; `nil` for any other word.
  init?(commandName: String) {
    self.init(rawValue: commandName == HelpTopic.otherNameOfLint ? "lint" : commandName)
  }

  /// What other tools call the command that lints.
  static let otherNameOfLint = "check"
}

/// Options that select files, in addition to paths.
package struct SelectionRequest: Equatable {
  /// The configuration that applies to all files; `nil` for the nearest one of each.
  package var configuration: String?
  /// Whether `.gitignore` files count.
  package var usesIgnoreFiles = true

  package init() {}
}

/// What to dump.
package struct DumpRequest: Equatable {
  package var subject: DumpSubject
  package var paths: [String]
  package var selection = SelectionRequest()
  /// The assumptions for dumped frames.
  package var frames: FrameRequest?
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?

  package init(_ subject: DumpSubject, paths: [String]) {
    self.subject = subject
    self.paths = paths
  }
}

/// Which layout numbers to list.
package struct NumbersRequest: Equatable {
  package var paths: [String] = ["."]
  package var selection = SelectionRequest()
  package var format = NumbersFormat.text
  /// The file that the suggested table is written to instead of printing the list.
  package var tokenFile: String?
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?

  package init() {}
}

/// How layout numbers are listed.
package enum NumbersFormat: String, CaseIterable, Sendable {
  case text, json
  /// A page with a bar for each value.
  case html
}

/// Which files to put into an index.
package struct IndexRequest: Equatable {
  package var paths: [String] = ["."]
  package var selection = SelectionRequest()
  /// The file that is written.
  package var output: String
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?
  package var isQuiet = false

  package init(output: String) { self.output = output }
}

/// A console log to explain.
package struct LogRequest: Equatable {
  /// `-` for the standard input.
  package var file: String
  /// The sources that may have made it.
  package var paths: [String] = ["."]
  package var selection = SelectionRequest()
  package var format = OutputFormat.text
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?

  package init(file: String) { self.file = file }
}

/// A line of source to explain.
package struct LineRequest: Equatable {
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 bytes; `nil` for the whole line.
  package var column: Int?
  /// The other files to read; empty for the folder around the file.
  package var paths: [String] = []
  package var selection = SelectionRequest()
  /// The sizes of the container at which it is solved, and the other assumptions.
  package var frames: [FrameRequest] = []
  package var format = OutputFormat.text
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Paths, and how to lint them.
package struct LintRequest: Equatable {
  package enum Action: Equatable {
    /// Report.
    case report
    /// Rewrite the files and report what is left.
    case fix(FixLevel)
    /// Like ``fix(_:)``, but ask about each fix.
    case askToFix(FixLevel)
    /// Print what fixing would change.
    case diff(FixLevel)
    /// Write comments that suppress what is found.
    case addSuppressions(reason: String?)
    /// Leave what a shard finds in a file, before anything is decided about it.
    case writePart(of: Shard, to: String)
    /// Write all that is found to a file, as known.
    case writeBaseline(String)
  }

  /// What is reported on. In all cases but the last, ``paths`` are read for their declarations.
  package enum Focus: Equatable {
    case everything
    case staged(linesOnly: Bool)
    case changed(since: String?, linesOnly: Bool)
    /// The files that a file lists.
    case listed(in: String)
    /// Standard input, in place of a file.
    case standardInput(as: String)
    /// ``paths``, while a folder is read for what it declares.
    case paths(in: String)
  }

  package var paths: [String] = ["."]
  /// Files that shards wrote, which are joined instead of linting anything; ``paths`` are then those of the shards.
  package var parts: [String] = []
  /// The part of the files that is linted; `nil` for all.
  package var shard: Shard?
  package var focus = Focus.everything
  /// An index with the files that are read in addition to those that are reported on; `nil` for the disk.
  package var index: String?
  package var selection = SelectionRequest()
  package var rules = RuleSelection()
  package var action = Action.report
  /// What goes to standard output.
  package var printed = ReportKind.text
  /// What is written to files in addition.
  package var reports: [ReportRequest] = []
  /// A file with findings that are known and not reported; `nil` for those that the configuration names.
  package var baseline: String?
  /// Whether baselines that the configuration names count.
  package var usesBaselines = true
  /// Whether to take out of the baselines what is no longer found.
  package var prunesBaseline = false
  /// `nil` for the level in the configuration.
  package var failLevel: Severity?
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?
  package var cache = CacheChoice.usual
  package var isQuiet = false
  /// Whether findings do not count for the exit code.
  package var exitsZero = false
  /// Whether to lint again each time that a file changes.
  package var watches = false
  /// Whether findings go to standard output, and not just to files.
  package var printsFindings = true
  /// How many findings are printed, the most severe ones; `nil` for all.
  package var maximumFindings: Int?
  /// What is less severe is passed over; `nil` if infos are counted instead of listed.
  package var minimumSeverity: Severity?
  /// How text lists findings.
  package var order = FindingOrder.severity
  /// Whether each hard-coded number is listed, also where the project has no scale for it.
  package var listsNumbers = false
  package var showsStatistics = false
  package var showsTiming = false
  package var color = ColorChoice.auto

  package init() {}
}

/// In which order text lists findings.
package enum FindingOrder: String, CaseIterable, Sendable {
  /// Errors, then warnings, then infos; each by path.
  case severity
  case path
}

/// A command line that makes no sense: a line for the user.
package struct UsageError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
