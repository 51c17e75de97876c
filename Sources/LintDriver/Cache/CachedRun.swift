import ByteRecords
import Diagnostics

/// What a run took from what an earlier one left.
package struct CacheUse: Sendable {
  /// The number of files with unchanged content, whether or not they had to be read to find that out.
  package var unchanged: Int
  /// The number of all files.
  package var files: Int
  /// Whether all findings were taken.
  package var isWhole: Bool
  /// Why the next run will find nothing.
  package var unwritten: FileProblem?
}

extension Linter {
  /// Lints files, of which those are not even read that an earlier run read, if nothing changed.
  ///
  /// The outcome is that of ``run(_:)`` without a cache.
  func run(_ selection: FileSelection, _ cache: RunCache) -> LintOutcome {
    let key = cache.key(selection, analysisOptions)
    let (old, survey) = watched(.cache) {
      let old = cache.record(key)
      return (old, FileSurvey(selection, known: old?.files ?? [], cache: cache, jobs: options.jobs))
    }
    return outcome(selection, survey, old, cache, key)
      // A file changed while it was looked at.
      ?? outcome(
        selection, FileSurvey(selection, cache: cache, jobs: options.jobs), nil, cache, key)
      ?? runAfresh(selection)
  }

  /// - Returns: `nil` if a file is not what it was a moment ago.
  private func outcome(
    _ selection: FileSelection, _ survey: FileSurvey, _ old: RunRecord?, _ cache: RunCache,
    _ key: Digest
  ) -> LintOutcome? {
    var survey = survey
    var use = CacheUse(
      unchanged: old.map { survey.countSame(as: $0.files) } ?? 0,
      files: survey.files.count, isWhole: false)
    if let focus {
      guard load(survey.places(named: focus.names), of: selection, into: &survey) else {
        return nil
      }
      if !survey.sources.contains(where: focus.covers) {
        return outcome(selection, survey, Judgement(), use)
      }
    }
    let findings: [Finding]
    if let old, survey.isSame(as: old.files) {
      use.isWhole = true
      findings = old.findings
    } else {
      guard load(nil, of: selection, into: &survey) else { return nil }
      findings = analyzed(survey.sources)
    }
    if !use.isWhole || survey.hasNewMarks {
      use.unwritten = watched(.cache) {
        keep(RunRecord(files: survey.files, findings: findings), key, in: cache)
      }
    }
    var judged = judged(findings)
    let named = Set(judged.new.flatMap { [$0.path] + $0.diagnostic.notes.compactMap(\.path) })
    guard load(survey.places(named: named), of: selection, into: &survey) else { return nil }
    judged.keep(focus, in: survey.sources)
    return outcome(selection, survey, judged, use)
  }

  private func load(
    _ places: [Int]?, of selection: FileSelection, into survey: inout FileSurvey
  ) -> Bool {
    watched(.read) { survey.load(places, of: selection, jobs: options.jobs) }
  }

  private func keep(_ record: RunRecord, _ key: Digest, in cache: RunCache) -> FileProblem? {
    do throws(FileProblem) {
      try cache.keep(record, key)
      return nil
    } catch {
      return error
    }
  }

  private func outcome(
    _ selection: FileSelection, _ survey: FileSurvey, _ judged: Judgement, _ use: CacheUse
  ) -> LintOutcome {
    let covered = focus.map { focus in
      Set(survey.sources.filter(focus.covers).map(\.path))
    }
    var outcome = LintOutcome(
      reportedFiles: survey.files.map(\.path).filter { covered?.contains($0.display) ?? true },
      sources: survey.sources, findings: judged.new,
      problems: (selection.problems + survey.problems).sorted(by: FileProblem.precedes),
      settings: options.settings, leftOut: selection.leftOut, matches: judged.matches)
    outcome.note(judged)
    outcome.cacheUse = use
    return outcome
  }
}
