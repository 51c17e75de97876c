import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import Suppression

/// What is seen of one file while its syntax is there.
struct FileLook: Sendable {
  /// What the rules about one file's syntax find.
  var findings: [Finding] = []
  /// `nil` where no comment suppresses anything.
  var suppressions: Suppressions?
}

extension RuleRun {
  func look(at file: SyntaxFile, _ words: LayoutWords) -> FileLook {
    FileLook(
      findings: words.makesGeometry ? findings(in: file) : [],
      suppressions: Suppressions(file.source))
  }

  /// What is left of all files' findings once each file's suppressions have been applied.
  ///
  /// - Parameter suppressions: by path.
  func findings(
    left findings: [Finding], by suppressions: [String: Suppressions], requiresReason: Bool
  ) -> [Finding] {
    if suppressions.isEmpty { return findings }
    var left: [Finding] = []
    var byPath: [String: [Finding]] = [:]
    for finding in findings {
      if suppressions[finding.path] == nil {
        left.append(finding)
      } else {
        byPath[finding.path, default: []].append(finding)
      }
    }
    for (path, suppressions) in suppressions {
      left += self.findings(
        left: byPath[path] ?? [], by: suppressions, in: path, requiresReason: requiresReason)
    }
    return left
  }
}
