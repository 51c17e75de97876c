import Baseline
import Diagnostics
import JSONText
import SourceText

/// A report or a baseline that one shard wrote.
struct ShardReport {
  let path: FilePath
  let mark: ShardMark
  let content: Content

  enum Content {
    /// - Parameter frame: the report without findings and without its mark.
    case report(ReportForm, frame: JSONNode, findings: [JSONNode])
    case baseline(BaselineContent)
  }

  var kind: JoinedReport.Kind {
    switch content {
    case .report(let form, _, _): form == .json ? .json : .sarif
    case .baseline: .baseline
    }
  }

  /// - Throws: ``FileProblem`` for what no shard wrote.
  init(_ path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
    self.path = path
    guard let (content, text) = ShardReport.content(of: bytes) else {
      throw FileProblem(
        path,
        "is damaged, or is not a part, a JSON or SARIF report, or a baseline that "
          + "'layoutlint --shard I/N' wrote")
    }
    guard let text else {
      throw FileProblem(
        path, "was not written by a run with '--shard', so it cannot be merged with others")
    }
    guard let mark = ShardMark(text) else {
      throw FileProblem(path, "names an invalid shard, '\(text)'")
    }
    self.mark = mark
    self.content = content
  }

  /// - Returns: what the bytes hold, and what is said of the shard.
  private static func content(of bytes: [UInt8]) -> (Content, mark: String?)? {
    if let node = try? JSONNode(parsing: bytes, syntax: .json) {
      for form in ReportForm.allCases {
        if let (frame, findings, mark) = form.taken(apart: node) {
          return (.report(form, frame: frame, findings: findings), mark)
        }
      }
    }
    guard let read = try? BaselineContent.read(bytes), !read.isNewer else { return nil }
    var baseline = read.content
    let mark = baseline.shard
    baseline.shard = nil
    return (.baseline(baseline), mark)
  }
}

/// How a report holds its findings.
enum ReportForm: CaseIterable {
  case json, sarif

  var layout: JSONWriter.Layout { self == .json ? .oneLine : .indented }

  /// The report without its findings and its mark, and both of them; `nil` if it has another form.
  func taken(
    apart report: JSONNode
  ) -> (frame: JSONNode, findings: [JSONNode], mark: String?)? {
    switch self {
    case .json:
      guard case .array(let findings)? = report["diagnostics"]?.value else { return nil }
      let frame = report.replacing("shard", by: nil).replacing("diagnostics", by: .array([]))
      return (frame, findings, report["shard"]?.text)
    case .sarif:
      guard case .array(let runs)? = report["runs"]?.value, runs.count == 1,
        case .array(let findings)? = runs[0]["results"]?.value
      else { return nil }
      let run = runs[0].replacing("properties", by: nil).replacing("results", by: .array([]))
      return (
        report.replacing("runs", by: .array([run])), findings,
        runs[0]["properties"]?["layoutlint/shard"]?.text
      )
    }
  }

  /// The report with other findings.
  func report(_ frame: JSONNode, with findings: [JSONNode]) -> JSONNode {
    switch self {
    case .json: return frame.replacing("diagnostics", by: .array(findings))
    case .sarif:
      guard case .array(let runs)? = frame["runs"]?.value, let run = runs.first else {
        return frame
      }
      return frame.replacing(
        "runs", by: .array([run.replacing("results", by: .array(findings))]))
    }
  }

  /// The file in which a finding lies, as it sorts among others; `nil` for what is none.
  func path(of finding: JSONNode) -> [UInt8]? {
    switch self {
    case .json: return finding["path"]?.text.map { Array($0.utf8) }
    case .sarif:
      guard case .array(let locations)? = finding["locations"]?.value,
        let uri = locations.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.text
      else { return nil }
      return decoded(uri)
    }
  }

  /// How severe a finding is; `nil` for what is none.
  func severity(of finding: JSONNode) -> Severity? {
    switch self {
    case .json: return finding["severity"]?.text.flatMap { Severity(rawValue: $0) }
    case .sarif:
      let level = finding["level"]?.text
      return level == "note" ? .info : level.flatMap { Severity(rawValue: $0) }
    }
  }
}

/// What a URI's escapes stand for; what is no escape stays.
private func decoded(_ uri: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(uri.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}

extension JSONNode {
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The object with another value for a key that it has, or without it.
  fileprivate func replacing(_ key: String, by value: Value?) -> JSONNode {
    guard case .object(let members) = self.value else { return self }
    return JSONNode(
      .object(
        members.compactMap { member in
          if member.key != key { return member }
          return value.map {
            JSONMember(
              key: key, keyRange: member.keyRange, value: JSONNode($0, member.value.range))
          }
        }), range)
  }
}
