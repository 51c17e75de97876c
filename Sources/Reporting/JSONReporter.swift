import Diagnostics
import JSONText
import SourceText

/// Findings as one JSON object on one line: `{"version": 1, "diagnostics": […]}`.
///
/// Its format is stable for editors and dashboards: keys are added, never renamed or removed.
package struct JSONReporter: Sendable {
  private let sources: ReportSources

  package init(_ sources: ReportSources) {
    self.sources = sources
  }

  /// The report, in UTF-8, with the line's end.
  /// - Parameter shard: the shard that wrote it, if it is the report of one of several shards.
  package func report(_ findings: [Finding], shard: String? = nil) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      if let shard { writer.member("shard", shard) }
      writer.array("diagnostics") { writer in
        for finding in findings { writer.write(FindingJSON(finding, sources)) }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
