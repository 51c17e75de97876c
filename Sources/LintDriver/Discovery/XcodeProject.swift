import SourceText

/// What the `project.pbxproj` of an Xcode project builds.
///
/// Any bytes are read, in linear time. Source: Xcode's project format, a property list in the old style
/// (`PBXBuildFile`, `PBXFileReference`, `PBXFileSystemSynchronizedRootGroup`).
struct XcodeProject {
  /// The files that the targets build or copy, by ``key(_:)`` of their names without their folders.
  private(set) var builtFiles: Set<UInt64> = []

  /// A number for a name: the projects of large apps have tens of thousands of names, most of which nobody asks for.
  /// Source: FNV-1a.
  static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// `nil` if the bytes are no such property list, or if a target takes in all that lies in a folder.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    var object = PropertyListObject()
    var names: [UInt64: UInt64] = [:]
    var built: Set<UInt64> = []
    var depth = 0
    while let token = reader.next() {
      switch token {
      case .open:
        depth += 1
        // `{ objects = { ID = { isa = …;`
        if depth == Self.objectDepth { object = PropertyListObject(named: reader.words.first) }
      case .close:
        if depth == Self.objectDepth, let isa = object.isa {
          switch bytes[isa] {
          case Self.buildFile: if let file = object.file { built.insert(Self.key(bytes[file])) }
          case Self.reference:
            if let id = object.id, let path = object.path ?? object.name {
              let last = bytes[path].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 }
              names[Self.key(bytes[id])] = Self.key(
                bytes[(last ?? path.lowerBound)..<path.upperBound])
            }
          case let kind where kind.starts(with: Self.folders): return nil
          default: break
          }
        }
        depth -= 1
      case .end:
        if depth == Self.objectDepth, reader.words.count == 2 {
          object.note(bytes[reader.words.first ?? 0..<0], reader.words.last)
        }
      }
      reader.words = Words()
    }
    guard depth == 0, !names.isEmpty else { return nil }
    for file in built { if let name = names[file] { builtFiles.insert(name) } }
  }

  private static let objectDepth = 3
  private static let buildFile = Array("PBXBuildFile".utf8)[...]
  private static let reference = Array("PBXFileReference".utf8)[...]
  private static let folders = Array("PBXFileSystemSynchronized".utf8)
}

/// What is known of an object: where its fields stand.
private struct PropertyListObject {
  private(set) var id: Range<Int>?
  private(set) var isa: Range<Int>?
  private(set) var file: Range<Int>?
  private(set) var path: Range<Int>?
  private(set) var name: Range<Int>?

  init(named id: Range<Int>? = nil) { self.id = id }

  mutating func note(_ key: ArraySlice<UInt8>, _ value: Range<Int>?) {
    switch key {
    case Self.isaKey: isa = value
    case Self.fileKey: file = value
    case Self.pathKey: path = value
    case Self.nameKey: name = value
    default: break
    }
  }

  private static let isaKey = Array("isa".utf8)[...]
  private static let fileKey = Array("fileRef".utf8)[...]
  private static let pathKey = Array("path".utf8)[...]
  private static let nameKey = Array("name".utf8)[...]
}

/// The words since the last bracket or semicolon: where the first and the last one stand.
private struct Words {
  private(set) var count = 0
  private(set) var first: Range<Int>?
  private(set) var last: Range<Int>?

  mutating func append(_ word: Range<Int>) {
    count += 1
    if first == nil { first = word }
    last = word
  }
}

/// Cuts a property list in the old style into brackets, semicolons and the words between them.
private struct PropertyListReader {
  enum Token {
    case open
    case close
    /// `;`
    case end
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Words, quoted or not; what is escaped stays as it is written.
  var words = Words()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads up to the next bracket or semicolon.
  mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): return .open
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return .close
      case UInt8(ascii: ";"): return .end
      case UInt8(ascii: "\""): readQuoted()
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")): skip(past: Self.commentEnd, from: 1)
      case UInt8(ascii: "/") where isNext(byte): skip(past: Self.lineEnd, from: 0)
      case _ where Self.wordBytes[Int(byte)]:
        let start = position - 1
        while position < bytes.count, Self.wordBytes[Int(bytes[position])] { position += 1 }
        words.append(start..<position)
      default: break
      }
    }
    return nil
  }

  private func isNext(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func readQuoted() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    words.append(start..<end)
    position = end + 1
  }

  private mutating func skip(past text: [UInt8], from offset: Int) {
    position =
      bytes.firstIndex(of: text, from: position + offset).map { $0 + text.count } ?? bytes.count
  }

  private static let commentEnd = Array("*/".utf8)
  private static let lineEnd = Array("\n".utf8)
  private static let wordBytes: [Bool] = (0..<256).map { code in
    switch UInt8(code) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }
}
