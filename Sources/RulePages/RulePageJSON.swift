import Diagnostics
import JSONText

/// The rules as `layoutlint rules --format json` prints them: one object on one line.
package func ruleListJSON(_ pages: [RulePage]) -> String {
  line { writer in
    writer.member("version", 1)
    writer.array("rules") { writer in
      for page in pages {
        writer.object { writeIdentity(of: page, to: &$0) }
      }
    }
  }
}

/// One rule as `layoutlint explain ID --format json` prints it: its entry in the list, its page and the code of its
/// examples.
package func rulePageJSON(_ page: RulePage) -> String {
  line { writer in
    writer.member("version", 1)
    writer.object("rule") { writer in
      writeIdentity(of: page, to: &writer)
      writer.member("flagged", page.examples.filter { $0.kind == .flagged }.map(page.code))
      writer.member("accepted", page.examples.filter { $0.kind == .accepted }.map(page.code))
      writer.member("page", page.text)
    }
  }
}

private func line(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  writer.object(body)
  writer.endLine()
  return String(decoding: writer.bytes, as: UTF8.self)
}

private func writeIdentity(of page: RulePage, to writer: inout JSONWriter) {
  writer.member("id", page.id)
  writer.member("summary", page.summary)
  writer.member("group", page.group?.rawValue)
  writer.member("severity", page.severity.rawValue)
  writer.member("enabled", page.enabled)
  writer.member("fix", page.applicability?.rawValue)
  writer.member("options", page.options)
}

extension RuleOption: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("type", defaultValue.type.rawValue)
      writer.member("default", defaultValue)
      writer.member("meaning", meaning)
      if let minimum { writer.member("minimum", minimum) }
    }
  }
}
