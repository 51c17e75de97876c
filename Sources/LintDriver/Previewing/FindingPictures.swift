import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import SourceText

/// Pictures of the layouts that findings are about.
package struct FindingPictures: Sendable {
  /// What shows a finding.
  package struct Place: Hashable, Sendable {
    /// The index of a drawing.
    package var drawing: Int
    /// The items that the finding is about, as drawings number them.
    package var items: [Int]
    /// The drawing of the same layout with the finding's fix, if that moves anything.
    package var fixed: Int?
  }

  /// The style sheet that ``drawings`` need.
  package static let style = pictureStyle

  /// Markup that needs no escaping.
  package private(set) var drawings: [String] = []
  /// One entry for each finding; `nil` if no layout is known that it belongs to.
  package private(set) var places: [Place?]

  /// For how many findings it is drawn what their fix does.
  private static let maximumFixed = 200

  /// - Parameter files: the files that the findings name, with the rest of the project.
  package init(_ findings: [Finding], in files: [SourceFile], facts: ProjectFacts, jobs: Int) {
    places = Array(repeating: nil, count: findings.count)
    let named = Set(findings.map(\.path))
    let wanted = Set(files.indices.filter { named.contains(files[$0].path) })
    guard !wanted.isEmpty else { return }
    let screens = Screen.all.filter { [393, 834].contains($0.width) }
    let project = PicturedProject(
      files, PreviewRequest(screens.map { .init($0) }), facts: facts, jobs: jobs)
    let units = project.analysis.units.filter { !wanted.isDisjoint(with: $0.files) }
    let sheets = parallelMap(count: units.count, jobs: jobs) { project.sheets(of: units[$0]) }
    let found = FoundPlaces(sheets, wanted)
    var numbers: [FoundPlaces.Key: Int] = [:]
    var fixing: [Fixing] = []
    let fileIndices = Dictionary(
      files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, finding) in findings.enumerated() {
      guard let file = fileIndices[finding.path],
        let (key, items) = found.place(of: finding.diagnostic.range, in: file)
      else { continue }
      let pictures = sheets[key.unit][key.sheet].sheet.states[key.state].pictures
      let drawing = numbers[key] ?? add(pictures)
      numbers[key] = drawing
      places[index] = Place(drawing: drawing, items: items.map(\.index))
      if fixing.count < Self.maximumFixed, let edits = finding.firstEdits {
        fixing.append(Fixing(finding: index, file: file, key: key, edits: edits))
      }
    }
    draw(fixing, sheets, units, project, jobs)
  }

  private mutating func add(_ pictures: [Picture]) -> Int {
    drawings.append(picturesMarkup(pictures))
    return drawings.count - 1
  }

  /// A finding with what its fix does to its file.
  private struct Fixing: Sendable {
    let finding: Int
    let file: Int
    let key: FoundPlaces.Key
    let edits: [TextEdit]
  }

  private mutating func draw(
    _ fixing: [Fixing], _ sheets: [[PlacedSheet]], _ units: [ReadingUnit],
    _ project: PicturedProject, _ jobs: Int
  ) {
    let fixed = parallelMap(count: fixing.count, jobs: jobs) { index -> [Picture]? in
      let (file, key) = (fixing[index].file, fixing[index].key)
      let source = project.files[file]
      guard let bytes = try? applying(fixing[index].edits, to: source.bytes) else { return nil }
      let new = project.sheets(
        of: units[key.unit], replacing: file, with: SourceFile(path: source.path, bytes: bytes))
      let old = sheets[key.unit]
      // A fix that makes one layout of two has no one picture.
      guard new.count == old.count, new[key.sheet].sheet.title == old[key.sheet].sheet.title
      else { return nil }
      let (states, oldStates) = (new[key.sheet].sheet.states, old[key.sheet].sheet.states)
      guard states.count == oldStates.count else { return nil }
      let pictures = states[key.state].pictures
      let isSame = zip(pictures, oldStates[key.state].pictures).allSatisfy {
        $0.shapes.map(\.summary) == $1.shapes.map(\.summary) && $0.notes == $1.notes
      }
      return isSame ? nil : pictures
    }
    for (fixing, pictures) in zip(fixing, fixed) {
      guard let pictures else { continue }
      let drawing = add(pictures)
      places[fixing.finding]?.fixed = drawing
    }
  }
}

extension Finding {
  /// The edits of the first fix that has any.
  fileprivate var firstEdits: [TextEdit]? {
    diagnostic.fixes.first { $0.applicability != .displayOnly && !$0.edits.isEmpty }?.edits
  }
}

/// Finds the layout to which a piece of source belongs.
private struct FoundPlaces {
  struct Key: Hashable {
    let unit: Int
    let sheet: Int
    let state: Int
  }

  private struct Span {
    let range: SourceRange
    let key: Key
    let items: [ItemID]
  }

  /// By file.
  private var spans: [Int: [Span]] = [:]

  init(_ sheets: [[PlacedSheet]], _ wanted: Set<Int>) {
    for (unit, sheets) in sheets.enumerated() {
      for (number, sheet) in sheets.enumerated() {
        for span in sheet.spans where wanted.contains(span.file) {
          spans[span.file, default: []].append(
            Span(
              range: span.range, key: Key(unit: unit, sheet: number, state: span.state),
              items: span.items))
        }
      }
    }
  }

  /// The smallest span around a range, or else the first one inside it.
  func place(of range: SourceRange, in file: Int) -> (key: Key, items: [ItemID])? {
    let spans = spans[file] ?? []
    let around = spans.filter { $0.range.start <= range.start && range.end <= $0.range.end }
    let best =
      around.min { $0.range.length < $1.range.length }
      ?? spans.filter { range.start <= $0.range.start && $0.range.end <= range.end }
      .min { $0.range.start < $1.range.start }
    return best.map { ($0.key, $0.items) }
  }
}
