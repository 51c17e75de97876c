import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import SourceText
import Suppression
import SwiftTokens

/// What is seen of one file while its syntax is there.
struct FileLook: Sendable {
  /// What the rules about one file's syntax find.
  var findings: [Finding] = []
  /// What patterns find in it.
  var openFindings: [OpenFinding] = []
  /// `nil` where no comment suppresses anything.
  var suppressions: Suppressions?
  /// See ``SyntaxFile/isWhole``.
  var isWhole = true
  /// What the file says of numbers, where a rule looks at them.
  var numbers = FileNumbers()
  /// Whether something will be asked of its syntax later.
  var needsSyntax = false

  /// Whether something may be said about the file for what stands in it alone.
  var mayTellSomething: Bool {
    !findings.isEmpty || !openFindings.isEmpty || suppressions != nil || !numbers.isEmpty
  }
}

extension Linter {
  /// Silences the findings in memory, with a comment for each line.
  ///
  /// Findings about suppressions remain: another comment would not fix them.
  /// - Parameter reason: what each comment says after the rules; one line without `*/`.
  package func suppress(_ selection: FileSelection, reason: String?) -> FixOutcome {
    rewrite(selection) { files, findings in
      var isFirst = true
      var found: [Finding] = []
      var result = applyFixes(to: files, level: .safe) { files in
        found = findings(files)
        defer { isFirst = false }
        let bare = found.map(\.withoutFixes)
        return isFirst ? withSuppressions(bare, in: files, reason: reason) : bare
      }
      result.remaining = found.sorted(by: Finding.precedes)
      return result
    }
  }
}

/// The edit that silences one finding in a file's text with a comment; `nil` for what a comment cannot silence.
package func suppression(of finding: Finding, in source: SourceFile) -> TextEdit? {
  if Rule.idsAboutSuppressions.contains(finding.rule) { return nil }
  return SuppressionWriter(TokenizedFile(source), reason: nil).edits(for: [finding]).first
}

/// The findings, each with the comment that suppresses it as its only fix.
private func withSuppressions(
  _ findings: [Finding], in files: [SourceFile], reason: String?
) -> [Finding] {
  let sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  var result: [Finding] = []
  for (path, findings) in Dictionary(grouping: findings, by: \.path) {
    guard let file = sources[path] else { continue }
    let ordinary = findings.filter {
      !Rule.idsAboutSuppressions.contains($0.rule) && !$0.diagnostic.isCounted
    }
    let edits = SuppressionWriter(TokenizedFile(file), reason: reason).edits(for: ordinary)
    for (finding, edit) in zip(ordinary, edits) {
      var finding = finding
      finding.diagnostic.fixes = [.safe("suppress the finding", edit)]
      result.append(finding)
    }
  }
  return result
}

extension Finding {
  var withoutFixes: Finding {
    var finding = self
    finding.diagnostic.fixes = []
    return finding
  }
}

extension RuleRun {
  func look(
    at file: SyntaxFile, _ words: LayoutWords, index: Int, isOwn: Bool = true, describesPlaces: Bool
  ) -> FileLook {
    let numbers =
      needsNumbers ? FileNumbers(file, words) : FileNumbers()
    // Of others' files, only what they declare matters.
    if !isOwn { return FileLook(numbers: numbers) }
    let findings = words.needsBodies ? findings(in: file, index: index) : []
    return FileLook(
      findings: describesPlaces ? placed(findings, in: file) : findings,
      openFindings: look(
        for: candidates(in: file.source, index: index), in: file, words,
        describesPlaces: describesPlaces),
      suppressions: Suppressions(file.source), isWhole: file.isWhole, numbers: numbers,
      needsSyntax: describesPlaces && !numbers.isEmpty)
  }

  private func look(
    for candidates: PatternCandidates, in file: SyntaxFile, _ words: LayoutWords,
    describesPlaces: Bool
  ) -> [OpenFinding] {
    if candidates.isEmpty { return [] }
    // Without words of layout, the bodies of functions were passed over.
    let whole = words.needsBodies ? file : SyntaxFile(file.source)
    let found = findings(of: candidates, in: whole)
    guard describesPlaces else { return found }
    return zip(found, placed(found.map(\.finding), in: whole)).map { open, finding in
      var open = open
      open.finding = finding
      return open
    }
  }

  /// What is left of all files' findings once the suppressions of each of `files` have been applied.
  func findings(
    left findings: [Finding], in files: [SuppressedFile], marksSilenced: Bool
  ) -> [Finding] {
    if files.isEmpty { return findings }
    let paths = Set(files.map(\.path))
    var left = findings.filter { !paths.contains($0.path) }
    var byPath = Dictionary(
      grouping: findings.lazy.filter { paths.contains($0.path) }, by: \.path)
    for file in files {
      left += self.findings(
        left: byPath.removeValue(forKey: file.path) ?? [], in: file, marksSilenced: marksSilenced)
    }
    return left
  }
}
