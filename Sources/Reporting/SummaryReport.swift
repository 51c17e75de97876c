import Diagnostics

extension ReportContent {
  /// How many findings each rule has, and each folder.
  func summaryTables() -> String {
    findings.isEmpty ? "\(headline)\n" : "\(headline)\n\n\(findingTables(findingsOfRun))"
  }
}

/// How many findings each rule has, and each folder: first the findings that a run lists, and then the info findings
/// and the numbers that it only counts.
package func findingTables(_ findings: [Finding]) -> String {
  let listed = findings.filter { !$0.diagnostic.isCounted }
  let unlisted = findings.filter(\.diagnostic.isCounted)
  let infos = unlisted.filter(\.isPlainInfo)
  let numbers = unlisted.filter { !$0.isPlainInfo }
  var parts = listed.isEmpty ? [] : [ruleTable(listed), folderTable(listed)]
  if !infos.isEmpty {
    parts.append("info findings, which are counted but not listed:\n" + ruleTable(infos))
  }
  if !numbers.isEmpty {
    parts.append("hard-coded numbers, which are counted but not listed:\n" + ruleTable(numbers))
  }
  return parts.joined(separator: "\n")
}

/// A line for each rule with findings, the most frequent first.
func ruleTable(_ findings: [Finding]) -> String {
  let groups = Dictionary(grouping: findings, by: \.rule)
  let rows = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
    rule, of in
    let fixable = of.count { $0.diagnostic.hasFix(.safe) }
    return [
      String(of.count), rule, of.map(\.severity).max()?.rawValue ?? "",
      fixable == 0 ? "" : "\(fixable) with --fix",
    ]
  }
  return table(["findings", "rule", "severity", "fixable"], rows)
}

/// A line for each folder with findings, the fullest first.
func folderTable(_ findings: [Finding]) -> String {
  let groups = Dictionary(grouping: findings) { folder(of: $0.path) }
  let rows = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
    folder, of in
    [String(of.count), String(Set(of.map(\.path)).count), printable(folder)]
  }
  return table(["findings", "files", "folder"], rows)
}

func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Rows in columns of the smallest possible width; numbers in the first column are aligned on the right.
package func table(_ heading: [String], _ rows: [[String]]) -> String {
  let rows = [heading] + rows
  let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? blanks + cell : cell + blanks
    }
    var line = cells.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line + "\n"
  }.joined()
}
