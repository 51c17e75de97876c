import ByteRecords
import Diagnostics
import SourceText

extension RecordWriter {
  mutating func write(_ finding: Finding) {
    write(finding.rule)
    write(finding.severity.rawValue)
    write(finding.path)
    write(optional: finding.place) { writer, place in
      writer.write(place.type)
      writer.write(place.code)
    }
    write(optional: finding.unseen) { $0.write($1.rawValue) }
    write(finding.isSilenced)
    let diagnostic = finding.diagnostic
    write(diagnostic.message)
    write(diagnostic.range)
    write(list: diagnostic.notes) { writer, note in
      writer.write(optional: note.path) { $0.write($1) }
      writer.write(note.range)
      writer.write(note.message)
    }
    write(list: diagnostic.fixes) { $0.write($1) }
    write(optional: diagnostic.subject) { $0.write($1) }
    write(optional: diagnostic.group) { $0.write($1) }
    write(list: diagnostic.numbers) { $0.write($1) }
    write(diagnostic.isCounted)
  }

  private mutating func write(_ range: SourceRange) {
    write(range.start)
    write(range.end)
  }

  private mutating func write(_ fix: Fix) {
    write(fix.title)
    write(fix.applicability.rawValue)
    write(list: fix.edits) { writer, edit in
      writer.write(edit.range)
      writer.write(edit.replacement)
    }
    write(optional: fix.risk) { $0.write($1) }
  }

  private mutating func write(_ subject: Subject) {
    write(subject.item)
    write(subject.scope)
    write(list: subject.quantities) { $0.write($1) }
    for text in [subject.attribute, subject.relation, subject.value] {
      write(optional: text) { $0.write($1) }
    }
  }
}

extension RecordReader {
  mutating func readFinding() throws(RecordError) -> Finding {
    let rule = try readText()
    let severity: Severity = try readChoice()
    let path = try readText()
    let place = try readOptional { reader throws(RecordError) in
      let type = try reader.readText()
      return CodePlace(type: type, code: try reader.readText())
    }
    let unseen = try readOptional { reader throws(RecordError) -> Unseen in
      try reader.readChoice()
    }
    let isSilenced = try readBool()
    let message = try readText()
    let range = try readRange()
    let notes = try readList { reader throws(RecordError) in
      let path = try reader.readOptionalText()
      let range = try reader.readRange()
      return Note(try reader.readText(), at: range, in: path)
    }
    let fixes = try readList { reader throws(RecordError) in try reader.readFix() }
    let subject = try readOptional { reader throws(RecordError) in try reader.readSubject() }
    let group = try readOptionalText()
    let numbers = try readList { reader throws(RecordError) in try reader.readDouble() }
    var diagnostic = Diagnostic(
      message, at: range, notes: notes, fixes: fixes, subject: subject, group: group,
      numbers: numbers)
    diagnostic.isCounted = try readBool()
    var finding = Finding(rule: rule, severity: severity, path: path, diagnostic: diagnostic)
    finding.place = place
    finding.unseen = unseen
    finding.isSilenced = isSilenced
    return finding
  }

  private mutating func readOptionalText() throws(RecordError) -> String? {
    try readOptional { reader throws(RecordError) in try reader.readText() }
  }

  private mutating func readChoice<Choice: RawRepresentable<String>>() throws(RecordError) -> Choice
  {
    guard let choice = Choice(rawValue: try readText()) else { throw RecordError() }
    return choice
  }

  private mutating func readRange() throws(RecordError) -> SourceRange {
    let start = try readInt()
    let end = try readInt()
    guard start >= 0, start <= end else { throw RecordError() }
    return SourceRange(start, end)
  }

  private mutating func readFix() throws(RecordError) -> Fix {
    let title = try readText()
    let applicability: Applicability = try readChoice()
    let edits = try readList { reader throws(RecordError) in
      let range = try reader.readRange()
      return TextEdit(range, try reader.readText())
    }
    return Fix(title, applicability, edits, risk: try readOptionalText())
  }

  private mutating func readSubject() throws(RecordError) -> Subject {
    let item = try readText()
    let scope = try readText()
    let quantities = try readList { reader throws(RecordError) in try reader.readText() }
    let attribute = try readOptionalText()
    let relation = try readOptionalText()
    return Subject(
      item: item, scope: scope, quantities: quantities, attribute: attribute, relation: relation,
      value: try readOptionalText())
  }
}
