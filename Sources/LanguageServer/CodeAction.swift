import JSONText
import SourceText

/// What an editor offers to do.
struct CodeAction: JSONWritable {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.layoutlint"
    case frames = "refactor.rewrite.frames"

    /// Whether a client wants actions of the kind: it names kinds, or the beginnings of their names up to a dot.
    func isWanted(by kinds: [String]?) -> Bool {
      guard let kinds else { return true }
      return kinds.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  var title: String
  var kind: Kind
  /// What it mends.
  var diagnostic: EditorDiagnostic?
  /// Whether it is the one to take where several mend the same.
  var isPreferred = false
  var edit: DocumentEdit

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", title)
      writer.member("kind", kind.rawValue)
      if let diagnostic { writer.member("diagnostics", [diagnostic]) }
      if isPreferred { writer.member("isPreferred", true) }
      writer.member("edit", edit)
    }
  }
}

/// Changes to one text.
struct DocumentEdit: JSONWritable {
  let uri: String
  /// The version of the text that they are for.
  let version: Int?
  let edits: [(range: EditorRange, text: String)]
  /// Whether the client takes edits with versions.
  let isVersioned: Bool

  init(_ document: TextDocument, _ edits: [TextEdit], isVersioned: Bool) {
    uri = document.uri
    version = document.version
    self.edits = edits.map { (document.text.range($0.range), $0.replacement) }
    self.isVersioned = isVersioned
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if isVersioned {
        writer.array("documentChanges") { writer in
          writer.object { writer in
            writer.object("textDocument") { writer in
              writer.member("uri", uri)
              writer.member("version", version)
            }
            writer.key("edits")
            writeEdits(to: &writer)
          }
        }
      } else {
        writer.object("changes") { writer in
          writer.key(uri)
          writeEdits(to: &writer)
        }
      }
    }
  }

  private func writeEdits(to writer: inout JSONWriter) {
    writer.array { writer in
      for edit in edits {
        writer.object { writer in
          writer.member("range", edit.range)
          writer.member("newText", edit.text)
        }
      }
    }
  }
}
