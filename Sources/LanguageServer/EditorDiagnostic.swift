import Diagnostics
import JSONText

/// A finding as editors show it.
struct EditorDiagnostic: JSONWritable {
  struct Related: JSONWritable {
    let uri: String
    let range: EditorRange
    let message: String

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.object("location") { writer in
          writer.member("uri", uri)
          writer.member("range", range)
        }
        writer.member("message", message)
      }
    }
  }

  let range: EditorRange
  let severity: Severity
  let rule: String
  /// The rule's page.
  let link: String?
  let message: String
  let related: [Related]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", range)
      writer.member("severity", level)
      writer.member("code", rule)
      if let link {
        writer.object("codeDescription") { $0.member("href", link) }
      }
      writer.member("source", "layoutlint")
      writer.member("message", message)
      if !related.isEmpty { writer.member("relatedInformation", related) }
    }
  }

  private var level: Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
