extension FrameWriter {
  /// `let name = value`, on several lines where one would be too long.
  static func constant(_ name: String, _ value: String) -> [(depth: Int, text: String)] {
    broken("let \(name) = \(value)")
  }

  /// A line, or several where it is too long: what a call gets stands on a line of its own, or on one for each argument.
  static func broken(_ line: String) -> [(depth: Int, text: String)] {
    guard line.count > lineLength, let open = line.firstIndex(of: "("),
      let close = line.lastIndex(of: ")"), open < close
    else { return [(0, line)] }
    let inner = String(line[line.index(after: open)..<close])
    let tail = String(line[close...])
    var arguments = inner.count <= lineLength - 2 ? [inner] : parted(inner)
    if tail.count == 1 { arguments[arguments.count - 1] += tail }
    return [(0, String(line[...open]))]
      + arguments.flatMap(broken).map { (depth: $0.depth + 1, text: $0.text) }
      + (tail.count == 1 ? [] : [(0, tail)])
  }

  /// The arguments of a call, each with its comma.
  private static func parted(_ arguments: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in arguments {
      if parts[parts.count - 1].isEmpty, character == " " { continue }
      parts[parts.count - 1].append(character)
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") }
    }
    return parts
  }
}
