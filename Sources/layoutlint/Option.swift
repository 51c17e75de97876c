import Migration

/// The options of all commands. Which command takes which is stated once, in ``HelpTopic/options``.
enum Option: String, CaseIterable {
  case only = "--only"
  case except = "--except"
  case fix = "--fix"
  case diff = "--diff"
  case unsafeFixes = "--unsafe-fixes"
  case interactive = "--interactive"
  case addSuppressions = "--add-suppressions"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case pruneBaseline = "--prune-baseline"
  case noBaseline = "--no-baseline"
  case staged = "--staged"
  case changed = "--changed"
  case changedLines = "--changed-lines"
  case filesFrom = "--files-from"
  case standardInput = "--stdin"
  case standardInputName = "--stdin-filename"
  case project = "--project"
  case index = "--index"
  case format = "--format"
  case report = "--report"
  case failLevel = "--fail-level"
  case strict = "--strict"
  case exitZero = "--exit-zero"
  case maximumFindings = "--max-findings"
  case minimumSeverity = "--min-severity"
  case order = "--order"
  case numbers = "--numbers"
  case writeTokens = "--write-tokens"
  case statistics = "--statistics"
  case timing = "--timing"
  case watch = "--watch"
  case shard = "--shard"
  case part = "--part"
  case config = "--config"
  case noIgnore = "--no-ignore"
  case jobs = "--jobs"
  case noCache = "--no-cache"
  case cachePath = "--cache-path"
  case to = "--to"
  case from = "--from"
  case inlineHelper = "--inline-helper"
  case type = "--type"
  case line = "--line"
  case check = "--check"
  case allow = "--allow"
  case helpers = "--helpers"
  case reference = "--reference"
  case splitView = "--split-view"
  case size = "--size"
  case screen = "--screen"
  case intrinsic = "--intrinsic"
  case safeArea = "--safe-area"
  case margins = "--margins"
  case device = "--device"
  case rightToLeft = "--rtl"
  case content = "--content"
  case scaled = "--scaled"
  case output = "--output"
  case verbose = "--verbose"
  case quiet = "--quiet"
  case color = "--color"
  case log = "--log"
  case noDefaults = "--no-defaults"
  case schema = "--schema"
  case test = "--test"
  case standardStreams = "--stdio"
  case help = "--help"
  case version = "--version"

  /// The placeholder of the option's value in help; `nil` for an option without one.
  var valueName: String? {
    switch self {
    case .only, .except: "RULES"
    case .baseline, .writeBaseline, .writeTokens: "FILE"
    case .filesFrom: "FILE|-"
    case .standardInputName: "PATH"
    case .project, .test, .cachePath: "FOLDER"
    case .format: "text|json"
    case .report: "KIND[=FILE]"
    case .failLevel: "error|warning|info"
    case .minimumSeverity: "SEVERITY"
    case .order: FindingOrder.allCases.map(\.rawValue).joined(separator: "|")
    case .config: "FILE"
    case .log: "FILE|-"
    case .jobs, .maximumFindings, .line: "N"
    case .shard: "I/N"
    case .to: "TARGET"
    case .from: "DIALECTS"
    case .type: "NAME"
    case .allow: "ASSUMPTIONS"
    case .helpers: "WIDTH,HEIGHT"
    case .size, .screen, .intrinsic, .reference: "WIDTHxHEIGHT"
    case .safeArea, .margins: "TOP,LEFT,BOTTOM,RIGHT"
    case .device, .inlineHelper: "NAMES"
    case .content: "short|long"
    case .output, .part, .index: "FILE"
    case .color: "auto|always|never"
    case .fix, .diff, .unsafeFixes, .interactive, .addSuppressions, .noBaseline, .exitZero,
      .statistics, .timing, .pruneBaseline, .staged, .changed,
      .changedLines, .standardInput, .noIgnore, .verbose, .quiet, .noDefaults, .schema, .help,
      .version, .check,
      .strict, .watch, .rightToLeft, .scaled, .splitView, .noCache, .standardStreams, .numbers:
      nil
    }
  }

  /// The placeholder of an optional value, which only `=` can give; `nil` for all other options.
  var optionalValueName: String? {
    switch self {
    case .addSuppressions: "REASON"
    case .changed: "REF"
    default: nil
    }
  }

  /// What the option does, in one line of help.
  var meaning: String {
    switch self {
    case .only: "run only these rules or groups (separated by commas; repeatable)"
    case .except: "skip these rules or groups (separated by commas; repeatable)"
    case .fix: "apply the safe fixes, and report the remaining findings"
    case .diff: "print the changes as a unified diff; write nothing"
    case .unsafeFixes: "with --fix or --diff: also apply fixes that may change the layout"
    case .interactive: "with --fix: show each fix, and ask whether to apply it"
    case .addSuppressions: "silence findings with comments, and report the remaining ones"
    case .baseline: "do not report findings listed in FILE (default: as configured)"
    case .writeBaseline: "write all findings to FILE as a baseline; report none"
    case .pruneBaseline: "remove baseline entries whose findings no longer occur"
    case .noBaseline: "also report findings in the baseline"
    case .staged: "report on the files that are staged for commit"
    case .changed: "report on files changed since branching from REF (default: main)"
    case .changedLines: "with --staged or --changed: report only findings on changed lines"
    case .filesFrom: "report on the files named in FILE (separated by newlines or NULs)"
    case .standardInput: "lint standard input as the file given by --stdin-filename"
    case .standardInputName: "the path of the file whose content is on standard input"
    case .project: "report on PATHS, and read FOLDER for its declarations"
    case .index: "read PATHS from disk, and all other files from FILE (see 'index')"
    case .format: "the output format (default: text)"
    case .report: "write a report to FILE, or print it (repeatable)"
    case .failLevel: "exit with 1 at this severity or above (default: as configured)"
    case .strict: "exit with 1 for warnings too, regardless of the configuration"
    case .exitZero: "exit with 0 even if there are findings"
    case .maximumFindings: "print only the N most severe findings; the others still count"
    case .minimumSeverity: "ignore findings below SEVERITY (default: only count info ones)"
    case .order: "sort by severity or by path (default: severity)"
    case .numbers: "list the hard-coded numbers instead of counting them"
    case .writeTokens: "write the suggested spacing scale to FILE, as Swift code"
    case .statistics: "print the number of findings per rule and per folder"
    case .timing: "print how long each stage and rule took"
    case .watch: "lint again whenever a file changes, until Ctrl-C"
    case .shard: "lint only part I of N; 'merge' combines the parts"
    case .part: "with --shard: the file to write the findings to"
    case .config: "read all settings from this file (default: .layoutlint.json)"
    case .noIgnore: "also read files that git ignores"
    case .jobs: "use N threads (default: one per processor)"
    case .noCache: "do not use or write the cache"
    case .cachePath: "the folder for the cache (default: the user's cache folder)"
    case .to: "the target: the kind of code to write, such as frames or anchors"
    case .from: "migrate only these dialects, such as snapkit or visual-format"
    case .inlineHelper: "replace calls to these functions with the constraints they create"
    case .type: "process only this type"
    case .line: "migrate only the views of the constraint on this line"
    case .check: "write nothing; exit with 1 if anything can be migrated"
    case .helpers: "the scaling helpers (default: calculateWidth,calculateHeight)"
    case .reference: "the screen size that the layout was designed for (default: 375x667)"
    case .splitView: "scale to the size of the key window instead of the screen"
    case .allow: Allowance.allCases.map(\.name).joined(separator: ", ")
    case .size: "the container's size in points (repeatable)"
    case .screen: "the screen size (default: the container's size)"
    case .intrinsic: "the intrinsic content size of views (default: 80x20)"
    case .safeArea: "the safe area insets (default: 20,0,0,0)"
    case .margins: "the layout margins (default: 8,8,8,8)"
    case .device: "draw for these devices (separated by commas; repeatable)"
    case .rightToLeft: "draw for right-to-left languages"
    case .content: "the length of the sample text in views (default: medium)"
    case .scaled: "also draw each layout with all constants scaled from a 375x667 screen"
    case .output: "write to FILE"
    case .verbose: "list each constraint that is skipped, and why"
    case .quiet: "print no summary"
    case .color: "when to use colors (default: auto)"
    case .log: "explain the conflicts in a console log (-: standard input)"
    case .test: "check the examples on a page or all pages in FOLDER; exit with 1 if any fail"
    case .standardStreams: "communicate over standard input and output (the default)"
    case .noDefaults: "print only what a configuration file sets"
    case .schema: "print the JSON Schema of configuration files, for editors"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}

extension Option {
  /// What narrows the files that are reported on.
  static let aboutFocus: [Option] = [
    .staged, .changed, .changedLines, .filesFrom, .standardInput, .standardInputName, .project,
  ]
  /// What goes with solved frames alone.
  static let aboutFrames: [Option] = [.size, .screen, .intrinsic, .safeArea, .margins]
  /// What only `preview` takes.
  static let aboutPictures: [Option] = [.device, .rightToLeft, .content, .scaled, .output]
  /// Other names of options: short ones, and one that other linters use.
  static let otherNames: [(name: String, option: Option)] = [
    ("-h", .help), ("-o", .output), ("-q", .quiet), ("-v", .version), ("-V", .version),
    ("--reporter", .report),
  ]
  /// What other linters call an option.
  static let foreignNames: [String: Option] = [
    "--autocorrect": .fix, "--auto-correct": .fix, "--autofix": .fix, "--fix-all": .fix,
    "--enable": .only, "--only-rule": .only, "--rules": .only, "--select": .only,
    "--disable": .except, "--ignore": .except, "--lenient": .exitZero, "--silent": .quiet,
    "--colour": .color, "--no-color": .color, "--threads": .jobs, "--dry-run": .diff,
    "--warnings-as-errors": .strict,
  ]
  /// What other linters have an option for, and what does that here.
  static let foreignUses = [
    "--json": "use '--format json'", "--list-rules": "use 'layoutlint rules'",
    "--exclude": "set \"exclude\" in the configuration",
  ]

  /// The option's short names, in the order of help.
  var shortNames: [String] {
    Option.otherNames.filter { $0.option == self && !$0.name.hasPrefix("--") }.map(\.name)
  }
  /// What only `migrate` takes.
  static let aboutMigration: [Option] =
    [.to, .from, .inlineHelper, .type, .line, .check, .allow, .verbose] + aboutScaling
  /// What a shard takes: all other options belong to the command that joins the parts.
  static let withShards: [Option] =
    [
      .shard, .part, .only, .except, .config, .noIgnore, .jobs, .noCache, .cachePath, .quiet,
      .color, .timing,
    ] + writingOfShards
  /// What a shard writes in place of a part, and what of it that needs.
  static let writingOfShards: [Option] = [.report, .format, .writeBaseline, .noBaseline]
  /// How lengths are scaled to the screen.
  static let aboutScaling: [Option] = [.helpers, .reference]
}

extension HelpTopic {
  /// The options that the command takes, in the order of its help.
  var options: [Option] {
    switch self {
    case .lint:
      Option.allCases.filter {
        ![.noDefaults, .schema, .log, .test, .standardStreams, .writeTokens].contains($0)
          && !Option.aboutFrames.contains($0)
          && !Option.aboutMigration.contains($0)
          && (!Option.aboutPictures.contains($0) || $0 == .output) && $0 != .splitView
      }
    case .merge:
      HelpTopic.lint.options.filter {
        ![
          .fix, .diff, .unsafeFixes, .interactive, .addSuppressions, .shard, .part, .noCache,
          .cachePath, .index, .watch, .version,
        ].contains($0) && !Option.aboutFocus.contains($0)
      }
    case .index: [.output, .config, .noIgnore, .jobs, .quiet, .help]
    case .rules: [.test, .config, .format, .help]
    case .explain:
      [.log, .project, .format] + Option.aboutFrames + [.config, .noIgnore, .jobs, .help]
    case .initialize: [.writeBaseline, .help]
    case .hook, .completions, .version, .help: [.help]
    case .configuration: [.config, .noDefaults, .schema, .help]
    case .languageServer: [.standardStreams, .jobs, .help]
    case .migrate:
      Option.aboutMigration + [.diff, .report, .format, .config, .noIgnore, .jobs, .quiet, .help]
    case .preview:
      [.type, .size] + Option.aboutPictures + [.format, .config, .noIgnore, .jobs, .help]
    case .support: Option.aboutScaling + [.splitView, .help]
    case .numbers: [.format, .writeTokens, .config, .noIgnore, .jobs, .help]
    case .dump: Option.aboutFrames + [.config, .noIgnore, .jobs, .help]
    }
  }

  /// The placeholder of the value of one of the command's options in help; `nil` for an option without one.
  func valueName(of option: Option) -> String? {
    switch (self, option) {
    case (.preview, .format):
      PictureFormat.allCases.map(\.rawValue).joined(separator: "|")
    case (.migrate, .report): "html=FILE"
    case (.numbers, .format): NumbersFormat.allCases.map(\.rawValue).joined(separator: "|")
    default: option.valueName ?? option.optionalValueName
    }
  }

  /// What one of the command's options does, in one line of help.
  func meaning(of option: Option) -> String {
    switch (self, option) {
    case (.lint, .output), (.merge, .output): "write the findings to FILE instead of printing them"
    case (.preview, .output): "write to FILE (.html, .svg or .txt)"
    case (.index, .output): "the file to write"
    case (.preview, .size): "draw at this size in points (repeatable)"
    case (.migrate, .report):
      "write a page with the layouts before and after, and all changes"
    case (.dump, .size): "the container's size in points"
    case (.migrate, .type): "migrate only this type"
    case (.preview, .type): "draw only this type"
    case (.explain, .project): "also read the code in FOLDER, as if it were in PATHS"
    default: option.meaning
    }
  }

  /// The command that prints the options of this one.
  var helpCommand: String { self == .lint ? "layoutlint help" : "layoutlint help \(rawValue)" }

  /// The command as messages name it.
  var commandName: String {
    self == .lint ? "layoutlint" : "layoutlint \(rawValue)"
  }
}
