import Diagnostics
import RulePages
import Suppression

extension Rule {
  /// The ids of the rules that are about suppressions rather than code.
  package static let idsAboutSuppressions = Set(
    catalogue.compactMap { rule in
      if case .suppressions = rule.check { rule.id } else { nil }
    })
}

extension Rule {
  /// The ids of the rules that are silent about files of which not all is read.
  fileprivate static let idsNeedingWholeCode = Set(
    catalogue.lazy.filter(\.needsWholeCode).map(\.id))
}

/// A file with suppressions.
package struct SuppressedFile: Sendable {
  /// The file's place among those of the run.
  package let index: Int
  package let path: String
  package let suppressions: Suppressions
  /// Whether each suppression must give a reason.
  package let requiresReason: Bool
  /// See ``SyntaxFile/isWhole``.
  package let isWhole: Bool

  package init(
    index: Int, path: String, suppressions: Suppressions, requiresReason: Bool, isWhole: Bool
  ) {
    self.index = index
    self.path = path
    self.suppressions = suppressions
    self.requiresReason = requiresReason
    self.isWhole = isWhole
  }
}

extension RuleRun {
  /// Applies one file's suppressions to the findings of its rules. Returns the findings that no suppression covers, and
  /// the findings about the suppressions themselves.
  ///
  /// - Parameter marksSilenced: whether covered findings are returned, too, and are marked (``Finding/isSilenced``).
  package func findings(
    left findings: [Finding], in file: SuppressedFile, marksSilenced: Bool = false
  ) -> [Finding] {
    var suppressions = file.suppressions
    var left = suppressions.silence(findings)
    func judge(_ rules: Set<String>, problems: [SuppressionProblem] = [], isFirst: Bool = false)
      -> [Finding]
    {
      let unused = suppressions.unused(of: rules, endsIncluded: isFirst)
      return self.findings(
        about: SuppressionOutcome(unused: unused, problems: problems), in: file)
    }
    // What is said about suppressions may itself be suppressed, which makes a suppression useful: so those of
    // rules about code are judged first, those of every rule next, and those of rules about suppressions last.
    var ids = ids(of: file.index)
    if !file.isWhole { ids.subtract(Rule.idsNeedingWholeCode) }
    let problems = suppressions.problems(rules: knownRules, requiresReason: file.requiresReason)
    let aboutCode = ids.subtracting(Rule.idsAboutSuppressions)
    left += suppressions.silence(judge(aboutCode, problems: problems, isFirst: true))
    // Who knows what a rule that did not run would have found; but those that are off by default seldom run at all.
    if ids.isSuperset(of: defaultRules) {
      left += suppressions.silence(judge([SuppressionCommand.everyRule]))
    }
    left += judge(ids.intersection(Rule.idsAboutSuppressions))
    guard marksSilenced else { return left }
    return left
      + suppressions.silenced.map { finding in
        var finding = finding
        finding.isSilenced = true
        return finding
      }
  }
}

/// The ids of the rules that run unless they are switched off.
private let defaultRules = Set(RulePage.embedded.lazy.filter(\.enabled).map(\.id))
