import LayoutDialects
import LintConfiguration
import LintRules
import RulePages

/// The settings of all files of a run. Few differ, so each is kept once.
package struct SettingsTable: Sendable {
  /// The distinct settings. The first ones apply to every file that is not in the table.
  package private(set) var distinct: [Settings]
  /// The facts about the project in all configurations in use: helpers and views are used across folders.
  package var facts = ProjectFacts()
  /// The rules that the configurations in use define.
  package var team = TeamRules()
  /// Files beside the Swift code in which classes may be named, sorted by path.
  var otherCode: [FilePath] = []
  /// The paths of files that no target of their project compiles, as they are shown.
  var uncompiled: Set<String> = []
  /// The paths of files that only targets for Macs, televisions and watches compile, as they are shown.
  var withoutPhones: Set<String> = []
  /// The modules that the files are compiled in.
  package internal(set) var modules = ModuleTable()
  private var indices: [String: Int] = [:]
  /// The targets of projects that differ. The first, of which nothing is known, is that of every other file.
  private(set) var distinctTargets = [DeploymentTargets()]
  private var targetIndices: [String: Int] = [:]

  /// A table in which `settings` apply to every file.
  package init(_ settings: Settings = Settings(RulePage.embedded)) { distinct = [settings] }

  /// The pages of all rules that run anywhere, by id; of several with one id, the first.
  /// - Parameter pages: those of the rules that are built in.
  package func pages(with pages: [RulePage]) -> [RulePage] {
    if team.rules.isEmpty { return pages }
    var seen: Set<String> = []
    return (pages + team.rules.map(\.page).filter { seen.insert($0.id).inserted })
      .sorted { $0.id < $1.id }
  }

  /// The place of a file's settings in ``distinct``.
  /// - Parameter path: as reports print it.
  package func index(of path: String) -> Int { indices[path] ?? 0 }

  func index(of path: FilePath) -> Int { indices.isEmpty ? 0 : index(of: path.display) }

  /// The systems on which a file's project runs.
  package func targets(of path: String) -> DeploymentTargets {
    distinctTargets[targetIndices[path] ?? 0]
  }

  /// States on which systems a file's project runs.
  mutating func setTargets(_ targets: DeploymentTargets, of path: FilePath) {
    if targets == distinctTargets[0] { return }
    let index = distinctTargets.firstIndex(of: targets) ?? distinctTargets.count
    if index == distinctTargets.count { distinctTargets.append(targets) }
    targetIndices[path.display] = index
  }

  /// The differences between files that matter to rules: their settings, and the targets of their projects.
  package func variant(of path: String) -> Int {
    index(of: path) + distinct.count * (targetIndices[path] ?? 0)
  }

  func variant(of path: FilePath) -> Int {
    targetIndices.isEmpty ? index(of: path) : variant(of: path.display)
  }

  /// What tells a file apart from itself with other settings, targets or modules.
  func mark(of path: FilePath) -> Int {
    guard !modules.isEmpty else { return variant(of: path) }
    let module = modules.index(of: path.display).map { $0 + 1 } ?? 0
    return variant(of: path) + distinct.count * distinctTargets.count * module
  }

  package subscript(path: String) -> Settings { distinct[index(of: path)] }

  /// Whether a file is for Macs, televisions or watches alone, by the targets that compile it or by its folder.
  /// - Parameter path: as reports print it.
  package func isWithoutPhones(_ path: String) -> Bool {
    withoutPhones.contains(path) || path.leadsThroughTelevisionCode
  }

  /// Assigns settings to one file.
  package mutating func set(_ settings: Settings, for path: String) {
    setIndex(add(settings), of: path)
  }

  /// Adds settings that differ from those that are there.
  mutating func add(_ settings: Settings) -> Int {
    distinct.append(settings)
    return distinct.count - 1
  }

  mutating func setIndex(_ index: Int, of path: String) {
    if index != 0 { indices[path] = index }
  }
}

extension ProjectFacts {
  /// Adds what a configuration tells.
  mutating func add(_ configuration: Configuration) {
    for kind in FactKind.allCases {
      let names = configuration.facts(kind).map(\.value)
      switch kind {
      case .scalingFunctions: scalingFunctions.formUnion(names)
      case .tokens: tokens.formUnion(names)
      case .optOutFunctions: optOutFunctions.formUnion(names)
      case .selfSizingViews: selfSizingViews.formUnion(names)
      }
    }
  }
}
