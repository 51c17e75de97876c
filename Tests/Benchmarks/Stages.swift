import Diagnostics
import Foundation
import LayoutDialects
import LayoutSets
import LightSyntax
import LintConfiguration
import LintDriver
import LintRules
import Reporting
import RulePages
import SourceText
import SwiftTokens

/// What a run does, in its order, on one thread.
enum Stage: String, CaseIterable {
  case read, tokenize, syntax
  case readLayout = "read layout"
  case solve, rules, report
}

/// A run that ends behind a stage; each stage is timed on its own.
struct StageRun {
  /// Of the last stage.
  private(set) var seconds = 0.0
  /// The size of all files.
  private(set) var bytes = 0
  private(set) var files = 0

  init(upTo last: Stage, of folder: String) {
    let selection = FileSelection(FileDiscovery([FilePath(folder)]))
    let sources = timed { loadFiles(selection, jobs: 1).files.map(\.source) }
    bytes = sources.reduce(0) { $0 + $1.bytes.count }
    files = sources.count
    switch last {
    case .read: break
    case .tokenize:
      timed { for source in sources { consume(TokenizedFile(source).tokens.count) } }
    case .syntax, .readLayout, .solve: readLayout(of: sources, upTo: last)
    case .rules, .report: analyze(sources, upTo: last)
    }
  }

  /// As a run does it: of a file that builds no layout, what it declares is kept.
  private mutating func readLayout(of sources: [SourceFile], upTo last: Stage) {
    let words = sources.map { LayoutWords(TokenizedFile($0)) }
    let tokens = zip(sources, words).map { source, words in
      words.mayBuildLayout ? TokenizedFile(source).compacted() : TokenizedFile(source)
    }
    let empty = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: [])))
    var declarations: [FileDeclarations] = []
    var syntax = timed {
      sources.indices.map { index in
        let file = SyntaxFile(tokens[index], hasBodies: words[index].needsBodies)
        declarations.append(FileDeclarations(file, words: words[index]))
        return words[index].mayBuildLayout ? file : empty
      }
    }
    if last == .syntax { return }
    let project = Project(declarations)
    var units = project.units(words: words)
    for index in Set(units.flatMap(\.files)) where !words[index].mayBuildLayout {
      syntax[index] = SyntaxFile(tokens[index])
    }
    units = units.map { $0.found(in: syntax, of: project) }
    let readings = timed {
      units.map { LayoutDialects.readLayout(of: $0, in: project, files: syntax, words: words) }
    }
    if last == .readLayout { return }
    timed {
      for reading in readings {
        let surroundings = ScopeSurroundings(project: project, files: syntax, reading: reading)
        for scope in reading.scopes where !scope.items.isEmpty {
          consume(ScopeSolution(scope, in: surroundings).conflicts.count)
        }
      }
    }
  }

  /// The whole analysis, of which the rules' own checks are told apart, and the report of what it found.
  private mutating func analyze(_ sources: [SourceFile], upTo last: Stage) {
    var options = AnalysisOptions(jobs: 1, settings: SettingsTable(Settings(RulePage.embedded)))
    let watch = RunWatch()
    options.watch = watch
    options.timesRules = true
    let findings = Analyzer.standard.analyze(sources, options).sorted(by: Finding.precedes)
    seconds = watch.rules.values.reduce(0) { $0 + Benchmarks.seconds($1) }
    if last == .rules { return }
    timed {
      var text = ""
      TextReporter(.lines).write(findings, ReportSources(sources, for: findings), to: &text)
      consume(text.utf8.count)
    }
  }

  @discardableResult
  private mutating func timed<Value>(_ body: () -> Value) -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    defer { seconds = Benchmarks.seconds(clock.now - start) }
    return body()
  }
}

/// Keeps the optimizer from leaving out work of which nothing is printed.
@inline(never)
private func consume(_ count: Int) {}

/// What a stage took.
struct StageMeasurement {
  let stage: Stage
  /// In seconds.
  let time: Double
  /// In bytes.
  let size, peak: Int
  let files: Int
}

/// Runs the stages, each in a process of its own, so that the memory of each can be told.
func measuredStages(of folder: String) throws -> [StageMeasurement] {
  let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
  return try Stage.allCases.map { stage in
    let runs = try (0..<3).map { _ in
      let run = try measure([own, "--stage", stage.rawValue, folder], keepsOutput: true)
      let numbers = run.output.split(separator: " ").compactMap { Double($0.filter { $0 != "\n" }) }
      guard numbers.count == 3 else {
        throw MeasuringError(description: "the stage '\(stage.rawValue)' failed on \(folder)")
      }
      return StageMeasurement(
        stage: stage, time: numbers[0], size: Int(numbers[1]), peak: run.peak,
        files: Int(numbers[2]))
    }
    return runs.min { $0.time < $1.time } ?? runs[0]
  }
}
