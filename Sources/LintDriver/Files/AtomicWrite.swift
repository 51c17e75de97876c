/// Replaces the content of a file so that at every moment it holds the old or the new bytes, never a part.
///
/// The new bytes go to a temporary file beside it, which takes its place once it is on the disk; permissions stay.
/// Of a symbolic link the target is rewritten. (Another hard link to the file keeps the old content.)
/// - Throws: ``FileProblem`` if the content is not `expected` any more, or cannot be written. The file is as it was then.
package func replaceContent(
  of path: FilePath, from expected: [UInt8], to replacement: [UInt8]
) throws(FileProblem) {
  guard let target = resolvingLinks(path) else { throw FileProblem(path, SystemError.last.reason) }
  let status = try naming(path) { () throws(SystemError) in try FileStatus(of: target) }
  try requireUnchanged(path, target, expected)
  guard isWritable(target) else {
    throw FileProblem(path, "cannot be written: \(SystemError.last.reason)")
  }

  let temporary = temporaryName(beside: target)
  do throws(FileProblem) {
    try writeTemporary(temporary, replacement, like: status, for: path)
    // As late as can be: whoever edits the file meanwhile wins.
    try requireUnchanged(path, target, expected)
    do throws(SystemError) {
      try rename(temporary, to: target)
    } catch {
      throw FileProblem(path, "cannot be replaced: \(error.reason)")
    }
  } catch {
    remove(temporary)
    throw error
  }
  synchronizeFolder(target.folder)
}

/// Makes `bytes` the content of a file, in one step, whether it exists or not.
///
/// What is no regular file, as `/dev/null` or a shell's pipe, just receives the bytes.
/// - Throws: ``FileProblem`` if it cannot be written; what stood there is as it was then.
package func writeContent(of path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
  if let status = try? FileStatus(of: path) {
    if status.kind == .other {
      return try naming(path) { () throws(SystemError) in
        try OpenFile(writing: path).write(bytes)
      }
    }
    try replaceContent(of: path, from: try readBytes(path), to: bytes)
    return
  }
  let temporary = temporaryName(beside: path)
  do throws(FileProblem) {
    try writeTemporary(temporary, bytes, like: nil, for: path)
    try naming(path) { () throws(SystemError) in try rename(temporary, to: path) }
  } catch {
    remove(temporary)
    throw error
  }
  synchronizeFolder(path.folder)
}

/// Makes `bytes` the content of a file of our own, in one step, for whoever reads it meanwhile.
///
/// It is not awaited that they reach the disk: what a power failure leaves is told from its digest.
func writeOwnContent(of path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
  let temporary = temporaryName(beside: path)
  do throws(SystemError) {
    try OpenFile(creating: temporary, isPrivate: true).write(bytes)
    try rename(temporary, to: path)
  } catch {
    remove(temporary)
    throw FileProblem(path, "cannot be written: \(error.reason)")
  }
}

/// - Parameter status: whose permissions the file gets; `nil` for those that a new file has.
private func writeTemporary(
  _ temporary: FilePath, _ bytes: [UInt8], like status: FileStatus?, for path: FilePath
) throws(FileProblem) {
  do throws(SystemError) {
    let file = try OpenFile(creating: temporary, isPrivate: status != nil)
    try file.write(bytes)
    if let status { try file.copyPermissions(of: status) }
    try file.synchronize()
  } catch {
    throw FileProblem(path, "cannot be written: \(error.reason)")
  }
}

private func requireUnchanged(
  _ path: FilePath, _ target: FilePath, _ expected: [UInt8]
) throws(FileProblem) {
  let current: [UInt8]
  do throws(FileProblem) {
    current = try readBytes(target)
  } catch {
    throw FileProblem(path, error.reason)
  }
  guard current == expected else {
    throw FileProblem(path, "file changed while fixing; left alone")
  }
}

/// A name that no other process and no earlier call has; the beginning tells what left it behind after a crash.
private func temporaryName(beside target: FilePath) -> FilePath {
  let unique = UInt64.random(in: 0...UInt64.max)
  return target.folder.appending(
    temporaryPrefix + String(unique, radix: 36) + temporarySuffix)
}

private let temporaryPrefix = ".layoutlint-"
private let temporarySuffix = ".tmp"

/// Whether a file is one that a crash left behind, or that is being written.
func isTemporary(_ name: [UInt8]) -> Bool {
  name.starts(with: temporaryPrefix.utf8) && name.suffix(4).elementsEqual(temporarySuffix.utf8)
}

/// Makes the rename last through a power failure, where the system can; the content is safe either way.
private func synchronizeFolder(_ folder: FilePath) {
  if let file = try? OpenFile(reading: folder) { try? file.synchronize() }
}
