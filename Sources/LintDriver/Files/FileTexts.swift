import SourceText
import Synchronization

/// The texts of the files that are analyzed together. Each text is read when it is analyzed, and released afterwards
/// unless it is needed again.
///
/// Most files contain no layout, and keeping their texts would take a fifth of all memory. A class, because the threads
/// of a run share it.
package final class FileTexts: Sendable {
  /// What is known of one file.
  private enum Text {
    case unread
    case unreadable(FileProblem)
    case kept(SourceFile)
    /// It is still the same as long as the file has that stamp.
    case letGo(FileStamp)
    /// It was not the same when it was wanted again.
    case changed
  }

  /// The files, as reports print their paths.
  let names: [String]
  private let paths: [FilePath]
  private let texts: Mutex<[Text]>
  private let start: SystemTime

  /// Files that were read.
  package init(_ files: [SourceFile]) {
    names = files.map(\.path)
    paths = []
    texts = Mutex(files.map { .kept($0) })
    start = .now
  }

  /// Files that are read when they are needed.
  /// - Parameter start: the present time.
  package init(reading paths: [FilePath], asOf start: SystemTime = .now) {
    names = paths.map(\.display)
    self.paths = paths
    self.start = start
    texts = Mutex(Array(repeating: .unread, count: paths.count))
  }

  var count: Int { names.count }

  /// A file; without a text, if it cannot be read.
  package func read(_ index: Int) -> SourceFile {
    if case .kept(let file) = texts.withLock({ $0[index] }) { return file }
    var file = SourceFile(path: names[index], bytes: [])
    let text: Text
    do throws(FileProblem) {
      let (bytes, stamp) = try readStampedSource(paths[index])
      file = SourceFile(path: names[index], bytes: bytes)
      // A file that is just being written may change without a sign.
      text = stamp.isSettled(asOf: start) ? .letGo(stamp) : .kept(file)
    } catch {
      text = .unreadable(error)
    }
    texts.withLock { $0[index] = text }
    return file
  }

  /// Keeps the text of a file that was read.
  package func keep(_ file: SourceFile, at index: Int) {
    texts.withLock { texts in
      if case .letGo = texts[index] { texts[index] = .kept(file) }
    }
  }

  /// A file that was read before, which is kept from now on; `nil` if it has changed.
  package func readAgain(_ index: Int) -> SourceFile? {
    switch texts.withLock({ $0[index] }) {
    case .kept(let file): return file
    case .unread, .unreadable, .changed: return nil
    case .letGo(let stamp):
      guard let (bytes, now) = try? readStampedSource(paths[index]), now == stamp else {
        texts.withLock { $0[index] = .changed }
        return nil
      }
      let file = SourceFile(path: names[index], bytes: bytes)
      keep(file, at: index)
      return file
    }
  }

  /// The files that can be read, in their order, with their texts.
  package var all: [SourceFile] {
    let files = names.indices.map(read)
    let problems = problems
    return files.indices.filter { problems[$0] == nil }.map { files[$0] }
  }

  /// All files in their order, of which only the kept ones have their texts.
  var kept: [SourceFile] {
    texts.withLock { texts in
      texts.indices.map { index in
        if case .kept(let file) = texts[index] { return file }
        return SourceFile(path: names[index], bytes: [])
      }
    }
  }

  /// For each file, why it could not be read; `nil` if it could.
  package var problems: [FileProblem?] {
    texts.withLock { texts in
      texts.map { if case .unreadable(let problem) = $0 { problem } else { nil } }
    }
  }

  /// Whether some file had changed when it was read again.
  package var haveChanged: Bool {
    texts.withLock { texts in
      texts.contains { if case .changed = $0 { true } else { false } }
    }
  }
}
