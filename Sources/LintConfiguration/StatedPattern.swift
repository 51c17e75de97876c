/// The components of an absolute path: `/App/Home.swift` has two.
package typealias PathComponents = [ArraySlice<UInt8>]

/// Splits an absolute path at its slashes.
package func pathComponents(_ absolute: [UInt8]) -> PathComponents {
  absolute.split(separator: UInt8(ascii: "/"))
}

/// A pattern that a configuration file states, for absolute paths.
package struct StatedPattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  package let origin: SettingOrigin
  private let pattern: PathPattern
  /// Where an anchored pattern starts.
  private let base: PathComponents

  package var isNegated: Bool { pattern.isNegated }

  /// Why a text is no pattern.
  package struct InvalidPattern: Error {
    /// A statement in lower case without a full stop.
    package let reason: String
  }

  /// - Parameter folder: the components of the folder of the file that states the pattern.
  package init(
    _ text: String, in folder: PathComponents, origin: SettingOrigin
  ) throws(InvalidPattern) {
    var rest = Array(text.utf8)[...]
    var base = folder
    // `.gitignore` knows neither `./` nor `../`; a configuration in a folder of its own needs the latter.
    var isRelative = false
    while let skipped = ["./", "../"].first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(skipped.utf8.count)
      isRelative = true
      if skipped == "../", base.popLast() == nil {
        throw InvalidPattern(reason: "it points above the file system root")
      }
    }
    if isRelative, rest.first != UInt8(ascii: "/") { rest = [UInt8(ascii: "/")] + rest }
    guard !rest.contains(0), !rest.contains(UInt8(ascii: "\n")) else {
      throw InvalidPattern(reason: "it contains a character that patterns cannot contain")
    }
    if rest.first == UInt8(ascii: "#") {
      throw InvalidPattern(reason: "a pattern that starts with '#' is a comment; write '\\\\#'")
    }
    guard let pattern = PathPattern(rest) else { throw InvalidPattern(reason: "it is empty") }
    if pattern.isBroken {
      throw InvalidPattern(
        reason: "it contains a bracket that is not closed, or ends in a backslash")
    }
    self.text = text
    self.origin = origin
    self.pattern = pattern
    self.base = base
  }

  /// Whether the pattern matches this file or folder itself, as a line of a `.gitignore` file does.
  package func names(_ path: PathComponents, isFolder: Bool) -> Bool {
    guard pattern.isAnchored else {
      return path.last.map { pattern.matches([$0], isFolder: isFolder) } ?? false
    }
    guard path.count > base.count, path.starts(with: base) else { return false }
    return pattern.matches(Array(path[base.count...]), isFolder: isFolder)
  }

  /// Whether the pattern matches the path or a folder that contains it.
  ///
  /// - Parameter depth: the number of components of the configuration's folder; folders that contain this folder are
  ///   not checked.
  package func covers(_ path: PathComponents, isFolder: Bool, below depth: Int) -> Bool {
    guard path.count > depth else { return false }
    return (depth + 1...path.count).contains { count in
      names(Array(path[..<count]), isFolder: isFolder || count < path.count)
    }
  }
}
