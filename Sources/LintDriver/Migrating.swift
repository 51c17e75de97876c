import LayoutDialects
import LightSyntax
import LintRules
import Migration
import SourceText
import SwiftTokens

/// What a migration came to.
package struct MigrationOutcome: Sendable {
  /// Views of one type that are rewritten together.
  package struct Migrated: Hashable, Sendable {
    package var path: String
    /// Empty for code outside types.
    package var type: String
    package var position: SourcePosition
    package var target: String
    package var views: [String]
    /// What was compared for the proof; `nil` if constraints were compared rather than frames.
    package var proof: ProofExtent?
  }

  /// Constraints that stay, and why.
  package struct Refused: Hashable, Sendable {
    package var path: String
    /// Empty for code outside types.
    package var type: String
    package var position: SourcePosition
    package var reason: String
    package var code: String

    /// Whether it is in a helper, whose constraints belong to other views, so it is not a set that could be migrated.
    package var isInHelper: Bool { code == Refusal.Cause.helper.code }
  }

  /// The remaining uses in a file of a library that a migration replaces.
  package struct LeftOver: Hashable, Sendable {
    package var path: String
    /// The module that the file needs for it.
    package var library: String
    /// How many words of it are left.
    package var count: Int
    /// The first of them, in the file as it is written.
    package var position: SourcePosition
  }

  package var fileCount: Int
  /// Whether the files contain layout of the requested type, or no type was requested.
  package var hasType = true
  /// If they do not, types with similar names.
  package var similarTypes: [String] = []
  /// A requested helper that no file declares; `nil` if there is none.
  package var missingHelper: String?
  /// All files that were read, as they were.
  package var sources: [SourceFile]
  /// Sorted by path and position.
  package var migrated: [Migrated]
  package var refused: [Refused]
  /// Sorted by path and library.
  package var leftOver: [LeftOver] = []
  /// The files that change, sorted by path.
  package var changes: [FileChange]
  /// What could not be read, sorted by path.
  package var problems: [FileProblem]
}

/// The name of a type for messages; code outside types has none.
package func typeWords(_ type: String) -> String { type.isEmpty ? "top-level code" : type }

/// Rewrites files in memory; nothing is written.
///
/// All files of the selection are read, because any code may constrain a view; those in its focus are rewritten.
package func migrate(
  _ selection: FileSelection, _ request: MigrationRequest, jobs: Int
) -> MigrationOutcome {
  let (files, problems) = loadFiles(selection, jobs: jobs)
  let sources = files.map(\.source)
  let isWanted = sources.map { selection.focus?.covers($0) ?? true }
  let analysis = ProjectAnalysis(sources, stating: selection.settings.facts, jobs: jobs)
  var targets = ProjectTargets(FolderListings())
  let formerSystems = files.indices.filter {
    request.target == .anchors
      && targets.targets(of: files[$0].path.folder).lackAnchors(in: analysis.files[$0])
  }
  return migrate(
    files, analysis, request, problems: problems, formerSystems: Set(formerSystems), jobs: jobs
  ) { isWanted[$0] }
}

extension DeploymentTargets {
  /// Whether the code of a file also runs on systems without anchors: before iOS 9 or macOS 10.11.
  func lackAnchors(in file: SyntaxFile) -> Bool {
    if let iOS, iOS.major < 9 { return true }
    guard let macOS, macOS < SystemVersion(10, 11) else { return false }
    return iOS == nil || file.importedModules.contains { ["AppKit", "Cocoa"].contains($0) }
  }
}

/// Rewrites files that were read; nothing is written.
///
/// - Parameter isWanted: whether the file of that index is rewritten.
func migrate(
  _ files: [LoadedFile], _ analysis: ProjectAnalysis, _ request: MigrationRequest,
  problems: [FileProblem] = [], formerSystems: Set<Int> = [], jobs: Int,
  where isWanted: (Int) -> Bool
) -> MigrationOutcome {
  var request = request
  let types = Set(
    analysis.units.filter { $0.files.contains(where: isWanted) }.compactMap(\.typeName))
  let meant = request.typeName.map { MeantType($0, among: types) }
  request.typeName = meant?.name
  var migrations = migrations(
    analysis, files.map(\.source), request, formerSystems: formerSystems, jobs: jobs
  ) {
    $0.files.contains(where: isWanted)
  }
  for index in migrations.indices {
    // Of a type that is wanted, it matters what its other files hold.
    let isOwn = isWanted(migrations[index].file)
    migrations[index].refused.removeAll {
      !isWanted($0.file) && !(isOwn && $0.cause == .otherFile)
    }
    migrations[index].migrated.removeAll { !isWanted($0.file) }
    migrations[index].edits = migrations[index].edits.filter { isWanted($0.key) }
  }
  var outcome = MigrationOutcome(migrations, files, problems, target: request.target)
  outcome.fileCount = files.indices.count(where: isWanted)
  if let meant {
    outcome.hasType = types.contains(meant.name)
    outcome.similarTypes = meant.similar
  }
  outcome.missingHelper = request.inlined.names.sorted().first { name in
    !analysis.declaresFunction(named: name, in: files)
  }
  // Of a file that holds nothing of the type that was asked for, nothing was to change.
  let ofType = request.typeName.map { name in
    Set(analysis.units.filter { $0.typeName == name }.flatMap(\.files))
  }
  outcome.findLeftOver(
    in: files.indices.filter { isWanted($0) && ofType?.contains($0) ?? true }
      .map { (files[$0].path, analysis.files[$0]) },
    of: request.libraries)
  return outcome
}

/// Rewrites sources, as if they were the files of a project.
package func migrate(_ sources: [SourceFile], _ request: MigrationRequest) -> MigrationOutcome {
  let files = sources.map { LoadedFile(path: FilePath($0.path), source: $0) }
  let analysis = ProjectAnalysis(sources, stating: ProjectFacts(), jobs: 1)
  let migrations = migrations(analysis, sources, request, jobs: 1) { _ in true }
  return MigrationOutcome(migrations, files, [], target: request.target)
}

private func migrations(
  _ analysis: ProjectAnalysis, _ sources: [SourceFile], _ request: MigrationRequest,
  formerSystems: Set<Int> = [], jobs: Int, where isWanted: (ReadingUnit) -> Bool
) -> [TypeMigration] {
  var surveyed: [SyntaxFile]?
  if request.target.surveysAllCode(analysis.files) {
    surveyed = parallelMap(count: sources.count, jobs: jobs) { [files = analysis.files] index in
      let file = files[index]
      return file.source.file.bytes.isEmpty ? SyntaxFile(TokenizedFile(sources[index])) : file
    }
  }
  let project = MigrationProject(
    project: analysis.facts, files: analysis.files, surveyed: surveyed, words: analysis.words,
    formerSystems: formerSystems, for: [request.target])
  let units = analysis.units.filter(isWanted)
  return migrations(of: units, in: project, to: request.target, jobs: jobs) { _ in request }
    .compactMap(\.self)
}

extension MigrationRequest {
  /// The libraries whose constraints are to be rewritten, each once.
  fileprivate var libraries: [LayoutLibrary] {
    guard let dialects else { return LayoutLibrary.all }
    return DialectName.allCases.filter(dialects.contains).compactMap(\.library)
  }
}

extension MigrationOutcome {
  /// Looks for words of libraries in files as they will be.
  fileprivate mutating func findLeftOver(
    in files: [(path: FilePath, syntax: SyntaxFile)], of libraries: [LayoutLibrary]
  ) {
    let changed = Dictionary(changes.map { ($0.path, $0.after) }) { first, _ in first }
    for (filePath, syntax) in files {
      var file = syntax
      let path = file.source.file.path
      if let bytes = changed[filePath] {
        file = SyntaxFile(TokenizedFile(SourceFile(path: path, bytes: bytes)))
      }
      var lines: LineTable?
      for library in libraries {
        let words = library.words(in: file)
        guard let first = words.first else { continue }
        let table = lines ?? LineTable(file.source.file.bytes)
        lines = table
        leftOver.append(
          LeftOver(
            path: path, library: library.module, count: words.count,
            position: table.position(at: Int(file.source.tokens[first].start))))
      }
    }
    leftOver.sort { ($0.path, $0.library) < ($1.path, $1.library) }
  }

  fileprivate init(
    _ types: [TypeMigration], _ files: [LoadedFile], _ problems: [FileProblem],
    target: MigrationTarget
  ) {
    let lines = LineTables(files.map(\.source))
    var edits: [Int: [TextEdit]] = [:]
    migrated = []
    refused = []
    for type in types {
      refused += type.refused.map { refusal in
        Refused(
          path: files[refusal.file].source.path, type: type.typeName,
          position: lines.position(refusal.range.start, in: refusal.file), reason: refusal.reason,
          code: refusal.code)
      }
      for (file, own) in type.edits { edits[file, default: []] += own }
      migrated += type.migrated.map { set in
        Migrated(
          path: files[set.file].source.path, type: type.typeName,
          position: lines.position(set.range.start, in: set.file), target: target.rawValue,
          views: set.views, proof: set.proof)
      }
    }
    changes = []
    var problems = problems
    let uses = UnimportedUses(files.map(\.source), after: edits)
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let source = files[file].source
      let syntax = SyntaxFile(TokenizedFile(source))
      let edits =
        edits
        + importEdits(in: syntax, after: edits, for: target) { uses.need($0, of: file) }
      do throws(OverlappingEdits) {
        let bytes = try applying(edits, to: source.bytes)
        changes.append(FileChange(path: files[file].path, before: source.bytes, after: bytes))
      } catch {
        problems.append(
          FileProblem(
            path: source.path,
            reason: "not changed, because the changes for two types overlap"))
      }
    }
    migrated.sort { ($0.path, $0.position) < ($1.path, $1.position) }
    refused.sort { ($0.path, $0.position, $0.code) < ($1.path, $1.position, $1.code) }
    self.problems = problems.sorted(by: FileProblem.precedes)
    fileCount = files.count
    sources = files.map(\.source)
  }
}

extension ProjectAnalysis {
  /// Whether a function is declared anywhere, also where no layout is built.
  ///
  /// - Parameter name: `pin`, or `pin(to:insets:)`.
  fileprivate func declaresFunction(named name: String, in loaded: [LoadedFile]) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    return loaded.indices.contains { index in
      guard words[index].mayHold(base) else { return false }
      var file = files[index]
      if file.source.file.bytes.isEmpty { file = SyntaxFile(TokenizedFile(loaded[index].source)) }
      return file.functions.contains { function in
        function.kind == .function && file.name(function.name) == base
          && (base == name || file.signature(of: function) == name)
      }
    }
  }
}
