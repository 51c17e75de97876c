// Tries all mutants of all fixtures: `swift run -c release Mutations [FIXTURE…]`, as `.ci/run` does.
//
// Each fixture is named before it is tried, so that the last name tells where it trapped or hangs. Given that name, the
// program names each mutant too.
import Foundation
import Fuzzing
import LintDriver
import TestSupport

/// At once, for what waits in a buffer is lost in a trap.
private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// The mutants of a fixture that break a promise, each with the promise.
private func flaws(in mutants: Mutants, isVerbose: Bool) -> [String] {
  let jobs = isVerbose ? 1 : ProcessInfo.processInfo.activeProcessorCount
  return parallelMap(count: mutants.count, jobs: jobs) { index -> String? in
    let mutant = mutants[index]
    if isVerbose { say("\(mutant)") }
    return mutant.flaw.map { "\(mutant): \($0)" }
  }.compactMap { $0 }
}

private let named = Set(CommandLine.arguments.dropFirst())
private let fixtures = try Fixture.all().filter { named.isEmpty || named.contains($0.path) }
private var tried = 0
private var broken = 0
for fixture in fixtures {
  say(fixture.path)
  let mutants = Mutants(of: fixture)
  let flaws = flaws(in: mutants, isVerbose: !named.isEmpty)
  for flaw in flaws { say("error: \(flaw)") }
  tried += mutants.count
  broken += flaws.count
}
say("\(tried) mutants of \(fixtures.count) fixtures, \(broken) of which break a promise")
exit(broken == 0 && tried > 0 ? 0 : 1)
