import Diagnostics
import LintConfiguration

/// Folders that contain third-party or generated code; they are skipped unless named.
package let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData"]

/// The files of the user's paths.
package struct FileDiscovery {
  /// Sorted by path, each file once.
  package private(set) var files: [FilePath] = []
  /// Files of folders that name classes although they hold no Swift: screens, code in Objective-C, property lists.
  /// Sorted by path.
  private(set) var otherCode: [FilePath] = []
  /// Paths that do not exist or cannot be read, in the order of their names.
  package private(set) var problems: [FileProblem] = []
  /// What was skipped and may have been meant to be linted: broken links, and files that are not Swift.
  package private(set) var notes: [FileProblem] = []
  /// The paths that were asked for.
  let roots: [FilePath]

  private let usesIgnoreFiles: Bool
  private var visitedFolders: Set<FileStatus.Identity> = []
  /// The files found so far, but for those of ``unresolvedFiles``.
  private var foundFiles: Set<Place> = []
  /// Files of folders that were visited. A folder is visited once, so that only links need to know them.
  private var unresolvedFiles: [Place] = []
  /// Links met on the way. They wait until everything that is reached without links is known, so that a file
  /// goes by its real path where it has one.
  private var links: [(path: FilePath, rules: IgnoreRules)] = []

  /// A file by the folder that holds it, so that no file need be opened to recognise it.
  private struct Place: Hashable {
    let folder: FileStatus.Identity
    let name: [UInt8]
  }

  /// Finds the `.swift` files of `paths`.
  ///
  /// A named Swift file is always included. In a folder, all `.swift` files are included except those that are hidden
  /// (a leading period), in a folder of ``skippedFolders``, or ignored by a `.gitignore` file. The result does not
  /// depend on the order of `paths`.
  /// - Parameter usesIgnoreFiles: whether `.gitignore` files count.
  package init(_ paths: [FilePath], usesIgnoreFiles: Bool = true) {
    self.usesIgnoreFiles = usesIgnoreFiles
    roots = Set(paths.map(FileDiscovery.normalized)).sorted { left, right in
      (left.bytes.count, left) < (right.bytes.count, right)
    }
    for root in roots { add(root: root) }
    while !links.isEmpty {
      let pending = links.sorted { $0.path < $1.path }
      links = []
      for link in pending { follow(link.path, link.rules) }
    }
    files.sort()
    otherCode.sort()
    problems.sort(by: FileProblem.precedes)
    notes.sort(by: FileProblem.precedes)
  }

  /// `Sources/` is `Sources`; `.` adds nothing to the names in it.
  private static func normalized(_ path: FilePath) -> FilePath {
    var bytes = path.bytes
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return FilePath(bytes: bytes == [UInt8(ascii: ".")] ? [] : bytes)
  }

  /// What may have been meant by a path that leads nowhere: a line of a file, or a similar name in the same folder.
  private func hint(of path: FilePath) -> String {
    var file = path.display[...]
    for _ in 0..<2 {
      guard let colon = file.lastIndex(of: ":"),
        Int(file[file.index(after: colon)...]).map({ $0 > 0 }) ?? false
      else { break }
      file = file[..<colon]
    }
    let named = FilePath(String(file))
    if file.count < path.display.count, isSwift(Array(named.name)), named.exists {
      return "; use 'layoutlint explain \(path.display)' to explain this line"
    }
    let names = ((try? entries(of: path.folder)) ?? []).filter {
      isSwift($0.name) || $0.kind == .folder && !isSwift(Array(path.name))
    }.map { String(decoding: $0.name, as: UTF8.self) }
    // The ending, which all files have, does not make names similar.
    func stem(_ name: String) -> String {
      name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
    let name = String(decoding: path.name, as: UTF8.self)
    guard let near = nearest(to: stem(name), among: names.map(stem)),
      let meant = names.sorted().first(where: { stem($0) == near })
    else { return "" }
    return "; did you mean '\(path.display.dropLast(name.count) + meant)'?"
  }

  private mutating func add(root: FilePath) {
    do throws(SystemError) {
      let status = try FileStatus(of: root)
      switch status.kind {
      case .folder:
        var rules = usesIgnoreFiles ? IgnoreRules(above: root) : IgnoreRules()
        note(rules.takeProblems())
        visit(root, status.identity, rules)
      case .regular where !isSwift(Array(root.name)):
        notes.append(FileProblem(root, "not a Swift file; skipped"))
      case .regular, .link, .other: addResolving(root)
      }
    } catch {
      let isLink = kind(of: root) == .link
      let hint = error == .noSuchFile ? hint(of: root) : ""
      problems.append(FileProblem(root, isLink ? Self.leadsNowhere : error.reason + hint))
    }
  }

  private mutating func visit(
    _ folder: FilePath, _ identity: FileStatus.Identity, _ rules: IgnoreRules
  ) {
    // Folders that wait are kept here and not on the stack: how deep they nest is not in our hands.
    var waiting = [(folder, identity, rules)]
    while let (folder, identity, outerRules) = waiting.popLast() {
      guard visitedFolders.insert(identity).inserted else { continue }
      let entries: [FolderEntry]
      do throws(SystemError) {
        entries = try LintDriver.entries(of: folder)
      } catch {
        problems.append(FileProblem(folder.bytes.isEmpty ? FilePath(".") : folder, error.reason))
        continue
      }
      var rules = outerRules
      if usesIgnoreFiles, entries.contains(where: { $0.name == IgnoreRules.fileName }) {
        rules.addFile(in: folder)
        note(rules.takeProblems())
      }
      for entry in entries.sorted(by: { precedes($0.name, $1.name) }) {
        guard entry.name.first != UInt8(ascii: ".") else { continue }
        switch entry.kind ?? kind(of: folder.appending(entry.name)) {
        case .folder:
          guard !isSkipped(entry.name), !rules.ignores(entry.name, isFolder: true) else { continue }
          let path = folder.appending(entry.name)
          do throws(SystemError) {
            let status = try FileStatus(of: path)
            waiting.append((path, status.identity, rules.entering(entry.name)))
          } catch {
            problems.append(FileProblem(path, error.reason))
          }
        case .link:
          guard !isSkipped(entry.name), !rules.ignores(entry.name, isFolder: false) else {
            continue
          }
          links.append((folder.appending(entry.name), rules.entering(entry.name)))
        case .regular, .other:
          guard isSwift(entry.name), !rules.ignores(entry.name, isFolder: false) else {
            if namesClasses(entry.name), !isExported(folder) {
              otherCode.append(folder.appending(entry.name))
            }
            continue
          }
          let place = Place(folder: identity, name: entry.name)
          guard foundFiles.isEmpty || !foundFiles.contains(place) else { continue }
          files.append(folder.appending(entry.name))
          unresolvedFiles.append(place)
        }
      }
    }
  }

  /// One folder's rules may count for several of the paths.
  private mutating func note(_ found: [FileProblem]) {
    problems += found.filter { !problems.contains($0) }
  }

  private static let leadsNowhere = "broken symbolic link"

  private func kind(of path: FilePath) -> FileStatus.Kind {
    (try? FileStatus(of: path, followsLinks: false))?.kind ?? .other
  }

  private mutating func follow(_ link: FilePath, _ rules: IgnoreRules) {
    do throws(SystemError) {
      let status = try FileStatus(of: link)
      switch status.kind {
      case .folder: visit(link, status.identity, rules)
      case .regular, .link, .other: if isSwift(Array(link.name)) { addResolving(link) }
      }
    } catch {
      if isSwift(Array(link.name)) { notes.append(FileProblem(link, Self.leadsNowhere)) }
    }
  }

  /// Adds a file that may have been found before by another path.
  private mutating func addResolving(_ path: FilePath) {
    guard let real = resolvingLinks(path), let folder = try? FileStatus(of: real.folder) else {
      problems.append(FileProblem(path, "cannot be resolved"))
      return
    }
    foundFiles.formUnion(unresolvedFiles)
    unresolvedFiles = []
    let place = Place(folder: folder.identity, name: Array(real.name))
    if foundFiles.insert(place).inserted { files.append(path) }
  }

  private func isSwift(_ name: [UInt8]) -> Bool {
    name.count > 6 && name.suffix(6).elementsEqual(".swift".utf8)
  }

  private func namesClasses(_ name: [UInt8]) -> Bool {
    guard let period = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return Self.otherEndings.contains(String(decoding: name[period...], as: UTF8.self))
  }

  /// Whether a folder is a part of a localization that Xcode exported, with copies of the files that have texts.
  private func isExported(_ folder: FilePath) -> Bool {
    pathComponents(folder.bytes).contains { $0.reversed().starts(with: ".xcloc".utf8.reversed()) }
  }

  private static let otherEndings: Set<String> = [".xib", ".storyboard", ".m", ".mm", ".plist"]

  private func isSkipped(_ name: [UInt8]) -> Bool {
    skippedFolders.contains(String(decoding: name, as: UTF8.self))
  }
}
