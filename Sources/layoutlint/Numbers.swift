import Diagnostics
import JSONText
import LintDriver
import LintRules
import Reporting

extension Surroundings {
  /// Lists the layout numbers of a project.
  func numbers(_ request: NumbersRequest) -> ExitCode {
    guard var selection = select(request.paths, request.selection) else { return .failure }
    selection.readTargets(for: RuleSelection())
    let jobs = request.jobs ?? activeProcessorCount()
    let (files, problems) = loadFiles(selection, jobs: jobs)
    let inventory = takeInventory(of: files.map(\.source), selection.settings, jobs: jobs)
    if let file = request.tokenFile { return writeTokens(inventory, to: file, problems) }
    switch request.format {
    case .html: output.write(inventory.page)
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

  /// Writes the table that an inventory suggests, and says how it comes into use.
  private func writeTokens(
    _ inventory: NumberInventory, to file: String, _ problems: [FileProblem]
  ) -> ExitCode {
    report(problems)
    let name = NumberInventory.tableName
    do throws(FileProblem) {
      if inventory.suggestions.isEmpty {
        throw FileProblem(path: file, reason: "not written: no spacing is used often enough")
      }
      if inventory.types.contains(name) {
        throw FileProblem(
          path: file, reason: "not written: the project already has a type '\(name)'")
      }
      try createFile(FilePath(file), Array(inventory.tokenFile.utf8))
    } catch {
      report([error])
      return .failure
    }
    errors.write(
      "wrote \(counted(inventory.suggestions.count, "token")) to \(printable(file)); to use them, set "
        + "\"facts\": { \"tokens\": [\"\(name)\"] } in .layoutlint.json\n")
    return problems.isEmpty ? .success : .failure
  }
}
