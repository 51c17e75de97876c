import Diagnostics

/// The name of a configuration file.
package let configurationFileName = ".layoutlint.json"

/// The keys of a configuration file, in the order in which they are listed.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case extends, include, exclude, rulePages, rules, failLevel, suppressions, baseline, facts,
    overrides

  /// What the key is for, in one line.
  package var meaning: String {
    switch self {
    case .schema: "the JSON Schema that editors use to check this file"
    case .extends:
      "one or more configuration files, whose settings this file may override"
    case .include: "patterns for the files and folders to lint; all others are skipped"
    case .exclude: "patterns for files and folders to skip, as in a .gitignore file"
    case .rulePages: "one or more folders with the pages of your own rules"
    case .rules: "the severity and options of each rule"
    case .failLevel: "the lowest severity that makes a run fail"
    case .suppressions: "requirements for comments that suppress findings"
    case .baseline: "a file of known findings, which are not reported"
    case .facts: "facts about the project's own code"
    case .overrides: "different settings for some of the files"
    }
  }
}

/// The keys of an object in `overrides`.
package enum OverrideKey: String, CaseIterable, Sendable {
  case files, rules, failLevel, suppressions

  package var meaning: String {
    switch self {
    case .files: "patterns for the files and folders that these settings apply to"
    case .rules: ConfigurationKey.rules.meaning
    case .failLevel: ConfigurationKey.failLevel.meaning
    case .suppressions: ConfigurationKey.suppressions.meaning
    }
  }
}

/// The keys of a rule's object.
package enum RuleKey: String, CaseIterable, Sendable {
  case severity, enabled, options

  package var meaning: String {
    switch self {
    case .severity:
      "the severity of findings; setting it turns the rule on, unless 'enabled' is false"
    case .enabled: "whether the rule runs"
    case .options: "the options that the rule's page lists"
    }
  }
}

/// The values of a string in `rules`.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off, on, info, warning, error

  /// The severity it names; `nil` for `off` and `on`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The keys of `suppressions`.
package enum SuppressionKey: String, CaseIterable, Sendable {
  case requireReason

  package var meaning: String { "whether a comment that suppresses a finding must give a reason" }
}

/// The facts that a project states about its own code: each is a list of names.
package enum FactKind: String, CaseIterable, Sendable {
  case scalingFunctions, tokens, optOutFunctions, selfSizingViews

  package var meaning: String {
    switch self {
    case .scalingFunctions:
      "functions and properties that scale a number to the screen or the text size"
    case .tokens: "types whose members give names to spacings and sizes"
    case .optOutFunctions: "functions that set translatesAutoresizingMaskIntoConstraints to false"
    case .selfSizingViews: "view classes with an intrinsic content size"
    }
  }
}
