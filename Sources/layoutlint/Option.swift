import Migration

/// The options of all commands. Which command takes which is said once, in ``HelpTopic/options``.
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
  case exitZero = "--exit-zero"
  case maximumFindings = "--max-findings"
  case minimumSeverity = "--min-severity"
  case order = "--order"
  case numbers = "--numbers"
  case writeTokens = "--write-tokens"
  case statistics = "--statistics"
  case timing = "--timing"
  case shard = "--shard"
  case part = "--part"
  case config = "--config"
  case noIgnore = "--no-ignore"
  case jobs = "--jobs"
  case noCache = "--no-cache"
  case cachePath = "--cache-path"
  case to = "--to"
  case from = "--from"
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
  case quiet = "--quiet"
  case color = "--color"
  case log = "--log"
  case schema = "--schema"
  case test = "--test"
  case standardStreams = "--stdio"
  case help = "--help"
  case version = "--version"

  /// What stands for the option's value in help; `nil` for an option without one.
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
    case .device: "NAMES"
    case .content: "short|long"
    case .output, .part, .index: "FILE"
    case .color: "auto|always|never"
    case .fix, .diff, .unsafeFixes, .interactive, .addSuppressions, .noBaseline, .exitZero,
      .statistics, .timing, .pruneBaseline, .staged, .changed,
      .changedLines, .standardInput, .noIgnore, .quiet, .schema, .help, .version, .check,
      .rightToLeft, .scaled, .splitView, .noCache, .standardStreams, .numbers:
      nil
    }
  }

  /// What stands for a value that may be left out, and that only `=` can give; `nil` for all other options.
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
    case .only: "run these rules and no others (separated by commas; repeatable)"
    case .except: "do not run these rules (separated by commas; repeatable)"
    case .fix: "apply the safe fixes and report what is left"
    case .diff: "print what would change as a unified diff; write nothing"
    case .unsafeFixes: "with --fix or --diff: also apply fixes that may change the layout"
    case .interactive: "with --fix: show each fix, and ask whether to apply it"
    case .addSuppressions: "silence each finding with a comment, and report what is left"
    case .baseline: "leave out the findings that FILE knows (default: as configured)"
    case .writeBaseline: "write all findings to FILE as known, and report none"
    case .pruneBaseline: "take out of the baseline what is no longer found"
    case .noBaseline: "report known findings, too"
    case .staged: "report on what is staged, as git's index holds it"
    case .changed: "report on what changed since REF and HEAD parted (default: main)"
    case .changedLines: "with --staged or --changed: only findings on lines that changed"
    case .filesFrom: "report on the files that FILE lists, a line each or ended by NUL"
    case .standardInput: "lint standard input in place of the file --stdin-filename"
    case .standardInputName: "the file whose text is on standard input"
    case .project: "report on PATHS, and read FOLDER for what it declares"
    case .index: "take all files but PATHS from what 'layoutlint index' wrote"
    case .format: "how to print (default: text)"
    case .report: "write a report to FILE, or in place of text (repeatable)"
    case .failLevel: "exit with 1 from this severity on (default: as configured)"
    case .exitZero: "exit with 0 whatever is found"
    case .maximumFindings: "print the N most severe findings; all count"
    case .minimumSeverity: "report nothing that is less severe (default: info)"
    case .order: "list the most severe first, or all by path (default: severity)"
    case .numbers: "list each hard-coded number, and do not only count them"
    case .writeTokens: "write the suggested scale to FILE, as Swift code"
    case .statistics: "print how many findings each rule and folder has"
    case .timing: "print what each stage and rule took"
    case .shard: "lint part I of N only, and write what it finds for 'merge'"
    case .part: "with --shard: the file from which all reports can be made"
    case .config: "take all settings from this file (default: .layoutlint.json)"
    case .noIgnore: "also read files that .gitignore files name"
    case .jobs: "use N threads (default: one a processor)"
    case .noCache: "read all files anew, and keep nothing for the next run"
    case .cachePath: "keep what is found in FOLDER (default: the user's for caches)"
    case .to: "what to write, such as frames; 'layoutlint help' lists all"
    case .from: "migrate these dialects only, such as snapkit or visual-format"
    case .type: "only this type"
    case .line: "migrate only the views of the constraint on this line"
    case .check: "write nothing; exit with 1 if something could be migrated"
    case .helpers: "the helpers that scale (default: calculateWidth,calculateHeight)"
    case .reference: "the screen of the design (default: 375x667)"
    case .splitView: "scale to the window in front, not to the screen"
    case .allow: Allowance.allCases.map(\.name).joined(separator: ", ")
    case .size: "of frames: the container's size in points (repeatable)"
    case .screen: "of frames: what the screen's bounds are (default: the size)"
    case .intrinsic: "of frames: the size of what has one of its own (default: 80x20)"
    case .safeArea: "of frames: the insets of the safe area (default: 20,0,0,0)"
    case .margins: "of frames: the layout margins inside it (default: 8,8,8,8)"
    case .device: "draw for these devices (separated by commas; repeatable)"
    case .rightToLeft: "draw as in languages that are written from right to left"
    case .content: "how long texts are (default: usual)"
    case .scaled: "draw beside each picture the same with all constants scaled from 375x667"
    case .output: "write to FILE (of pictures: .html for a page, .svg, or .txt)"
    case .quiet: "print no summary"
    case .color: "when to print colors (default: auto)"
    case .log: "explain the conflicts of a console log (-: standard input)"
    case .test: "run the examples on the rule pages in FOLDER; exit with 1 if one fails"
    case .standardStreams: "speak on standard input and output, as it does anyway"
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
  /// What is written shorter.
  static let shortNames: [String: Option] = ["-h": .help, "-o": .output]
  /// What only `migrate` takes.
  static let aboutMigration: [Option] = [.to, .from, .type, .line, .check, .allow] + aboutScaling
  /// What goes with a shard: all else is said once, when the parts are joined.
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
        ![.schema, .log, .test, .standardStreams, .writeTokens].contains($0)
          && !Option.aboutFrames.contains($0)
          && !Option.aboutMigration.contains($0) && !Option.aboutPictures.contains($0)
          && $0 != .splitView
      }
    case .merge:
      HelpTopic.lint.options.filter {
        ![
          .fix, .diff, .unsafeFixes, .interactive, .addSuppressions, .shard, .part, .noCache,
          .cachePath, .index, .version,
        ].contains($0) && !Option.aboutFocus.contains($0)
      }
    case .index: [.output, .config, .noIgnore, .jobs, .quiet, .help]
    case .rules: [.test, .config, .format, .help]
    case .explain: [.log, .format] + Option.aboutFrames + [.config, .noIgnore, .jobs, .help]
    case .initialize: [.writeBaseline, .help]
    case .hook, .completions, .help: [.help]
    case .configuration: [.config, .schema, .help]
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

  /// What stands for the value of one of the command's options in help; `nil` for an option without one.
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
    case (.preview, .size): "draw at this size in points (repeatable)"
    case (.migrate, .report): "write a page with the layouts before and after, and all changes"
    case (.dump, .size): "of frames: the container's size in points"
    default: option.meaning
    }
  }

  /// The command as messages name it.
  var commandName: String {
    self == .lint ? "layoutlint" : "layoutlint \(rawValue)"
  }
}
