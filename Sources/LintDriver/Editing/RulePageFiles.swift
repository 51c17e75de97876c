import RulePages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Rule pages as files of a folder of their own, so that an editor can open them; gone with the value.
///
/// A class, because it has a folder to remove.
package final class RulePageFiles {
  private let temporaryFolder: FilePath
  private var folder: FilePath?
  /// The pages that were written, or could not be.
  private var files: [RulePage: FilePath?] = [:]

  /// - Parameter temporaryFolder: where the folder is made when the first page is asked for.
  package init(in temporaryFolder: FilePath) { self.temporaryFolder = temporaryFolder }

  deinit {
    for case let file? in files.values { remove(file) }
    if let folder { _ = unsafe rmdir(folder.terminated) }
  }

  /// The file that holds a page; `nil` if it cannot be written.
  package func file(for page: RulePage) -> FilePath? {
    if let known = files[page] { return known }
    let file = makeFolder().flatMap { folder -> FilePath? in
      let path = folder.appending(page.id + ".md")
      do throws(SystemError) {
        try OpenFile(creating: path, isPrivate: true).write(Array(page.text.utf8))
        return path
      } catch {
        return nil
      }
    }
    files[page] = file
    return file
  }

  private func makeFolder() -> FilePath? {
    if let folder { return folder }
    var name = temporaryFolder.appending("layoutlint-rules-XXXXXX").terminated
    guard unsafe mkdtemp(&name) != nil else { return nil }
    folder = FilePath(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
    return folder
  }
}
