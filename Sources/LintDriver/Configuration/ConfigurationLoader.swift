import LintConfiguration
import RulePages
import SourceText

/// The largest configuration that is read, in bytes: a thousand times what people write.
private let maximumConfigurationSize = 1 << 20

/// The longest chain of files that extend each other; more is a mistake.
private let maximumExtensions = 32

/// Reads configuration files with those that they extend.
struct ConfigurationLoader {
  let pages: [RulePage]
  /// The folder that the program runs in: paths below it are printed from there on.
  let currentFolder: FilePath

  /// Reads the configuration that a file states.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: the folder that the configuration is for.
  func load(_ path: FilePath, for root: PathComponents) throws(ConfigurationError) -> Configuration
  {
    var chain = Chain()
    guard let real = resolvingLinks(path) else {
      throw ConfigurationError([problem(path, SystemError.last.reason)])
    }
    try add(real, to: &chain)
    return Configuration(files: chain.files, root: root)
  }

  private struct Chain {
    /// Extended files first.
    var files: [ConfigurationFile] = []
    /// Files that are added: who is extended twice counts at its first place.
    var added: Set<FilePath> = []
    /// Those being read, each extended by the one before.
    var open: [FilePath] = []
  }

  private func add(_ path: FilePath, to chain: inout Chain) throws(ConfigurationError) {
    let file = try read(path)
    chain.open.append(path)
    for extended in file.extends {
      let target = FilePath(extended.value)
      guard let real = resolvingLinks(target) else {
        throw wrong(extended, "cannot extend '\(extended.value.text)': \(SystemError.last.reason)")
      }
      if chain.added.contains(real) { continue }
      if let start = chain.open.firstIndex(of: real) {
        let cycle = (chain.open[start...] + [real]).map(display).joined(separator: " → ")
        throw wrong(extended, "the files extend each other in a circle: \(cycle)")
      }
      guard chain.open.count < maximumExtensions else {
        throw wrong(extended, "more than \(maximumExtensions) files extend each other")
      }
      try add(real, to: &chain)
    }
    chain.open.removeLast()
    chain.added.insert(path)
    chain.files.append(file)
  }

  private func read(_ path: FilePath) throws(ConfigurationError) -> ConfigurationFile {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try readSource(path, maximumSize: maximumConfigurationSize)
    } catch {
      throw ConfigurationError([problem(path, error.reason)])
    }
    return try ConfigurationFile(
      reading: SourceFile(path: display(path), bytes: bytes), in: path.folder.bytes, pages: pages)
  }

  private func wrong(_ setting: Setting<StatedPath>, _ message: String) -> ConfigurationError {
    ConfigurationError([
      ConfigurationProblem(
        path: setting.origin?.path ?? "", position: setting.origin?.position, message: message)
    ])
  }

  private func problem(_ path: FilePath, _ reason: String) -> ConfigurationProblem {
    ConfigurationProblem(path: display(path), position: nil, message: reason)
  }

  /// An absolute path as reports print it.
  private func display(_ path: FilePath) -> String {
    path.relative(to: currentFolder).display
  }
}

extension FilePath {
  /// The place that a path of a configuration file means.
  package init(_ stated: StatedPath) {
    let isAbsolute = stated.text.utf8.first == UInt8(ascii: "/")
    self =
      isAbsolute ? FilePath(stated.text) : FilePath(bytes: stated.folder).appending(stated.text)
  }

  /// This absolute path from `folder` on, if it lies below it or in a folder that holds it.
  package func relative(to folder: FilePath) -> FilePath {
    let path = pathComponents(bytes)
    let start = pathComponents(folder.bytes)
    guard let name = path.last else { return self }
    if path.starts(with: start) {
      return FilePath(bytes: Array(path[start.count...].joined(separator: "/".utf8)))
    }
    guard start.starts(with: path.dropLast()) else { return self }
    let steps = start.count - path.count + 1
    return FilePath(bytes: Array(repeatElement("../".utf8, count: steps).joined()) + name)
  }
}
