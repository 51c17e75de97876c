import LintConfiguration
import SourceText

/// What the `project.pbxproj` of an Xcode project builds.
///
/// Any bytes are read, in linear time. Source: Xcode's project format, a property list in the old style
/// (`PBXBuildFile`, `PBXFileReference`, `PBXNativeTarget`, `PBXFileSystemSynchronizedRootGroup`).
struct XcodeProject {
  /// Whether a target takes in all that lies in a folder.
  let takesInFolders: Bool
  /// Which targets compile which files.
  let sources: TargetSources
  /// The files that the targets build or copy, by ``key(_:)`` of their names without their folders.
  private(set) var builtFiles: Set<UInt64> = []
  /// Those that only targets for Macs, televisions and watches build.
  private var filesWithoutPhones: Set<UInt64> = []
  /// The targets for Macs, televisions and watches, by their places.
  private let targetsWithoutPhones: Set<Int>

  /// A number for a name: the projects of large apps have tens of thousands of names, most of which nobody asks for.
  /// Source: FNV-1a.
  static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// `nil` if the bytes are no such property list.
  ///
  /// - Parameter folder: the absolute path of the one that has the project.
  init?(_ bytes: [UInt8], in folder: FilePath) {
    guard let objects = ProjectObjects(bytes) else { return nil }
    takesInFolders = objects.takesInFolders
    sources = TargetSources(objects, in: pathComponents(folder.bytes))
    builtFiles = Set(objects.builds.values.compactMap { objects.names[$0] })
    let (phoneless, others) = objects.filesOfTargets
    filesWithoutPhones = phoneless.subtracting(others)
    targetsWithoutPhones = objects.targetsWithoutPhones
  }

  /// Whether some target is for Macs, televisions or watches.
  var hasTargetsWithoutPhones: Bool { !targetsWithoutPhones.isEmpty }

  /// Whether a target for phones or tablets builds a file; `nil` if no target builds it.
  ///
  /// - Parameter path: the absolute one.
  func isForPhones(_ path: TargetSources.Path) -> Bool? {
    guard let name = path.last.map(Self.key) else { return nil }
    let isNamed = builtFiles.contains(name)
    if isNamed, !filesWithoutPhones.contains(name) { return true }
    let targets = takesInFolders ? sources.targets(of: path) : []
    if !targets.isSubset(of: targetsWithoutPhones) { return true }
    return isNamed || !targets.isEmpty ? false : nil
  }
}

/// The objects of a project that say which target builds what, by ``XcodeProject/key(_:)`` of their ids.
struct ProjectObjects {
  /// The names of files, as keys.
  private(set) var names: [UInt64: UInt64] = [:]
  /// The files of the entries of build phases.
  private(set) var builds: [UInt64: UInt64] = [:]
  private(set) var phases: [UInt64: [UInt64]] = [:]
  private(set) var targets: [Target] = []
  /// Files, groups and folders that are taken in whole.
  private(set) var items: [UInt64: Item] = [:]
  /// The files and folders in which targets differ from a folder that one of them takes in.
  private(set) var exceptions: [UInt64: (target: UInt64, paths: [[UInt8]])] = [:]
  /// Whether a target takes in all that lies in a folder.
  private(set) var takesInFolders = false
  private var configurationLists: [UInt64: [UInt64]] = [:]
  private var settings: [UInt64: Settings] = [:]
  /// The list with the configurations that hold for all targets.
  private var common: UInt64?

  struct Target {
    var id: UInt64
    var name: [UInt8]
    var phases: [UInt64]
    var configurations: UInt64?
    /// Those that it takes in whole.
    var folders: [UInt64]
  }

  /// What lies in a group, or is one.
  struct Item {
    /// From where ``tree`` says; `nil` for a group without a folder of its own.
    var path: [UInt8]?
    var tree: [UInt8]
    /// The items of a group.
    var children: [UInt64] = []
    /// Those of a folder that is taken in whole.
    var exceptions: [UInt64] = []
  }

  /// `open` is what other settings decide.
  private enum Platform { case phoneless, other, open }

  /// What a configuration states.
  private struct Settings {
    var root: Platform?
    var supported: Platform?
  }

  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    var object = PropertyListObject()
    var depth = 0
    while let token = reader.next() {
      switch token {
      case .open:
        depth += 1
        // `{ objects = { ID = { isa = …;`
        if depth == Self.objectDepth {
          object = PropertyListObject(named: reader.words.first)
        } else if depth > Self.objectDepth {
          object.open(reader.words.first, bytes)
        }
      case .close:
        if depth == Self.objectDepth {
          add(object, bytes)
        } else if depth > Self.objectDepth {
          object.close(reader.words)
        }
        depth -= 1
      case .end:
        if depth >= Self.objectDepth, reader.words.count == 2, let name = reader.words.first {
          object.note(bytes[name], reader.words.last)
        }
      }
      reader.words.removeAll(keepingCapacity: true)
    }
    guard depth == 0, !names.isEmpty else { return nil }
  }

  private static let objectDepth = 3

  private mutating func add(_ object: PropertyListObject, _ bytes: [UInt8]) {
    func key(_ range: Range<Int>) -> UInt64 { XcodeProject.key(bytes[range]) }
    guard let isa = object.isa, let id = object.id.map(key) else { return }
    func item() -> Item {
      Item(
        path: object.path.map { Array(bytes[$0]) }, tree: object.tree.map { Array(bytes[$0]) } ?? []
      )
    }
    func list(_ name: StaticString) -> [UInt64] { object.list(name, bytes).map(key) }
    switch bytes[isa] {
    case Kind.buildFile: if let file = object.file { builds[id] = key(file) }
    case Kind.reference:
      if let path = object.path ?? object.name {
        let last = bytes[path].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 }
        names[id] = key((last ?? path.lowerBound)..<path.upperBound)
        items[id] = item()
      }
    case Kind.group, Kind.variants:
      items[id] = item()
      items[id]?.children = list("children")
    case Kind.phase: phases[id] = list("files")
    case Kind.target:
      targets.append(
        Target(
          id: id, name: object.name.map { Array(bytes[$0]) } ?? [], phases: list("buildPhases"),
          configurations: object.configurations.map(key),
          folders: list("fileSystemSynchronizedGroups")))
    case Kind.configurations: configurationLists[id] = list("buildConfigurations")
    case Kind.project: common = object.configurations.map(key)
    case Kind.configuration:
      let supported = object.supported.map { [$0] } ?? object.list("SUPPORTED_PLATFORMS", bytes)
      settings[id] = Settings(
        root: platform(of: object.platform.map { [bytes[$0]] } ?? []),
        supported: platform(
          of: supported.flatMap { bytes[$0].split(separator: UInt8(ascii: " ")) }))
    case let kind where kind.starts(with: Kind.folders):
      takesInFolders = true
      if let target = object.target.map(key) {
        exceptions[id] = (
          target, object.list("membershipExceptions", bytes).map { Array(bytes[$0]) }
        )
      } else {
        items[id] = item()
        items[id]?.exceptions = list("exceptions")
      }
    default: break
    }
  }

  /// - Parameter names: those of platforms.
  private func platform(of names: [ArraySlice<UInt8>]) -> Platform? {
    if names.isEmpty { return nil }
    if names.contains(where: { $0.contains(UInt8(ascii: "$")) }) { return .open }
    let isPhoneless = names.allSatisfy { name in
      Self.phoneless.contains { name.starts(with: $0.utf8) }
    }
    return isPhoneless ? .phoneless : .other
  }

  /// How the names of platforms begin that have no screen of a phone or tablet.
  private static let phoneless = ["appletv", "macosx", "watch"]

  /// What objects are called that are looked at.
  private enum Kind {
    static let buildFile = Array("PBXBuildFile".utf8)[...]
    static let reference = Array("PBXFileReference".utf8)[...]
    static let group = Array("PBXGroup".utf8)[...]
    static let variants = Array("PBXVariantGroup".utf8)[...]
    static let phase = Array("PBXSourcesBuildPhase".utf8)[...]
    static let target = Array("PBXNativeTarget".utf8)[...]
    static let configurations = Array("XCConfigurationList".utf8)[...]
    static let configuration = Array("XCBuildConfiguration".utf8)[...]
    static let project = Array("PBXProject".utf8)[...]
    static let folders = Array("PBXFileSystemSynchronized".utf8)
  }

  /// The places of the targets that are for Macs, televisions and watches alone.
  var targetsWithoutPhones: Set<Int> {
    Set(targets.indices.filter { platform(of: targets[$0].configurations) == .phoneless })
  }

  /// The names of the files that targets without phones build, and of those that others do.
  var filesOfTargets: (phoneless: Set<UInt64>, others: Set<UInt64>) {
    var phoneless: Set<UInt64> = []
    var others: Set<UInt64> = []
    let withoutPhones = targetsWithoutPhones
    for (number, target) in targets.enumerated() {
      for entry in target.phases.flatMap({ phases[$0] ?? [] }) {
        guard let name = builds[entry].flatMap({ names[$0] }) else { continue }
        if withoutPhones.contains(number) { phoneless.insert(name) } else { others.insert(name) }
      }
    }
    return (phoneless, others)
  }

  /// A target's settings count before those of the project, and the platforms that are stated before the SDK.
  private func platform(of target: UInt64?) -> Platform? {
    func stated(_ setting: KeyPath<Settings, Platform?>) -> Platform? {
      [target, common].lazy.compactMap { $0 }.flatMap { configurationLists[$0] ?? [] }
        .compactMap { settings[$0]?[keyPath: setting] }.first
    }
    let supported = stated(\.supported)
    return supported == nil || supported == .open ? stated(\.root) : supported
  }
}

/// What is known of an object: where its fields stand.
private struct PropertyListObject {
  private(set) var id: Range<Int>?
  private(set) var isa: Range<Int>?
  private(set) var file: Range<Int>?
  private(set) var path: Range<Int>?
  private(set) var name: Range<Int>?
  private(set) var configurations: Range<Int>?
  private(set) var platform: Range<Int>?
  private(set) var tree: Range<Int>?
  private(set) var target: Range<Int>?
  /// The platforms for which a target can be built, where that is stated.
  private(set) var supported: Range<Int>?
  private var openList: Range<Int>?
  private var lists: [(name: Range<Int>, elements: [Range<Int>])] = []

  init(named id: Range<Int>? = nil) { self.id = id }

  mutating func open(_ name: Range<Int>?, _ bytes: [UInt8]) {
    openList = name.flatMap { Self.listNames.contains(bytes[$0]) ? $0 : nil }
  }

  mutating func close(_ words: [Range<Int>]) {
    if let openList, !words.isEmpty { lists.append((openList, words)) }
    openList = nil
  }

  mutating func note(_ key: ArraySlice<UInt8>, _ value: Range<Int>?) {
    switch key {
    case Self.isaKey: isa = value
    case Self.fileKey: file = value
    case Self.pathKey: path = value
    case Self.nameKey: name = value
    case Self.configurationsKey: configurations = value
    case Self.platformKey: platform = value
    case Self.supportedKey: supported = value
    case Self.treeKey: tree = value
    case Self.targetKey: target = value
    default: break
    }
  }

  func list(_ name: StaticString, _ bytes: [UInt8]) -> [Range<Int>] {
    lists.first { bytes[$0.name].elementsEqual("\(name)".utf8) }?.elements ?? []
  }

  private static let listNames = [
    "files", "buildPhases", "buildConfigurations", "SUPPORTED_PLATFORMS", "children",
    "fileSystemSynchronizedGroups", "exceptions", "membershipExceptions",
  ].map { Array($0.utf8)[...] }
  private static let isaKey = Array("isa".utf8)[...]
  private static let fileKey = Array("fileRef".utf8)[...]
  private static let pathKey = Array("path".utf8)[...]
  private static let nameKey = Array("name".utf8)[...]
  private static let configurationsKey = Array("buildConfigurationList".utf8)[...]
  private static let platformKey = Array("SDKROOT".utf8)[...]
  private static let treeKey = Array("sourceTree".utf8)[...]
  private static let targetKey = Array("target".utf8)[...]
  private static let supportedKey = Array("SUPPORTED_PLATFORMS".utf8)[...]
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
  /// Words since the last bracket or semicolon, quoted or not; what is escaped stays as it is written.
  var words: [Range<Int>] = []

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
