import RulePages
import SourceText

/// Reads `text` as the page of the rule `id`.
func read(_ text: String, id: String = "wide-gap") throws(RulePageError) -> RulePage {
  try RulePage(parsing: SourceFile(path: "rules/\(id).md", bytes: Array(text.utf8)))
}

/// What is wrong with `text`, a line each; empty if it is a page.
func problems(of text: String) -> [String] {
  do throws(RulePageError) {
    _ = try read(text)
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

/// A page without a flaw, whose parts can be exchanged to make one.
struct SamplePage {
  var id = #""wide-gap""#
  var summary = #""a gap is wide""#
  var group = #""numbers""#
  var severity = #""info""#
  var enabled = "false"
  var fix = #""display-only""#
  var options = "[]"
  var why = "The gap is wide.\n"
  var flagged = "## Flagged\n\n```swift\nlet gap = 100\n```\n"
  var accepted = "## Accepted\n\n```swift\nlet gap = 1\n```\n"
  var fixSection = "## Fix\n\nMake it smaller.\n"
  var silent = "## Silent when\n\n- it is dark\n"
  var sources = "## Sources\n\n- A ruler\n"

  var text: String {
    """
    ```json
    {
      "id": \(id),
      "summary": \(summary), "group": \(group),
      "severity": \(severity),
      "enabled": \(enabled),
      "fix": \(fix),
      "options": \(options)
    }
    ```

    \([why, flagged, accepted, fixSection, silent, sources].joined(separator: "\n"))
    """
  }

  func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var page = self
    page[keyPath: part] = value
    return page
  }
}

/// An option of every type, in JSON.
let everyOption = #"""
  [
    {"name": "strict", "type": "boolean", "default": true, "meaning": "whether to be strict"},
    {"name": "minimum", "type": "number", "default": 2.5, "meaning": "the least that counts"},
    {"name": "unit", "type": "string", "default": "pt \"s\"", "meaning": "what to call a point"},
    {"name": "allowed", "type": "list of numbers", "default": [0, -1], "meaning": "never wide"},
    {"name": "names", "type": "list of strings", "default": ["a"], "meaning": "always wide"}
  ]
  """#
