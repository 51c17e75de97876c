import SourceText

/// The largest file that is read, in bytes. Source code is never as large, although generated tables may be almost as
/// large. Larger files would need too much memory, and byte offsets have 32 bits.
package let maximumFileSize = 256 << 20

/// How many bytes are searched for a NUL, which no text holds.
private let binaryProbeLength = 8 << 10

/// The content of a file.
///
/// - Throws: ``FileProblem`` if there is no such file, or if it is not a regular file, is too large or binary, or may
///   not be read.
package func readSource(
  _ path: FilePath, maximumSize: Int = maximumFileSize
) throws(FileProblem) -> [UInt8] {
  try checkedSource(try readBytes(path, maximumSize: maximumSize), path)
}

/// The content of a source file, with its stamp from before it was read.
func readStampedSource(_ path: FilePath) throws(FileProblem) -> (bytes: [UInt8], stamp: FileStamp) {
  let (bytes, status) = try readFile(path)
  return (try checkedSource(bytes, path), status.stamp)
}

/// The bytes of a file, if they are text.
func checkedSource(_ bytes: [UInt8], _ path: FilePath) throws(FileProblem) -> [UInt8] {
  guard bytes.count <= maximumFileSize else { throw FileProblem(path, tooLarge(maximumFileSize)) }
  let beginning = bytes.prefix(binaryProbeLength)
  if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
    throw FileProblem(path, "UTF-16 text; Swift source must be UTF-8")
  }
  if holdsNUL(beginning) { throw FileProblem(path, "binary file (it contains NUL bytes)") }
  return bytes
}

/// The content of a list or another text that is no source.
package func readText(_ path: FilePath) throws(FileProblem) -> [UInt8] { try readBytes(path) }

/// The content of a regular file, text or not.
func readBytes(
  _ path: FilePath, maximumSize: Int = maximumFileSize
) throws(FileProblem) -> [UInt8] {
  try readFile(path, maximumSize: maximumSize).bytes
}

/// The content of a regular file, and what the system said of it before.
private func readFile(
  _ path: FilePath, maximumSize: Int = maximumFileSize
) throws(FileProblem) -> (bytes: [UInt8], status: FileStatus) {
  let file = try naming(path) { () throws(SystemError) in try OpenFile(reading: path) }
  let status = try naming(path) { () throws(SystemError) in try file.status() }
  switch status.kind {
  case .regular: break
  case .folder: throw FileProblem(path, "is a folder")
  case .link, .other: throw FileProblem(path, "not a regular file")
  }
  guard status.size <= maximumSize else { throw FileProblem(path, tooLarge(maximumSize)) }
  var bytes: [UInt8] = []
  // One byte more than expected, so that the end of the file shows after the first read.
  var wanted = status.size + 1
  while try naming(path, { () throws(SystemError) in try file.read(wanted, into: &bytes) })
    == wanted
  {
    guard bytes.count <= maximumSize else { throw FileProblem(path, tooLarge(maximumSize)) }
    wanted = 64 << 10
  }
  return (bytes, status)
}

/// The reason not to read what is larger than that.
package func tooLarge(_ maximumSize: Int) -> String {
  let megabyte = 1 << 20
  let limit = maximumSize >= megabyte ? "\(maximumSize / megabyte) MB" : "\(maximumSize) bytes"
  return "larger than \(limit), the limit for source files"
}
