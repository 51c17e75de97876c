import Diagnostics
import SourceText

/// A fix that the user can accept or decline.
package struct FixProposal: Sendable {
  package let finding: Finding
  package let fix: Fix
  package let path: FilePath
  /// The file as it is.
  package let file: SourceFile
  /// The file's bytes with nothing but this fix applied.
  package let fixed: [UInt8]
}

extension Linter {
  /// Applies the fixes for which `isWanted` returns true, in memory and in their order, and asks once for each finding;
  /// nothing is written.
  package func fix(
    _ selection: FileSelection, level: FixLevel, isWanted: (FixProposal) -> Bool
  ) -> FixOutcome {
    let paths = Dictionary(selection.files.map { ($0.display, $0) }) { first, _ in first }
    return rewrite(selection) { files, findings in
      var isFirst = true
      var found: [Finding] = []
      var result = applyFixes(to: files, level: level) { files in
        found = findings(files)
        defer { isFirst = false }
        return isFirst
          ? chosen(found, in: files, paths, level, isWanted) : found.map(\.withoutFixes)
      }
      result.remaining = found
      return result
    }
  }
}

/// The findings, of which only those keep their fix that `isWanted` says yes to.
private func chosen(
  _ findings: [Finding], in files: [SourceFile], _ paths: [String: FilePath], _ level: FixLevel,
  _ isWanted: (FixProposal) -> Bool
) -> [Finding] {
  let sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  var accepted: [String: [TextEdit]] = [:]
  return findings.map { finding in
    guard let fix = finding.diagnostic.preferredFix(level), let file = sources[finding.path],
      let path = paths[finding.path],
      fix.edits.allSatisfy({ $0.range.end <= file.bytes.count }),
      let fixed = try? applying(fix.edits, to: file.bytes), fixed != file.bytes
    else { return finding.withoutFixes }
    let earlier = accepted[finding.path] ?? []
    // What is in the way of an accepted fix has its turn in the next run; equal edits are one.
    let isInTheWay = fix.edits.contains { edit in
      earlier.contains { $0 != edit && $0.overlaps(edit) }
    }
    let proposal = FixProposal(finding: finding, fix: fix, path: path, file: file, fixed: fixed)
    guard !isInTheWay, isWanted(proposal) else { return finding.withoutFixes }
    accepted[finding.path] = earlier + fix.edits
    return finding
  }
}
