// Measures the linter: `swift run -c release Benchmarks FOLDER`. CONTRIBUTING.md says what else it does.
import Foundation
import LintDriver

let usage = """
  Usage: swift run -c release Benchmarks [OPTIONS] FOLDER

    --write            put the tables into Sources/SPEED.md, and the plot into Fixtures/benchmarks
    --program FILE     measure this program (default: layoutlint, built as it is released)
    --only PART        stages, runs, growth or hostile
    --shape NAME       of growth and hostile, only this shape of code (repeatable)
    --largest N        of growth, no input larger than that (default: \(Shape.largest))

  """

private struct Request {
  var folder: String?
  var writes = false
  var program: String?
  var part: String?
  var shapes: [String] = []
  var largest = Shape.largest

  init?(_ arguments: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--write": writes = true
      case "--program": program = arguments.popFirst()
      case "--only": part = arguments.popFirst()
      case "--shape": shapes += arguments.popFirst().map { [$0] } ?? []
      case "--largest":
        guard let number = arguments.popFirst().flatMap({ Int($0) }) else { return nil }
        largest = number
      case _ where argument.hasPrefix("-") || folder != nil: return nil
      default: folder = argument
      }
    }
    if folder == nil, part != "growth", part != "hostile" { return nil }
    if let part, !["stages", "runs", "growth", "hostile"].contains(part) { return nil }
  }

  func wants(_ part: String) -> Bool { self.part.map { $0 == part } ?? true }
}

private func report(_ request: Request) throws -> Report {
  let program = try request.program ?? builtProgram()
  var report = Report(machine: machineFacts())
  if let folder = request.folder {
    if request.wants("stages") { report.stages = try measuredStages(of: folder) }
    if request.wants("runs") { report.runs = try measuredRuns(of: program, over: folder) }
  }
  if request.wants("growth") {
    report.growth = try measuredGrowth(
      of: program, shapes: request.shapes, largest: request.largest)
  }
  return report
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--stage", arguments.count == 3, let stage = Stage(rawValue: arguments[1]) {
  // A child of the benchmark, whose memory is that of the stages up to this one.
  let run = StageRun(upTo: stage, of: arguments[2])
  print(run.seconds, run.bytes, run.files)
} else if let request = Request(arguments) {
  do {
    if request.part == "hostile" {
      let program = try request.program ?? builtProgram()
      let growth = try measuredHostileGrowth(of: program, shapes: request.shapes)
      print(HostileGrowth.summary(of: growth))
      let programs = request.shapes.isEmpty ? try measuredHostilePrograms(of: program) : []
      if !programs.isEmpty { print(HostileProgram.summary(of: programs)) }
      exit(growth.allSatisfy(\.isBounded) && programs.allSatisfy(\.isBounded) ? 0 : 1)
    }
    let report = try report(request)
    print(report.markdown)
    if request.writes { try report.write() }
  } catch {
    FileHandle.standardError.write(Data("Benchmarks: error: \(error)\n".utf8))
    exit(2)
  }
} else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
