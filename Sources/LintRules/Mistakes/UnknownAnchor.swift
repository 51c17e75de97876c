import Diagnostics
import LayoutDialects

extension Rule {
  /// A constraint is created with a member that is named like an anchor, but that UIKit does not have.
  ///
  /// - Why: the code does not compile, so the file is not what runs.
  /// - Silent: when the files that were read declare the name, and when no anchor has a similar name.
  package static let unknownAnchor = Rule(
    "unknown-anchor",
    check: .unknownAnchor { anchor, project in
      guard !project.declaresAnchor(anchor.name),
        let meant = nearest(to: anchor.name, among: anchorNames, maximumEdits: 2)
      else { return [] }
      return [
        Diagnostic(
          "there is no anchor '\(anchor.name)'; did you mean '\(meant)'?", at: anchor.range)
      ]
    }
  )
}
