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

  /// Whether the container is a controller's view.
  var isScreen: Bool { surroundings.containerName == "view" }

  /// What insets a rectangle at the top, left, bottom and right; nothing if all are 0.
  ///
  /// `insetBy(dx:dy:)` makes of a rectangle that is too small one at infinity, and a view may be laid out before it has
  /// a size, so that only a screen is inset in this way.
  func inset(_ insets: [Form], _ printer: FormPrinter, isOfScreen: Bool) -> String {
    if insets.allSatisfy(\.isZero) { return "" }
    if isOfScreen, insets[0].equals(insets[2]), insets[1].equals(insets[3]) {
      return ".insetBy(dx: \(printer.text(insets[1])), dy: \(printer.text(insets[0])))"
    }
    let texts = zip(["top", "left", "bottom", "right"], insets).map { "\($0): \(printer.text($1))" }
    return ".inset(by: UIEdgeInsets(\(texts.joined(separator: ", "))))"
  }
}
