import Diagnostics
import SourceText

/// What storyboards and nibs say of the constraints of outlets.
struct NibConstraints {
  /// Files beside the Swift code, some of which are storyboards and nibs.
  let otherCode: [FilePath]

  /// Whether a nib keeps the constraint of an outlet that it does not install: `<exclude reference="wf7-1Y-dpy"/>` stands
  /// among the variations of the view, for some size classes.
  func keep(_ outlet: String) -> Bool {
    let start = Array("property=\"\(outlet)\" destination=\"".utf8)
    return otherCode.contains { path in
      guard let bytes = try? readBytes(path, maximumSize: UnusedCode.maximumSize) else {
        return false
      }
      var place = 0
      while let found = bytes.firstIndex(of: start, from: place) {
        place = found + start.count
        let id = bytes[place...].prefix { $0 != UInt8(ascii: "\"") }
        let exclusion = Array("<exclude reference=\"".utf8) + id + [UInt8(ascii: "\"")]
        if bytes.firstIndex(of: exclusion, from: 0) != nil { return true }
      }
      return false
    }
  }
}
