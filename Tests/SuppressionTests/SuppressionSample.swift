import Diagnostics
import SourceText
import Suppression
import SwiftTokens

/// A file in which each `bad` and each `odd` is a finding of the rule of that name.
struct SuppressionSample {
  let file: TokenizedFile
  let rules: Set<String> = ["bad", "odd", "long-name"]

  init(_ text: String) {
    file = TokenizedFile(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  }

  var findings: [Finding] {
    file.tokens.compactMap { token in
      let name = file.text(token)
      guard name == "bad" || name == "odd" else { return nil }
      return Finding(
        rule: name, severity: .warning, path: "A.swift",
        diagnostic: Diagnostic("found \(name)", at: token.range))
    }
  }

  /// The findings that no suppression covers, for example `bad 2, odd 3`, by line.
  var left: String {
    var suppressions = Suppressions(file)
    let lines = LineTable(file.file.bytes)
    return (suppressions?.silence(findings) ?? findings).map { finding in
      "\(finding.rule) \(lines.position(at: finding.diagnostic.range.start).line)"
    }.joined(separator: ", ")
  }

  /// The names that were of no use, by command.
  var unused: [[String]] {
    unusedSuppressions.map(\.names)
  }

  var unusedSuppressions: [UnusedSuppression] {
    guard var suppressions = Suppressions(file) else { return [] }
    _ = suppressions.silence(findings)
    return suppressions.unused(
      of: rules.union([SuppressionCommand.everyRule]), endsIncluded: true)
  }

  func problems(requiresReason: Bool = false) -> [SuppressionProblem.Reason] {
    Suppressions(file)?.problems(rules: rules, requiresReason: requiresReason).map(\.reason) ?? []
  }

  /// The text without its unused suppressions.
  func cleaned() throws -> String {
    let edits = unusedSuppressions.map(\.removal)
    return String(decoding: try applying(edits, to: file.file.bytes), as: UTF8.self)
  }
}
