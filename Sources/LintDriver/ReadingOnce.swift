import Diagnostics

extension Linter {
  /// Lints files that are read one by one, each when analysis comes to it.
  ///
  /// - Returns: `nil` if a file changed meanwhile, or if texts are wanted apart from analysis.
  func runReadingOnce(_ selection: FileSelection) -> LintOutcome? {
    // Who measures stages wants to know of reading alone.
    guard case .afresh = mode, !keepsTexts, focus == nil, selection.contents.isEmpty,
      !selection.isStaged, !options.timesRules, !selection.files.contains(where: isSpeltOut)
    else { return nil }
    let texts = FileTexts(reading: selection.files)
    let found = analyzer.analyze(texts, analysisOptions).sorted(by: Finding.precedes)
    let judged = judged(found)
    let named = Set(judged.new.flatMap { [$0.path] + $0.diagnostic.notes.compactMap(\.path) })
    let sources = texts.names.indices.filter { named.contains(texts.names[$0]) }
      .compactMap { texts.readAgain($0) }
    if texts.haveChanged { return nil }
    let problems = texts.problems
    var outcome = LintOutcome(
      reportedFiles: selection.files.indices.filter { problems[$0] == nil }
        .map { selection.files[$0] },
      sources: sources, findings: judged.new,
      problems: (selection.problems + problems.compactMap { $0 }).sorted(
        by: FileProblem.precedes),
      settings: options.settings, leftOut: selection.leftOut, matches: judged.matches)
    outcome.note(judged)
    return outcome
  }
}
