import Diagnostics

/// The numbers in layout code that a report counts together, because the project has no scale for them yet.
package struct CountedNumbers: Sendable {
  private let findings: [Finding]
  private let values: ValueCounts
  /// By path, the fullest file first.
  private let files: [(path: String, values: ValueCounts)]

  /// The most files that are named, and the most values of a file and of all.
  private static let maximumFiles = 10
  private static let maximumFileValues = 5
  private static let maximumValues = 8
  /// In points: most scales of spacings are multiples of it.
  private static let grid = 4.0

  /// - Parameter findings: sorted by file; findings that are listed one by one are not counted.
  package init(_ findings: [Finding]) {
    self.findings = findings.filter { $0.diagnostic.isCounted && !$0.isPlainInfo }
    values = ValueCounts(self.findings)
    files = Dictionary(grouping: self.findings, by: \.path)
      .map { (path: $0.key, values: ValueCounts($0.value)) }
      .sorted { ($1.values.total, $0.path) < ($0.values.total, $1.path) }
  }

  package var isEmpty: Bool { findings.isEmpty }

  /// The number of numbers, with a noun: `13 hard-coded numbers`.
  var total: String { counted(values.total, "hard-coded number") }

  var fileCount: Int { files.count }

  /// A section of a summary: a line for each of the files with the most numbers, a line for all files, and a hint.
  package var lines: [String] {
    guard !isEmpty else { return [] }
    let named = files.prefix(Self.maximumFiles).map { path, values in
      "  \(path): \(counted(values.total, "number")): "
        + values.text(Self.maximumFileValues)
    }
    let rest = files.count - named.count
    let sum =
      "  total: \(counted(values.total, "number")) in \(counted(files.count, "file")), \(onGrid) of them on a 4-point grid; most frequent: "
      + values.text(Self.maximumValues)
    return ["hard-coded numbers:"] + named
      + (rest > 0 ? ["  and \(counted(rest, "other file"))"] : [])
      + (files.count > 1 ? [sum] : [])
      + [
        "  --numbers lists each one; 'layoutlint numbers' suggests a spacing scale"
      ]
  }

  private var onGrid: String {
    let count = values.counts.reduce(0) { sum, entry in
      sum + (entry.key.truncatingRemainder(dividingBy: Self.grid) == 0 ? entry.value : 0)
    }
    return "\((count * 100 + values.total / 2) / max(values.total, 1))%"
  }

  /// By path: `13 hard-coded numbers: 8 ×6, 5 ×3, 12`.
  var lineByFile: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.line(of: $0.values)) })
  }

  /// The numbers of some findings in one line.
  static func line(of findings: [Finding]) -> String { line(of: ValueCounts(findings)) }

  private static func line(of values: ValueCounts) -> String {
    "\(counted(values.total, "hard-coded number")): \(values.text(maximumFileValues))"
  }

  /// All of them as one finding in the file with the most numbers, for reports that contain only findings; `nil` if
  /// there are none.
  package var finding: Finding? {
    guard let fullest = files.first,
      var finding = findings.first(where: { $0.path == fullest.path })
    else { return nil }
    let others = files.count - 1
    finding.diagnostic.message =
      "\(counted(fullest.values.total, "hard-coded number")) in this file"
      + (others > 0
        ? ", and \(values.total - fullest.values.total) in \(counted(others, "other file"))" : "")
      + " (most frequent: \(values.text(Self.maximumFileValues))); --numbers lists each one"
    finding.diagnostic.notes = []
    finding.diagnostic.fixes = []
    finding.diagnostic.subject = nil
    finding.diagnostic.group = nil
    finding.diagnostic.numbers = []
    finding.diagnostic.isCounted = false
    return finding
  }
}

/// How often each number occurs, whatever its sign.
private struct ValueCounts {
  private(set) var counts: [Double: Int] = [:]
  private(set) var total = 0

  init(_ findings: [Finding]) {
    for number in findings.lazy.flatMap(\.diagnostic.numbers) {
      counts[abs(number), default: 0] += 1
      total += 1
    }
  }

  /// `8 ×6, 5 ×3, 12`, the most frequent first.
  func text(_ maximum: Int) -> String {
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = ordered.prefix(maximum).map { value, count in
      plainNumber(value) + (count > 1 ? " ×\(count)" : "")
    }
    return named.joined(separator: ", ") + (ordered.count > maximum ? ", …" : "")
  }
}

/// A number without the `.0` of a whole one.
private func plainNumber(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? String(value)
}

extension [Finding] {
  /// The findings to list, in their order, and one finding that replaces the numbers that are only counted.
  package var withNumbersCounted: [Finding] {
    let listed = filter { !$0.diagnostic.isCounted }
    guard let counted = CountedNumbers(self).finding else { return listed }
    return (listed + [counted]).sorted(by: Finding.precedes)
  }
}
