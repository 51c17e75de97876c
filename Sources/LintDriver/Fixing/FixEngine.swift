import Diagnostics
import SourceText

/// How far fixes may go.
package enum FixLevel: Sendable {
  /// Only fixes that change no layout.
  case safe
  /// Also fixes that may change the layout.
  case unsafe

  /// Whether a fix of this applicability is applied. A suggestion never is.
  package func allows(_ applicability: Applicability) -> Bool {
    switch applicability {
    case .safe: true
    case .unsafe: self == .unsafe
    case .displayOnly: false
    }
  }
}

/// The maximum number of rounds: a fix may make another one possible, but fixes that are not done after this many
/// rounds undo each other.
package let maximumFixPasses = 20

/// What fixing came to.
package struct FixResult: Sendable {
  /// All files in their order, the fixed ones with their new bytes.
  package var files: [SourceFile]
  /// The indices of the files whose bytes have changed, ascending.
  package var changed: [Int]
  /// The findings before anything was fixed.
  package var original: [Finding]
  /// The findings that are left.
  package var remaining: [Finding]
  /// The number of fixes that were applied.
  package var appliedFixes: Int
  /// Problems with fixes, by file: errors of rules, and fixes that keep changing each other's results.
  package var problems: [FileProblem]
}

/// Applies the fixes of `analyze`'s findings in several rounds, until there are none to apply.
///
/// In one round, fixes whose edits overlap exclude each other: the one whose finding comes first (then by rule) is
/// applied, and the others in the next round, if they are still offered. Equal edits count once.
package func applyFixes(
  to files: [SourceFile], level: FixLevel, analyze: ([SourceFile]) -> [Finding]
) -> FixResult {
  let original = analyze(files).sorted(by: Finding.precedes)
  var result = FixResult(
    files: files, changed: [], original: original, remaining: original, appliedFixes: 0,
    problems: [])
  var indices: [String: Int] = [:]
  for (index, file) in files.enumerated() where indices[file.path] == nil {
    indices[file.path] = index
  }
  var changed: Set<Int> = []
  var problems: Set<FileProblem> = []
  var passes = 0
  while true {
    let round = FixRound(result.remaining, files: result.files, indices: indices, level: level)
    problems.formUnion(round.problems)
    if round.edits.isEmpty { break }
    if passes == maximumFixPasses {
      problems.formUnion(
        round.edits.keys.map {
          FileProblem(
            path: files[$0].path,
            reason:
              "some fixes were not applied: after \(maximumFixPasses) passes, there were still new fixes to apply"
          )
        })
      break
    }
    passes += 1
    for (index, edits) in round.edits {
      let file = result.files[index]
      do throws(OverlappingEdits) {
        let bytes = try applying(edits, to: file.bytes)
        result.files[index] = SourceFile(path: file.path, bytes: bytes)
        changed.insert(index)
      } catch {
        preconditionFailure("the edits that one pass accepts must not overlap: \(error)")
      }
    }
    result.appliedFixes += round.appliedFixes
    result.remaining = analyze(result.files).sorted(by: Finding.precedes)
  }
  // Fixes that undo each other can end where they began.
  result.changed = changed.sorted().filter { files[$0].bytes != result.files[$0].bytes }
  result.problems = problems.sorted(by: FileProblem.precedes)
  return result
}

/// The edits of one round.
private struct FixRound {
  /// The accepted edits by file index, sorted, none overlapping another.
  private(set) var edits: [Int: [TextEdit]] = [:]
  private(set) var appliedFixes = 0
  private(set) var problems: [FileProblem] = []
  private var endings: [Int: LineEnding] = [:]

  init(_ findings: [Finding], files: [SourceFile], indices: [String: Int], level: FixLevel) {
    for finding in findings {
      guard let index = indices[finding.path] else { continue }
      guard let fix = finding.diagnostic.preferredFix(level) else { continue }
      accept(fix, of: finding, for: files[index], index)
    }
  }

  private mutating func accept(_ fix: Fix, of finding: Finding, for file: SourceFile, _ index: Int)
  {
    guard fix.edits.allSatisfy({ $0.range.end <= file.bytes.count }) else {
      report(finding, "a fix for \(finding.rule) extends past the end of the file; not applied")
      return
    }
    let ending = endings[index] ?? LineEnding.dominant(in: file.bytes)
    endings[index] = ending
    var wanted: [TextEdit] = []
    for edit in Set(fix.edits).sorted(by: TextEdit.precedes) {
      let edit = TextEdit(edit.range, ending.applied(to: edit.replacement))
      if wanted.contains(where: { $0.overlaps(edit) }) {
        report(finding, "the edits of a fix for \(finding.rule) overlap; not applied")
        return
      }
      // What an undecodable byte was cannot be told from its replacement character.
      if edit.replacement.unicodeScalars.contains("\u{FFFD}"), !isUTF8(file.bytes) {
        report(finding, "not UTF-8, so a fix for \(finding.rule) would lose bytes; not applied")
        return
      }
      if !file.bytes[edit.range.start..<edit.range.end].elementsEqual(edit.replacement.utf8) {
        wanted.append(edit)
      }
    }
    insert(wanted, index)
  }

  /// Takes all edits of a fix, or none if one is in the way of an earlier fix.
  private mutating func insert(_ wanted: [TextEdit], _ index: Int) {
    var accepted = edits[index] ?? []
    var isNews = false
    for edit in wanted {
      let place = accepted.firstIndex(after: edit)
      // Accepted edits do not overlap, so only neighbours can be in the way: on each side one, or two where
      // an insertion stands at the border of a replacement.
      let neighbours = accepted[max(0, place - 2)..<min(accepted.count, place + 2)]
      if neighbours.contains(edit) { continue }
      if neighbours.contains(where: { $0.overlaps(edit) }) { return }
      accepted.insert(edit, at: place)
      isNews = true
    }
    if wanted.isEmpty { return }
    appliedFixes += 1
    if isNews { edits[index] = accepted }
  }

  private mutating func report(_ finding: Finding, _ reason: String) {
    problems.append(FileProblem(path: finding.path, reason: reason))
  }
}

private func isUTF8(_ bytes: [UInt8]) -> Bool {
  String(validating: bytes, as: UTF8.self) != nil
}

extension Diagnostic {
  /// The fix that would be applied: the first safe one, else the first that `level` allows.
  package func preferredFix(_ level: FixLevel) -> Fix? {
    let usable = fixes.filter { !$0.edits.isEmpty && level.allows($0.applicability) }
    return usable.first { $0.applicability == .safe } ?? usable.first
  }
}

extension TextEdit {
  fileprivate static func precedes(_ left: TextEdit, _ right: TextEdit) -> Bool {
    (left.range, left.replacement) < (right.range, right.replacement)
  }
}

extension [TextEdit] {
  /// The index at which `edit` belongs in an array sorted by range and replacement.
  fileprivate func firstIndex(after edit: TextEdit) -> Int {
    partitionIndex { !TextEdit.precedes($0, edit) }
  }
}
