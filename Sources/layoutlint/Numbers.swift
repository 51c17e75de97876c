import Diagnostics
import JSONText
import LintDriver

extension Surroundings {
  /// Lists the layout numbers of a project.
  func numbers(_ request: NumbersRequest) -> ExitCode {
    guard let selection = select(request.paths, request.selection) else { return .failure }
    let jobs = request.jobs ?? activeProcessorCount()
    let (files, problems) = loadFiles(selection, jobs: jobs)
    let inventory = takeInventory(
      of: files.map(\.source), facts: selection.settings.facts, jobs: jobs)
    switch request.format {
    case .text: output.write(printableLines(inventory.text))
    case .json:
      var writer = JSONWriter(.indented)
      writer.write(inventory)
      writer.endLine()
      output.write(writer.take())
    }
    report(problems)
    return problems.isEmpty ? .success : .failure
  }
}
