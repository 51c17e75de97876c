import Diagnostics
import JSONText
import RulePages
import SourceText

extension ReportContent {
  /// A log of the Static Analysis Results Interchange Format, with one run.
  ///
  /// Source: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, errata 01.
  func sarif() -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          writer.object("tool") { writeTool(to: &$0) }
          writer.array("invocations") { $0.object { writeInvocation(to: &$0) } }
          // Lines end as in Swift: here a lone CR ends one, too.
          writer.member("newlineSequences", ["\r\n", "\n", "\r"])
          writer.member("columnKind", "utf16CodeUnits")
          if let shard {
            writer.object("properties") { $0.member("layoutlint/shard", shard) }
          }
          writer.array("results") { writeResults(to: &$0) }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func writeTool(to writer: inout JSONWriter) {
    writer.object("driver") { writer in
      writer.member("name", "layoutlint")
      writer.member("version", surroundings.version)
      writer.member("semanticVersion", surroundings.version)
      writer.array("rules") { writer in
        for page in surroundings.pages {
          writer.object { write(page, to: &$0) }
        }
      }
    }
  }

  private func write(_ page: RulePage, to writer: inout JSONWriter) {
    writer.member("id", page.id)
    writer.object("shortDescription") { $0.member("text", page.summary) }
    writer.object("help") { writer in
      writer.member("text", explanation(of: page))
      writer.member("markdown", page.prose)
    }
    writer.object("defaultConfiguration") { writer in
      writer.member("enabled", page.enabled)
      writer.member("level", sarifLevel(page.severity))
    }
  }

  private func writeInvocation(to writer: inout JSONWriter) {
    writer.member("executionSuccessful", problems.isEmpty)
    if problems.isEmpty { return }
    writer.array("toolExecutionNotifications") { writer in
      for problem in problems {
        writer.object { writer in
          writer.member("level", "error")
          writer.object("message") { $0.member("text", problem.reason) }
          writer.array("locations") { writer in
            writer.object { writer in
              writer.object("physicalLocation") { writeArtifact(problem.path, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func writeResults(to writer: inout JSONWriter) {
    let indices = Dictionary(
      zip(surroundings.pages.map(\.id), surroundings.pages.indices)
    ) { first, _ in first }
    for (finding, fingerprint) in zip(findings, fingerprints) {
      writer.object { writer in
        writer.member("ruleId", finding.rule)
        if let index = indices[finding.rule] { writer.member("ruleIndex", index) }
        writer.member("level", sarifLevel(finding.severity))
        writer.object("message") { $0.member("text", finding.diagnostic.message) }
        writer.array("locations") { writer in
          writer.object { writeLocation(finding.path, finding.diagnostic.range, to: &$0) }
        }
        writer.object("partialFingerprints") { $0.member("layoutlint/v1", fingerprint) }
        writeNotes(of: finding, to: &writer)
        writeFixes(of: finding, to: &writer)
      }
    }
  }

  private func writeNotes(of finding: Finding, to writer: inout JSONWriter) {
    if finding.diagnostic.notes.isEmpty { return }
    writer.array("relatedLocations") { writer in
      for (index, note) in finding.diagnostic.notes.enumerated() {
        writer.object { writer in
          writer.member("id", index)
          writeLocation(note.path ?? finding.path, note.range, to: &writer)
          writer.object("message") { $0.member("text", note.message) }
        }
      }
    }
  }

  /// Advice without edits is no fix in SARIF.
  private func writeFixes(of finding: Finding, to writer: inout JSONWriter) {
    let fixes = finding.diagnostic.fixes.filter { !$0.edits.isEmpty }
    if fixes.isEmpty { return }
    writer.array("fixes") { writer in
      for fix in fixes {
        writer.object { write(fix, of: finding, to: &$0) }
      }
    }
  }

  private func write(_ fix: Fix, of finding: Finding, to writer: inout JSONWriter) {
    writer.object("description") { $0.member("text", fix.title) }
    writer.array("artifactChanges") { writer in
      writer.object { writer in
        writeArtifact(finding.path, to: &writer)
        writer.array("replacements") { writer in
          for edit in fix.edits.sorted(by: { $0.range < $1.range }) {
            writer.object { writer in
              writer.object("deletedRegion") { writeRegion(edit.range, in: finding.path, to: &$0) }
              writer.object("insertedContent") { $0.member("text", edit.replacement) }
            }
          }
        }
      }
    }
    writer.object("properties") { writer in
      writer.member("applicability", fix.applicability.rawValue)
      if let risk = fix.risk { writer.member("risk", risk) }
    }
  }

  private func writeLocation(_ path: String, _ range: SourceRange, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writeArtifact(path, to: &writer)
      writer.object("region") { writeRegion(range, in: path, to: &$0) }
    }
  }

  private func writeArtifact(_ path: String, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { $0.member("uri", uri(of: surroundings.projectPath(path))) }
  }

  private func writeRegion(_ range: SourceRange, in path: String, to writer: inout JSONWriter) {
    let start = sources.utf16Position(range.start, in: path)
    let end = sources.utf16Position(range.end, in: path)
    writer.member("startLine", start.line)
    writer.member("startColumn", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
  }
}

private func sarifLevel(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info: "note"
  }
}

/// A path as a URI reference: relative, or `file:///…`.
///
/// Source: RFC 3986, §2.3 for what need not be escaped; a colon in the first part would make it a scheme.
private func uri(of path: String) -> String {
  var result = path.hasPrefix("/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}
