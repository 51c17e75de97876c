import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// What to migrate.
package struct MigrationRequest: Sendable, Equatable {
  package var target: MigrationTarget
  /// The dialects of the constraints that are wanted; `nil` for all.
  package var dialects: Set<DialectName>?
  package var typeName: String?
  /// Only sets that have a constraint on this line, counted from 1.
  package var line: Int?
  package var allowances: Set<Allowance> = []
  /// The helpers whose calls are replaced with their constraints, for a target that writes statements.
  package var inlined = InlinedHelpers()
  /// How a target scales whose lengths follow the screen.
  package var scaling = Scaling()

  package init(to target: MigrationTarget) { self.target = target }
}

/// All declarations of a project's files, and the layout that was read from them.
package struct MigrationProject: Sendable {
  package let project: Project
  /// Indexed as in ``Project/files``.
  package let files: [SyntaxFile]
  package let words: [LayoutWords]
  /// What stands under `#if` in each file, from there to its `#endif` or the end of the file, in order.
  let conditions: [[SourceRange]]
  /// How much of each file is spelt as only Swift 2 understands it.
  let formerSwift: [FormerSwift]
  /// The files whose code also runs on systems before iOS 9 or macOS 10.11, which have no anchors, by index.
  let formerSystems: Set<Int>
  /// The properties whose contents or transforms code of other types changes, by name, with the files of that code.
  let changedMembers: [String: [(file: Int, member: ChangedMember)]]
  /// All files, with the code that ``files`` leaves out where ``seesAllCode``; indexed alike.
  let surveyed: [SyntaxFile]
  /// Whether ``surveyed`` leaves nothing out.
  let seesAllCode: Bool
  /// Whether code anywhere may show a controller as large as what its view holds.
  let fitsControllers: Bool
  /// Whether code anywhere asks how large the view of another object would be.
  let measuresForeignViews: Bool
  private let units: [String: [ReadingUnit]]
  private let surveys: [ObjectIdentifier: any ProjectSurvey]
  private let known = FoundParts()

  /// - Parameters:
  ///   - surveyed: the files with the code that `files` leaves out because it builds no layout; see ``MigrationTarget/surveysAllCode(_:)``.
  ///   - formerSystems: the files whose code also runs on systems before iOS 9 or macOS 10.11, by index.
  ///   - targets: the targets to migrate to, whose surveys are made once.
  package init(
    project: Project, files: [SyntaxFile], surveyed: [SyntaxFile]? = nil, words: [LayoutWords],
    formerSystems: Set<Int> = [], for targets: [MigrationTarget]
  ) {
    self.formerSystems = formerSystems
    self.project = project
    self.files = files
    self.words = words
    conditions = files.map(\.conditions)
    formerSwift = Self.formerSwift(of: files)
    let setsFrames = targets.contains(where: \.setsFrames)
    let all = surveyed ?? files
    self.surveyed = all
    var changed: [String: [(Int, ChangedMember)]] = [:]
    if setsFrames {
      for (index, file) in all.enumerated() {
        for member in file.changedMembers {
          changed[member.name, default: []].append((index, member))
        }
      }
    }
    changedMembers = changed
    seesAllCode = surveyed != nil || !files.contains(where: \.source.file.bytes.isEmpty)
    measuresForeignViews = setsFrames && all.contains(where: \.measuresForeignViews)
    fitsControllers = setsFrames && all.contains(where: \.fitsControllers)
    let units = setsFrames ? project.units(words: words) : []
    self.units = Dictionary(grouping: units) { $0.typeName ?? "" }
    surveys = targets.compactMap(\.survey).reduce(into: [:]) { surveys, type in
      surveys[ObjectIdentifier(type)] = type.init(surveyed ?? files, project)
    }
  }

  /// What code anywhere in the project says.
  func survey<Survey: ProjectSurvey>(_ type: Survey.Type) -> Survey {
    surveys[ObjectIdentifier(type)] as? Survey ?? Survey(files, project)
  }

  /// The files of one folder are compiled together: what one of them is spelt in, all are.
  private static func formerSwift(of files: [SyntaxFile]) -> [FormerSwift] {
    let own = files.map(\.formerSwift)
    let folders = files.map { file in
      let path = file.source.file.path
      return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    let former = Set(zip(folders, own).filter { $0.1 == .more }.map(\.0))
    return zip(folders, own).map { former.contains($0) ? .more : $1 }
  }

  /// What is read of the one class of a name that the project declares; `nil` if there is none, or several.
  func reading(ofClass name: String) -> LayoutReading? {
    guard let units = units[name], units.count == 1, let unit = units.first else { return nil }
    return known.reading(ofClass: name) {
      readLayout(of: unit.found(in: files, of: project), in: project, files: files, words: words)
    }
  }

  /// What is read of the one class of a name that a file declares or extends.
  func reading(ofClass name: String, in file: Int) -> LayoutReading? {
    if let only = reading(ofClass: name) { return only }
    let own = units[name, default: []].filter { $0.files.contains(file) }
    guard own.count == 1, let unit = own.first else { return nil }
    return known.reading(ofClass: "\(name) in \(file)") {
      readLayout(of: unit.found(in: files, of: project), in: project, files: files, words: words)
    }
  }

  /// Whether the project declares several classes of a name.
  func hasSeveral(named name: String) -> Bool { (units[name]?.count ?? 0) > 1 }

  /// The blocks of a file.
  func blocks(of file: Int) -> NestedBlocks { known.blocks(of: file, in: files[file]) }

  /// Whether code of a file reads the list of the constraints that a view holds.
  func readsHeldConstraints(in file: Int) -> Bool {
    known.readsHeldConstraints(file, in: files[file])
  }

  /// See ``SyntaxFile/typeTaken(by:in:)``.
  func typeTaken(by library: Library, in file: Int) -> String? {
    known.typeTaken(by: library, file, in: self)
  }

  /// The functions that make a constraint, that of the call first.
  func helper(_ makers: [BuiltPlace]) -> HelperBody {
    known.helpers.value(for: makers) { HelperBody(makers, in: self) }
  }

  /// Whether functions that make a constraint together do nothing else.
  func onlyConstrain(_ makers: [BuiltPlace]) -> Bool {
    known.constraining.value(for: makers) {
      makers.allSatisfy(HelperCode(makers, in: self).onlyConstrains)
    }
  }

  /// How often a unit may be read again to find what of it cannot be proven: seldom where its files are very long.
  func mostReadings(of unit: ReadingUnit) -> Int {
    let bytes = Set(unit.files).reduce(0) { $0 + files[$1].source.file.bytes.count }
    return min(Self.mostReadings, Self.mostBytesRead / max(bytes, 1))
  }

  private static let mostReadings = 100

  /// Of one unit's files, each time that they are read again: a hundred times the text of a thousand lines.
  private static let mostBytesRead = 4 << 20
}

/// What is found of files when it is first asked for. A class, so that copies of a project share it.
private final class FoundParts: Sendable {
  private let blocks = Memo<Int, NestedBlocks>()
  private let readingOfHeld = Memo<Int, Bool>()
  private let typesTaken = Memo<LibraryUse, String?>()

  private let readings = Memo<String, LayoutReading>()
  let helpers = Memo<[BuiltPlace], HelperBody>()
  let constraining = Memo<[BuiltPlace], Bool>()

  func reading(ofClass name: String, _ read: () -> LayoutReading) -> LayoutReading {
    readings.value(for: name, read)
  }

  private struct LibraryUse: Hashable {
    let library: String
    let file: Int
  }

  func blocks(of index: Int, in file: SyntaxFile) -> NestedBlocks {
    blocks.value(for: index) { NestedBlocks(of: file) }
  }

  func typeTaken(
    by library: Library, _ index: Int, in project: MigrationProject
  ) -> String? {
    typesTaken.value(for: LibraryUse(library: library.name, file: index)) {
      project.files[index].typeTaken(by: library, in: project.project)
    }
  }

  func readsHeldConstraints(_ index: Int, in file: SyntaxFile) -> Bool {
    readingOfHeld.value(for: index) { file.readsHeldConstraints }
  }
}

/// Views whose frames were rewritten together.
package struct MigratedSet: Sendable {
  package var views: [String]
  /// The index of their file.
  package var file: Int
  /// The first of their constraints, in the file as it was.
  package var range: SourceRange
  /// What was compared for the proof; `nil` if constraints were compared rather than frames.
  package var proof: ProofExtent?
}

/// What became of one type.
package struct TypeMigration: Sendable {
  package var typeName: String
  /// The index of the file that contains the type.
  package var file: Int
  package var migrated: [MigratedSet] = []
  package var refused: [Refusal] = []
  /// Changes by the index of their file, none of them overlapping another; empty if nothing is migrated.
  package var edits: [Int: [TextEdit]] = [:]
}

/// One unit, as it is handed to a target.
struct MigratedType {
  let unit: ReadingUnit
  let reading: LayoutReading
  let project: MigrationProject
  let request: MigrationRequest
  /// Says that nothing is rewritten, and nothing refused yet.
  let unchanged: TypeMigration
}

/// Begins to rewrite one unit, if it is a class with constraints.
///
/// - Returns: a step that ends with `nil` if the unit has no constraints of the requested kind.
package func migrate(
  _ unit: ReadingUnit, in project: MigrationProject, _ request: MigrationRequest
) -> MigrationStep {
  if let typeName = request.typeName, unit.typeName != typeName { return .done(nil) }
  let reading = readLayout(
    of: unit, in: project.project, files: project.files, words: project.words)
  var result = TypeMigration(typeName: unit.typeName ?? "", file: unit.file)
  guard reading.isWhole else {
    guard let origin = reading.scopes.flatMap(\.origins).first else { return .done(nil) }
    result.refused = [Refusal(.unfinishedCode, file: origin.file, range: origin.range)]
    return .done(result)
  }
  let type = MigratedType(
    unit: unit, reading: reading, project: project, request: request, unchanged: result)
  switch request.target.way {
  case .layoutMethod(let style):
    var migrator = TypeMigrator(type, style: style)
    return migrator.migrate()
  case .statements(let rewrite): return rewrite(type)
  }
}

/// A dialect whose constraints a migration can rewrite.
package typealias MigrationDialect = DialectName

private let fittingNames = Set(Member.fittingControllers)
private let fittingHashes = NameHashSet(Member.fittingControllers)

extension SyntaxFile {
  fileprivate var fitsControllers: Bool {
    source.tokens.indices.contains { index in
      fittingHashes.contains(source.tokens[index].nameHash)
        && source.tokens[index].kind == .identifier && fittingNames.contains(name(Int32(index)))
    }
  }

  fileprivate var conditions: [SourceRange] {
    var ranges: [SourceRange] = []
    var depth = 0
    for token in source.tokens {
      if token.kind == .poundIf {
        if depth == 0 { ranges.append(SourceRange(Int(token.start), source.file.bytes.count)) }
        depth += 1
      } else if token.kind == .poundEndif, depth > 0 {
        depth -= 1
        if depth == 0 { ranges[ranges.count - 1].end = Int(token.end) }
      }
    }
    return ranges
  }
}
