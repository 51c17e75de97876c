import Diagnostics
import JSONText
import LintDriver

/// A file that is open in the editor.
struct TextDocument {
  /// As the client spells it.
  let uri: String
  let path: FilePath
  /// The folder of its project; the file itself where none is known.
  let project: FilePath
  var version: Int?
  var text: EditorText
  /// What was found in the text; `nil` when it changed since.
  var findings: [Finding]?

  /// The largest text that is kept, in bytes.
  static let maximumSize = FrameReader.maximumMessageSize

  /// Applies what the client says of a change.
  ///
  /// - Returns: whether it made sense, and the text is not too large now. Else it is not what the editor shows.
  mutating func apply(_ changes: [JSONNode]) -> Bool {
    for change in changes {
      guard let text = change["text"]?.string else { return false }
      if let range = change["range"], range.value != .null {
        guard let range = EditorRange(range) else { return false }
        self.text.replace(range, with: text)
      } else {
        self.text.replace(nil, with: text)
      }
      if self.text.bytes.count > Self.maximumSize { return false }
    }
    return true
  }
}
