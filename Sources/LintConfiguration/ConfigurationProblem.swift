import SourceText

/// Everything that is wrong with a configuration, in the order of its text; never empty. A run does not start then,
/// because settings that were only partly read would be applied as if they were complete.
package struct ConfigurationError: Error, Hashable, Sendable {
  package var problems: [ConfigurationProblem]

  package init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}

/// One thing that is wrong with a configuration.
package struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file as reports print it.
  package let path: String
  /// `nil` if the file could not be read at all.
  package let position: SourcePosition?
  /// A statement in lower case without a full stop: what was found, what was expected, the nearest name.
  package let message: String

  package init(path: String, position: SourcePosition?, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// One line in the form that compilers print.
  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(message)"
  }
}
