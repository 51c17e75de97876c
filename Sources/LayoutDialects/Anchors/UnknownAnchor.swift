import SourceText

/// A member that is named like an anchor and used to create a constraint, although UIKit has no anchor of that name.
package struct UnknownAnchor: Hashable, Sendable {
  package var file: Int
  package var range: SourceRange
  package var name: String
}

/// What is noted of anchors.
final class AnchorRecord: DialectRecord {
  var unknown: [UnknownAnchor] = []

  var counts: [Int] { [unknown.count] }

  /// What is wrong in a helper is told where it is declared.
  func attribute(since counts: [Int], to call: HelperState.Site) {
    unknown.removeLast(unknown.count - (counts.first ?? 0))
  }
}
