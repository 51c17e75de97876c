import SourceText

/// The number of unchanged lines around a change.
private let contextLines = 3

/// The change from `old` to `new` as a unified diff that `patch -p1` and `git apply` read; empty if they are equal.
package func unifiedDiff(_ path: FilePath, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
  let oldLines = lines(of: old)
  let newLines = lines(of: new)
  let changes = LineDiff.changes(from: oldLines, to: newLines)
  guard !changes.isEmpty else { return [] }
  var output: [UInt8] = []
  output += "--- ".utf8 + headerName("a/", path) + "\n".utf8
  output += "+++ ".utf8 + headerName("b/", path) + "\n".utf8
  for hunk in hunks(changes) {
    appendHunk(hunk, oldLines, newLines, to: &output)
  }
  return output
}

/// The change from `old` to `new`, both of them UTF-8, as edits of whole lines; none of them touches another.
package func lineEdits(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
  let oldLines = lines(of: old)
  let newLines = lines(of: new)
  return LineDiff.changes(from: oldLines, to: newLines).map { change in
    let before = oldLines[..<change.old.lowerBound].last?.endIndex ?? 0
    let end = oldLines[change.old].last?.endIndex ?? before
    return TextEdit(
      SourceRange(before, end), String(decoding: newLines[change.new].joined(), as: UTF8.self))
  }
}

/// The lines with their LF, which is the only line ending that diffs know.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

/// Changes whose context would touch go into one hunk.
private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextLines
    {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

private func appendHunk(
  _ changes: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
  to output: inout [UInt8]
) {
  guard let first = changes.first, let last = changes.last else { return }
  let before = min(contextLines, first.old.lowerBound)
  let after = min(contextLines, old.count - last.old.upperBound)
  let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
  let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
  output += "@@ -\(extent(oldRange)) +\(extent(newRange)) @@\n".utf8
  var position = oldRange.lowerBound
  for change in changes {
    appendLines(old[position..<change.old.lowerBound], " ", to: &output)
    appendLines(old[change.old], "-", to: &output)
    appendLines(new[change.new], "+", to: &output)
    position = change.old.upperBound
  }
  appendLines(old[position..<oldRange.upperBound], " ", to: &output)
}

private func appendLines(
  _ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String, to output: inout [UInt8]
) {
  for line in lines {
    output += mark.utf8
    output += line
    if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// `start,count`; an empty range is named by the line before it, and a count of 1 is left out.
private func extent(_ range: Range<Int>) -> String {
  switch range.count {
  case 0: "\(range.lowerBound),0"
  case 1: "\(range.lowerBound + 1)"
  default: "\(range.lowerBound + 1),\(range.count)"
  }
}

/// The file's name as git writes it: quoted if it holds anything that would break the line, followed by a tab
/// if it holds a space, where old `patch`es would end it.
private func headerName(_ prefix: String, _ path: FilePath) -> [UInt8] {
  var name = path.bytes[...]
  while name.starts(with: "./".utf8) { name = name.dropFirst(2) }
  while name.first == UInt8(ascii: "/") { name = name.dropFirst() }
  let isText = String(validating: name, as: UTF8.self) != nil
  let needsQuotes = name.contains { byte in
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || (byte >= 0x80 && !isText)
  }
  guard needsQuotes else {
    return prefix.utf8 + name + (name.contains(UInt8(ascii: " ")) ? [UInt8(ascii: "\t")] : [])
  }
  var quoted: [UInt8] = [UInt8(ascii: "\"")] + prefix.utf8
  for byte in name {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): quoted += "\\n".utf8
    case UInt8(ascii: "\t"): quoted += "\\t".utf8
    case 0x20..<0x7F: quoted.append(byte)
    default:
      let digits = String(byte, radix: 8)
      quoted += ("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8
    }
  }
  return quoted + [UInt8(ascii: "\"")]
}
