/// A pattern for paths: one line of a `.gitignore` file, or one string of a list of patterns in a configuration.
///
/// Source: gitignore(5), *Pattern format*, https://git-scm.com/docs/gitignore, and git's `wildmatch` for brackets.
package struct PathPattern: Hashable, Sendable {
  /// `!pattern`: takes back what an earlier pattern ignored.
  package let isNegated: Bool
  /// `pattern/`: matches only folders.
  package let foldersOnly: Bool
  /// Whether a slash makes the pattern relative to the folder of the file that states it; without one it matches names
  /// at any depth.
  package let isAnchored: Bool
  /// The pattern between its slashes. A pattern without a slash but at its end starts with `**`.
  private let segments: [Segment]

  private enum Segment: Hashable {
    /// `**`: any number of folders.
    case anyFolders
    /// A name with wildcards.
    case name(Glob)
  }

  /// - Returns: `nil` for a line that contains no pattern: blank, a comment, or nothing but slashes.
  package init?(_ line: some Sequence<UInt8>) {
    var text = PathPattern.trimmed(Array(line))[...]
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    let slash = UInt8(ascii: "/")
    foldersOnly = text.last == slash
    if foldersOnly { text = text.dropLast() }
    isAnchored = text.contains(slash)
    if text.first == slash { text = text.dropFirst() }
    guard !text.isEmpty else { return nil }
    var segments: [Segment] = isAnchored ? [] : [.anyFolders]
    for part in text.split(separator: slash, omittingEmptySubsequences: false) {
      if part.elementsEqual("**".utf8) {
        if segments.last != .anyFolders { segments.append(.anyFolders) }
      } else {
        segments.append(.name(Glob(part)))
      }
    }
    // `folder/**` names what is inside, not the folder.
    if segments.last == .anyFolders { segments.append(.name(Glob("*".utf8))) }
    self.segments = segments
  }

  /// Whether the pattern matches nothing, because it ends in the middle of an escape or of a bracket.
  package var isBroken: Bool {
    segments.contains { segment in
      switch segment {
      case .anyFolders: false
      case .name(let glob): glob.isBroken
      }
    }
  }

  /// Trailing blanks do not count, unless escaped; neither does the CR of a CRLF.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " ") {
      let escapes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if escapes % 2 == 1 { break }
      line.removeLast()
    }
    return line
  }

  /// Whether the pattern can match an entry of that name. Every pattern ends with a name.
  package func mayMatch(_ name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if foldersOnly && !isFolder { return false }
    guard case .name(let glob)? = segments.last else { return false }
    return glob.matches(name)
  }

  /// The last byte of all names that the pattern can match; `nil` if there are several.
  package var lastByte: UInt8? {
    if case .name(let glob)? = segments.last { glob.last } else { nil }
  }

  /// Whether the pattern matches an entry.
  /// - Parameter components: the entry's path below the folder of the file that states the pattern, split at its
  ///   slashes.
  package func matches(_ components: [ArraySlice<UInt8>], isFolder: Bool) -> Bool {
    guard let name = components.last, mayMatch(name, isFolder: isFolder) else { return false }
    // The classic loop with one point of return: the last `**` seen absorbs one more folder whenever
    // the names after it do not fit.
    var segment = 0
    var component = 0
    var retry: (segment: Int, component: Int)?
    while component < components.count {
      if segment < segments.count {
        switch segments[segment] {
        case .anyFolders:
          retry = (segment + 1, component)
          segment += 1
          continue
        case .name(let glob):
          if glob.matches(components[component]) {
            segment += 1
            component += 1
            continue
          }
        }
      }
      guard let (afterFolders, absorbed) = retry else { return false }
      retry = (afterFolders, absorbed + 1)
      segment = afterFolders
      component = absorbed + 1
    }
    return segment == segments.count
  }
}

/// A file name pattern: `*`, `?`, `[a-z]`, `[!a]`, `[[:alpha:]]` and `\` escapes. It never matches a slash.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(Set<UInt8>, isNegated: Bool)
  }

  private var elements: [Element] = []
  /// The bytes with which a name must start and end; `nil` where a wildcard stands there. They reject nearly all names.
  private var first: UInt8?
  private(set) var last: UInt8?
  /// A pattern that ends in the middle of an escape or bracket matches nothing.
  private(set) var isBroken = false

  init(_ pattern: some Sequence<UInt8>) {
    var rest = Array(pattern)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if elements.last != .anyBytes { elements.append(.anyBytes) }
      case UInt8(ascii: "?"):
        elements.append(.anyByte)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else {
          isBroken = true
          return
        }
        elements.append(.byte(escaped))
      case UInt8(ascii: "["):
        guard let element = Glob.bracket(&rest) else {
          isBroken = true
          return
        }
        elements.append(element)
      default:
        elements.append(.byte(byte))
      }
    }
    if case .byte(let byte)? = elements.first { first = byte }
    if case .byte(let byte)? = elements.last { last = byte }
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    if isBroken { return false }
    if let first, name.first != first { return false }
    if let last, name.last != last { return false }
    var element = 0
    var index = name.startIndex
    var retry: (element: Int, index: Int)?
    while index < name.endIndex {
      if element < elements.count {
        if elements[element] == .anyBytes {
          retry = (element + 1, index)
          element += 1
          continue
        }
        if Glob.matches(elements[element], name[index]) {
          element += 1
          index += 1
          continue
        }
      }
      guard let (afterStar, absorbed) = retry else { return false }
      retry = (afterStar, absorbed + 1)
      element = afterStar
      index = absorbed + 1
    }
    return elements[element...].allSatisfy { $0 == .anyBytes }
  }

  private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let expected): byte == expected
    case .anyByte, .anyBytes: true
    case .oneOf(let bytes, let isNegated): bytes.contains(byte) != isNegated
    }
  }

  /// Reads a bracket expression after its `[`; `nil` if it is not closed.
  private static func bracket(_ rest: inout ArraySlice<UInt8>) -> Element? {
    var bytes: Set<UInt8> = []
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var previous: UInt8?
    var isFirst = true
    while var byte = rest.popFirst() {
      // A `]` that stands first is a member.
      if byte == UInt8(ascii: "]"), !isFirst { return .oneOf(bytes, isNegated: isNegated) }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: ":")),
        end + 1 < rest.endIndex, rest[end + 1] == UInt8(ascii: "]")
      {
        guard let members = namedClass(rest[(rest.startIndex + 1)..<end]) else { return nil }
        bytes.formUnion(members)
        rest = rest[(end + 2)...]
        previous = nil
        continue
      }
      if byte == UInt8(ascii: "-"), let low = previous, let next = rest.first,
        next != UInt8(ascii: "]")
      {
        guard var high = rest.popFirst() else { return nil }
        if high == UInt8(ascii: "\\") {
          guard let escaped = rest.popFirst() else { return nil }
          high = escaped
        }
        if low <= high { bytes.formUnion(low...high) }
        previous = nil
        continue
      }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = rest.popFirst() else { return nil }
        byte = escaped
      }
      bytes.insert(byte)
      previous = byte
    }
    return nil
  }

  /// The members of `[:name:]`, in ASCII; `nil` for an unknown name.
  private static func namedClass(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    switch String(decoding: name, as: UTF8.self) {
    case "alpha": return Array(upper) + lower
    case "digit": return Array(digits)
    case "alnum": return Array(digits) + upper + lower
    case "upper": return Array(upper)
    case "lower": return Array(lower)
    case "space": return [9, 10, 11, 12, 13, 32]
    case "blank": return [9, 32]
    case "cntrl": return Array(0..<32) + [127]
    case "print": return Array(32..<127)
    case "graph": return Array(33..<127)
    case "punct":
      return (33..<127).filter { byte in
        ![digits, upper, lower].contains { $0.contains(byte) }
      }
    case "xdigit":
      return Array(digits) + Array(UInt8(ascii: "A")...UInt8(ascii: "F"))
        + Array(UInt8(ascii: "a")...UInt8(ascii: "f"))
    default: return nil
    }
  }
}
