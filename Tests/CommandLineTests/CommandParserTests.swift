import Diagnostics
import LintDriver
import Reporting
import Testing
import layoutlint

private func lint(_ change: (inout LintRequest) -> Void = { _ in }) -> Command {
  var request = LintRequest()
  change(&request)
  return .lint(request)
}

private func dump(
  _ subject: DumpSubject, _ paths: [String], _ change: (inout DumpRequest) -> Void
) -> Command {
  var request = DumpRequest(subject, paths: paths)
  change(&request)
  return .dump(request)
}

private func rules(_ change: (inout RulesRequest) -> Void) -> Command {
  var request = RulesRequest()
  change(&request)
  return .rules(request)
}

@Suite("A command line")
struct CommandParserTests {
  @Test(
    "says what to do",
    arguments: [
      ("", lint()), ("A B", lint { $0.paths = ["A", "B"] }),
      ("--fix", lint { $0.action = .fix(.safe) }),
      ("--fix --unsafe-fixes", lint { $0.action = .fix(.unsafe) }),
      (
        "--diff A",
        lint {
          $0.action = .diff(.safe); $0.paths = ["A"]
        }
      ),
      ("--fix --diff --unsafe-fixes", lint { $0.action = .diff(.unsafe) }),
      ("--format json", lint { $0.printed = .json }),
      ("--format=json", lint { $0.printed = .json }),
      ("--report sarif", lint { $0.printed = .sarif }),
      ("--report sarif=-", lint { $0.printed = .sarif }),
      ("--report=junit=a=b", lint { $0.reports = [ReportRequest(.junit, file: "a=b")] }),
      (
        "--format json --report junit=a --report xcode=b",
        lint {
          $0.printed = .json
          $0.reports = [ReportRequest(.junit, file: "a"), ReportRequest(.xcode, file: "b")]
        }
      ),
      ("--format json --format text", lint()), ("--fail-level info", lint { $0.failLevel = .info }),
      (
        "--fail-level=error A",
        lint {
          $0.failLevel = .error; $0.paths = ["A"]
        }
      ),
      ("--fix --interactive", lint { $0.action = .askToFix(.safe) }),
      ("--no-baseline", lint { $0.usesBaselines = false }),
      ("--exit-zero", lint { $0.exitsZero = true }),
      ("--max-findings 9", lint { $0.maximumFindings = 9 }),
      ("--statistics", lint { $0.showsStatistics = true }),
      ("--timing", lint { $0.showsTiming = true }),
      ("--staged", lint { $0.focus = .staged(linesOnly: false) }),
      ("--staged --changed-lines", lint { $0.focus = .staged(linesOnly: true) }),
      (
        "--changed A",
        lint {
          $0.focus = .changed(since: nil, linesOnly: false); $0.paths = ["A"]
        }
      ),
      ("--changed=v1", lint { $0.focus = .changed(since: "v1", linesOnly: false) }),
      ("--changed-lines", lint { $0.focus = .changed(since: nil, linesOnly: true) }),
      ("--files-from -", lint { $0.focus = .listed(in: "-") }),
      ("--stdin --stdin-filename A", lint { $0.focus = .standardInput(as: "A") }),
      (
        "--project . A",
        lint {
          $0.focus = .paths(in: "."); $0.paths = ["A"]
        }
      ),
      ("--add-suppressions", lint { $0.action = .addSuppressions(reason: nil) }),
      ("--add-suppressions=old", lint { $0.action = .addSuppressions(reason: "old") }),
      (
        "--add-suppressions A",
        lint {
          $0.action = .addSuppressions(reason: nil); $0.paths = ["A"]
        }
      ),
      ("--write-baseline b", lint { $0.action = .writeBaseline("b") }),
      ("init --write-baseline b", .initialize(folder: ".", baseline: "b")),
      (
        "--baseline b --prune-baseline",
        lint {
          $0.baseline = "b"; $0.prunesBaseline = true
        }
      ),
      ("--jobs 3", lint { $0.jobs = 3 }), ("--quiet", lint { $0.isQuiet = true }),
      ("--color never", lint { $0.color = .never }),
      (
        "A --quiet B",
        lint {
          $0.isQuiet = true; $0.paths = ["A", "B"]
        }
      ),
      ("--only zero-constant", lint { $0.rules.only = ["zero-constant"] }),
      (
        "--only zero-constant,self-constraint",
        lint { $0.rules.only = ["zero-constant", "self-constraint"] }
      ),
      (
        "--only=zero-constant --only self-constraint",
        lint { $0.rules.only = ["zero-constant", "self-constraint"] }
      ),
      ("--except zero-constant", lint { $0.rules.except = ["zero-constant"] }),
      ("-- --fix", lint { $0.paths = ["--fix"] }), ("-- rules", lint { $0.paths = ["rules"] }),
      ("./rules", lint { $0.paths = ["./rules"] }),
      ("A rules", lint { $0.paths = ["A", "rules"] }),
      ("lint", lint()), ("check A", lint { $0.paths = ["A"] }), ("rules", .rules(RulesRequest())),
      ("rules --format json", rules { $0.format = .json }),
      ("--format json rules", rules { $0.format = .json }),
      (
        "rules --test A --config B",
        rules {
          $0.tested = "A"; $0.configuration = "B"
        }
      ),
      ("explain zero-constant", .explain(rule: "zero-constant", .text)),
      ("explain --format=json zero-constant", .explain(rule: "zero-constant", .json)),
      ("explain a --config B", .explain(rule: "a", .text, configuration: "B")),
      ("dump tokens", .dump(DumpRequest(.tokens, paths: ["."]))),
      ("dump tokens A", .dump(DumpRequest(.tokens, paths: ["A"]))),
      ("dump constraints A B --jobs 2", dump(.constraints, ["A", "B"]) { $0.jobs = 2 }),
      ("dump tokens A --no-ignore", dump(.tokens, ["A"]) { $0.selection.usesIgnoreFiles = false }),
      ("--config c.json", lint { $0.selection.configuration = "c.json" }),
      ("--no-ignore", lint { $0.selection.usesIgnoreFiles = false }),
      ("init", .initialize(folder: ".")), ("init App", .initialize(folder: "App")),
      ("config", .configuration(path: ".", file: nil)),
      ("config A --config=c.json", .configuration(path: "A", file: "c.json")),
      ("config --schema", .schema), ("help config", .help(.configuration)),
      ("hook install", .hook(.install)), ("hook status", .hook(.status)),
      ("completions zsh", .completions(.zsh)), ("help", .help(.lint)),
      ("help explain", .help(.explain)), ("--help", .help(.lint)),
      ("-h", .help(.lint)), ("rules --help", .help(.rules)), ("--version", .version),
    ])
  func means(_ line: String, _ command: Command) throws {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(try Command(arguments: arguments) == command)
  }

  @Test(
    "that makes no sense is told what does",
    arguments: [
      (["--fux"], "unknown option '--fux'; did you mean '--fix'?"),
      (["--formt=json"], "unknown option '--formt'; did you mean '--format'?"),
      (["-x"], "unknown option '-x'; 'layoutlint help' lists all options"),
      (
        ["--only", "a", "--except", "a,b"],
        "'--except' excludes all rules that '--only' selects, so there is nothing to run"
      ),
      (["--format", "jsn"], "unknown value 'jsn' for '--format'; did you mean 'json'?"),
      (
        ["--color", "purple"],
        "unknown value 'purple' for '--color'; expected auto, always or never"
      ),
      (
        ["--fail-level=warnng"],
        "unknown value 'warnng' for '--fail-level'; did you mean 'warning'?"
      ),
      (["--format"], "'--format' needs a value: text|json"),
      (["--format="], "'--format' needs a value: text|json"),
      (["--fix=yes"], "'--fix' takes no value"),
      (["--jobs", "0"], "'--jobs' must be a whole number of at least 1, not '0'"),
      (["--jobs=many"], "'--jobs' must be a whole number of at least 1, not 'many'"),
      (["--only", "zero-constant,"], "'--only' contains an empty rule name"),
      (["--unsafe-fixes"], "'--unsafe-fixes' needs '--fix' or '--diff'"),
      (
        ["--report", "sarif", "--format=json"],
        "'json' and 'sarif' cannot both go to standard output; name a file: '--report sarif=FILE'"
      ),
      (
        ["--report", "xcode", "--report", "junit=-"],
        "'xcode' and 'junit' cannot both go to standard output; name a file: '--report junit=FILE'"
      ),
      (["--report=sarff"], "unknown kind of report 'sarff'; did you mean 'sarif'?"),
      (["--report", "sarif="], "'--report sarif=' does not name a file"),
      (["--diff", "--report", "sarif=a"], "'--diff' cannot be combined with '--report'"),
      (
        ["--write-baseline", "b", "--report", "sarif=a"],
        "'--write-baseline' cannot be combined with '--report'"
      ),
      (["--diff", "--format", "json"], "'--diff' cannot be combined with '--format json'"),
      (
        ["--add-suppressions", "--fix"],
        "'--add-suppressions' cannot be combined with '--fix' or '--diff'"
      ),
      (
        ["--add-suppressions=a */ b"],
        "the reason for '--add-suppressions' must be one line of text that contains neither '/*' nor '*/'"
      ),
      (
        ["--write-baseline", "a", "--fix"], "'--write-baseline' cannot be combined with '--fix'"
      ),
      (["--write-baseline"], "'--write-baseline' needs a value: FILE"),
      (
        ["--prune-baseline", "--diff"], "'--prune-baseline' cannot be combined with '--diff'"
      ),
      (["--staged", "--changed"], "'--staged' cannot be combined with '--changed'"),
      (["--stdin"], "'--stdin' and '--stdin-filename PATH' must be used together"),
      (["--stdin-filename", "A"], "'--stdin' and '--stdin-filename PATH' must be used together"),
      (
        ["--stdin", "--stdin-filename", "A", "--fix"],
        "'--stdin' cannot be combined with '--fix'; use '--diff' to print what would change"
      ),
      (
        ["--project", ".", "--changed-lines"],
        "'--changed-lines' needs '--staged' or '--changed'"
      ),
      (
        ["--staged", "--prune-baseline"],
        "'--prune-baseline' cannot be combined with '--staged'"
      ),
      (["rules", "--test"], "'--test' needs a value: FOLDER"),
      (["rules", "--test=A", "--format=json"], "'--test' cannot be combined with '--format'"),
      (
        ["--test", "A"], "'layoutlint' has no option '--test'; 'layoutlint help' lists its options"
      ),
      (
        ["rules", "--fix"],
        "'layoutlint rules' has no option '--fix'; to lint a folder named 'rules', write './rules'"
      ),
      (
        ["rules", "A"],
        "unknown group 'A'; expected crash, conflict, ambiguity, placement, timing, redundancy, adaptivity, numbers, migration or suppression; 'layoutlint explain ID' explains a rule"
      ),
      (
        ["explain"],
        "'layoutlint explain' needs a rule, a line (FILE:LINE), or '--log FILE'"
      ),
      (
        ["explain", "zero-constant", "b"],
        "'layoutlint explain' takes only one rule; unexpected 'b'"
      ),
      (["dump"], "'layoutlint dump' needs a subject: tokens, constraints, frames or coverage"),
      (["dump", "token", "A"], "unknown subject 'token'; did you mean 'tokens'?"),
      (["init", "A", "B"], "'layoutlint init' takes only one path; unexpected 'B'"),
      (["config", "A", "B"], "'layoutlint config' takes only one path; unexpected 'B'"),
      (["config", ""], "a path is empty"),
      (
        ["config", "--fix"],
        "'layoutlint config' has no option '--fix'; to lint a folder named 'config', write './config'"
      ),
      (["--schema"], "'layoutlint' has no option '--schema'; 'layoutlint help' lists its options"),
      (
        ["config", "A", "--schema"],
        "'--schema' takes no path and no other option: the schema is the same for all files"
      ),
      (["hook"], "'layoutlint hook' needs an action: install, uninstall or status"),
      (["hook", "instal"], "unknown action 'instal'; did you mean 'install'?"),
      (["hook", "install", "A"], "'layoutlint hook install' takes no arguments; unexpected 'A'"),
      (["completions"], "'layoutlint completions' needs one shell: bash, zsh or fish"),
      (["completions", "bish"], "unknown shell 'bish'; did you mean 'bash'?"),
      (["--interactive"], "'--interactive' needs '--fix'"),
      (["--fix", "--diff", "--interactive"], "'--interactive' needs '--fix'"),
      (
        ["--fix", "--interactive", "--report", "json"],
        "'--interactive' cannot be combined with '--report json'"
      ),
      (
        ["--baseline", "b", "--no-baseline"], "'--baseline' cannot be combined with '--no-baseline'"
      ),
      (
        ["--no-cache", "--cache-path", "c"], "'--cache-path' cannot be combined with '--no-cache'"
      ),
      (["merge"], "'layoutlint merge' needs the files that the shards wrote"),
      (
        ["merge", "a", "--fix"],
        "'layoutlint merge' has no option '--fix'; 'layoutlint help merge' lists its options"
      ),
      (["--part", "a"], "'--part' needs '--shard'"),
      (
        ["--shard", "1/2"],
        "'--shard' needs '--part FILE', '--report json=FILE', '--report sarif=FILE' or "
          + "'--write-baseline FILE', to save its findings"
      ),
      (
        ["--shard", "1/2", "--report", "gitlab=a"],
        "'--report gitlab' cannot be combined with '--shard'; use '--part FILE', and pass '--report' "
          + "to 'layoutlint merge'"
      ),
      (
        ["--shard", "0/2", "--part", "a"],
        "'--shard' needs a value such as 1/4 (part 1 of 4), not '0/2'"
      ),
      (
        ["--shard", "1/2", "--part", "a", "--report", "json"],
        "'--report' cannot be combined with '--part'; pass '--report' to 'layoutlint merge' instead"
      ),
      (
        ["--shard", "1/2", "--part", "a", "--staged"],
        "'--staged' cannot be combined with '--shard'"
      ),
      (["index"], "'layoutlint index' needs '--output FILE'"),
      (
        ["index", "-o", "a", "--fix"],
        "'layoutlint index' has no option '--fix'; to lint a folder named 'index', write './index'"
      ),
      (
        ["merge", "a", "--index", "b"],
        "'layoutlint merge' has no option '--index'; 'layoutlint help merge' lists its options"
      ),
      (
        ["--index", "i", "--write-baseline", "b"],
        "'--write-baseline' cannot be combined with '--index'"
      ),
      (
        ["--index", "i", "--shard", "1/2", "--part", "a"],
        "'--index' cannot be combined with '--shard'"
      ),
      (["--max-findings", "0"], "'--max-findings' must be a whole number of at least 1, not '0'"),
      (["help", "explian"], "unknown command 'explian'; did you mean 'explain'?"),
      ([""], "a path is empty"),
    ])
  func isRefused(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Command(arguments: arguments) }
  }

  @Test("help names every option of a command", arguments: HelpTopic.allCases)
  func helpIsComplete(_ topic: HelpTopic) throws {
    #expect(topic.text.contains("--help"))
    #expect(topic.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for line in topic.text.split(separator: "\n") where line.hasPrefix("  --") {
      let name = line.split { " ,".contains($0) }[0]
      #expect(topic != .lint || name == "--" || helpOptions.contains(String(name)))
    }
  }

  private let helpOptions: Set<String> = [
    "--only", "--except", "--fix", "--diff", "--unsafe-fixes", "--interactive", "--no-baseline",
    "--exit-zero", "--strict", "--watch", "--output",
    "--max-findings", "--min-severity", "--order", "--numbers", "--statistics", "--timing",
    "--add-suppressions[=REASON]",
    "--baseline", "--write-baseline", "--prune-baseline", "--staged", "--changed[=REF]",
    "--changed-lines", "--files-from", "--stdin", "--stdin-filename", "--project", "--index",
    "--format",
    "--report", "--fail-level",
    "--shard", "--part", "--config",
    "--no-ignore", "--jobs", "--no-cache", "--cache-path", "--quiet", "--color", "--help",
    "--version",
  ]
}
