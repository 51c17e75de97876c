import Diagnostics
import LintConfiguration
import SourceText

/// Which rules run.
package struct RuleSelection: Sendable, Equatable {
  /// If not `nil`, only these rules run, including those that are off by default, except on files that an override exempts.
  package var only: Set<String>?
  /// These rules do not run.
  package var except: Set<String>
  /// Rules that run even where they are off, unless ``only`` selects the rules to run.
  package var also: Set<String> = []

  package init(only: Set<String>? = nil, except: Set<String> = []) {
    self.only = only
    self.except = except
  }

  /// Whether a rule runs that is on or off by default.
  package func includes(_ rule: String, isEnabledByDefault: Bool = true) -> Bool {
    !except.contains(rule) && (only?.contains(rule) ?? (isEnabledByDefault || also.contains(rule)))
  }

  /// Whether a rule runs for which a configuration says this.
  func includes(_ rule: String, _ settings: RuleSettings) -> Bool {
    includes(rule, isEnabledByDefault: settings.enabled.value)
      && !(settings.isExempt && only != nil)
  }
}

/// Which findings analysis is asked for.
package enum AnalysisGoal: Sendable {
  /// All of them.
  case everything
  /// Those in some files, by path: of the others, what comes along need not be told.
  case about(Set<String>)
  /// Those in the files of a shard, before comments silence any of them.
  case shard(Shard)
  /// What comments leave of all that was found elsewhere: nothing is looked for.
  case left(of: [Finding])
}

/// What analysis may use and must respect.
package struct AnalysisOptions: Sendable {
  /// The command line's selection of rules; it takes precedence over ``settings``.
  package var rules: RuleSelection
  /// The number of threads.
  package var jobs: Int
  /// The settings in the configuration, by file.
  package var settings: SettingsTable
  /// Whether each finding has its ``CodePlace``, which a baseline needs.
  package var describesPlaces = false
  /// Receives the progress of the analysis, and the time that it takes.
  package var watch: RunWatch?
  /// Whether the watch measures the time of each rule.
  package var timesRules = false
  /// Whether the process ends after the run. Memory is then not freed piece by piece, because the system releases all
  /// of it at once.
  package var endsProcess = false
  package var goal = AnalysisGoal.everything
  /// Whether findings that comments silence are among the findings, and marked (``Finding/isSilenced``).
  package var marksSilenced = false
  /// Who wants to have what is made of the files.
  var share: ProjectShare?
  /// Whether findings that a report otherwise only counts are listed one by one.
  package var listsNumbers = false
  /// Whether infos are counted instead of listed, unless their rule is selected or set in a configuration.
  package var countsInfos = false
  /// Less severe findings are not reported, fixed or suppressed.
  package var minimumSeverity = Severity.info

  package init(
    rules: RuleSelection = RuleSelection(), jobs: Int = 1, settings: SettingsTable = SettingsTable()
  ) {
    self.rules = rules
    self.jobs = jobs
    self.settings = settings
  }
}

extension AnalysisOptions {
  /// Whether a file is looked at, and not read for what it declares alone.
  func matters(_ path: String) -> Bool {
    switch goal {
    case .about(let paths): paths.contains(path)
    case .shard(let shard): shard.holds(path)
    case .everything, .left: true
    }
  }

  /// The shard that is looked at; `nil` for all files.
  var shard: Shard? {
    if case .shard(let shard) = goal { shard } else { nil }
  }
}

/// The stages between reading files and reporting findings, as one function, so that the driver can be tested
/// without rules.
package struct Analyzer: Sendable {
  private let run: @Sendable (_ texts: FileTexts, _ options: AnalysisOptions) -> [Finding]

  package init(
    analyze: @escaping @Sendable (_ files: [SourceFile], _ options: AnalysisOptions) -> [Finding]
  ) {
    run = { analyze($0.all, $1) }
  }

  /// - Parameter run: reads each file when it comes to it, and keeps those about which something is found.
  init(
    reading run: @escaping @Sendable (_ texts: FileTexts, _ options: AnalysisOptions) -> [Finding]
  ) {
    self.run = run
  }

  /// The findings in `files`, which are analyzed together; in any order. The same input gives the same findings
  /// for every number of jobs.
  package func analyze(_ files: [SourceFile], _ options: AnalysisOptions) -> [Finding] {
    run(FileTexts(files), options)
  }

  /// As above. Files that cannot be read hold nothing.
  func analyze(_ texts: FileTexts, _ options: AnalysisOptions) -> [Finding] {
    run(texts, options)
  }
}
