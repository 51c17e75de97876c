import LintRules
import SourceText

extension DeploymentTargets {
  /// What a file states: the lowest version of each system. Any bytes are read, in linear time; nonsense states nothing.
  init(stated bytes: [UInt8], in kind: ProjectFile.Kind) {
    self.init()
    switch kind {
    case .manifest:
      let text = TextSearch(bytes, comment: "//")
      iOS = text.lowest(after: ".iOS", TextSearch.platformVersion)
      macOS = text.lowest(after: ".macOS", TextSearch.platformVersion)
    case .xcodeProject, .settings:
      // A project's own comments are names between slashes and stars; its strings may hold slashes.
      let text = TextSearch(bytes, comment: kind == .settings ? "//" : nil)
      iOS = text.lowest(after: "IPHONEOS_DEPLOYMENT_TARGET", TextSearch.settingVersion)
      macOS = text.lowest(after: "MACOSX_DEPLOYMENT_TARGET", TextSearch.settingVersion)
    case .generator:
      let text = TextSearch(bytes, comment: "#")
      iOS = DeploymentTargets.lower(
        text.lowest(after: "iOS", TextSearch.keyedVersion),
        text.lowest(after: "IPHONEOS_DEPLOYMENT_TARGET", TextSearch.keyedVersion))
      macOS = DeploymentTargets.lower(
        text.lowest(after: "macOS", TextSearch.keyedVersion),
        text.lowest(after: "MACOSX_DEPLOYMENT_TARGET", TextSearch.keyedVersion))
    case .podspec, .podfile:
      let text = TextSearch(bytes, comment: "#")
      iOS = text.lowest(after: "ios", TextSearch.podVersion)
      macOS = DeploymentTargets.lower(
        text.lowest(after: "osx", TextSearch.podVersion),
        text.lowest(after: "macos", TextSearch.podVersion))
    }
  }

  /// The lower of both versions of each system, as far as they are known.
  func joined(with other: DeploymentTargets) -> DeploymentTargets {
    DeploymentTargets(
      iOS: Self.lower(iOS, other.iOS), macOS: Self.lower(macOS, other.macOS),
      fillsScreen: fillsScreen)
  }

  private static func lower(_ left: SystemVersion?, _ right: SystemVersion?) -> SystemVersion? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}

/// Looks for versions behind words, byte by byte.
private struct TextSearch {
  /// The text without comments.
  private let bytes: [UInt8]

  /// - Parameter comment: what starts a comment that ends with its line; `nil` if there are none.
  init(_ bytes: [UInt8], comment: StaticString?) {
    guard let comment else {
      self.bytes = bytes
      return
    }
    let start = Array("\(comment)".utf8)
    var left: [UInt8] = []
    left.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      left += line[..<TextSearch.end(of: line, before: start)]
      left.append(UInt8(ascii: "\n"))
    }
    self.bytes = left
  }

  /// Where the comment of a line starts, or the line ends. What stands in quotes is no comment.
  private static func end(of line: ArraySlice<UInt8>, before start: [UInt8]) -> Int {
    var quote: UInt8?
    for index in line.indices {
      let byte = line[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == start[0], line[index...].starts(with: start) {
        return index
      }
    }
    return line.endIndex
  }

  /// The lowest version that is found right behind a word, wherever that stands.
  func lowest(
    after word: StaticString, _ version: (TextSearch, Int) -> SystemVersion?
  ) -> SystemVersion? {
    let word = Array("\(word)".utf8)
    var lowest: SystemVersion?
    var start = 0
    while let index = bytes.firstIndex(of: word, from: start) {
      start = index + 1
      let end = index + word.count
      guard end < bytes.count, !isName(at: end),
        word[0] == UInt8(ascii: ".") || index == 0 || !isName(at: index - 1),
        let found = version(self, end)
      else { continue }
      lowest = min(lowest ?? found, found)
    }
    return lowest
  }

  /// `: 10.0` or `: "13.0"`.
  static func keyedVersion(_ text: TextSearch, _ start: Int) -> SystemVersion? {
    let colon = text.skip(" \t\"'", from: start)
    guard text.byte(colon) == UInt8(ascii: ":") else { return nil }
    return text.version(at: text.skip(" \t\"'", from: colon + 1))
  }

  /// `(.v11)`, `(.v10_15)`, `("15.0")` or `(targetVersion: "13.0"`.
  static func platformVersion(_ text: TextSearch, _ start: Int) -> SystemVersion? {
    let opening = text.skip(" \t\n", from: start)
    guard text.byte(opening) == UInt8(ascii: "(") else { return nil }
    var index = text.skip(" \t\n", from: opening + 1)
    let label = Array("targetVersion:".utf8)
    if text.bytes[index...].starts(with: label) { index += label.count }
    return text.version(at: text.skip(" \t\n.v\"", from: index))
  }

  /// `= 11.0;`, `[sdk=iphoneos*] = 11.0` or `" = "11.0"`.
  static func settingVersion(_ text: TextSearch, _ start: Int) -> SystemVersion? {
    var index = start
    if text.byte(index) == UInt8(ascii: "[") {
      let end = text.bytes[index...].prefix(maximumDistance).firstIndex(of: UInt8(ascii: "]"))
      guard let end else { return nil }
      index = end + 1
    }
    index = text.skip(" \t\"", from: index)
    guard text.byte(index) == UInt8(ascii: "=") else { return nil }
    return text.version(at: text.skip(" \t\"'", from: index + 1))
  }

  /// `, '9.0'`, ` => '9.0'`, `: "9.0"` or `.deployment_target = '9.0'`.
  static func podVersion(_ text: TextSearch, _ start: Int) -> SystemVersion? {
    let member = Array(".deployment_target".utf8)
    let isMember = text.bytes[start...].starts(with: member)
    // The word is one of three to five letters.
    let before = text.bytes[max(start - 6, 0)..<start].last { !text.isLetter($0) }
    let isKey = before == UInt8(ascii: ":") || text.byte(start) == UInt8(ascii: ":")
    guard isMember || isKey else { return nil }
    return text.version(
      at: text.skip(":,=>~ \t\"'", from: isMember ? start + member.count : start))
  }

  /// How far a bracket reaches, and how much is passed over, at most.
  private static let maximumDistance = 64

  private func skip(_ skipped: StaticString, from start: Int) -> Int {
    let skipped = Array("\(skipped)".utf8)
    var index = start
    while index < bytes.count, index - start < Self.maximumDistance, skipped.contains(bytes[index])
    {
      index += 1
    }
    return index
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isName(at index: Int) -> Bool {
    let byte = bytes[index]
    return isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || isLetter(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// `10`, `10.15`, `10_15` or `10.15.4`; `nil` for anything else, and for numbers that no system has.
  private func version(at start: Int) -> SystemVersion? {
    guard let (major, end) = number(at: start), major > 0 else { return nil }
    let separator = byte(end)
    guard separator == UInt8(ascii: ".") || separator == UInt8(ascii: "_") else {
      return SystemVersion(major)
    }
    return SystemVersion(major, number(at: end + 1)?.value ?? 0)
  }

  private func number(at start: Int) -> (value: Int, end: Int)? {
    var value = 0
    var end = start
    while let byte = byte(end), isDigit(byte) {
      guard end - start < Self.maximumDigits else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      end += 1
    }
    return end > start ? (value, end) : nil
  }

  /// No version of a system has more.
  private static let maximumDigits = 3
}
