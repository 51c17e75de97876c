import LintConfiguration

/// What the `.gitignore` files above and in a folder say about its entries.
///
/// A value with a link to the folder above, so that leaving a folder forgets its rules.
struct IgnoreRules {
  /// One `.gitignore` file and the folder it stands in.
  private struct Level {
    /// The number of components between the outermost level and this one.
    let depth: Int
    let patterns: [PathPattern]
    /// With what byte the names end of which each pattern speaks; 0 where several may. It rejects nearly all names.
    let lastBytes: [UInt8]

    init(depth: Int, patterns: [PathPattern]) {
      self.depth = depth
      self.patterns = patterns
      lastBytes = patterns.map { $0.lastByte ?? 0 }
    }

    /// The last pattern that speaks of the entry `name` of the folder to which `components` lead.
    func pattern(
      for name: [UInt8], in components: [ArraySlice<UInt8>], isFolder: Bool
    ) -> PathPattern? {
      var path: [ArraySlice<UInt8>] = []
      let lastByte = name.last ?? 0
      for index in patterns.indices.reversed() {
        let wanted = lastBytes[index]
        // Most names are none that a pattern speaks of, wherever they stand.
        guard wanted == 0 || wanted == lastByte,
          patterns[index].mayMatch(name[...], isFolder: isFolder)
        else { continue }
        if path.isEmpty { path = components[depth...] + [name[...]] }
        if patterns[index].matches(path, isFolder: isFolder) { return patterns[index] }
      }
      return nil
    }
  }

  private var levels: [Level] = []
  /// The path of the current folder below the outermost one.
  private var components: [ArraySlice<UInt8>] = []

  /// No rules.
  init() {}

  /// The rules for the entries of `folder`, whatever stands in it not yet included.
  ///
  /// `.gitignore` files above count up to the root of the repository that holds the folder; outside a repository none
  /// does.
  init(above folder: FilePath) {
    guard let absolute = resolvingLinks(folder) else { return }
    var parents: [FilePath] = []
    var current = absolute
    while !IgnoreRules.isRepositoryRoot(current) {
      if current.bytes == FilePath("/").bytes { return }
      let name = current.name
      current = current.folder
      parents.insert(current, at: 0)
      components.insert(name, at: 0)
    }
    let below = components
    components = []
    for (parent, name) in zip(parents, below) {
      addFile(in: parent)
      components.append(name)
    }
  }

  private static func isRepositoryRoot(_ folder: FilePath) -> Bool {
    (try? FileStatus(of: folder.appending(".git"))) != nil
  }

  static let fileName = Array(".gitignore".utf8)

  /// The largest file that is taken for one of patterns, in bytes; those of real projects have some hundred lines.
  static let maximumSize = 1 << 20

  /// Files that are too large, so that their rules do not count.
  private var problems: [FileProblem] = []

  /// Adds what the `.gitignore` file of the current folder says, if there is one that can be read.
  mutating func addFile(in folder: FilePath) {
    let path = folder.appending(Self.fileName)
    do throws(FileProblem) {
      add(try readBytes(path, maximumSize: Self.maximumSize))
    } catch {
      guard let status = try? FileStatus(of: path), status.size > Self.maximumSize else { return }
      problems.append(error)
    }
  }

  /// Hands out the files whose rules do not count, because they are too large.
  mutating func takeProblems() -> [FileProblem] {
    defer { problems = [] }
    return problems
  }

  /// Adds the content of a `.gitignore` file that stands in the current folder.
  mutating func add(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { PathPattern($0) }
    if !patterns.isEmpty { levels.append(Level(depth: components.count, patterns: patterns)) }
  }

  /// The rules for the entries of the folder `name` in the current one.
  func entering(_ name: [UInt8]) -> IgnoreRules {
    var rules = self
    rules.components.append(name[...])
    return rules
  }

  /// Whether the entry `name` of the current folder is ignored: the last pattern that speaks of it decides,
  /// the innermost file first.
  func ignores(_ name: [UInt8], isFolder: Bool) -> Bool {
    for level in levels.reversed() {
      if let pattern = level.pattern(for: name, in: components, isFolder: isFolder) {
        return !pattern.isNegated
      }
    }
    return false
  }
}
