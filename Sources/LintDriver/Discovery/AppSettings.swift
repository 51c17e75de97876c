import SourceText

/// What an Xcode project says about the devices of its apps, and about the ways in which they may be turned.
///
/// Any bytes are read, in linear time; nonsense says nothing. Sources: Apple, Build settings reference (device families,
/// of which one, the phone, is the default; `TEST_HOST`); Information property list (`UISupportedInterfaceOrientations`,
/// `UIRequiresFullScreen`).
struct AppSettings {
  /// How the apps of a project are shown.
  enum Screens {
    case noApps
    /// Each fills the screen and keeps its shape.
    case filled
    /// Some may share the screen or turn, or it is not known.
    case shared
  }

  /// One list of build settings.
  private struct List {
    var values: [String: String] = [:]
    /// Whether another file, which is no generated one, may say more.
    var hasBase = false

    /// Their numbers: phones are 1, tablets 2.
    var devices: String? {
      values["TARGETED_DEVICE_FAMILY"].map { $0.filter { $0 != "," && $0 != " " } }
    }

    /// Whether they are those of tests, which run inside an app.
    var isOfTests: Bool { values["TEST_HOST"] != nil || values["TEST_TARGET_NAME"] != nil }
  }

  private var lists: [List] = []

  /// - Parameter bytes: those of a `project.pbxproj`.
  init(project bytes: [UInt8]) {
    var open: List?
    var hasBase = false
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<bytes.count) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      start = end + 1
      guard let first = line.first, Self.firstBytes.contains(first) else { continue }
      if line.starts(with: "buildSettings".utf8) {
        open = List(hasBase: hasBase)
        hasBase = false
      } else if line.starts(with: "};".utf8) {
        if let open { lists.append(open) }
        open = nil
        hasBase = false
      } else if line.starts(with: "baseConfigurationReference".utf8) {
        hasBase = !String(decoding: line, as: UTF8.self).contains("Pods-")
      } else if open != nil, Self.names.contains(where: { line.starts(with: $0) }) {
        let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = parts[1].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ";") }
        let name = parts[0].prefix { $0 != UInt8(ascii: " ") }
        open?.values[Self.unquoted(name)] = Self.unquoted(value)
      }
    }
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// What the lines start with that are looked at: few do.
  private static let firstBytes = Array("b}TIS\"".utf8)

  /// What the names of the settings start with that are read.
  private static let names = [
    "TARGETED_DEVICE_FAMILY", "TEST_HOST", "TEST_TARGET_NAME", "INFOPLIST_FILE",
    "INFOPLIST_KEY_UI", "SUPPORTS_MACCATALYST",
    "\"INFOPLIST_FILE[", "\"TARGETED_DEVICE_FAMILY[",
  ].map { Array($0.utf8) }

  /// - Parameter propertyList: the bytes of the file at a path from the project's folder, if it can be read.
  func screens(_ propertyList: (String) -> [UInt8]?) -> Screens {
    // What holds for all targets stands in lists without a property list.
    let shared = lists.filter { $0.values["INFOPLIST_FILE"] == nil }.compactMap(\.devices)
    let common = shared.joined()
    var found = Screens.noApps
    for list in lists where !list.isOfTests {
      var texts: [String: String] = [:]
      for (name, value) in list.values where name.hasPrefix("INFOPLIST_KEY_") {
        texts[String(name.dropFirst("INFOPLIST_KEY_".count))] = value
      }
      var isApp = texts.keys.contains { $0.hasPrefix(Self.orientations) }
      // An empty path is that of a property list that Xcode generates.
      if let path = list.values["INFOPLIST_FILE"], !path.isEmpty {
        guard let bytes = propertyList(Self.plain(path)) else { return .shared }
        let property = PropertyList(bytes)
        isApp = isApp || property.isOfApp
        for name in [Self.orientations, Self.tabletOrientations, Self.fullScreen] {
          if let value = property.value(of: name) { texts[name] = value }
        }
      }
      let devices = list.devices ?? (common.isEmpty ? "1" : common)
      // The watch and the television have one app on the screen, and nothing turns.
      guard isApp, devices.contains("1") || devices.contains("2") else { continue }
      let isCertain = list.devices != nil || !common.isEmpty || !lists.contains(where: \.hasBase)
      let isConditional = list.values.keys.contains { $0.contains("[") }
      guard isCertain, !isConditional, list.values["SUPPORTS_MACCATALYST"] != "YES",
        Self.isFilled(devices, texts)
      else { return .shared }
      found = .filled
    }
    return found
  }

  private static let orientations = "UISupportedInterfaceOrientations"
  private static let tabletOrientations = orientations + "~ipad"
  private static let fullScreen = "UIRequiresFullScreen"

  private static func isFilled(_ devices: String, _ texts: [String: String]) -> Bool {
    let phone = texts[orientations + "_iPhone"] ?? texts[orientations]
    guard !devices.contains("1") || keepsShape(phone) else { return false }
    guard devices.contains("2") else { return true }
    let tablet = texts[orientations + "_iPad"] ?? texts[tabletOrientations] ?? texts[orientations]
    return keepsShape(tablet) && ["YES", "true"].contains(texts[fullScreen])
  }

  /// Whether all of some orientations are upright, or all are lying.
  private static func keepsShape(_ orientations: String?) -> Bool {
    guard let orientations else { return false }
    return orientations.contains("Portrait") != orientations.contains("Landscape")
  }

  /// `$(SRCROOT)/App/Info.plist` lies in `App`.
  private static func plain(_ path: String) -> String {
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] where path.hasPrefix(root) {
      return String(path.dropFirst(root.count))
    }
    return path
  }
}

/// A property list in XML, looked through for the values of keys.
private struct PropertyList {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it is that of an app with windows, rather than that of a library, a test or an extension.
  var isOfApp: Bool {
    ["UISupportedInterfaceOrientations", "LSRequiresIPhoneOS", "UIApplicationSceneManifest"]
      .contains { end(of: "<key>\($0)") != nil }
  }

  /// The strings of a list, or the name of a truth value; `nil` where there is none.
  func value(of key: String) -> String? {
    guard let key = end(of: "<key>\(key)</key>"),
      let value = bytes.firstIndex(of: UInt8(ascii: "<"), in: key..<bytes.count)
    else { return nil }
    if bytes[value...].starts(with: "<true".utf8) { return "true" }
    guard bytes[value...].starts(with: "<array>".utf8) else { return nil }
    let end = bytes.firstIndex(of: Array("</array>".utf8), from: value) ?? bytes.count
    return String(decoding: bytes[value..<end], as: UTF8.self)
  }

  /// Where the first of some texts ends.
  private func end(of text: String) -> Int? {
    bytes.firstIndex(of: Array(text.utf8), from: 0).map { $0 + text.utf8.count }
  }
}
