import ByteRecords
import SourceText

/// All files of a project in one, for runs that read only some of them from the disk.
///
/// It contains their whole text. What the analysis of other files needs from a file cannot be determined from that file
/// alone: a class is read together with extensions that may be added later, a helper is run with its caller's
/// arguments, and a note quotes the line that it refers to. So the stages that read files also read an index, and their
/// results do not depend on where a text comes from.
package struct ProjectIndex: Sendable {
  /// Sorted by path; the paths are relative to the folder in which the program runs, if possible.
  package let files: [LoadedFile]
  /// The configurations below that folder which hold for any of the files; they are read from the disk.
  let configurations: [FilePath]
  /// That folder, from the top of its repository on; `nil` if it lies in none.
  let place: FilePath?

  /// The largest index that is read, in bytes: more source than anybody lints.
  private static let maximumSize = 1 << 30
  private static let kind = "layoutlint index "
  private static let mark = kind + "1\n"

  /// The files of a selection.
  ///
  /// - Parameters:
  ///   - files: those of the selection that could be read.
  ///   - folder: the one in which the program runs.
  package init(
    _ files: [LoadedFile], of selection: FileSelection, in folder: FilePath = currentFolder()
  ) {
    place = folder.placeInRepository
    var seen: Set<FilePath> = []
    self.files = files.map { file in
      let path = file.path.counted(from: folder)
      return LoadedFile(
        path: path, source: SourceFile(path: path.display, bytes: file.source.bytes))
    }
    .filter { seen.insert($0.path).inserted }
    .sorted { $0.path < $1.path }
    configurations = selection.configurations.map { $0.counted(from: folder) }.filter { path in
      !path.bytes.starts(with: "/".utf8) && !path.bytes.starts(with: "../".utf8)
    }
  }

  /// Reads an index.
  ///
  /// - Parameter folder: the one in which the program runs.
  /// - Throws: ``FileProblem`` if there is no index, or if it is damaged, was made in another folder, or depends on
  ///   a configuration that is missing here.
  package init(at path: FilePath, in folder: FilePath = currentFolder()) throws(FileProblem) {
    let bytes = try readBytes(path, maximumSize: ProjectIndex.maximumSize)
    let advice = "'layoutlint index --output \(path.display)' writes one"
    guard var reader = unsealed(bytes, as: ProjectIndex.mark) else {
      let isOther =
        bytes.starts(with: ProjectIndex.kind.utf8) && !bytes.starts(with: ProjectIndex.mark.utf8)
      throw FileProblem(
        path,
        isOther
          ? "was written by another version of layoutlint; create it again with "
            + "'layoutlint index --output \(path.display)'"
          : "is not an index, or is damaged; \(advice)")
    }
    guard let index = try? reader.readIndex(), reader.isAtEnd else {
      throw FileProblem(path, "is not an index, or is damaged; \(advice)")
    }
    self = index
    if let place, let own = folder.placeInRepository, place != own {
      throw FileProblem(
        path,
        "was made in "
          + (place.bytes.isEmpty
            ? "the repository's root folder" : "the repository's folder '\(place.display)'")
          + ", and its paths are relative to that folder; run layoutlint there")
    }
    for configuration in configurations
    where (try? FileStatus(of: folder.appending(configuration.bytes))) == nil {
      throw FileProblem(
        path,
        "depends on \(configuration.display), which is missing here; "
          + "an index does not contain configurations, so copy them, too")
    }
  }

  fileprivate init(files: [LoadedFile], configurations: [FilePath], place: FilePath?) {
    self.files = files
    self.place = place
    self.configurations = configurations
  }

  /// The index as a file.
  package var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.write(self)
    return sealed(writer, as: ProjectIndex.mark)
  }
}

extension RecordWriter {
  package mutating func write(_ index: ProjectIndex) {
    write(optional: index.place) { $0.write(bytes: $1.bytes) }
    write(list: index.configurations) { $0.write(bytes: $1.bytes) }
    write(list: index.files) { writer, file in
      writer.write(bytes: file.path.bytes)
      writer.write(bytes: file.source.bytes)
    }
  }
}

extension RecordReader {
  /// - Throws: ``RecordError``, also if two files have the same name or one is not text.
  package mutating func readIndex() throws(RecordError) -> ProjectIndex {
    let place = try readOptional { reader throws(RecordError) in
      FilePath(bytes: Array(try reader.readBytes()))
    }
    let configurations = try readList { reader throws(RecordError) in try reader.readPath() }
    let files = try readList { reader throws(RecordError) in
      let path = try reader.readPath()
      guard let bytes = try? checkedSource(Array(try reader.readBytes()), path) else {
        throw RecordError()
      }
      return LoadedFile(path: path, source: SourceFile(path: path.display, bytes: bytes))
    }
    guard zip(files, files.dropFirst()).allSatisfy({ $0.path < $1.path }),
      Set(files.map(\.source.path)).count == files.count
    else { throw RecordError() }
    return ProjectIndex(files: files, configurations: configurations, place: place)
  }

  private mutating func readPath() throws(RecordError) -> FilePath {
    let bytes = try readBytes()
    if bytes.isEmpty || bytes.contains(0) { throw RecordError() }
    return FilePath(bytes: Array(bytes))
  }
}

extension FilePath {
  /// This absolute path of a folder from the top of its repository on; `nil` if it lies in none.
  fileprivate var placeInRepository: FilePath? {
    var top = self
    while (try? FileStatus(of: top.appending(".git"))) == nil {
      if top.folder == top { return nil }
      top = top.folder
    }
    return top == self ? FilePath("") : relative(to: top)
  }

  /// This path from an absolute folder on, if it lies below; else as it is, without what leads nowhere.
  func counted(from folder: FilePath) -> FilePath {
    if bytes.first == UInt8(ascii: "/") {
      return isBelow(self, folder) ? relative(to: folder) : self
    }
    var rest = bytes[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return FilePath(bytes: Array(rest))
  }
}
