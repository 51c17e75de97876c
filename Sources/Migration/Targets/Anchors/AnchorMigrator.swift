import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Rewrites the constraints of one unit as anchors: each statement by itself, and each constraint as one.
struct AnchorMigrator: Sendable {
  let unit: ReadingUnit
  let reading: LayoutReading
  let project: MigrationProject
  let request: MigrationRequest
  private var result: TypeMigration
  /// What is read also of functions that were run for their calls; `nil` where these make nothing that is wanted.
  private var whole: LayoutReading?

  init(_ type: MigratedType) {
    unit = type.unit
    reading = type.reading
    project = type.project
    request = type.request
    result = type.unchanged
  }

  mutating func migrate() -> MigrationStep {
    // Where some calls are replaced, others would be read that were not read before.
    if reading.leavesCalls,
      let origin = reading.scopes.flatMap(\.origins).first(where: isInlined)
    {
      result.refused = [Refusal(.tooManyCalls, file: origin.file, range: origin.place)]
      return .done(result)
    }
    var constraints: [CodePlace: [ReadConstraint]] = [:]
    var places: Set<CodePlace> = []
    for scope in reading.scopes {
      for constraint in scope.constraints {
        let read = ReadConstraint(scope: scope, constraint: constraint)
        let place = CodePlace(file: read.origin.file, range: read.origin.range)
        if isWanted(read.origin), !isAsWanted(read.origin) { places.insert(place) }
        if read.origin.via.isEmpty || isInlined(read.origin) {
          constraints[place, default: []].append(read)
        }
      }
    }
    readReplaced(&constraints, &places)
    guard !places.isEmpty || mayMakeViews else { return .done(nil) }
    for place in places {
      guard let cause = formerCause(place.file) else { continue }
      result.refused.append(Refusal(cause, file: place.file, range: place.range))
      places.remove(place)
    }
    var rewrites: [AnchorRewrite] = []
    let unread = (whole ?? reading).scopes.flatMap(\.unresolved)
    for file in Set(unit.files).sorted() where formerCause(file) == nil {
      var pass = AnchorPass(
        file: file, unit: unit, project: project, constraints: constraints,
        unread: unread, isWanted: isWanted)
      pass.run()
      rewrites += pass.rewrites
      result.refused += pass.refused
      places.subtract(pass.handled)
    }
    refuseLeft(places)
    return proving(SoundRewrites(chosen(rewrites), readings: project.mostReadings(of: unit)))
  }

  /// Why no anchors can be written in a file at all, if that is so.
  private func formerCause(_ file: Int) -> Refusal.Cause? {
    if project.formerSwift[file] == .more { return .formerSwift }
    return project.formerSystems.contains(file) ? .formerSystem : nil
  }

  /// Whether a constraint is made with anchors already, as Swift 2 spells them, in code that only Swift 2 understands.
  private func isAsWanted(_ origin: ConstraintOrigin) -> Bool {
    origin.source == .formerAnchor && project.formerSwift[origin.file] == .more
      && request.dialects == nil
  }

  /// What functions make that were run for their calls is written in them, and rewritten there.
  private mutating func readReplaced(
    _ constraints: inout [CodePlace: [ReadConstraint]], _ places: inout Set<CodePlace>
  ) {
    let helpers = request.inlined
    let isReplaced = reading.scopes.contains { scope in
      scope.origins.contains { origin in
        origin.isByHelper && isWanted(origin.dialect)
          && origin.built.map { unit.files.contains($0.file) } ?? false
          || origin.via.dropFirst().contains(where: helpers.hold)
      }
    }
    guard isReplaced else { return }
    let whole = readLayout(
      of: unit, in: project.project, files: project.files, words: project.words,
      keepsReplaced: true)
    var found: [CodePlace: [ReadConstraint]] = [:]
    for scope in whole.scopes {
      for constraint in scope.constraints {
        let read = ReadConstraint(scope: scope, constraint: constraint)
        let place = CodePlace(file: read.origin.file, range: read.origin.range)
        guard read.origin.via.isEmpty || isInlined(read.origin), constraints[place] == nil else {
          continue
        }
        found[place, default: []].append(read)
        if isWanted(read.origin), !isAsWanted(read.origin) { places.insert(place) }
      }
    }
    guard !found.isEmpty else { return }
    constraints.merge(found) { $0 + $1 }
    self.whole = whole
  }

  private func isWanted(_ origin: ConstraintOrigin) -> Bool {
    isInlined(origin) || isWanted(origin.source)
  }

  /// Whether a helper's call makes it, in whose place it is to be written.
  private func isInlined(_ origin: ConstraintOrigin) -> Bool {
    request.inlined.make(origin) && unit.files.contains(origin.file)
  }

  private func isWanted(_ dialect: DialectName) -> Bool {
    guard let form = dialect.form, form != .anchor else { return false }
    return request.dialects?.contains(dialect) ?? true
  }

  /// Whether a library's calls that make views may stand in the unit.
  private var mayMakeViews: Bool {
    let names = DialectName.allCases.filter(isWanted).compactMap(\.library).flatMap(\.makers)
    return !names.isEmpty
      && unit.files.contains { file in
        names.contains {
          project.words[file].mayHold($0) && project.files[file].holdsIdentifier($0)
        }
      }
  }

  /// Constraints that no statement of the unit makes by itself.
  private mutating func refuseLeft(_ places: Set<CodePlace>) {
    var changes: [Int: ChangingCalls] = [:]
    for scope in reading.scopes + (whole?.scopes ?? []) {
      for origin in scope.origins
      where places.contains(CodePlace(file: origin.file, range: origin.range)) {
        if request.inlined.make(origin) {
          result.refused.append(
            Refusal(.helperResult(origin.via[0]), file: origin.file, range: origin.range))
          continue
        }
        if let call = origin.via.last {
          result.refused.append(
            Refusal(.madeByHelper(call), file: origin.file, range: origin.place))
          continue
        }
        let calls = changes[origin.file] ?? ChangingCalls(in: project.files[origin.file])
        changes[origin.file] = calls
        let file = project.files[origin.file]
        if let call = calls.call(around: origin.range), !call.isPreparing {
          result.refused.append(
            Refusal(.remade(call.name), file: origin.file, range: file.range(call.span)))
        } else {
          let cause: Refusal.Cause =
            origin.source == .snapKit ? .kept : .changes(to: origin)
          result.refused.append(Refusal(cause, file: origin.file, range: origin.place))
        }
      }
    }
  }

  private func chosen<Placed: PlacedCode>(_ list: [Placed]) -> [Placed] {
    guard let line = request.line else { return list }
    return list.filter { entry in
      let table = project.files[entry.file].lines
      return table.position(at: entry.range.start).line <= line
        && line <= table.position(at: entry.range.end).line
    }
  }

  // MARK: Proof

  /// Asks for the new text to be read until it is known which rewrites leave what is read as it was.
  private func proving(_ search: SoundRewrites) -> MigrationStep {
    var search = search
    while let rewrites = search.next {
      let edits = edits(of: rewrites)
      if edits.values.contains(where: \.overlap) {
        search.note("the changes overlap")
        continue
      }
      let asked = search
      return .proposed(
        Proposal(edits: edits) { text in
          var search = asked
          search.note(
            AnchorProof(
              project: project.project, unit: unit, reading: reading, whole: whole,
              inlined: request.inlined
            ).difference(in: text))
          return proving(search)
        })
    }
    return .done(finished(search))
  }

  /// A view's name in the code: `title` for `title#2`, which is that of a function read also by itself.
  private func named(_ view: String) -> String {
    whole == nil ? view : String(view.prefix { $0 != "#" })
  }

  private func edits(of rewrites: [AnchorRewrite]) -> [Int: [TextEdit]] {
    var edits: [Int: [TextEdit]] = [:]
    for (file, own) in Dictionary(grouping: rewrites, by: \.file) {
      edits[file] =
        own.flatMap { [$0.edit] + $0.others }
        + LeftoverCode(file: project.files[file], project.blocks(of: file), rewrites: own).edits
    }
    return edits
  }

  private func finished(_ search: SoundRewrites) -> TypeMigration {
    var result = result
    result.edits = edits(of: search.sound)
    result.migrated = search.sound.flatMap { rewrite in
      ([rewrite.range] + rewrite.parts).map {
        MigratedSet(views: rewrite.views.map(named), file: rewrite.file, range: $0)
      }
    }.sorted { ($0.file, $0.range) < ($1.file, $1.range) }
    result.refused += search.refused
    result.refused = chosen(Array(Set(result.refused)))
    result.refused.sort { ($0.file, $0.range, $0.code) < ($1.file, $1.range, $1.code) }
    return result
  }
}

/// New text for a statement, or for several next to each other.
struct AnchorRewrite {
  var file: Int
  var range: SourceRange
  var text: String
  /// The views that are constrained.
  var views: [String]
  /// What changes with it elsewhere in the file.
  var others: [TextEdit] = []
  /// Where other statements change with it.
  var parts: [SourceRange] = []

  var edit: TextEdit { TextEdit(range, text) }
}

/// The calls of a file by which SnapKit changes what is there.
private struct ChangingCalls {
  private let file: SyntaxFile
  private let spans: NestedSpans
  private var names: [TokenSpan: String] = [:]

  init(in file: SyntaxFile) {
    self.file = file
    for expression in file.expressions {
      guard case .call(let callee, _) = expression.kind, let name = file.calledName(callee),
        SnapKitChanges.isChange(name)
      else { continue }
      names[expression.span] = file.text(callee)
    }
    spans = NestedSpans(Array(names.keys))
  }

  /// The innermost one that makes a constraint.
  func call(
    around range: SourceRange
  ) -> (span: TokenSpan, name: String, isPreparing: Bool)? {
    guard let first = file.tokens(in: range).first else { return nil }
    for span in spans.all(around: first) where file.range(span).contains(range) {
      return names[span].map { name in
        (span, name, SnapKitCall.prepare.spellings.contains { name.hasSuffix(".\($0)") })
      }
    }
    return nil
  }
}

/// What stands somewhere in a file.
protocol PlacedCode {
  var file: Int { get }
  var range: SourceRange { get }
}

extension AnchorRewrite: PlacedCode {}
extension Refusal: PlacedCode {}
