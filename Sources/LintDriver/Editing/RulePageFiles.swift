import RulePages
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Rule pages as files in a temporary folder, so that an editor can open them; the folder is removed with the value.
///
/// A class, because it has a folder to remove.
package final class RulePageFiles: Sendable {
  private struct Written {
    var folder: FilePath?
    /// The pages that were written, or could not be.
    var files: [RulePage: FilePath?] = [:]
  }

  private let temporaryFolder: FilePath
  private let written = Mutex(Written())

  /// - Parameter temporaryFolder: where the folder is made when the first page is asked for.
  package init(in temporaryFolder: FilePath) { self.temporaryFolder = temporaryFolder }

  deinit { removeAll() }

  /// Removes what was written.
  package func removeAll() {
    written.withLock { written in
      for case let file? in written.files.values { remove(file) }
      if let folder = written.folder { _ = unsafe rmdir(folder.terminated) }
      written = Written()
    }
  }

  /// The file that contains a page; `nil` if it cannot be written.
  package func file(for page: RulePage) -> FilePath? {
    written.withLock { written in
      if let known = written.files[page] { return known }
      written.folder = written.folder ?? madeFolder()
      let file = written.folder.flatMap { folder -> FilePath? in
        let path = folder.appending(page.id + ".md")
        do throws(SystemError) {
          try OpenFile(creating: path, isPrivate: true).write(Array(page.text.utf8))
          return path
        } catch {
          return nil
        }
      }
      written.files[page] = file
      return file
    }
  }

  private func madeFolder() -> FilePath? {
    var name = temporaryFolder.appending("layoutlint-rules-XXXXXX").terminated
    guard unsafe mkdtemp(&name) != nil else { return nil }
    return FilePath(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
  }
}
