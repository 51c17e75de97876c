import LanguageServer
import LintDriver

extension Surroundings {
  /// Serves an editor on the standard streams until it leaves.
  func serve(jobs: Int?) -> ExitCode {
    let pageFiles = RulePageFiles(in: FilePath(environment["TMPDIR"] ?? "/tmp"))
    // Work that is still under way when the editor leaves knows the pages too.
    defer { pageFiles.removeAll() }
    let server = LanguageServer(
      pages: pages, version: version, jobs: jobs ?? activeProcessorCount()
    ) { page in
      pageFiles.file(for: page).map { uri(of: $0) }
    }
    var conversation = Conversation(server, background: background)
    do throws(SystemError) {
      let isInOrder = try conversation.hold(read: received) { bytes in
        output.write(bytes)
        output.flush()
      }
      // The protocol asks for 1 where the client leaves without a word.
      return isInOrder ? .success : .findings
    } catch {
      report([FileProblem(path: "standard input", reason: error.reason)])
      return .failure
    }
  }
}
