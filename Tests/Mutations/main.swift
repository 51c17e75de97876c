// Tries all mutants of all fixtures: `swift run -c release Mutations [--every N] [FIXTURE…]`.
//
// With `--every 6`, as in `.ci/run`, a sixth of them: each token is damaged in one of the six ways, and its neighbors in
// the others. All of them take more than an hour on two cores.
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
private func flaws(in mutants: Mutants, _ indices: [Int], isVerbose: Bool) -> [String] {
  let jobs = isVerbose ? 1 : ProcessInfo.processInfo.activeProcessorCount
  return parallelMap(count: indices.count, jobs: jobs) { index -> String? in
    let mutant = mutants[indices[index]]
    if isVerbose { say("\(mutant)") }
    return mutant.flaw.map { "\(mutant): \($0)" }
  }.compactMap { $0 }
}

private var arguments = Array(CommandLine.arguments.dropFirst())
private var step = 1
if arguments.first == "--every" {
  guard arguments.count > 1, let number = Int(arguments[1]), number > 0 else {
    say("error: '--every' is followed by a number of at least 1")
    exit(2)
  }
  step = number
  arguments.removeFirst(2)
}
private let named = Set(arguments)
private let fixtures = try Fixture.all().filter { named.isEmpty || named.contains($0.path) }
private var tried = 0
private var broken = 0
for fixture in fixtures {
  say(fixture.path)
  let mutants = Mutants(of: fixture)
  let indices = mutants.indices.filter { mutants.isTried($0, every: step) }
  let flaws = flaws(in: mutants, indices, isVerbose: !named.isEmpty)
  for flaw in flaws { say("error: \(flaw)") }
  tried += indices.count
  broken += flaws.count
}
say("\(tried) mutants of \(fixtures.count) fixtures, \(broken) of which break a promise")
exit(broken == 0 && tried > 0 ? 0 : 1)
