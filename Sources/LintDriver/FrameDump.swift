import JSONText
import LayoutDialects
import LayoutModel
import LayoutSets
import SourceText

/// The assumptions of `dump frames`; lengths in points.
package struct FrameRequest: Hashable, Sendable {
  package var width, height: Double
  package var intrinsic: (width: Double, height: Double) {
    get { (intrinsicWidth, intrinsicHeight) }
    set { (intrinsicWidth, intrinsicHeight) = newValue }
  }
  private var intrinsicWidth = 80.0
  private var intrinsicHeight = 20.0
  /// What the screen's bounds are; `nil` for those of the container.
  package var screen: (width: Double, height: Double)? {
    get { screenWidth.flatMap { width in screenHeight.map { (width, $0) } } }
    set { (screenWidth, screenHeight) = (newValue?.width, newValue?.height) }
  }
  private var screenWidth: Double?
  private var screenHeight: Double?
  /// Top, left, bottom, right.
  package var safeArea = [20.0, 0, 0, 0]
  /// Top, left, bottom, right, inside the safe area.
  package var margins = [8.0, 8, 8, 8]

  /// Assumptions for containers of the sizes of a small phone, a common phone, and a tablet.
  package static let usual = [
    FrameRequest(width: 375, height: 667), FrameRequest(width: 393, height: 852),
    FrameRequest(width: 834, height: 1194),
  ]

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  var assumptions: FrameAssumptions {
    var assumptions = FrameAssumptions(size: .init(width: width, height: height))
    assumptions.intrinsic = .init(width: intrinsicWidth, height: intrinsicHeight)
    if let screen { assumptions.screen = .init(width: screen.width, height: screen.height) }
    assumptions.safeArea = Self.insets(safeArea)
    assumptions.margins = Self.insets(margins)
    return assumptions
  }

  private static func insets(_ sides: [Double]) -> FrameAssumptions.Insets {
    guard sides.count == 4 else { return .init(top: 0, left: 0, bottom: 0, right: 0) }
    return .init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

/// Writes the solved frames of the layout scopes of `files` as JSON Lines, one object for each scope that has items.
package func dumpFrames(
  _ files: [SourceFile], _ request: FrameRequest, facts: ProjectFacts = ProjectFacts(),
  jobs: Int,
  write: ([UInt8]) -> Void
) {
  let project = ProjectAnalysis(files, stating: facts, jobs: jobs, readsFrames: true)
  let lines = LineTables(files)
  let assumptions = request.assumptions
  let solved = parallelMap(count: project.units.count, jobs: jobs) { index in
    let reading = readLayout(
      of: project.units[index], in: project.facts, files: project.files, words: project.words,
      readsFrames: true)
    let surroundings = ScopeSurroundings(
      project: project.facts, files: project.files, reading: reading)
    return reading.scopes.filter { !$0.items.isEmpty }.map { scope in
      FrameDump(
        scope: scope, solved: SolvedFrames(scope, in: surroundings, assumptions),
        solution: ScopeSolution(scope.withoutFrames, in: surroundings), request: request,
        files: files,
        lines: lines)
    }
  }
  let ordered = solved.flatMap { $0 }.enumerated().sorted {
    ($0.element.scope.file, $0.offset) < ($1.element.scope.file, $1.offset)
  }
  for (_, dump) in ordered {
    write(dump.line)
  }
}

/// One solved scope as the dump prints it.
struct FrameDump: JSONWritable, Sendable {
  let scope: LayoutScope
  let solved: SolvedFrames
  /// What the rules know, who take nothing for a fact.
  var solution: ScopeSolution?
  let request: FrameRequest
  let files: [SourceFile]
  let lines: LineTables

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", files[scope.file].path)
      writer.member("scope", scope.name)
      writer.member("size", [request.width, request.height])
      writer.object("frames") { writer in
        for entry in solved.entries { write(entry, to: &writer) }
      }
      writer.object("ambiguous") { writer in
        for entry in solved.entries where !entry.free.isEmpty {
          writer.member(name(entry), entry.free)
        }
      }
      writer.member("conflicts", solved.conflicts.map { $0.map { place(of: $0).line } })
      writer.array("conflictSites") { writer in
        for conflict in solved.conflicts { write(conflict, to: &writer) }
      }
      if let reason = solved.notAnalyzed {
        writer.member("notAnalyzed", String(describing: reason))
      }
      if let solution { write(solution, to: &writer) }
    }
  }

  private func write(_ solution: ScopeSolution, to writer: inout JSONWriter) {
    writer.member("verdict", verdict(solution.determinacy))
    writer.object("doubts") { writer in
      for (description, standing) in zip(scope.descriptions, solution.standings) {
        if case .doubtful(let doubt) = standing {
          writer.member(description.name, doubt.rawValue)
        }
      }
    }
  }

  private func verdict(_ determinacy: Determinacy) -> String {
    switch determinacy {
    case .notJudged: "silent"
    case .determined: "determined"
    case .ambiguous: "ambiguous"
    case .conflicting: "conflicting"
    case .notAnalyzed: "notAnalyzed"
    }
  }

  private func name(_ entry: SolvedFrames.Entry) -> String {
    scope.descriptions[entry.item.index].name
  }

  private func write(_ entry: SolvedFrames.Entry, to writer: inout JSONWriter) {
    writer.object(name(entry)) { writer in
      writer.member("x", entry.x)
      writer.member("y", entry.y)
      writer.member("width", entry.width)
      writer.member("height", entry.height)
    }
  }

  private func place(of id: Constraint.ID) -> (path: String, line: Int) {
    let origin = scope.origins[id.index]
    return (
      files[origin.file].path, lines.position(origin.range.start, in: origin.file).line
    )
  }

  private func write(_ conflict: [Constraint.ID], to writer: inout JSONWriter) {
    writer.array { writer in
      for id in conflict {
        let place = place(of: id)
        writer.object { writer in
          writer.member("path", place.path)
          writer.member("line", place.line)
        }
      }
    }
  }
}
