import Diagnostics
import RulePages

/// The rules that run on some of the files, with their severities and options: by id. A rule without an entry is off.
package typealias RuleProfile = [String: RuleSetting]

/// How one rule runs.
package struct RuleSetting: Hashable, Sendable {
  package var severity: Severity
  package var options: RuleOptions
  /// Whether the user asked for each of its findings by naming the rule; otherwise numbers are only counted.
  package var isNamed: Bool
  /// Which page of a project's own rules is meant; `nil` for what is built in.
  package var page: String?

  package init(
    severity: Severity, options: RuleOptions, isNamed: Bool = false, page: String? = nil
  ) {
    self.severity = severity
    self.options = options
    self.isNamed = isNamed
    self.page = page
  }
}

/// The values of a rule's options, and what is known about the project of a file.
package struct RuleOptions: Hashable, Sendable {
  private let values: [String: OptionValue]
  /// The systems on which the project runs.
  package let targets: DeploymentTargets

  /// - Parameter values: one for each option of the rule's page.
  package init(
    _ values: [String: OptionValue] = [:], targets: DeploymentTargets = DeploymentTargets()
  ) {
    self.values = values
    self.targets = targets
  }

  package func number(_ name: String) -> Double {
    if case .number(let number)? = values[name] { number } else { 0 }
  }

  package func numbers(_ name: String) -> [Double] {
    if case .numbers(let numbers)? = values[name] { numbers } else { [] }
  }

  package func strings(_ name: String) -> [String] {
    if case .strings(let strings)? = values[name] { strings } else { [] }
  }

  package func string(_ name: String) -> String {
    if case .string(let string)? = values[name] { string } else { "" }
  }

  package func isOn(_ name: String) -> Bool { values[name] == .boolean(true) }
}
