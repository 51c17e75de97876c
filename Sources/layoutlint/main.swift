import LanguageServer
import LintDriver
import LintRules
import RulePages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A file that may not grow further is an error that is told, not the end.
_ = signal(SIGXFSZ, SIG_IGN)
// A closed pipe (`layoutlint | head`) ends the process by its signal, as it does other tools.
let bell = try? Bell()
let status = run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  in: Surroundings(
    pages: RulePage.embedded,
    analyzer: .standard,
    environment: environmentVariables(
      ["HOME", "NO_COLOR", "PATH", "TERM", "TMPDIR", "XDG_CACHE_HOME"]),
    program: CommandLine.arguments.first ?? "layoutlint",
    input: readStandardInput,
    received: { (waits) throws(SystemError) in
      guard let bell else { return try readAvailableInput(waits: waits) }
      return try bell.input(from: STDIN_FILENO, waits: waits)
    },
    background: bell.map { bell in
      BackgroundWork { work in
        onThread {
          work()
          bell.ring()
        }
      } wait: {
        bell.wait()
      }
    } ?? .atOnce,
    answer: { readLine() },
    waits: waitForChanges,
    isInteractive: isInteractive,
    showProgress: progressLine,
    output: .standardOutput,
    errors: .standardError))
exit(status.rawValue)
