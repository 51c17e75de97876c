import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import Migration
import SourceText
import SwiftTokens

/// What the rules about rewriting find: the fix of each finding is what `layoutlint migrate` writes for one type.
func migrationFindings(
  of analysis: ProjectAnalysis, _ run: RuleRun, in units: [ReadingUnit], jobs: Int
) -> [Finding] {
  let rules = run.migrations.compactMap { rule, name in
    MigrationTarget(rawValue: name).map { (rule: rule, target: $0) }
  }
  if rules.isEmpty { return [] }
  let project = MigrationProject(
    project: analysis.facts, files: analysis.files, words: analysis.words,
    formerSystems: run.formerSystems(analysis.files, rules.map(\.rule)),
    for: rules.map(\.target))
  return rules.flatMap { rule, target -> [Finding] in
    let migrations = migrations(
      of: units, in: project, to: target, jobs: jobs, timed: { run.timed(rule, $0) },
      request: { unit in
        run.setting(of: rule, in: unit.file).map { MigrationRequest(to: target, $0.options) }
      })
    let rewrites = migrations.flatMap { $0?.rewrites ?? [] }
    let uses = UnimportedUses(
      project.files.map(\.source.file),
      after: Dictionary(rewrites.map { ($0.file, $0.edits) }) { $0 + $1 })
    return rewrites.compactMap { rewrite in
      guard let setting = run.setting(of: rule, in: rewrite.file) else { return nil }
      let file = project.files[rewrite.file]
      return Finding(
        rule: rule, severity: setting.severity, path: file.source.file.path,
        diagnostic: .rewrite(rewrite, to: target, in: file, uses))
    }
  }
}

extension Rule {
  /// The rules about rewriting, one for each target, by id.
  ///
  /// - Why: a team that chose one way to write layout wants no other one to come back.
  /// - Fix: what `layoutlint migrate` writes for the type.
  /// - Silent: for all that `migrate` leaves alone.
  static let migrations: [Rule] = MigrationTarget.all
    .map { target in
      Rule(
        "migrate-to-\(target.name)", asksForTargets: target == .anchors,
        check: .migration(target: target.name))
    }
    .sorted { $0.id < $1.id }
}

extension RuleRun {
  /// The files whose code also runs on systems that have no anchors, by index, as far as the rules ask for that.
  fileprivate func formerSystems(_ files: [SyntaxFile], _ rules: [String]) -> Set<Int> {
    Set(
      files.indices.filter { index in
        rules.contains { rule in
          setting(of: rule, in: index)?.options.targets.lackAnchors(in: files[index]) ?? false
        }
      })
  }
}

/// What is rewritten of one type in one file.
private struct TypeRewrite {
  var file: Int
  var typeName: String
  /// In the order of the source; not empty.
  var sets: [MigratedSet]
  var edits: [TextEdit]
}

extension TypeMigration {
  /// By file. What lies in several files is rewritten in each on its own, or in one only.
  fileprivate var rewrites: [TypeRewrite] {
    edits.sorted { $0.key < $1.key }.compactMap { file, edits in
      let sets = migrated.filter { $0.file == file }.sorted { $0.range < $1.range }
      guard !sets.isEmpty else { return nil }
      return TypeRewrite(file: file, typeName: typeName, sets: sets, edits: edits)
    }
  }
}

extension Diagnostic {
  fileprivate static func rewrite(
    _ rewrite: TypeRewrite, to target: MigrationTarget, in file: SyntaxFile, _ uses: UnimportedUses
  ) -> Diagnostic {
    func names(_ set: MigratedSet) -> String {
      set.views.map { "'\($0)'" }.joined(separator: ", ", last: " and ")
    }
    let first = rewrite.sets[0]
    let words = target.rule
    let edits =
      rewrite.edits
      + importEdits(in: file, after: rewrite.edits, for: target) { uses.need($0, of: rewrite.file) }
    return Diagnostic(
      words.message(names(first)), at: first.range,
      notes: rewrite.sets.dropFirst().map {
        Note("the fix also migrates the constraints of \(names($0))", at: $0.range)
      },
      fixes: [
        Fix(words.title, words.risk == nil ? .safe : .unsafe, edits, risk: words.risk)
      ])
  }
}

extension MigrationRequest {
  /// What a rule's options ask for; names of options are those that the rules' pages state.
  fileprivate init(to target: MigrationTarget, _ options: RuleOptions) {
    self.init(to: target)
    let dialects = options.strings("from")
    if !dialects.isEmpty { self.dialects = Set(dialects.map(DialectName.init(rawValue:))) }
    allowances = Set(target.allowances.filter { options.isOn($0.name) })
    guard target.isScaled else { return }
    scaling.widthHelper = options.string("width-helper")
    scaling.heightHelper = options.string("height-helper")
  }
}
