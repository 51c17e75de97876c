import Foundation

/// All that was measured.
struct Report {
  let machine: String
  var stages: [StageMeasurement] = []
  var runs: [RunMeasurement] = []
  var growth: [Growth] = []

  init(machine: String) { self.machine = machine }

  /// The tables, as they stand in a page.
  var markdown: String {
    (["Measured on \(machine)."] + tables.map(\.text)).joined(separator: "\n\n") + "\n"
  }

  private var tables: [(heading: [String], text: String)] {
    [stageTable, runTable, growthTable].filter { !$0.rows.isEmpty }.map { table in
      let lines = [table.heading, table.heading.map { _ in "---" }] + table.rows
      return (
        table.heading,
        lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
      )
    }
  }

  private var stageTable: (heading: [String], rows: [[String]]) {
    (
      ["stage, on one thread", "files", "MB", "ms", "MB/s", "peak memory so far, MB"],
      stages.map { stage in
        [
          stage.stage.rawValue, String(stage.files), megabytes(stage.size),
          decimals(stage.time * 1000, 0), decimals(Double(stage.size) / 1e6 / stage.time, 0),
          memory(stage.peak),
        ]
      }
    )
  }

  private var runTable: (heading: [String], rows: [[String]]) {
    let whole = runs.first { $0.name == "layoutlint" }?.result.cpu
    let single = runs.first { $0.name == "layoutlint, one file of 200 lines" }?.result.cpu
    return (
      [
        "whole process", "wall, ms", "CPU, ms", "MB per CPU second", "peak, MB",
        "CPU, layoutlint = 1",
      ],
      runs.map { run in
        let own = run.size > 0 ? whole : single
        return [
          run.name, decimals(run.result.wall * 1000, 1), decimals(run.result.cpu * 1000, 1),
          run.size > 0 ? decimals(Double(run.size) / 1e6 / run.result.cpu, 1) : "",
          memory(run.result.peak), own.map { decimals(run.result.cpu / $0, 2) } ?? "",
        ]
      }
    )
  }

  private var growthTable: (heading: [String], rows: [[String]]) {
    (
      ["shape", "sizes", "CPU, s", "peak, MB", "time grows as"],
      growth.map { growth in
        let points = growth.points
        func list(_ text: (Growth.Point) -> String) -> String {
          points.map(text).joined(separator: ", ")
        }
        return [
          growth.shape.name, list { String($0.size) } + " \(growth.shape.unit)",
          list { decimals($0.result.cpu, 2) }, list { memory($0.result.peak) },
          growth.exponent.map { "size^\(decimals($0, 1))" } ?? "–",
        ]
      }
    )
  }

  private var introduction: [String] {
    [
      "# Speed", "",
      "`swift run -c release Benchmarks --write FOLDER` measures how fast a folder of Swift code is linted,",
      "and writes these tables and [a plot of time against input size](../Fixtures/benchmarks/growth.svg).",
      "The table of stages shows the time of each stage alone; the memory is the peak of a process that stops after the stage.",
      "", "Measured on \(machine).", "",
    ]
  }

  /// The start of what `Sources/SPEED.md` says of the tables, before which they stand.
  private static let nextHeading = "**Where the time goes.**"

  /// Puts each table in the place of the one with the same heading, or before ``nextHeading``, and the plot beside the
  /// fixtures.
  func write() throws {
    let path = "Sources/SPEED.md"
    var lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for table in tables {
      let heading = "| " + table.heading.joined(separator: " | ") + " |"
      if !lines.contains(heading) {
        guard let place = lines.firstIndex(where: { $0.hasPrefix(Self.nextHeading) }) else {
          throw MeasuringError(description: "\(path) has no paragraph '\(Self.nextHeading)'")
        }
        let isFirst = !lines.contains { $0.hasPrefix("Measured on ") }
        lines.insert(contentsOf: (isFirst ? introduction : []) + [heading, ""], at: place)
      }
      let start = lines.firstIndex(of: heading) ?? lines.endIndex
      let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      lines.replaceSubrange(start..<end, with: table.text.split(separator: "\n").map(String.init))
    }
    if let place = lines.firstIndex(where: { $0.hasPrefix("Measured on ") }) {
      lines[place] = "Measured on \(machine)."
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    if growth.isEmpty { return }
    let folder = "Fixtures/benchmarks"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try GrowthPlot(growth).svg.write(
      toFile: folder + "/growth.svg", atomically: true, encoding: .utf8)
  }
}

private func megabytes(_ bytes: Int) -> String {
  decimals(Double(bytes) / 1e6, bytes < 10_000_000 ? 1 : 0)
}

/// The system counts the memory of who starts a program as the program's own, so less cannot be told.
private func memory(_ bytes: Int) -> String {
  let own = ownPeak()
  return bytes <= own ? "≤ " + megabytes(own) : megabytes(bytes)
}

private func decimals(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}
