import Diagnostics
import LayoutDialects

extension Rule {
  /// A visual format names a view or a metric that is not in its dictionaries.
  ///
  /// - Why: the run-time system looks the name up, and raises an exception.
  /// - Silent: when code that is not analyzed may add to a dictionary.
  package static let unknownVisualFormatName = Rule(
    "unknown-visual-format-name", needsWholeCode: true,
    check: .visualFormat { problem in
      guard case .unknownName(let name, let role, let nearest) = problem.kind else { return [] }
      let way = nearest.map { "did you mean '\($0)'?" } ?? "add the missing key"
      return [
        Diagnostic(
          "'\(name)' is not a key in \(dictionaries(role)), so this format raises an exception at run time; \(way)",
          at: problem.range)
      ]
    }
  )
}

private func dictionaries(_ role: VisualFormat.NameRole) -> String {
  switch role {
  case .view: "the views dictionary"
  case .metric: "the metrics dictionary"
  case .size: "the views or the metrics dictionary"
  }
}
