/// An assumption of a migration that the code does not guarantee; made only on request.
///
/// Assumptions of several targets are declared here, and those of a single target in its folder.
package struct Allowance: Hashable, Sendable {
  /// Its name on the command line, and in the options of a target's rule.
  package let name: String
  /// The comment that says so in the output.
  let comment: String

  init(_ name: String, comment: String) {
    self.name = name
    self.comment = comment
  }

  package static let leftToRight = Allowance(
    "left-to-right", comment: "Assumes a left-to-right interface.")
  package static let outerSize = Allowance(
    "outer-size", comment: "Assumes that the container's size is set elsewhere, not by its content."
  )
  package static let unchangingContent = Allowance(
    "unchanging-content", comment: "Assumes that a layout pass follows each change of content.")
  package static let enoughRoom = Allowance(
    "enough-room", comment: "Assumes that there is enough space for all views of a fixed size.")
}
