import Diagnostics
import LightSyntax
import SourceText

/// The findings of one file, each with its place.
func placed(_ findings: [Finding], in file: SyntaxFile) -> [Finding] {
  if findings.isEmpty { return [] }
  var units = CodeUnits(file)
  return findings.map { finding in
    let start = finding.diagnostic.range.start
    var finding = finding
    finding.place = CodePlace(type: units.typeName(at: start), code: units.text(at: start))
    return finding
  }
}

/// The findings of `files`, each with its place.
func placed(_ findings: [Finding], in files: [SyntaxFile], jobs: Int) -> [Finding] {
  let byPath = Dictionary(grouping: findings, by: \.path)
  return parallelMap(count: files.count, jobs: jobs) { index in
    placed(byPath[files[index].source.file.path] ?? [], in: files[index])
  }.flatMap { $0 }
}

/// The findings, of which those about comments get as their place what the comment says.
func placedInComments(_ findings: [Finding], in files: [SourceFile]) -> [Finding] {
  guard findings.contains(where: { $0.place == nil }) else { return findings }
  let sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  return findings.map { finding in
    guard finding.place == nil, let file = sources[finding.path] else { return finding }
    var finding = finding
    let text = file.text(finding.diagnostic.range).split(whereSeparator: \.isWhitespace)
    finding.place = CodePlace(type: "", code: text.joined(separator: " "))
    return finding
  }
}
