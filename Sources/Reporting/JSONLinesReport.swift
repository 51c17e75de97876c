import JSONText

extension ReportContent {
  /// A line for each finding: the objects that the JSON report lists, https://jsonlines.org.
  func jsonLines() -> [UInt8] {
    var writer = JSONWriter()
    for finding in findings {
      writer.write(FindingJSON(finding, sources))
      writer.endLine()
    }
    return writer.bytes
  }
}
