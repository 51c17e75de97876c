import LintConfiguration
import Migration
import Reporting

/// The version that `--version` prints.
package let version = "0.1.0"

extension HelpTopic {
  /// The text of `layoutlint help COMMAND`.
  package var text: String {
    var text = "\(summary)\n\nUsage: \(usage)\n"
    if self == .lint { text += "\n" + columns(commands) + HelpTopic.folderNote }
    text += "\nOptions:\n" + columns(optionRows)
    if self == .rules { text += HelpTopic.patternNote }
    if self == .configuration { text += "\n" + HelpTopic.configurationNote + columns(keys) }
    if self == .lint { text += HelpTopic.reportKinds + HelpTopic.exitStatus }
    return text
  }

  /// What the command does, in a sentence.
  var summary: String {
    switch self {
    case .lint: "Finds mistakes in UIKit layout code, and fixes some of them."
    case .rules: "Lists the rules."
    case .explain: "Explains a rule, the constraints of a line of source, or a log of conflicts."
    case .initialize:
      "Writes .layoutlint.json, a configuration with comments, from what is found in the code."
    case .configuration: "Prints what is configured for a path, and where each value comes from."
    case .dump: "Prints what layoutlint reads in source files, as one JSON object a line."
    case .hook: "Lets git lint what is staged before each commit; an earlier hook still runs."
    case .languageServer: "Serves editors: the Language Server Protocol on standard streams."
    case .completions: "Prints the script by which a shell completes command lines."
    case .preview:
      "Draws the layouts that source builds, at the sizes of devices: as a page, as SVG, or as text."
    case .migrate:
      "Rewrites constraints as another kind of layout code, where that is proven to be the same."
    case .support: "Prints Swift code that migrated layout calls, for a file of the project's."
    case .numbers:
      "Lists the layout numbers of a project by value, and suggests a scale of spacings."
    case .index: "Writes all files of a project into one, for runs that read only some of them."
    case .merge: "Joins what shards found, and reports on it as one run does."
    case .help: "Explains a command."
    }
  }

  private var usage: String {
    switch self {
    case .lint: "layoutlint [OPTIONS] [PATHS]   (files and folders; default: .)"
    case .rules: "layoutlint rules [OPTIONS]\n       layoutlint rules --test FOLDER"
    case .explain:
      """
      layoutlint explain ID   (a rule: what goes wrong on screen, and what its fix changes)
             layoutlint explain FILE:LINE[:COLUMN] [PATHS]   (a line: its equations and their frames;
                 PATHS: what is read beside the file, by default the project around it)
             layoutlint explain --log FILE|- [PATHS]   (a console log: "Unable to simultaneously
                 satisfy constraints"; PATHS: the sources that may have made it, by default .)
      """
    case .initialize:
      """
      layoutlint init [FOLDER]   (default: .)
             layoutlint init --write-baseline FILE [FOLDER]   (for code that exists: the configuration
                 names FILE, so that only new findings are reported)
      """
    case .configuration:
      "layoutlint config [PATH] [--config FILE]   (default: .)\n       layoutlint config --schema"
    case .dump: "layoutlint dump tokens|constraints|frames|coverage PATHS   (frames: with --size)"
    case .hook: "layoutlint hook install|uninstall|status"
    case .languageServer: "layoutlint lsp"
    case .completions: "layoutlint completions bash|zsh|fish"
    case .migrate: "layoutlint migrate --to TARGET [OPTIONS] PATHS"
    case .preview:
      """
      layoutlint preview [OPTIONS] PATH[:TYPE] …
             layoutlint preview PATH -o FILE.html|FILE.svg|FILE.txt   (else the pictures are printed
                 with characters; --format text|svg|html says otherwise)
      """
    case .support:
      SupportSubject.allCases.map { subject in
        "layoutlint support \(subject.rawValue)" + (subject.target.isScaled ? " [OPTIONS]" : "")
      }.joined(separator: "\n       ")
    case .index: "layoutlint index --output FILE [PATHS]   (default: .)"
    case .merge:
      "layoutlint merge [OPTIONS] FILES   (what 'layoutlint --shard I/N' wrote on each machine)"
    case .numbers:
      "layoutlint numbers [--format text|json|html | --write-tokens FILE] [PATHS]   (default: .)"
    case .help: "layoutlint help [COMMAND]"
    }
  }

  private var commands: [(String, String)] {
    [
      ("layoutlint rules", "list the rules"),
      ("layoutlint rules --test FOLDER", "run the examples on the pages of your own rules"),
      ("layoutlint explain ID", "explain a rule"),
      ("layoutlint explain FILE:LINE", "explain the constraints of a line, and draw them"),
      ("layoutlint explain --log FILE", "explain the conflicts of a console log"),
      ("layoutlint init [FOLDER]", "write a configuration, and a baseline if asked to"),
      ("layoutlint config [PATH]", "print a file's settings, and where they come from"),
      ("layoutlint dump tokens PATHS", "print the tokens of files as JSON Lines"),
      ("layoutlint dump constraints PATHS", "print the constraints that files write as JSON Lines"),
      (
        "layoutlint dump frames --size WxH PATHS",
        "print the frames that constraints give as JSON Lines"
      ),
      (
        "layoutlint dump coverage PATHS",
        "print which views are judged, and why not"
      ),
      ("layoutlint hook install|uninstall|status", "lint what is staged before each commit"),
      ("layoutlint lsp", "serve editors: the Language Server Protocol"),
      ("layoutlint completions bash|zsh|fish", "print completions for a shell"),
    ]
      + MigrationTarget.all.map { ("layoutlint migrate --to \($0.name) PATHS", $0.summary) }
      + [("layoutlint preview PATHS [-o FILE]", "draw layouts at the sizes of devices")]
      + SupportSubject.allCases.map { ("layoutlint support \($0.rawValue)", $0.code.summary) }
      + [
        ("layoutlint numbers [PATHS]", "list layout numbers, and suggest a scale of spacings"),
        ("layoutlint index --output FILE", "write the project into a file for --index"),
        ("layoutlint merge FILES", "join what shards on several machines found"),
        ("layoutlint help COMMAND", "explain a command"),
      ]
  }

  private var keys: [(String, String)] {
    ConfigurationKey.allCases.map { ($0.rawValue, $0.meaning) }
  }

  private static let configurationNote = """
    For each file the nearest .layoutlint.json up the tree holds, JSON with comments. Its keys:

    """

  private static let patternNote = """

    Your own rules: the configuration's "rulePages" names a folder with a page <id>.md for each.

      ```json
      {
        "id": "bare-corner-radius",
        "summary": "a corner radius is a bare number",
        "severity": "warning"
      }
      ```

      Radii come from `Radius`, so that cards look alike.

      ```pattern
      $view.layer.cornerRadius = $radius:number
      ```

    A pattern is Swift with holes: $x for one value or name, $...x for any number of arguments,
    elements or statements, $x:KIND with KIND one of expression, name, path, number, string,
    boolean, literal, call, closure, array. The same hole twice holds the same code; $_ and $...
    need not. White space, line breaks and comments do not matter; names and labels do. A ```fix
    block holds what takes a match's place, and "fix" in the json block says what that promises:
    safe, unsafe or display-only. "where" narrows what is found:

      "where": {
        "$radius": { "atLeast": 2, "isNot": [8] },
        "inside": { "superclass": "UIView" }
      }

    Of holes: is, isNot, atLeast, atMost, multipleOf, notMultipleOf, axis, scaled. Of what is
    around, in inside and outside: method, type, superclass. Examples under '## Flagged' and
    '## Accepted' are what --test runs, and under '## Fix' a block before and one after.

    """

  private var optionRows: [(String, String)] {
    options.map { option in
      let name = valueName(of: option)
      let value = name.map { option.optionalValueName == nil ? " " + $0 : "[=\($0)]" }
      return (option.rawValue + (value ?? ""), meaning(of: option))
    } + [("--", "what follows is a path, whatever its name")]
  }

  private func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + meaning + "\n"
    }.joined()
  }

  private static let folderNote = """
    A command's name wins over a folder of that name; './rules' is the folder.
    Of a folder, all is read but Pods, Carthage, DerivedData, what is hidden, and what git ignores.

    """

  private static var reportKinds: String {
    let kinds = ReportKind.allCases.map(\.rawValue)
    return "\nKinds of reports:\n  \(kinds.joined(separator: ", "))\n"
  }

  private static let exitStatus = """

    Exit status:
      0  nothing at or above the fail level
      1  something at or above the fail level
      2  a command line or configuration that makes no sense, or a file that cannot be read or written

    """
}
