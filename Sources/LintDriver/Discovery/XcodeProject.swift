/// What the `project.pbxproj` of an Xcode project builds.
///
/// Any bytes are read, in linear time. Source: Xcode's project format, a property list in the old style
/// (`PBXBuildFile`, `PBXFileReference`, `PBXFileSystemSynchronizedRootGroup`).
struct XcodeProject {
  /// The names of the files that the targets build or copy, without their folders.
  private(set) var builtFiles: Set<[UInt8]> = []

  /// `nil` if the bytes are no such property list, or if a target takes in all that lies in a folder.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    /// The fields of the object that is open, whose values are single words.
    var fields: [[UInt8]: [UInt8]] = [:]
    var name: [UInt8] = []
    var names: [[UInt8]: [UInt8]] = [:]
    var built: Set<[UInt8]> = []
    var depth = 0
    var words: [[UInt8]] = []
    while let token = reader.next() {
      switch token {
      case .open:
        depth += 1
        // `{ objects = { ID = { isa = …;`
        if depth == Self.objectDepth {
          name = words.first ?? []
          fields = [:]
        }
        words = []
      case .close:
        if depth == Self.objectDepth {
          switch fields[Self.isa].map({ String(decoding: $0, as: UTF8.self) }) {
          case "PBXBuildFile": if let file = fields[Self.fileReference] { built.insert(file) }
          case "PBXFileReference": names[name] = fields[Self.path] ?? fields[Self.name]
          case let kind? where kind.hasPrefix("PBXFileSystemSynchronized"): return nil
          default: break
          }
        }
        depth -= 1
        words = []
      case .end:
        if depth == Self.objectDepth, words.count == 2 { fields[words[0]] = words[1] }
        words = []
      case .word(let word): words.append(word)
      }
    }
    guard depth == 0, !names.isEmpty else { return nil }
    for file in built {
      if let name = names[file]?.split(separator: UInt8(ascii: "/")).last {
        builtFiles.insert(Array(name))
      }
    }
  }

  private static let objectDepth = 3
  private static let isa = Array("isa".utf8)
  private static let fileReference = Array("fileRef".utf8)
  private static let path = Array("path".utf8)
  private static let name = Array("name".utf8)
}

/// Cuts a property list in the old style into tokens.
private struct PropertyListReader {
  enum Token {
    case open
    case close
    /// `;`
    case end
    /// A word, quoted or not; what is escaped stays as it is written.
    case word([UInt8])
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): return .open
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return .close
      case UInt8(ascii: ";"): return .end
      case UInt8(ascii: "\""):
        let start = position
        while position < bytes.count, bytes[position] != byte {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(position, bytes.count)
        position = end + 1
        return .word(Array(bytes[start..<end]))
      case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"):
        position = end(of: "*/", from: position + 1)
      case UInt8(ascii: "/") where position < bytes.count && bytes[position] == byte:
        position = end(of: "\n", from: position)
      case _ where Self.isPartOfWord(byte):
        let start = position - 1
        while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
        return .word(Array(bytes[start..<position]))
      default: break
      }
    }
    return nil
  }

  private func end(of text: String, from start: Int) -> Int {
    let text = Array(text.utf8)
    return bytes.firstIndex(of: text, from: start).map { $0 + text.count } ?? bytes.count
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }
}
