import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// The state of the migration of one type.
///
/// The code that is written for a type is read again for a proof. All types of a file wait for the same reading, so the
/// file is read only as often as a single type needs it.
package enum MigrationStep: Sendable {
  /// `nil` for a type that holds nothing of the kind that is asked for.
  case done(TypeMigration?)
  /// New text that must be read before the type can be judged.
  case proposed(Proposal)

  package var proposal: Proposal? {
    switch self {
    case .done: nil
    case .proposed(let proposal): proposal
    }
  }
}

/// New text for one type.
package struct Proposal: Sendable {
  /// Changes by the index of their file, none of them overlapping another.
  package let edits: [Int: [TextEdit]]
  /// Continues when the new text has been read.
  package let judge: @Sendable (RewrittenProject) -> MigrationStep

  package init(
    edits: [Int: [TextEdit]], judge: @escaping @Sendable (RewrittenProject) -> MigrationStep
  ) {
    self.edits = edits
    self.judge = judge
  }
}

/// One file with the changes of all types that wait for it.
package struct RewrittenFile: Sendable {
  /// In order, none overlapping another.
  let edits: [TextEdit]
  let syntax: SyntaxFile
  let words: LayoutWords
  let declarations: FileDeclarations
  /// How many bytes longer the text is after the first edits, for each number of them.
  private let growth: [Int]
  /// The spans of types by their names as they are written.
  private let typesByName: [String: [TokenSpan]]

  /// `nil` if what imports need overlaps other changes.
  package init?(_ file: SyntaxFile, _ edits: [TextEdit], for target: MigrationTarget) {
    var all = edits
    if target.setsFrames {
      all += importEdits(in: file, after: edits, for: target, isNeeded: { _ in false })
    }
    all = Set(all).sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    let old = file.source.file
    guard let bytes = try? applying(all, to: old.bytes) else { return nil }
    self.edits = all
    syntax = SyntaxFile(TokenizedFile(SourceFile(path: old.path, bytes: bytes)))
    words = LayoutWords(syntax.source)
    declarations = FileDeclarations(syntax, words: words)
    growth = all.reduce(into: [0]) { sums, edit in
      sums.append(sums[sums.count - 1] + edit.replacement.utf8.count - edit.range.length)
    }
    var types: [String: [TokenSpan]] = [:]
    for type in syntax.types { types[syntax.text(type.name), default: []].append(type.span) }
    typesByName = types
  }

  /// The types and extensions of that last name, in the order of the file's tables.
  func types(named name: String) -> [TokenSpan] { typesByName[name] ?? [] }

  /// Where the text of an insertion went.
  func range(of text: String, insertedAt offset: Int) -> SourceRange {
    let count = edits.partitionIndex { $0.range.end > offset }
    let own = edits[..<count].last == .insert(text, at: offset) ? text.utf8.count : 0
    let start = offset + growth[count] - own
    return SourceRange(start, start + text.utf8.count)
  }

  /// Where text of the new file was before; `nil` for text that is new.
  func originalRange(of range: SourceRange) -> SourceRange? {
    var offset = range.start
    for edit in edits {
      let growth = edit.replacement.utf8.count
      if edit.range.start > offset { break }
      if offset < edit.range.start + growth { return nil }
      offset += edit.range.length - growth
    }
    return SourceRange(offset, offset + range.length)
  }
}

/// A project in which some files have new text.
package struct RewrittenProject: Sendable {
  /// By index; those whose changes overlap are missing.
  let rewritten: [Int: RewrittenFile]
  private let facts: Project
  private let files: [SyntaxFile]
  private let words: [LayoutWords]
  private let units: [UnitKey: ReadingUnit]

  private struct UnitKey: Hashable {
    let typeName: String?
    let file: Int
  }

  package init(_ project: MigrationProject, with rewritten: [Int: RewrittenFile]) {
    var files = project.files
    var words = project.words
    var declarations = project.project.files
    for (index, file) in rewritten {
      files[index] = file.syntax
      words[index] = file.words
      declarations[index] = file.declarations
    }
    facts = Project(declarations, stated: project.project.stated)
    units = Dictionary(
      facts.units(words: words).map { (UnitKey(typeName: $0.typeName, file: $0.file), $0) }
    ) { first, _ in first }
    self.rewritten = rewritten
    self.files = files
    self.words = words
  }

  /// What is read of a unit now; `nil` if it is gone.
  func reading(of unit: ReadingUnit, keepsReplaced: Bool = false) -> LayoutReading? {
    units[UnitKey(typeName: unit.typeName, file: unit.file)].map {
      readLayout(
        of: $0.found(in: files, of: facts), in: facts, files: files, words: words,
        keepsReplaced: keepsReplaced)
    }
  }
}

/// Which proposals can be read together.
package struct JoinedProposals {
  /// Whether each is included. The others overlap earlier ones, and wait.
  package private(set) var isTaken: [Bool]
  /// Changes of those that are taken, by the index of their file.
  package private(set) var edits: [Int: [TextEdit]] = [:]

  package init(_ proposals: [Proposal]) {
    isTaken = Array(repeating: true, count: proposals.count)
    // Equal changes count once.
    var owners: [Int: [TextEdit: [Int]]] = [:]
    for (owner, proposal) in proposals.enumerated() {
      for (file, edits) in proposal.edits {
        for edit in edits { owners[file, default: [:]][edit, default: []].append(owner) }
      }
    }
    for own in owners.values {
      var last: (edit: TextEdit, owners: [Int])?
      for next in own.map({ (edit: $0.key, owners: $0.value) }).sorted(by: {
        ($0.edit.range, $0.edit.replacement) < ($1.edit.range, $1.edit.replacement)
      }) {
        if let known = last, known.edit.overlaps(next.edit) {
          // The first proposal of all is never left out, so that each round settles one at least.
          let isFirst = known.owners[0] < next.owners[0]
          for owner in isFirst ? next.owners : known.owners { isTaken[owner] = false }
          if isFirst { continue }
        }
        last = next
      }
    }
    for (file, own) in owners {
      let taken = own.filter { $0.value.contains { isTaken[$0] } }.keys
      if !taken.isEmpty { edits[file] = Array(taken) }
    }
  }
}

extension [TextEdit] {
  /// Whether two of them cannot both be applied.
  var overlap: Bool {
    let ordered = Set(self).sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    return zip(ordered, ordered.dropFirst()).contains { $0.overlaps($1) }
  }
}
