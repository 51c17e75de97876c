import LintConfiguration
import RulePages
import SourceText

/// The largest configuration that is read, in bytes: a thousand times what people write.
private let maximumConfigurationSize = 1 << 20

/// The longest `extends` chain, counted in files; more is a mistake.
private let maximumExtensions = 32

/// Reads configuration files with those that they extend.
struct ConfigurationLoader {
  private let pages: [RulePage]
  /// The folder that the program runs in: paths below it are printed from there on.
  private let currentFolder: FilePath
  /// The pages of the project's own rules that the configurations name.
  var folders: RulePageFolders

  init(pages: [RulePage], currentFolder: FilePath) {
    self.pages = pages
    self.currentFolder = currentFolder
    folders = RulePageFolders(pages: pages, currentFolder: currentFolder)
  }

  /// Reads the configuration that a file states.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: the folder that the configuration is for.
  ///   - name: what the user calls it; `nil` where it was found.
  mutating func load(
    _ path: FilePath, for root: PathComponents, calling name: FilePath? = nil
  ) throws(ConfigurationError) -> Configuration {
    var chain = Chain()
    guard let real = resolvingLinks(path) else {
      let reason = SystemError.last.reason
      throw ConfigurationError([
        ConfigurationProblem(path: name?.display ?? display(path), position: nil, message: reason)
      ])
    }
    try add(real, to: &chain)
    return Configuration(files: chain.files, root: root, rulePages: chain.pages)
  }

  private struct Chain {
    /// Extended files first.
    var files: [ConfigurationFile] = []
    /// Files that are added: who is extended twice counts at its first place.
    var added: Set<FilePath> = []
    /// Those being read, each extended by the one before.
    var open: [FilePath] = []
    /// The pages in the folders that they name, each once.
    var pages: [RulePage] = []
  }

  private mutating func add(
    _ path: FilePath, to chain: inout Chain
  ) throws(ConfigurationError) {
    let text = try read(path)
    let links = text.links
    chain.open.append(path)
    for extended in links.extends {
      let target = FilePath(extended.value)
      guard let real = resolvingLinks(target) else {
        throw wrong(extended, "cannot extend '\(extended.value.text)': \(SystemError.last.reason)")
      }
      if chain.added.contains(real) { continue }
      if let start = chain.open.firstIndex(of: real) {
        let cycle = (chain.open[start...] + [real]).map(display).joined(separator: " → ")
        throw wrong(extended, "the files extend each other in a cycle: \(cycle)")
      }
      guard chain.open.count < maximumExtensions else {
        throw wrong(
          extended, "the 'extends' chain is longer than \(maximumExtensions) files")
      }
      try add(real, to: &chain)
    }
    for folder in links.rulePages { try addPages(in: folder, to: &chain) }
    let file = try text.file(pages: pages + chain.pages, passedOver: folders.team.passedOver)
    chain.open.removeLast()
    chain.added.insert(path)
    chain.files.append(file)
  }

  private mutating func addPages(
    in folder: Setting<StatedPath>, to chain: inout Chain
  ) throws(ConfigurationError) {
    do throws(SystemError) {
      guard let real = resolvingLinks(FilePath(folder.value)) else { throw SystemError.last }
      for page in try folders.pages(in: real) {
        if let other = chain.pages.first(where: { $0.id == page.id }) {
          if other.path != page.path { folders.note(page, besides: other) }
        } else {
          chain.pages.append(page)
        }
      }
    } catch {
      throw wrong(
        folder, "cannot read the rule pages in '\(folder.value.text)': \(error.reason)")
    }
  }

  private func read(_ path: FilePath) throws(ConfigurationError) -> ConfigurationText {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try readSource(path, maximumSize: maximumConfigurationSize)
    } catch {
      throw ConfigurationError([problem(path, error.reason)])
    }
    return try ConfigurationText(
      SourceFile(path: display(path), bytes: bytes), in: path.folder.bytes)
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
  /// The absolute path for a path in a configuration file.
  package init(_ stated: StatedPath) {
    let isAbsolute = stated.text.utf8.first == UInt8(ascii: "/")
    self =
      isAbsolute ? FilePath(stated.text) : FilePath(bytes: stated.folder).appending(stated.text)
  }

  /// This absolute path relative to `folder`, if it is inside `folder` or in a folder that contains it.
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
