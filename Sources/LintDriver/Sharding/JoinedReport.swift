import Baseline
import Diagnostics
import JSONText

/// The joined reports or baselines of all shards: byte for byte what a single run over the project writes.
///
/// No source is read. Each file belongs to one shard, so its findings come from one report and stay in their order.
package struct JoinedReport: Sendable {
  package enum Kind: Sendable {
    case json, sarif, baseline

    /// Such a file, in words.
    package var name: String {
      switch self {
      case .json: "a JSON report"
      case .sarif: "a SARIF report"
      case .baseline: "a baseline"
      }
    }
  }

  package let kind: Kind
  package let bytes: [UInt8]
  /// The number of findings.
  package let count: Int
  /// Of each finding of a report.
  private let severities: [Severity]
  /// Whether a shard's findings reach the fail level that is configured for them.
  private let fails: Bool

  /// Whether any finding is as severe as `level`, or more.
  /// - Parameter level: `nil` for the fail level that the configuration gave to the finding's file.
  package func reaches(_ level: Severity?) -> Bool {
    level.map { level in severities.contains { $0 >= level } } ?? fails
  }

  /// - Parameter files: what each shard wrote.
  /// - Throws: ``FileProblem`` if they do not belong together, or one is missing.
  package init(_ files: [(path: FilePath, bytes: [UInt8])]) throws(FileProblem) {
    var reports: [ShardReport] = []
    for (path, bytes) in files { reports.append(try ShardReport(path, bytes)) }
    guard let first = reports.first else {
      throw FileProblem(path: "layoutlint merge", reason: "no reports")
    }
    for other in reports {
      if other.kind != first.kind {
        throw FileProblem(
          other.path,
          "is \(other.kind.name), but \(first.path.display) is \(first.kind.name); "
            + "merge only files of the same kind")
      }
      if other.mark.project != first.mark.project
        || other.mark.shard.count != first.mark.shard.count
      {
        throw FileProblem(
          other.path,
          "does not match \(first.path.display): the two were made from different files, with "
            + "different options, or by different versions of layoutlint")
      }
    }
    try requireAll(reports.map { ($0.path, $0.mark.shard) }, "report")
    kind = first.kind
    fails = reports.contains(where: \.mark.fails)
    switch first.content {
    case .baseline(var joined):
      joined.counts = [:]
      for case .baseline(let content) in reports.map(\.content) {
        joined.counts.merge(content.counts, uniquingKeysWith: sum)
      }
      (bytes, count, severities) = (joined.bytes, joined.counts.values.reduce(0, sum), [])
    case .report(let form, let frame, _):
      let findings = try JoinedReport.findings(of: reports, form)
      var writer = JSONWriter(form.layout)
      writer.write(form.report(frame, with: findings))
      writer.endLine()
      bytes = writer.take()
      count = findings.count
      severities = findings.compactMap(form.severity)
    }
  }

  /// The findings of all reports, in the order of their files.
  private static func findings(
    of reports: [ShardReport], _ form: ReportForm
  ) throws(FileProblem) -> [JSONNode] {
    var byFile: [[UInt8]: (report: FilePath, findings: [JSONNode])] = [:]
    var frame: [UInt8]?
    for report in reports {
      guard case .report(_, let own, let findings) = report.content else { continue }
      if let frame, frame != own.line {
        throw FileProblem(
          report.path,
          "differs from \(reports[0].path.display) in something other than the list of findings")
      }
      frame = own.line
      for finding in findings {
        guard let path = form.path(of: finding), form.severity(of: finding) != nil else {
          throw FileProblem(report.path, "contains a finding without a file or a severity")
        }
        let known = byFile[path, default: (report.path, [])].report
        if known != report.path {
          let file = String(decoding: path, as: UTF8.self)
          throw FileProblem(
            report.path,
            "contains findings for \(file), but so does \(known.display); each file belongs to "
              + "only one shard")
        }
        byFile[path, default: (report.path, [])].findings.append(finding)
      }
    }
    return byFile.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value.findings)
  }
}

/// The sum of two numbers from 0 on that anybody may have written.
private func sum(_ first: Int, _ second: Int) -> Int {
  let (sum, overflows) = first.addingReportingOverflow(second)
  return overflows ? .max : sum
}
