import Diagnostics
import LayoutDialects

extension Rule {
  /// A constraint is built on a member that is spelt like an anchor, but that UIKit does not have.
  ///
  /// - Why: the code does not compile, so the file is not what runs.
  /// - Silent: when the files read declare the name, and when no anchor is spelt nearly like it.
  package static let unknownAnchor = Rule(
    "unknown-anchor",
    check: .unknownAnchor { anchor, project in
      guard !project.anchorNames.contains(anchor.name), let meant = nearAnchor(anchor.name) else {
        return []
      }
      return [
        Diagnostic(
          "there is no anchor '\(anchor.name)'; did you mean '\(meant)'?", at: anchor.range)
      ]
    }
  )
}

/// The anchor that a misspelt name means: it differs in case, or by two letters at most.
private func nearAnchor(_ name: String) -> String? {
  let lowered = name.lowercased()
  if let same = anchorNames.first(where: { $0.lowercased() == lowered }) { return same }
  guard let near = nearest(to: name, among: anchorNames) else { return nil }
  return abs(near.count - name.count) <= 2 && differences(name, near) <= 2 ? near : nil
}

/// How many letters must be inserted, deleted or replaced to make one name the other.
private func differences(_ first: String, _ second: String) -> Int {
  let other = Array(second)
  var row = Array(0...other.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in other.indices {
      let replaced = diagonal + (letter == other[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[other.count]
}
