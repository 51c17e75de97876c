import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Draws the layouts of source files.
  func preview(_ request: DrawRequest) -> ExitCode {
    let named = foundPaths(request.paths)
    guard
      let selection = select(projectFolders(around: named), focus: .paths(named), request.selection)
    else { return .failure }
    let (preview, problems) = Preview.draw(
      selection, request.preview, jobs: request.jobs ?? activeProcessorCount())
    report(problems)
    guard !preview.sheets.isEmpty else {
      let type =
        request.preview.typeNames.map { names in
          " of " + names.sorted().map { "'\($0)'" }.joined(separator: " or ")
        } ?? ""
      errors.write("layoutlint: error: no layout\(printable(type)) was found in these paths\n")
      return .failure
    }
    let text =
      switch request.format {
      case .text: printableLines(preview.text)
      case .svg: preview.svg
      case .html: preview.page
      }
    guard let file = request.output else {
      output.write(text)
      return problems.isEmpty ? .success : .failure
    }
    do throws(FileProblem) {
      try writeContent(of: FilePath(file), Array(text.utf8))
    } catch {
      report([error])
      return .failure
    }
    if preview.hiddenCount > 0 {
      errors.write(
        "\(counted(preview.hiddenCount, "more layout")) \(preview.hiddenCount == 1 ? "is" : "are") not drawn; pass fewer paths, or '--type'\n"
      )
    }
    return problems.isEmpty ? .success : .failure
  }

  /// The project around each path: code elsewhere in it may constrain the views.
  func projectFolders(around paths: [FilePath]) -> [FilePath] {
    Set(paths.compactMap { projectFolder(around: $0) }).sorted { $0.display < $1.display }
  }
}
