import SourceText

/// A value, and the place that states it.
package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// `nil` for a default, which applies if no file states anything.
  package var origin: SettingOrigin?

  package init(_ value: Value, _ origin: SettingOrigin? = nil) {
    self.value = value
    self.origin = origin
  }
}

/// A place in a configuration file.
package struct SettingOrigin: Hashable, Sendable {
  /// The file as reports print it.
  package var path: String
  package var position: SourcePosition

  package init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }
}

/// A path in a configuration file, relative to the folder of that file.
package struct StatedPath: Hashable, Sendable {
  /// The path as it is written.
  package var text: String
  /// The absolute path of the file's folder, in bytes.
  package var folder: [UInt8]

  package init(text: String, folder: [UInt8]) {
    self.text = text
    self.folder = folder
  }
}
