import Diagnostics
import LintConfiguration
import RulePages
import SourceText

/// Pages of three rules: one with an option of each type, one without options, one that is off by default.
let samplePages = [
  RulePage(
    id: "off-rule", summary: "is off", severity: .error, enabled: false, applicability: nil,
    options: [], text: "", examples: []),
  RulePage(
    id: "plain-rule", summary: "has no options", severity: .info, enabled: true,
    applicability: nil, options: [], text: "", examples: []),
  RulePage(
    id: "tuned-rule", summary: "has options", severity: .warning, enabled: true,
    applicability: nil,
    options: [
      RuleOption("flag", defaultValue: .boolean(false), meaning: "a switch"),
      RuleOption("limit", defaultValue: .number(2), meaning: "a limit", minimum: 0),
      RuleOption("name", defaultValue: .string("a"), meaning: "a name"),
      RuleOption("numbers", defaultValue: .numbers([1]), meaning: "some numbers", minimum: -1),
      RuleOption("words", defaultValue: .strings([]), meaning: "some words"),
    ], text: "", examples: []),
]

/// What a text states as the configuration of `folder`.
func file(
  _ text: String, path: String = "c.json", folder: String = "/app"
) throws(ConfigurationError) -> ConfigurationFile {
  try ConfigurationFile(
    reading: SourceFile(path: path, bytes: Array(text.utf8)), in: Array(folder.utf8),
    pages: samplePages)
}

/// What texts state together, the extended ones first, as the configuration of `/app`.
func configuration(_ texts: String...) throws(ConfigurationError) -> Configuration {
  var files: [ConfigurationFile] = []
  for (index, text) in texts.enumerated() { files.append(try file(text, path: "\(index).json")) }
  return Configuration(files: files, root: components("/app"))
}

func components(_ path: String) -> PathComponents { pathComponents(Array(path.utf8)) }

extension Configuration {
  /// The settings of a file.
  func settings(of path: String) -> Settings {
    settings(with: overrides(for: components(path)), pages: samplePages)
  }

  /// Whether a file is linted, judged from the top folder down.
  func lints(_ path: String) -> Bool {
    let path = components(path)
    return includes(path)
      && (1...path.count).allSatisfy {
        exclusion(of: Array(path[..<$0]), isFolder: $0 < path.count) == nil
      }
  }
}
