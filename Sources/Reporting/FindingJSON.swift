import Diagnostics
import JSONText
import SourceText

/// One finding as a JSON object; the same in every report that holds one.
struct FindingJSON: JSONWritable {
  private let finding: Finding
  private let sources: ReportSources

  init(_ finding: Finding, _ sources: ReportSources) {
    self.finding = finding
    self.sources = sources
  }

  func write(to writer: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    let start = sources.position(diagnostic.range.start, in: finding.path)
    let end = sources.position(diagnostic.range.end, in: finding.path)
    writer.object { writer in
      writer.member("path", finding.path)
      writer.member("line", start.line)
      writer.member("column", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
      writer.member("severity", finding.severity.rawValue)
      writer.member("rule", finding.rule)
      writer.member("message", diagnostic.message)
      if let subject = diagnostic.subject {
        writer.key("subject")
        write(subject, to: &writer)
      }
      writer.array("notes") { writer in
        for note in diagnostic.notes { write(note, to: &writer) }
      }
      writer.array("fixes") { writer in
        for fix in diagnostic.fixes { write(fix, to: &writer) }
      }
    }
  }

  private func write(_ subject: Subject, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("item", subject.item)
      writer.member("scope", subject.scope)
      if let attribute = subject.attribute { writer.member("attribute", attribute) }
      if let relation = subject.relation { writer.member("relation", relation) }
      if let value = subject.value { writer.member("value", value) }
      if !subject.quantities.isEmpty { writer.member("quantities", subject.quantities) }
    }
  }

  private func write(_ note: Note, to writer: inout JSONWriter) {
    let path = note.path ?? finding.path
    let position = sources.position(note.range.start, in: path)
    writer.object { writer in
      writer.member("path", path)
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("message", note.message)
    }
  }

  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fix.title)
      writer.member("applicability", fix.applicability.rawValue)
      if let risk = fix.risk { writer.member("risk", risk) }
      writer.array("edits") { writer in
        for edit in fix.edits.sorted(by: { $0.range < $1.range }) {
          writer.object { writer in
            writer.member("start", edit.range.start)
            writer.member("end", edit.range.end)
            writer.member("text", edit.replacement)
          }
        }
      }
    }
  }
}
