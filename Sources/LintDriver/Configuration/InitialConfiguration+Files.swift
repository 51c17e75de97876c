import LintConfiguration
import RulePages

/// Writes the configuration that a folder starts with.
///
/// - Parameter baseline: the file of known findings that it names, which need not exist yet; `nil` for none.
/// - Returns: its path, the guessed names that it states as facts, and the files in the folder that could not be read.
/// - Throws: ``FileProblem`` if there is one already, or it cannot be written.
package func writeInitialConfiguration(
  in folder: FilePath, baseline: FilePath? = nil, analyzer: Analyzer, pages: [RulePage], jobs: Int
) throws(FileProblem) -> (path: FilePath, facts: [FactKind: [String]], problems: [FileProblem]) {
  let folder = folder == FilePath(".") ? FilePath("") : folder
  let path = folder.appending(configurationFileName)
  let status = try naming(folder) { () throws(SystemError) in try FileStatus(of: folder) }
  guard status.kind == .folder else { throw FileProblem(folder, "is not a folder") }
  // The survey takes its time; better to refuse before it.
  try requireAbsent(
    path,
    "; to use a baseline, run 'layoutlint --write-baseline \(baseline?.display ?? "FILE")' "
      + "and set \"baseline\" in this file")
  let knownFindings = try baseline.map { file throws(FileProblem) in
    try recordedPath(file, from: folder)
  }
  let discovery = FileDiscovery([folder])
  let (files, problems) = loadFiles(FileSelection(discovery, pages: pages), jobs: jobs)
  let options = AnalysisOptions(jobs: jobs, settings: SettingsTable(Settings(pages)))
  var survey = ProjectSurvey(of: files.map(\.source), jobs: jobs)
  for finding in analyzer.analyze(files.map(\.source), options) where finding.unseen == nil {
    survey.findings[finding.rule, default: 0] += 1
  }
  survey.parent = configurationAbove(folder)
  survey.baseline = knownFindings
  let text = initialConfiguration(survey, pages)
  try createFile(path, Array(text.utf8))
  return (path, survey.facts, problems)
}

private func requireAbsent(_ path: FilePath, _ advice: String = "") throws(FileProblem) {
  if (try? FileStatus(of: path, followsLinks: false)) != nil {
    throw FileProblem(path, "already exists; not overwritten\(advice)")
  }
}

/// Writes a file that does not exist yet.
///
/// - Throws: ``FileProblem`` if there is one, or it cannot be written.
package func createFile(_ path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
  try requireAbsent(path)
  try naming(path) { () throws(SystemError) in
    try OpenFile(creating: path, isPrivate: false).write(bytes)
  }
}

/// The nearest configuration above a folder, as a path from that folder on.
private func configurationAbove(_ folder: FilePath) -> String? {
  guard var current = resolvingLinks(folder) else { return nil }
  var path = configurationFileName
  while current.bytes.count > 1 {
    current = current.folder
    path = "../" + path
    if (try? FileStatus(of: current.appending(configurationFileName))) != nil { return path }
  }
  return nil
}
