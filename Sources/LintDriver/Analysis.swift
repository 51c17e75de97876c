import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import SourceText
import Suppression
import SwiftTokens

extension Analyzer {
  /// All stages and the whole catalogue of rules.
  package static let standard = Analyzer { sources, options in
    let run = RuleRun { page in
      options.rules.includes(page.id, isEnabledByDefault: page.enabled)
    }
    let project = ProjectAnalysis(sources, jobs: options.jobs) {
      run.look(at: $0, $1, describesPlaces: options.describesPlaces)
    }
    var inLayout = run.needsLayout ? layoutFindings(of: project, run, jobs: options.jobs) : []
    if options.describesPlaces {
      inLayout = placed(inLayout, in: project.files, jobs: options.jobs)
    }
    let left = run.findings(
      left: project.findings + inLayout, by: project.suppressions,
      requiresReason: options.requiresSuppressionReason)
    return options.describesPlaces ? placedInComments(left, in: sources) : left
  }

  private static func layoutFindings(
    of project: ProjectAnalysis, _ run: RuleRun, jobs: Int
  ) -> [Finding] {
    parallelMap(count: project.units.count, jobs: jobs) { index in
      run.findings(
        in: readLayout(
          of: project.units[index], in: project.facts, files: project.files, words: project.words),
        project: project.facts, files: project.files)
    }.flatMap { $0 }
  }
}

/// What all files declare together, and what of them is read for layout.
struct ProjectAnalysis: Sendable {
  /// The syntax of the files that ``units`` name; an empty file in place of each other one.
  ///
  /// Four files in five build no layout; keeping their syntax took most of the memory and a quarter of the time.
  let files: [SyntaxFile]
  let words: [LayoutWords]
  let facts: Project
  let units: [ReadingUnit]
  /// What the rules about one file's syntax find.
  let findings: [Finding]
  /// Those of the files that have any, by path.
  let suppressions: [String: Suppressions]

  /// Parses `sources`, and has a look at each file while its syntax is there.
  init(
    _ sources: [SourceFile], jobs: Int,
    look: @escaping @Sendable (SyntaxFile, LayoutWords) -> FileLook = { _, _ in FileLook() }
  ) {
    let parsed = parallelMap(count: sources.count, jobs: jobs) { index in
      let tokens = TokenizedFile(sources[index])
      let words = LayoutWords(tokens)
      let file = SyntaxFile(tokens, hasBodies: words.needsBodies)
      return (
        declarations: FileDeclarations(file), words: words, look: look(file, words),
        layout: words.mayBuildLayout ? file : nil
      )
    }
    facts = Project(parsed.map(\.declarations))
    findings = parsed.flatMap(\.look.findings)
    var suppressions: [String: Suppressions] = [:]
    for (source, parsed) in zip(sources, parsed) {
      suppressions[source.path] = parsed.look.suppressions
    }
    self.suppressions = suppressions
    words = parsed.map(\.words)
    units = facts.units(words: words)
    // A type whose layout is built in an extension elsewhere is needed after all.
    let needed = Set(units.flatMap(\.files))
    let empty = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: [])))
    files = parallelMap(count: sources.count, jobs: jobs) { index in
      if let file = parsed[index].layout { return file }
      return needed.contains(index) ? SyntaxFile(TokenizedFile(sources[index])) : empty
    }
  }
}
