import Diagnostics
import LintDriver
import Reporting
import SourceText

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
      let types = (request.preview.typeNames ?? []).sorted()
      errors.write(noLayout(of: types, similar: preview.similarTypes))
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

/// Says that no layout was found.
///
/// - Parameters:
///   - types: those that were asked for; empty for all.
///   - similar: types with similar names.
func noLayout(of types: [String], similar: [String]) -> String {
  func list(_ types: some Sequence<String>) -> String {
    types.map { "'\(printable($0))'" }.joined(separator: ", ", last: " or ")
  }
  let subject = types.isEmpty ? "" : " of " + list(types)
  let hint = similar.isEmpty ? "" : "; did you mean \(list(similar.prefix(4)))?"
  return "layoutlint: error: no layout\(subject) was found in these paths\(hint)\n"
}
