import LintConfiguration
import Migration
import Reporting
import RulePages

/// The version that `--version` prints.
package let version = "0.1.0"

extension HelpTopic {
  /// The text of `layoutlint help COMMAND`.
  package var text: String {
    var text = "\(summary)\n\nUsage: \(usage)\n"
    if self == .lint { text += "\n" + HelpTopic.columns(commands) + HelpTopic.folderNote }
    text += "\nOptions:\n" + HelpTopic.columns(optionRows)
    if self == .rules { text += HelpTopic.groupNote + HelpTopic.patternNote }
    if self == .migrate { text += HelpTopic.migrationNote }
    if self == .configuration {
      text += "\n" + HelpTopic.configurationNote + HelpTopic.columns(keys)
      text += HelpTopic.overrideNote
    }
    if self == .lint { text += HelpTopic.groupNote + HelpTopic.reportKinds }
    if self == .lint { text += HelpTopic.silencingNote + HelpTopic.exitStatus }
    return text
  }

  /// What the command does, in a sentence.
  var summary: String {
    switch self {
    case .lint: "Finds mistakes in UIKit and AppKit layout code, and fixes some of them."
    case .rules: "Lists the rules."
    case .explain:
      "Explains a rule, a line of source code, or the constraint conflicts in a console log."
    case .initialize:
      "Writes .layoutlint.json, a configuration file with comments, tailored to your code."
    case .configuration:
      "Prints the configuration that applies to a path, and where each value comes from."
    case .dump: "Prints what layoutlint extracts from source files, as JSON Lines."
    case .hook:
      "Installs a git hook that lints staged files before each commit; an existing hook still runs."
    case .languageServer: "Runs a language server for editors, on standard input and output."
    case .completions: "Prints a completion script for a shell."
    case .preview:
      "Draws the layouts in your code at device sizes, as a web page, SVG or text."
    case .migrate:
      "Rewrites constraints as another kind of layout code, if the result is proven to be equivalent."
    case .support: "Prints the Swift helpers that migrated code calls; add them to your project."
    case .numbers:
      "Lists the hard-coded layout numbers of a project, and suggests a spacing scale."
    case .index:
      "Saves all files of a project in one file, for runs where only some of them are present."
    case .merge: "Merges the results of shards, and reports them as a single run would."
    case .version: "Prints the version."
    case .help: "Explains a command."
    }
  }

  private var usage: String {
    switch self {
    case .lint: "layoutlint [lint] [OPTIONS] [PATHS]   (files, folders or patterns; default: .)"
    case .rules: "layoutlint rules [OPTIONS] [GROUP]\n       layoutlint rules --test FOLDER"
    case .explain:
      """
      layoutlint explain ID   (what a rule reports, why, and what its fix does; ID can be a group)
             layoutlint explain FILE:LINE[:COLUMN] [PATHS]   (the findings and constraints on a line,
                 and the resulting frames; PATHS: other files to read; default: the whole project)
             layoutlint explain --log FILE|- [PATHS]   (a console log with "Unable to
                 simultaneously satisfy constraints"; PATHS: your source code; default: .)
      """
    case .initialize:
      """
      layoutlint init [FOLDER]   (default: .)
             layoutlint init --write-baseline FILE [FOLDER]   (for an existing project: writes all
                 current findings to FILE; later runs report only new ones)
      """
    case .configuration:
      "layoutlint config [OPTIONS] [PATH]   (default: .)\n       layoutlint config --schema"
    case .dump:
      "layoutlint dump tokens|constraints|frames|coverage [PATHS]   (default: .)"
    case .hook: "layoutlint hook install|uninstall|status"
    case .languageServer: "layoutlint lsp"
    case .completions: "layoutlint completions bash|zsh|fish"
    case .migrate: "layoutlint migrate --to TARGET [OPTIONS] [PATHS]   (default: .)"
    case .preview:
      """
      layoutlint preview [OPTIONS] [PATH[:TYPE] …]   (default: .)
             layoutlint preview PATH -o FILE.html|FILE.svg|FILE.txt   (without -o, the pictures
                 are printed as text; --format text|svg|html overrides the file extension)
      """
    case .support:
      SupportSubject.allCases.map { subject in
        "layoutlint support \(subject.rawValue)" + (subject.target.isScaled ? " [OPTIONS]" : "")
      }.joined(separator: "\n       ")
    case .index: "layoutlint index --output FILE [PATHS]   (default: .)"
    case .merge:
      "layoutlint merge [OPTIONS] FILES   (the files that 'layoutlint --shard I/N' wrote)"
    case .numbers:
      "layoutlint numbers [--format text|json|html | --write-tokens FILE] [PATHS]   (default: .)"
    case .version: "layoutlint version"
    case .help: "layoutlint help [COMMAND]"
    }
  }

  private var commands: [(String, String)] {
    [
      ("layoutlint rules", "list the rules"),
      ("layoutlint rules --test FOLDER", "check the examples on the pages of your own rules"),
      ("layoutlint explain ID", "explain a rule"),
      ("layoutlint explain FILE:LINE", "explain and draw the constraints on a line"),
      ("layoutlint explain --log FILE", "explain the conflicts in a console log"),
      ("layoutlint init [FOLDER]", "write a configuration, and optionally a baseline"),
      ("layoutlint config [PATH]", "print the settings for a path, and where they come from"),
      ("layoutlint dump tokens PATHS", "print the tokens of files as JSON Lines"),
      ("layoutlint dump constraints PATHS", "print the constraints in files as JSON Lines"),
      (
        "layoutlint dump frames --size WxH PATHS",
        "solve constraints, and print the frames as JSON Lines"
      ),
      (
        "layoutlint dump coverage PATHS",
        "print which views are checked, and why others are not"
      ),
      ("layoutlint hook install|uninstall|status", "lint staged files before each commit"),
      ("layoutlint lsp", "run a language server for editors"),
      ("layoutlint completions bash|zsh|fish", "print a completion script for a shell"),
    ]
      + [
        (
          "layoutlint migrate --to TARGET PATHS",
          "rewrite constraints as frames, anchors or other code"
        ),
        ("layoutlint preview PATHS [-o FILE]", "draw layouts at device sizes"),
      ]
      + SupportSubject.allCases.map { ("layoutlint support \($0.rawValue)", $0.code.summary) }
      + [
        ("layoutlint numbers [PATHS]", "list hard-coded numbers, and suggest a spacing scale"),
        ("layoutlint index --output FILE", "save all files of a project in one file, for --index"),
        ("layoutlint merge FILES", "merge the results of shards"),
        ("layoutlint version", "print the version"),
        ("layoutlint help COMMAND", "explain a command"),
        ("layoutlint help suppressions", "explain the comments that silence findings"),
      ]
  }

  private var keys: [(String, String)] {
    ConfigurationKey.allCases.map { ($0.rawValue, $0.meaning) }
  }

  /// The groups of rules: here alone, and in the guide of the options, which a test compares.
  static var groupRows: [(String, String)] {
    RuleGroup.allCases.map { ($0.rawValue, $0.meaning) }
  }

  private static var groupNote: String {
    "\nGroups, which '--only' and '--except' accept in place of rules:\n"
      + columns(groupRows)
  }

  private static var migrationNote: String {
    let targets = MigrationTarget.all.map { ($0.name, $0.summary) }
    return "\nTargets:\n" + columns(targets)
      + "\nDialects of '--from':\n  "
      + lines(MigrationDialect.allCases.map(\.rawValue)).joined(separator: ",\n  ") + "\n"
  }

  private static let configurationNote = """
    Each source file uses the nearest .layoutlint.json in its folder or a parent folder.
    Configuration files are JSON5: comments and trailing commas are allowed. The keys:

    """

  private static let overrideNote = """

    Each element of "overrides" applies to the files that match its patterns. Patterns use
    the syntax of .gitignore files. For example, this turns one rule off in one folder:

      "overrides": [
        { "files": ["Sources/Legacy"], "rules": { "ambiguous-layout": "off" } },
      ],

    """

  private static let patternNote = """

    Your own rules: set "rulePages" in the configuration to a folder that contains a page named
    <id>.md for each rule.

      ```json
      {
        "id": "bare-corner-radius",
        "summary": "a corner radius is a bare number",
        "severity": "warning"
      }
      ```

      Corner radii come from `Radius`, so all cards look the same.

      ```pattern
      $view.layer.cornerRadius = $radius:number
      ```

    A pattern is Swift code with holes: $x for one value or name, $...x for any number of arguments,
    elements or statements, and $x:KIND, where KIND is expression, name, path, number, string,
    boolean, literal, call, closure or array. A hole that is used more than once must match the
    same code each time; this does not apply to $_ and $... . Whitespace, line breaks and comments
    do not matter; names and labels do. A ```fix block contains the replacement for a match, and
    "fix" in the json block states whether the fix is safe, unsafe or display-only. "where" adds
    conditions:

      "where": {
        "$radius": { "atLeast": 2, "isNot": [8] },
        "inside": { "superclass": "UIView" }
      }

    Conditions on holes: is, isNot, atLeast, atMost, multipleOf, notMultipleOf, axis, scaled.
    Conditions on the surrounding code, in "inside" and "outside": method, type, superclass.
    In the values of method, type and superclass, * matches any number of characters and ? matches
    exactly one; a value must match the whole name.
    "superclass" also matches indirect subclasses if the files with the classes in between are read.
    --test checks the examples under '## Flagged' and '## Accepted', and the code before and after
    the fix under '## Fix'.

    """

  private var optionRows: [(String, String)] {
    options.map { option in
      let name = valueName(of: option)
      let value = name.map { option.optionalValueName == nil ? " " + $0 : "[=\($0)]" }
      let names = [option.rawValue] + option.shortNames
      return (names.joined(separator: ", ") + (value ?? ""), meaning(of: option))
    } + [("--", "treat all following arguments as paths")]
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + meaning + "\n"
    }.joined()
  }

  private static let folderNote = """
    If a folder has the same name as a command, put './' before it, as in './rules'. In a folder,
    all .swift files are read except hidden ones, those that git ignores, and those in Pods,
    Carthage or DerivedData.

    """

  private static var reportKinds: String {
    let kinds = ReportKind.allCases.map(\.rawValue)
    return "\nKinds of reports:\n  \(kinds.joined(separator: ", "))\n"
  }

  private static let silencingNote = """

    To silence one finding, add a comment on the line above it, with a reason if you like:
      // layoutlint:disable:next zero-constant - the reason
    'disable:this' applies to the comment's own line, and 'disable:file' to the whole file.

    """

  /// The text of `layoutlint help suppressions`.
  static let suppressionText = """
    Comments that silence findings. Text after the rule ids is the reason.

    """
    + columns([
      ("// layoutlint:disable:next RULE, RULE", "on the next line with code"),
      ("// layoutlint:disable:this RULE", "on the comment's own line"),
      ("// layoutlint:disable:previous RULE", "on the previous line with code"),
      ("// layoutlint:disable:file RULE", "in the whole file"),
      (
        "// layoutlint:disable RULE",
        "from here to '// layoutlint:enable RULE' or the end of the file"
      ),
    ]) + """

      RULE is the id of a rule, or 'all'. For example:
        // layoutlint:disable:next zero-constant - the reason

      --add-suppressions=REASON writes such a comment for each finding.
      'layoutlint --write-baseline FILE' records all findings in a file instead, and changes no code.

      """

  private static let exitStatus = """

    Exit status:
      0  no findings at or above the fail level
      1  findings at or above the fail level
      2  an invalid command line or configuration, or a file that cannot be read or written

    """
}

/// Names with commas between them, in lines of at most ninety characters.
private func lines(_ names: [String]) -> [String] {
  names.reduce(into: []) { lines, name in
    guard let last = lines.last, last.count + name.count + 2 <= 90 else {
      return lines.append(name)
    }
    lines[lines.count - 1] = last + ", " + name
  }
}
