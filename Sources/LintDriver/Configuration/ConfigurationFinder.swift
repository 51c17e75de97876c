import LintConfiguration
import RulePages

/// Finds the configurations of folders: the nearest ``configurationFileName`` up the tree. Each is read once.
struct ConfigurationFinder {
  /// What holds for the entries of one folder.
  struct Verdict {
    /// The index of the configuration in ``configurations``.
    var configuration: Int
    /// The pattern that leaves the folder out, or one above it; `nil` if none does.
    var exclusion: StatedPattern?
  }

  /// The first is the one without files.
  private(set) var configurations = [Configuration()]
  /// What is wrong with those that were read.
  private(set) var problems: [ConfigurationProblem] = []

  private var loader: ConfigurationLoader
  /// Whether one configuration, that the user named, holds for all.
  private let isFixed: Bool
  private var verdicts: [FilePath: Verdict] = [:]

  /// What the rule pages that the configurations name came to.
  var folders: RulePageFolders { loader.folders }

  /// - Parameter named: the configuration that the user named; `nil` to look for the nearest one.
  init(pages: [RulePage], named: FilePath?) {
    let currentFolder = LintDriver.currentFolder()
    loader = ConfigurationLoader(pages: pages, currentFolder: currentFolder)
    isFixed = named != nil
    if let named {
      do throws(ConfigurationError) {
        let path =
          named.bytes.first == UInt8(ascii: "/")
          ? named : currentFolder.appending(named.bytes)
        configurations.append(
          try loader.load(path, for: pathComponents(currentFolder.bytes), calling: named))
      } catch {
        problems += error.problems
      }
    }
  }

  /// What holds for the entries of a folder.
  /// - Parameter folder: its absolute path, without links.
  mutating func verdict(on folder: FilePath) -> Verdict {
    if let known = verdicts[folder] { return known }
    var verdict = Verdict(configuration: isFixed ? configurations.count - 1 : 0)
    // From the top down, for an excluded folder takes all below along; mostly the folder above is known.
    let slash = UInt8(ascii: "/")
    var waiting = [folder]
    while let current = waiting.last, current.bytes != [slash] {
      let above = current.bytes.contains(slash) ? current.folder : FilePath(bytes: [slash])
      if let known = verdicts[above] {
        verdict = known
        break
      }
      waiting.append(above)
    }
    for folder in waiting.reversed() { visit(folder, &verdict) }
    return verdict
  }

  /// Turns the verdict on the parent of `folder`, which is not known yet, into the one on `folder`.
  private mutating func visit(_ folder: FilePath, _ verdict: inout Verdict) {
    let path = pathComponents(folder.bytes)
    if verdict.exclusion == nil {
      verdict.exclusion = configurations[verdict.configuration].exclusion(of: path, isFolder: true)
    }
    // The configuration of an excluded folder is not even read: it may be another project's.
    if verdict.exclusion == nil, !isFixed {
      let file = folder.appending(configurationFileName)
      // Not following links: one that leads nowhere must not pass for no configuration.
      if (try? FileStatus(of: file, followsLinks: false)) != nil {
        do throws(ConfigurationError) {
          configurations.append(try loader.load(file, for: path))
          verdict.configuration = configurations.count - 1
        } catch {
          // Several configurations may extend the same wrong one.
          problems += error.problems.filter { !problems.contains($0) }
        }
      }
    }
    verdicts[folder] = verdict
  }
}
