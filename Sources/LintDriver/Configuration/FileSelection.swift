import LintConfiguration
import LintRules
import RulePages

/// The files to lint, and the settings of each.
package struct FileSelection: Sendable {
  /// The paths for which the files were found.
  var roots: [FilePath]
  /// Sorted by path, each file once.
  package internal(set) var files: [FilePath] = []
  /// The number of files that were found, but are excluded by their configurations.
  package private(set) var leftOut = 0
  /// Paths that do not exist or cannot be read, and errors in rule pages.
  package internal(set) var problems: [FileProblem]
  /// What was skipped and may have been meant to be linted.
  package internal(set) var notes: [FileProblem]
  /// The files that may be rewritten, and the folders below which all may: what was asked for. What is reached from
  /// there only by links that lead out is read, but not written.
  let rewritable: [FilePath]
  package private(set) var settings: SettingsTable
  /// What is reported on; `nil` for all files.
  package internal(set) var focus: Focus?
  /// Texts that stand in place of what the file system holds.
  var contents: [FilePath: [UInt8]] = [:]
  /// The files that an index holds and no configuration leaves out, sorted by path.
  var indexed: [LoadedFile] = []
  /// The rest of the project, about which nothing is reported; `nil` if ``files`` are the whole project.
  package internal(set) var rest: IndexedFiles?
  /// The configurations in use, as reports print their paths.
  private(set) var configurations: [FilePath] = []
  /// The pages of the project's own rules.
  private(set) var rulePages: [FilePath] = []
  /// What is staged for the next commit, which stands in place of what the file system holds.
  var staged: StagedContents?

  /// The files that were named one by one, and those that are reported on, as reports print them: a user who names a
  /// file works with it, and may soon use its code.
  package var namedFiles: Set<String> {
    Set(roots.map(\.display)).union(focus?.names ?? [])
  }

  /// Whether the staged content is read instead of the work tree.
  package var isStaged: Bool { staged != nil }

  /// The contents of those of some files that are not what the file system holds.
  func givenContents(
    of paths: some Collection<FilePath>
  ) throws(FileProblem) -> [FilePath: [UInt8]] {
    guard let staged else { return contents }
    return try staged.contents(of: paths)
  }

  /// The indices in the table of all settings that apply to some file, including files of an index, in their order.
  package var usedSettings: [Int] {
    var seen: Set<Int> = []
    return (files.map(\.display) + indexed.map(\.source.path))
      .map { settings.index(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// All files that were found, as if there were no configuration.
  package init(_ discovery: FileDiscovery, pages: [RulePage] = RulePage.embedded) {
    roots = discovery.roots
    files = discovery.files
    problems = discovery.problems
    notes = discovery.notes
    rewritable = discovery.roots
    settings = SettingsTable(Settings(pages))
  }

  /// Finds the Swift files of `paths`, without those that their configurations exclude, even if they are named.
  ///
  /// - Parameters:
  ///   - absent: files that count although they are not in the file system.
  ///   - index: contains the rest of the project.
  ///   - configuration: the configuration that applies to all files; `nil` for the nearest one of each file.
  ///   - usesIgnoreFiles: whether `.gitignore` files count.
  /// - Throws: all errors in the configurations.
  package init(
    _ paths: [FilePath], absent: [FilePath] = [], index: ProjectIndex? = nil,
    configuration: FilePath? = nil, usesIgnoreFiles: Bool = true,
    pages: [RulePage] = RulePage.embedded
  ) throws(ConfigurationError) {
    roots = paths
    let discovery = FileDiscovery(paths, usesIgnoreFiles: usesIgnoreFiles)
    settings = SettingsTable(Settings(pages))
    var judge = FileJudge(
      finder: ConfigurationFinder(pages: pages, named: configuration), settings: settings,
      pages: pages)
    let found = absent.isEmpty ? discovery.files : (discovery.files + absent).sorted()
    files = found.filter { judge.admits($0) }
    let idle = judge.idleOverrides(below: paths)
    leftOut = found.count - files.count
    if let index { indexed = index.files.filter { judge.admits($0.path) } }
    if !judge.finder.problems.isEmpty { throw ConfigurationError(judge.finder.problems) }
    problems = discovery.problems + judge.finder.folders.problems
    notes = discovery.notes + idle
    rewritable = discovery.roots
    settings = judge.settings
    settings.otherCode = discovery.otherCode
    settings.team = judge.finder.folders.team
    for configuration in judge.finder.configurations { settings.facts.add(configuration) }
    let stated = Set(judge.finder.configurations.flatMap(\.files).map(\.path))
    configurations = stated.sorted().map { FilePath($0) }
    rulePages = judge.finder.folders.paths
  }
}

extension FileSelection {
  /// Finds out what the projects of files say about them: whether a target compiles a file and which do, and on which systems
  /// it runs, if a rule asks for these.
  ///
  /// - Parameter rules: the command line's selection of rules.
  package mutating func readTargets(for rules: RuleSelection) {
    let asking = (Rule.catalogue + Rule.migrations).filter(\.asksForTargets).map(\.id)
    let isAsked = settings.distinct.contains { settings in
      asking.contains { id in
        settings.rules[id].map { rules.includes(id, $0) } ?? false
      }
    }
    let listings = FolderListings()
    var compiled = CompiledFiles(listings)
    var targets = ProjectTargets(listings)
    var modules = ModuleFinder(listings)
    // The next file mostly lies in the same folder.
    var last: (folder: FilePath, targets: DeploymentTargets)?
    for path in files + indexed.map(\.path) {
      if compiled.leavesOut(path) {
        settings.uncompiled.insert(path.display)
      } else if compiled.isWithoutPhones(path) {
        settings.withoutPhones.insert(path.display)
      }
      if let found = modules.modules(of: path) { settings.modules.set(found, of: path.display) }
      guard isAsked else { continue }
      let folder = path.folder
      let known = last?.folder == folder ? last?.targets : nil
      let found = known ?? targets.targets(of: folder)
      last = (folder, found)
      settings.setTargets(found, of: path)
    }
  }
}

/// Decides file by file whether it is linted, and notes its settings.
private struct FileJudge {
  var finder: ConfigurationFinder
  var settings: SettingsTable
  let pages: [RulePage]
  private var realFolders: [FilePath: FilePath] = [:]
  /// What holds for the entries of the folder of the last file: the next one is mostly in there too.
  private var last: (folder: FilePath, real: FilePath, verdict: ConfigurationFinder.Verdict)?
  private var indices: [SettingsKey: Int] = [:]
  /// By configuration, those patterns of its overrides that no file has matched so far.
  private var idle: [Int: [StatedPattern]] = [:]

  init(finder: ConfigurationFinder, settings: SettingsTable, pages: [RulePage]) {
    self.finder = finder
    self.settings = settings
    self.pages = pages
  }

  /// What tells settings apart: files that agree in it have the same.
  private struct SettingsKey: Hashable {
    let configuration: Int
    let overrides: [Bool]
  }

  mutating func admits(_ file: FilePath) -> Bool {
    let (folder, verdict) = folder(of: file)
    guard verdict.exclusion == nil else { return false }
    let configuration = finder.configurations[verdict.configuration]
    if configuration.files.isEmpty { return true }
    let path = pathComponents(folder.bytes) + [file.name]
    guard configuration.exclusion(of: path, isFolder: false) == nil, configuration.includes(path)
    else { return false }
    noteOverrides(verdict.configuration, path)
    let key = SettingsKey(
      configuration: verdict.configuration, overrides: configuration.overrides(for: path))
    let index =
      indices[key] ?? settings.add(configuration.settings(with: key.overrides, pages: pages))
    indices[key] = index
    settings.setIndex(index, of: file.display)
    return true
  }

  private mutating func noteOverrides(_ index: Int, _ path: PathComponents) {
    let configuration = finder.configurations[index]
    let patterns = idle[index] ?? configuration.ownOverridePatterns
    let left = patterns.isEmpty ? [] : patterns.filter { !configuration.covers($0, path) }
    idle[index] = left
  }

  /// What there is to say about patterns in `overrides` that are for none of the files.
  ///
  /// - Parameter roots: the paths that were searched. Where they hold only some of a configuration's files, nothing is
  ///   said about it.
  func idleOverrides(below roots: [FilePath]) -> [FileProblem] {
    let searched = roots.compactMap { resolvingLinks($0) }.map { pathComponents($0.bytes) }
    return idle.sorted { $0.key < $1.key }.flatMap { index, patterns -> [FileProblem] in
      let root = finder.configurations[index].root
      guard searched.contains(where: { root.starts(with: $0) }) else { return [] }
      return patterns.map { pattern in
        let position = pattern.origin.position
        return FileProblem(
          path: "\(pattern.origin.path):\(position.line):\(position.column)",
          reason: "'\(pattern.text)' in 'overrides' matches no linted file")
      }
    }
  }

  /// The real path of the folder that holds a file, and what holds there.
  private mutating func folder(
    of file: FilePath
  ) -> (real: FilePath, verdict: ConfigurationFinder.Verdict) {
    if let last, file.isEntry(of: last.folder) { return (last.real, last.verdict) }
    let folder = file.folder
    let real = realPath(ofFolder: folder)
    let verdict = finder.verdict(on: real)
    last = (folder, real, verdict)
    return (real, verdict)
  }

  /// What is no link lies in its parent's real folder; resolving all links of a path takes a call for each part of it.
  private mutating func realPath(ofFolder folder: FilePath) -> FilePath {
    if let known = realFolders[folder] { return known }
    let real = resolved(folder)
    realFolders[folder] = real
    return real
  }

  private mutating func resolved(_ folder: FilePath) -> FilePath {
    let name = folder.name
    if !name.isEmpty, !name.allSatisfy({ $0 == UInt8(ascii: ".") }),
      let status = try? FileStatus(of: folder, followsLinks: false), status.kind == .folder
    {
      return realPath(ofFolder: folder.folder).appending(name)
    }
    if let real = resolvingLinks(folder) { return real }
    // A folder that is not there lies where it would.
    return name.isEmpty ? folder : realPath(ofFolder: folder.folder).appending(name)
  }
}
