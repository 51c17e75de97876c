import Diagnostics
import LayoutDialects
import LayoutPictures
import LayoutSets
import Migration
import SourceText

extension MigrationOutcome {
  /// For how many sets pictures are drawn.
  private static let maximumSheets = 200

  /// A page with the layouts before and after, the changes in the files, and the sets that are skipped.
  package func page(facts: ProjectFacts, jobs: Int) -> String {
    let screens = Screen.all.filter { [320, 393, 834].contains($0.width) }
    let request = PreviewRequest(screens.map { .init($0) })
    let after = Dictionary(
      changes.map { ($0.path.display, $0.after) }, uniquingKeysWith: { first, _ in first })
    let rewritten = sources.map { source in
      after[source.path].map { SourceFile(path: source.path, bytes: $0) } ?? source
    }
    let old = PicturedTypes(sources, of: migrated, request, facts, jobs)
    let new = PicturedTypes(rewritten, of: migrated, request, facts, jobs)
    let sheets = migrated.prefix(Self.maximumSheets).map { entry in
      MigrationSheet(
        title: "\(typeWords(entry.type)): \(entry.views.joined(separator: ", "))",
        place: "\(entry.path):\(entry.position.line):\(entry.position.column)",
        proof: entry.proof?.text ?? "the new code creates the same constraints",
        before: old.pictures(of: entry), after: new.pictures(of: entry))
    }
    return migrationPage(
      sheets,
      diffs: changes.map { change in
        let diff = unifiedDiff(change.path, from: change.before, to: change.after)
        return (change.path.display, String(decoding: diff, as: UTF8.self))
      },
      refusals: refused.map { entry in
        (
          "\(entry.path):\(entry.position.line):\(entry.position.column)",
          "\(typeWords(entry.type)): \(entry.reason) (\(entry.code))"
        )
      }, headline: headline)
  }

  private var headline: String {
    let rest =
      migrated.count > Self.maximumSheets ? " (the first \(Self.maximumSheets) are drawn)" : ""
    return
      "\(migrated.count == 1 ? "1 set" : "\(migrated.count) sets") of views rewritten\(rest), \(refused.count) skipped. The pictures assume one size for content and one value for unknown numbers; the proofs try many of each."
  }
}

extension ProofExtent {
  fileprivate var text: String {
    "\(frames) frames compared before and after, in \(situations) situations; "
      + (largestDifference < 0.0005
        ? "none differs"
        : "the largest difference is \(thousandths(largestDifference)) points")
  }
}

private func thousandths(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

/// What is drawn of the types that a migration rewrites.
private struct PicturedTypes {
  private var sheets: [String: [PictureSheet]] = [:]

  init(
    _ sources: [SourceFile], of entries: [MigrationOutcome.Migrated], _ request: PreviewRequest,
    _ facts: ProjectFacts, _ jobs: Int
  ) {
    guard !entries.isEmpty else { return }
    let project = PicturedProject(sources, request, facts: facts, jobs: jobs)
    let types = Set(entries.map(\.type))
    let paths = Set(entries.map(\.path))
    let units = project.analysis.units.filter { unit in
      unit.typeName.map(types.contains) ?? false
        && unit.files.contains { paths.contains(sources[$0].path) }
    }
    let drawn = parallelMap(count: units.count, jobs: jobs) { project.sheets(of: units[$0]) }
    for (unit, drawn) in zip(units, drawn) {
      for file in Set(unit.files) {
        let key = Self.key(sources[file].path, unit.typeName ?? "")
        sheets[key, default: []] += drawn.map(\.sheet)
      }
    }
  }

  private static func key(_ path: String, _ type: String) -> String { path + "\0" + type }

  /// The pictures of the layout that holds the first view of a set that any holds.
  func pictures(of entry: MigrationOutcome.Migrated) -> [Picture] {
    let sheets = sheets[Self.key(entry.path, entry.type)] ?? []
    for view in entry.views {
      let sheet = sheets.first { $0.pictures.first?.shapes.contains { $0.name == view } ?? false }
      if let sheet { return sheet.pictures }
    }
    return []
  }
}
