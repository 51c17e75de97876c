import Baseline
import Diagnostics
import LintConfiguration
import LintRules

/// A baseline in use.
package struct AppliedBaseline: Sendable {
  package let file: LoadedBaseline
  /// The rules that run on its files: missing findings of other rules may still exist.
  package let rules: Set<String>
}

/// The baselines of a run, each for the files whose configuration names it.
package struct KnownFindings: Sendable {
  package private(set) var baselines: [AppliedBaseline] = []
  /// By place in ``SettingsTable/distinct``, the place of the baseline in ``baselines``.
  private var baselineOfSettings: [Int: Int] = [:]
  private var settings = SettingsTable()

  /// Nothing is known.
  package init() {}

  /// Reads the baselines for the files of a selection.
  ///
  /// - Parameters:
  ///   - named: the baseline that applies to all files; `nil` for those that their configurations name.
  ///   - rules: the command line's selection of rules.
  /// - Throws: ``FileProblem`` if one cannot be read.
  package init(
    for selection: FileSelection, named: FilePath?, rules: RuleSelection
  ) throws(FileProblem) {
    settings = selection.settings
    guard named != nil || settings.distinct.contains(where: { $0.baseline != nil }) else { return }
    var known: [FilePath: Int] = [:]
    var files: [(file: LoadedBaseline, rules: Set<String>)] = []
    if let named {
      files.append((try loadBaseline(named), []))
    }
    for index in selection.usedSettings {
      let settings = settings.distinct[index]
      let place: Int
      if named != nil {
        place = 0
      } else if let stated = settings.baseline {
        let path = identity(of: FilePath(stated.value))
        if known[path] == nil {
          known[path] = files.count
          files.append((try loadBaseline(stated), []))
        }
        place = known[path] ?? 0
      } else {
        continue
      }
      baselineOfSettings[index] = place
      files[place].rules.formUnion(RuleProfile(settings, rules).keys)
    }
    baselines = files.map { AppliedBaseline(file: $0.file, rules: $0.rules) }
  }

  /// The baseline for the findings of a file; `nil` if there is none.
  func baseline(of path: String) -> FilePath? {
    baselineOfSettings[settings.index(of: path)].map { baselines[$0].file.path }
  }

  /// Tells known findings from new ones.
  ///
  /// - Parameter findings: sorted, as are the new ones that are returned.
  /// - Returns: beside them, what each of ``baselines`` knew.
  func match(_ findings: [Finding]) -> (new: [Finding], matches: [BaselineMatch]) {
    if baselines.isEmpty { return (findings, []) }
    let byBaseline = Dictionary(grouping: findings) { finding in
      baselineOfSettings[settings.index(of: finding.path)]
    }
    let matches = baselines.indices.map { index in
      baselines[index].file.content.match(byBaseline[index] ?? [])
    }
    let new = (byBaseline[nil] ?? []) + matches.flatMap(\.new)
    return (new.sorted(by: Finding.precedes), matches)
  }
}

extension LintOutcome {
  /// What a baseline at `path` must contain for no finding to be new.
  ///
  /// All findings, unless configurations name it: then it is used for their files only.
  package func findings(for path: FilePath) -> [Finding] {
    let users = users(ofBaseline: path)
    if users.isEmpty { return findings }
    return findings.filter { users.contains(settings.index(of: $0.path)) }
  }

  /// Whether a configuration names the baseline at `path`, so that runs use it by default.
  package func names(baseline path: FilePath) -> Bool { !users(ofBaseline: path).isEmpty }

  private func users(ofBaseline path: FilePath) -> [Int] {
    let path = identity(of: path)
    return settings.distinct.indices.filter { index in
      settings.distinct[index].baseline.map { identity(of: FilePath($0.value)) } == path
    }
  }
}

/// Reads the baseline that a configuration names.
private func loadBaseline(_ stated: Setting<StatedPath>) throws(FileProblem) -> LoadedBaseline {
  let path = identity(of: FilePath(stated.value))
  let shown = resolvingLinks(FilePath("")).map { path.relative(to: $0) } ?? path
  if let origin = stated.origin, resolvingLinks(path) == nil {
    let position = origin.position
    throw FileProblem(
      path: "\(origin.path):\(position.line):\(position.column)",
      reason: "cannot read the baseline '\(stated.value.text)': \(SystemError.last.reason); "
        + "'layoutlint --write-baseline \(shown.display)' creates it")
  }
  return try loadBaseline(shown)
}

/// The same for all paths to one file, whether it exists or not.
private func identity(of path: FilePath) -> FilePath {
  resolvingLinks(path) ?? resolvingLinks(path.folder)?.appending(path.name) ?? path
}
