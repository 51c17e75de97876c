import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import SourceText
import SwiftTokens

extension Analyzer {
  /// All stages and the whole catalogue of rules.
  package static let standard = Analyzer { sources, options in
    let run = RuleRun { page in
      options.rules.includes(page.id, isEnabledByDefault: page.enabled)
    }
    let project = ProjectAnalysis(sources, jobs: options.jobs)
    let inFiles = parallelMap(count: project.files.count, jobs: options.jobs) { index in
      run.findings(in: project.files[index])
    }
    guard run.needsLayout else { return inFiles.flatMap { $0 } }
    let inLayout = parallelMap(count: project.units.count, jobs: options.jobs) { index in
      run.findings(
        in: readLayout(of: project.units[index], in: project.facts, files: project.files),
        project: project.facts, files: project.files)
    }
    return inFiles.flatMap { $0 } + inLayout.flatMap { $0 }
  }
}

/// The syntax of all files, what they declare together, and what is read together.
struct ProjectAnalysis: Sendable {
  let files: [SyntaxFile]
  let facts: Project
  let units: [ReadingUnit]

  init(_ sources: [SourceFile], jobs: Int) {
    let parsed = parallelMap(count: sources.count, jobs: jobs) { index in
      let file = SyntaxFile(TokenizedFile(sources[index]))
      return (file, FileDeclarations(file))
    }
    files = parsed.map(\.0)
    facts = Project(parsed.map(\.1))
    units = facts.units()
  }
}
