import Diagnostics
import LintDriver
import Reporting
import SourceText

extension Surroundings {
  /// Asks for each fix whether it is to be applied.
  func asker(_ color: ColorChoice) -> (FixProposal) -> Bool {
    let reporter = TextReporter(form(color), hasHints: false)
    /// What is answered for all that is left.
    var standing: Bool?
    return { proposal in
      if let standing { return standing }
      var stream = output
      let findings = [proposal.finding]
      reporter.write(findings, ReportSources([proposal.file], for: findings), to: &stream)
      writeDiff(of: proposal.path, from: proposal.file.bytes, to: proposal.fixed)
      while true {
        output.write(
          "apply this fix (\(proposal.fix.applicability.rawValue))? [y]es, [n]o, [a]ll, [q]uit: ")
        output.flush()
        switch answer()?.lowercased() {
        case "y", "yes": return true
        case "n", "no": return false
        case "a", "all":
          standing = true
          return true
        case "q", "quit", nil:
          standing = false
          return false
        case .some: output.write("please answer y, n, a or q\n")
        }
      }
    }
  }
}
