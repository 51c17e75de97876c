import LintConfiguration
import Testing

@Suite("What is wrong with a configuration")
struct ConfigurationErrorTests {
  @Test("is said with its place and the way out", arguments: WrongText.all)
  func isSaid(_ example: WrongText) {
    let error = #expect(throws: ConfigurationError.self) { try file(example.text) }
    #expect(error?.problems.map(\.description) == example.problems.map { "c.json:\($0)" })
  }

  @Test("is said all at once, in the order of the text")
  func allAtOnce() throws {
    let text = "{\n  rules: { 'plain-rule': 3 },\n  incl: [],\n  exclude: ['['],\n}\n"
    let error = #expect(throws: ConfigurationError.self) { try file(text) }
    #expect(error?.problems.map { $0.position?.line } == [2, 3, 4])
  }
}

/// A text, and the `line:column: error: message` of each problem.
struct WrongText: Sendable, CustomTestStringConvertible {
  let text: String
  let problems: [String]
  var testDescription: String { text }

  init(_ text: String, _ place: String, _ message: String) {
    self.text = text
    problems = ["\(place): error: \(message)"]
  }

  static let all: [WrongText] = syntax + keys + rules + options + lists

  private static let syntax = [
    WrongText("", "1:1", "expected a value, found the end of the text"),
    WrongText("{ rules: }", "1:10", "expected a value, found '}'"),
    WrongText("[]", "1:1", "expected an object for the configuration, found a list"),
    WrongText("null", "1:1", nullObject("the configuration")),
    WrongText(
      "{\n  exclude: [],\n  exclude: [],\n}", "3:3",
      "duplicate key 'exclude'; it first appears on line 2"),
  ]

  private static let keys = [
    WrongText("{ exlude: [] }", "1:3", "unknown key 'exlude'; did you mean 'exclude'?"),
    WrongText("{ faillevel: 'info' }", "1:3", "unknown key 'faillevel'; did you mean 'failLevel'?"),
    WrongText(
      "{ ruleFolders: [] }", "1:3",
      "unknown key 'ruleFolders'; expected one of $schema, extends, include, exclude, rulePages, rules, failLevel, suppressions, baseline, facts, overrides"
    ),
    WrongText("{ $schema: 1 }", "1:12", "expected a string for '$schema', found a number"),
    WrongText(
      "{ extends: {} }", "1:12",
      "expected a string or a list of strings for 'extends', found an object"),
    WrongText(
      "{ extends: [1] }", "1:13", "expected a string for an element of 'extends', found a number"),
    WrongText("{ extends: '' }", "1:12", "'extends' is empty"),
    WrongText("{ extends: 'a\\0b' }", "1:12", "'extends' contains a NUL character"),
    WrongText(
      "{ failLevel: 'warn' }", "1:14",
      #"'failLevel' cannot be 'warn'; expected "info", "warning", "error""#),
    WrongText(
      "{ failLevel: 'eror' }", "1:14", "'failLevel' cannot be 'eror'; did you mean 'error'?"),
    WrongText(
      "{ failLevel: 2 }", "1:14",
      #"expected "info", "warning", "error" for 'failLevel', found a number"#),
    WrongText(
      "{ failLevel: null }", "1:14",
      #"expected "info", "warning", "error" for 'failLevel', found null; remove the key to use the default"#
    ),
    WrongText(
      "{ rulePages: 1 }", "1:14",
      "expected a string or a list of strings for 'rulePages', found a number"),
    WrongText("{ rulePages: [''] }", "1:15", "an element of 'rulePages' is empty"),
    WrongText("{ baseline: true }", "1:13", "expected a string for 'baseline', found a boolean"),
    WrongText("{ baseline: '' }", "1:13", "'baseline' is empty"),
    WrongText(
      "{ suppressions: true }", "1:17", "expected an object for 'suppressions', found a boolean"),
    WrongText(
      "{ suppressions: { requireReson: true } }", "1:19",
      "unknown key 'requireReson'; did you mean 'requireReason'?"),
    WrongText(
      "{ suppressions: { requireReason: 1 } }", "1:34",
      "expected true or false for 'requireReason', found a number"),
  ]

  private static let rules = [
    WrongText("{ rules: [] }", "1:10", "expected an object for 'rules', found a list"),
    WrongText(
      "{ rules: { 'plan-rule': 'off' } }", "1:12",
      "unknown rule 'plan-rule'; did you mean 'plain-rule'?"),
    WrongText(
      "{ rules: { xyz: 'off' } }", "1:12", "unknown rule 'xyz'; 'layoutlint rules' lists them"),
    WrongText(
      "{ rules: { 'plain-rule': false } }", "1:26",
      #"expected "off", "on", "info", "warning", "error" or an object for 'plain-rule', found a boolean"#
    ),
    WrongText(
      "{ rules: { 'plain-rule': 'warnin' } }", "1:26",
      "'plain-rule' cannot be 'warnin'; did you mean 'warning'?"),
    WrongText(
      "{ rules: { 'plain-rule': { level: 'error' } } }", "1:28",
      "unknown key 'level'; expected one of severity, enabled, options"),
    WrongText(
      "{ rules: { 'plain-rule': { severity: 'off' } } }", "1:38",
      #"'severity' cannot be 'off'; expected "info", "warning", "error""#),
    WrongText(
      "{ rules: { 'plain-rule': { enabled: 'yes' } } }", "1:37",
      "expected true or false for 'enabled', found a string"),
  ]

  private static let options = [
    WrongText(
      "{ rules: { 'plain-rule': { options: { limit: 1 } } } }", "1:39",
      "'plain-rule' has no options"),
    WrongText(
      "{ rules: { 'tuned-rule': { options: [] } } }", "1:37",
      "expected an object for 'options', found a list"),
    WrongText(
      tuned("limt: 1"), "1:39", "'tuned-rule' has no option 'limt'; did you mean 'limit'?"),
    WrongText(
      tuned("xyzzy: 1"), "1:39",
      "'tuned-rule' has no option 'xyzzy'; expected one of flag, limit, name, numbers, words"),
    WrongText(tuned("flag: 1"), "1:45", "expected a boolean for 'flag', found a number"),
    WrongText(tuned("limit: '1'"), "1:46", "expected a number for 'limit', found a string"),
    WrongText(
      tuned("limit: NaN"), "1:46",
      "expected a number for 'limit', found a number that is not finite"),
    WrongText(tuned("limit: -1"), "1:46", "'limit' must be at least 0, not -1"),
    WrongText(tuned("name: []"), "1:45", "expected a string for 'name', found a list"),
    WrongText(
      tuned("numbers: 1"), "1:48", "expected a list of numbers for 'numbers', found a number"),
    WrongText(
      tuned("numbers: [1, 'a']"), "1:52",
      "expected a number for an element of 'numbers', found a string"),
    WrongText(tuned("numbers: [1, -2]"), "1:48", "'numbers' must be at least -1, not -2"),
    WrongText(
      tuned("words: [null]"), "1:47",
      "expected a string for an element of 'words', found null; remove the key to use the default"),
  ]

  private static let lists = [
    WrongText(
      "{ include: 'A' }", "1:12", "expected a list of patterns for 'include', found a string"),
    WrongText(
      "{ include: ['!A'] }", "1:13",
      "'include' cannot contain a pattern that starts with '!'; 'exclude' can"),
    WrongText(
      "{ exclude: ['A', 7] }", "1:18",
      "expected a string for an element of 'exclude', found a number"),
    WrongText(
      "{ exclude: ['a[b'] }", "1:13",
      "'a[b' is not a valid pattern: it contains a bracket that is not closed, or ends in a backslash"
    ),
    WrongText(
      "{ exclude: ['#a'] }", "1:13",
      "'#a' is not a valid pattern: a pattern that starts with '#' is a comment; write '\\\\#'"),
    WrongText("{ exclude: ['/'] }", "1:13", "'/' is not a valid pattern: it is empty"),
    WrongText(
      "{ exclude: ['../../A'] }", "1:13",
      "'../../A' is not a valid pattern: it points above the file system root"),
    WrongText("{ include: [''] }", "1:13", "an element of 'include' is empty"),
    WrongText("{ facts: { token: [] } }", "1:12", "unknown key 'token'; did you mean 'tokens'?"),
    WrongText(
      "{ facts: { tokens: 'A' } }", "1:20", "expected a list of names for 'tokens', found a string"),
    WrongText(
      "{ facts: { scalingFunctions: ['scale(_:)'] } }", "1:31",
      "'scale(_:)' is not a name; write it without parentheses, parameters or generics"),
    WrongText(
      "{ overrides: {} }", "1:14", "expected a list of objects for 'overrides', found an object"),
    WrongText(
      "{ overrides: ['A'] }", "1:15",
      "expected an object for an element of 'overrides', found a string"),
    WrongText(
      "{ overrides: [{ rules: {} }] }", "1:15",
      "missing key 'files': patterns for the files that the override applies to"),
    WrongText(
      "{ overrides: [{ files: [] }] }", "1:24", "'files' is empty: the override applies to no files"
    ),
    WrongText(
      "{ overrides: [{ files: ['A'], exclude: [] }] }", "1:31",
      "unknown key 'exclude'; expected one of files, rules, failLevel, suppressions"),
    WrongText(
      "{ overrides: [{ files: ['A'], rules: { 'plain-rul': 'off' } }] }", "1:40",
      "unknown rule 'plain-rul'; did you mean 'plain-rule'?"),
  ]

  private static func tuned(_ option: String) -> String {
    "{ rules: { 'tuned-rule': { options: { \(option) } } } }"
  }

  private static func nullObject(_ name: String) -> String {
    "expected an object for \(name), found null; remove the key to use the default"
  }
}
