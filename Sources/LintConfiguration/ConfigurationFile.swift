import Diagnostics
import RulePages

/// What one configuration file states, before it is joined with others.
package struct ConfigurationFile: Hashable, Sendable {
  /// The file as reports print it.
  package let path: String
  /// The absolute path of its folder, in bytes.
  package let folder: [UInt8]
  package var extends: [Setting<StatedPath>] = []
  /// `nil` if the file does not state which files to lint.
  package var include: [StatedPattern]?
  package var exclude: [StatedPattern] = []
  /// Folders with the pages of the project's own rules.
  package var rulePages: [Setting<StatedPath>] = []
  package var baseline: Setting<StatedPath>?
  package var facts: [FactKind: [Setting<String>]] = [:]
  package var layer = SettingsLayer()
  package var overrides: [SettingsOverride] = []

  package init(path: String, folder: [UInt8]) {
    self.path = path
    self.folder = folder
  }
}

/// The settings that may differ from file to file; `nil` where nothing is stated.
package struct SettingsLayer: Hashable, Sendable {
  package var rules: [String: RuleLayer] = [:]
  package var failLevel: Setting<Severity>?
  package var requireReason: Setting<Bool>?
}

/// What is stated about one rule.
package struct RuleLayer: Hashable, Sendable {
  package var enabled: Setting<Bool>?
  package var severity: Setting<Severity>?
  package var options: [String: Setting<OptionValue>] = [:]
}

/// Settings for some of the files.
package struct SettingsOverride: Hashable, Sendable {
  package var files: [StatedPattern]
  package var layer: SettingsLayer
}
