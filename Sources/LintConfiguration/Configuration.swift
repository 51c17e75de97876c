import Diagnostics
import RulePages

/// The configuration of the files below one folder: a configuration file, merged with those that it extends.
package struct Configuration: Sendable {
  /// Extended files come first; later files take precedence. Empty if there is no configuration file.
  package let files: [ConfigurationFile]
  /// The folder that it is for; its settings also apply to paths elsewhere.
  package let root: PathComponents
  /// The pages of the project's own rules, each id once.
  package let rulePages: [RulePage]

  package init(
    files: [ConfigurationFile] = [], root: PathComponents = [], rulePages: [RulePage] = []
  ) {
    self.files = files
    self.root = root
    self.rulePages = rulePages
  }

  /// All rules that the files may name, by id.
  /// - Parameter pages: the pages of the rules that are built in.
  package func pages(with pages: [RulePage]) -> [RulePage] {
    rulePages.isEmpty ? pages : (pages + rulePages).sorted { $0.id < $1.id }
  }

  /// The pattern that excludes a file or folder; `nil` if none does.
  ///
  /// Only the entry itself is checked: a search from the top has already skipped excluded folders.
  package func exclusion(of path: PathComponents, isFolder: Bool) -> StatedPattern? {
    if root.starts(with: path) { return nil }
    for file in files.reversed() {
      if let pattern = file.exclude.last(where: { $0.names(path, isFolder: isFolder) }) {
        return pattern.isNegated ? nil : pattern
      }
    }
    return nil
  }

  /// The patterns for the files to lint; `nil` for all files. The last file that has such patterns decides.
  package var inclusion: [StatedPattern]? { files.last { $0.include != nil }?.include }

  /// Whether the patterns match a file or a folder that contains it.
  package func includes(_ path: PathComponents, isFolder: Bool = false) -> Bool {
    guard let inclusion else { return true }
    return inclusion.contains { $0.covers(path, isFolder: isFolder, below: depth(of: path)) }
  }

  /// How many components of a path do not count: those of the root.
  private func depth(of path: PathComponents) -> Int { path.starts(with: root) ? root.count : 0 }

  /// Which overrides are for a path, in the order of all files' overrides. Files with the same overrides have the same
  /// settings.
  package func overrides(for path: PathComponents, isFolder: Bool = false) -> [Bool] {
    let depth = depth(of: path)
    return files.flatMap { file in
      file.overrides.map { override in
        override.files.contains { $0.covers(path, isFolder: isFolder, below: depth) }
      }
    }
  }

  /// The patterns in the overrides of the nearest file; not those of files that it extends, which may be for several
  /// projects.
  package var ownOverridePatterns: [StatedPattern] {
    files.last?.overrides.flatMap(\.files) ?? []
  }

  /// Whether a pattern matches a file or a folder that contains it.
  package func covers(_ pattern: StatedPattern, _ path: PathComponents) -> Bool {
    pattern.covers(path, isFolder: false, below: depth(of: path))
  }

  /// The settings where these overrides apply; see ``overrides(for:isFolder:)``.
  package func settings(with overrides: [Bool], pages: [RulePage]) -> Settings {
    var settings = Settings(self.pages(with: pages))
    var rest = overrides[...]
    for file in files {
      settings.add(file.layer)
      if let baseline = file.baseline { settings.baseline = baseline }
      for override in file.overrides where rest.popFirst() ?? false {
        settings.add(override.layer, isOverride: true)
      }
    }
    return settings
  }

  /// The names that the files state as facts about the project, each once, in their order.
  package func facts(_ kind: FactKind) -> [Setting<String>] {
    var seen: Set<String> = []
    return files.flatMap { $0.facts[kind] ?? [] }.filter { seen.insert($0.value).inserted }
  }
}

/// The settings of one file: a value for everything that can be set.
package struct Settings: Hashable, Sendable {
  /// By the rule's id; every rule has its settings.
  package private(set) var rules: [String: RuleSettings]
  package private(set) var failLevel = Setting(Severity.warning)
  /// Whether a comment that silences a finding must give a reason.
  package private(set) var requireReason = Setting(false)
  package fileprivate(set) var baseline: Setting<StatedPath>?

  /// The defaults, which apply if no file states anything.
  package init(_ pages: [RulePage]) {
    rules = Dictionary(pages.map { ($0.id, RuleSettings($0)) }) { first, _ in first }
  }

  /// Whether what a rule says as an `info` is listed: a file states something about the rule, the rule is a project's own, or
  /// infos make a run fail.
  package func listsInfos(of rule: String) -> Bool {
    failLevel.value == .info || (rules[rule].map { $0.isNamed || $0.page != nil } ?? false)
  }

  fileprivate mutating func add(_ layer: SettingsLayer, isOverride: Bool = false) {
    for (id, rule) in layer.rules { rules[id]?.add(rule, isOverride: isOverride) }
    if let level = layer.failLevel { failLevel = level }
    if let isRequired = layer.requireReason { requireReason = isRequired }
  }
}

/// The settings of one rule.
package struct RuleSettings: Hashable, Sendable {
  package private(set) var enabled: Setting<Bool>
  package private(set) var severity: Setting<Severity>
  /// Whether an override turns the rule off: its files are exempt from the rule, also if somebody asks for the rule by name.
  package private(set) var isExempt = false
  /// Which page of a project's own rules is meant; `nil` for what is built in.
  package let page: String?
  /// Every option of the rule.
  package private(set) var options: [String: Setting<OptionValue>]

  /// Whether a file sets whether the rule runs, its severity or its options.
  package var isNamed: Bool {
    enabled.origin != nil || severity.origin != nil || options["grid"]?.origin != nil
  }

  fileprivate init(_ page: RulePage) {
    self.page = page.path
    enabled = Setting(page.enabled)
    severity = Setting(page.severity)
    options = Dictionary(page.options.map { ($0.name, Setting($0.defaultValue)) }) { first, _ in
      first
    }
  }

  fileprivate mutating func add(_ layer: RuleLayer, isOverride: Bool) {
    if let enabled = layer.enabled {
      self.enabled = enabled
      isExempt = isOverride && !enabled.value
    }
    if let severity = layer.severity { self.severity = severity }
    options.merge(layer.options) { _, stated in stated }
  }
}
