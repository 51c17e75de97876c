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
  let rules = run.migrations
  if rules.isEmpty { return [] }
  let project = MigrationProject(
    project: analysis.facts, files: analysis.files, words: analysis.words)
  return rules.flatMap { rule, name -> [Finding] in
    guard let target = MigrationTarget(rawValue: name) else { return [] }
    return parallelMap(count: units.count, jobs: jobs) { index -> [Finding] in
      let unit = units[index]
      guard let setting = run.setting(of: rule, in: unit.file) else { return [] }
      let request = MigrationRequest(to: target, setting.options)
      let migration = run.timed(rule) { migrate(unit, in: project, request) }
      return (migration?.rewrites ?? []).compactMap { rewrite in
        guard let setting = run.setting(of: rule, in: rewrite.file) else { return nil }
        let file = project.files[rewrite.file]
        return Finding(
          rule: rule, severity: setting.severity, path: file.source.file.path,
          diagnostic: .rewrite(rewrite, to: target, in: file))
      }
    }.flatMap { $0 }
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
    _ rewrite: TypeRewrite, to target: MigrationTarget, in file: SyntaxFile
  ) -> Diagnostic {
    func names(_ set: MigratedSet) -> String {
      set.views.map { "'\($0)'" }.joined(separator: ", ")
    }
    let first = rewrite.sets[0]
    let title: String
    let message: String
    var risk: String?
    switch target {
    case .frames:
      message = "frames can take the place of the constraints of \(names(first))"
      title = "set frames in the layout method"
      risk = riskOfFrames
    case .scaled:
      message = "scaled frames can take the place of the constraints of \(names(first))"
      title = "set scaled frames in the layout method"
      risk = "sizes are others on other screens"
    case .divided:
      message =
        "frames that come of dividing can take the place of the constraints of \(names(first))"
      title = "divide rectangles in the layout method"
      risk = riskOfFrames
    case .pinlayout:
      message = "PinLayout's chains can take the place of the constraints of \(names(first))"
      title = "write them as chains in the layout method"
      risk = riskOfFrames
    case .notautolayout:
      message = "NotAutoLayout's chains can take the place of the constraints of \(names(first))"
      title = "write them as chains in the layout method"
    case .simpleLayout:
      message = "rows and columns can take the place of the constraints of \(names(first))"
      title = "lay them out as rows and columns in the layout method"
      risk = riskOfFrames
    case .anchors:
      message = "the constraints of \(names(first)) can be written with anchors"
      title = "write them with anchors"
    }
    let edits = rewrite.edits + importEdits(in: file, after: rewrite.edits, for: target)
    return Diagnostic(
      message, at: first.range,
      notes: rewrite.sets.dropFirst().map { Note("so can those of \(names($0))", at: $0.range) },
      fixes: [Fix(title, risk == nil ? .safe : .unsafe, edits, risk: risk)])
  }
}

private let riskOfFrames = "frames are right only where the layout method runs"

extension MigrationRequest {
  /// What a rule's options ask for; names of options are those that the rules' pages state.
  fileprivate init(to target: MigrationTarget, _ options: RuleOptions) {
    self.init(to: target)
    let dialects = options.strings("from")
    if !dialects.isEmpty { self.dialects = Set(dialects) }
    allowances = Set(Allowance.allCases.filter { options.isOn($0.rawValue) })
    guard target == .scaled else { return }
    scaling.widthHelper = options.string("width-helper")
    scaling.heightHelper = options.string("height-helper")
  }
}
