import Diagnostics
import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// A finding of a pattern, provided that the declarations of other files do not exclude it.
package struct OpenFinding: Sendable {
  package var finding: Finding
  let questions: [AncestryQuestion]
}

/// The rules that may find something in a file, by the names in it.
package struct PatternCandidates: Sendable {
  fileprivate let rules: [(rule: PatternRule, setting: RuleSetting)]

  package var isEmpty: Bool { rules.isEmpty }
}

extension RuleRun {
  /// The pattern rules that are on for a file and may find something in it.
  package func candidates(in file: TokenizedFile, index: Int) -> PatternCandidates {
    PatternCandidates(rules: patternRules(in: file, index: index))
  }

  /// The findings of pattern rules in a file.
  /// - Parameter file: parsed with the bodies of its functions.
  package func findings(of candidates: PatternCandidates, in file: SyntaxFile) -> [OpenFinding] {
    candidates.rules.flatMap { rule, setting in
      timed(rule.page.id) { rule.findings(in: file, scalingFunctions: scalingFunctions) }.map {
        OpenFinding(
          finding: Finding(
            rule: rule.page.id, severity: setting.severity, path: file.source.file.path,
            diagnostic: $0.diagnostic),
          questions: $0.questions)
      }
    }
  }

  /// The findings for which all conditions of their pages are met.
  package func settled(_ findings: [OpenFinding], in project: Project) -> [Finding] {
    findings.filter { open in
      open.questions.allSatisfy { question in
        let ancestors = question.types.flatMap { type in
          project.ancestry(of: type)
            .flatMap { [$0] + (ViewClass.named($0)?.usualSuperclasses ?? []) }
            .filter { $0 != type }
        }
        return question.superclasses.matchAny(of: ancestors) == question.isWanted
      }
    }.map(\.finding)
  }
}
