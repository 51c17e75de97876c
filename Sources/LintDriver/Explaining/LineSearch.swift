import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens

/// Where constraints are looked for.
struct SearchArea: Sendable {
  let file: Int
  let lines: LineTables
  /// The bytes of the line.
  let line: SourceRange
  /// Those with the calls that start on the line: what these build belongs to it where the line itself builds nothing.
  private(set) var extent: SourceRange
  /// The byte at the column.
  let offset: Int?

  init(file: Int, lines: LineTables, place: LinePlace) {
    self.file = file
    self.lines = lines
    let line = lines.range(ofLine: place.line, in: file) ?? SourceRange(0, 0)
    self.line = line
    extent = line
    offset = place.column.flatMap { column in
      column <= line.end - line.start ? line.start + column - 1 : nil
    }
  }

  func meets(_ other: Int, _ range: SourceRange) -> Bool {
    other == file && range.start < line.end && line.start < range.end
  }

  /// Whether code that builds constraints belongs to the line.
  func covers(_ other: Int, _ range: SourceRange) -> Bool {
    meets(other, range) || other == file && extent.start <= range.start && range.end <= extent.end
  }

  /// The area with the arguments and closures of calls that start on the line, as in `title.snp.makeConstraints { make in`;
  /// `nil` if there are none that go beyond it.
  func withCalls(of source: SourceFile) -> SearchArea? {
    let syntax = SyntaxFile(TokenizedFile(source))
    let tokens = syntax.source.tokens
    let closures = Set(
      syntax.expressions.compactMap { expression -> Int? in
        if case .closure = expression.kind { Int(expression.span.first) } else { nil }
      })
    var end = line.end
    for index in syntax.tokens(in: line) {
      let isOpening =
        switch tokens[index].kind {
        case .leftParen, .leftBracket: true
        case .leftBrace: closures.contains(index)
        default: false
        }
      guard isOpening, syntax.partners[index] > index else { continue }
      end = max(end, tokens[Int(syntax.partners[index])].range.end)
    }
    guard end > line.end else { return nil }
    var area = self
    area.extent = SourceRange(line.start, end)
    return area
  }

  /// Whether the line declares the type whose code is read together.
  func declares(_ surroundings: ScopeSurroundings) -> Bool {
    guard surroundings.unit.typeName != nil else { return false }
    return surroundings.unit.parts.contains { part in
      guard part.file == file, let type = surroundings.files[file].type(startingAt: part.span.first)
      else { return false }
      return meets(file, surroundings.files[file].range(type.name))
    }
  }

  /// Whether the line declares the property whose initial value makes a view: `lazy var title: UILabel = {`.
  func declares(_ view: ItemDescription, _ surroundings: ScopeSurroundings) -> Bool {
    guard let creation = view.creation, creation.file == file else { return false }
    let syntax = surroundings.files[file]
    return syntax.bindings.contains { binding in
      guard binding.name >= 0, let value = binding.initialValue else { return false }
      return syntax.range(syntax[value].span).contains(creation.range)
        && meets(file, syntax.source.tokens[Int(binding.name)].range)
        && syntax.name(binding.name) == view.name
    }
  }

  func startLine(_ other: Int, _ range: SourceRange) -> Int? {
    other == file ? lines.position(range.start, in: other).line : nil
  }
}

/// What one type has to do with a line.
struct LineSearch: Sendable {
  var parts: [LineExplanation.Part] = []
  var unread: [LineExplanation.Unread] = []
  var silences: [LineExplanation.Silence] = []
  var open: [OpenView] = []
  var checked: [String] = []
  var unfit: [(view: String, reason: String)] = []
  /// Lines of the file that build constraints.
  var lines: Set<Int> = []

  /// What tells sets of constraints apart that are not in force together.
  private struct Key: Hashable {
    let activation: Activation
    let file: Int
    let branches: [Branch]
  }

  init(
    _ reading: LayoutReading, _ area: SearchArea, _ surroundings: ScopeSurroundings,
    _ requests: [FrameRequest]
  ) {
    for scope in reading.scopes {
      for origin in scope.origins { note(origin, area) }
      for call in scope.unresolved {
        if let line = area.startLine(call.file, call.range) { lines.insert(line) }
        guard area.covers(call.file, call.range) else { continue }
        unread.append(.init(file: call.file, range: call.range, reason: call.reason))
      }
      let parts = Self.parts(of: scope, area)
      noteSilences(of: scope, parts, area, surroundings, requests)
      for part in parts {
        var part = part
        part.solve(requests, in: surroundings)
        self.parts.append(part)
      }
    }
    self.parts.sort { $0.start < $1.start }
  }

  /// Notes the views that the line makes, adds or constrains, or whose type it declares, and that are not judged, and those
  /// that it makes and that are.
  private mutating func noteSilences(
    of scope: LayoutScope, _ parts: [LineExplanation.Part], _ area: SearchArea,
    _ surroundings: ScopeSurroundings, _ requests: [FrameRequest]
  ) {
    let asked = parts.flatMap(\.asked).map { scope.constraints[$0.index].first.item }
    let isOfType = area.declares(surroundings)
    let named = scope.items.filter { item in
      let description = scope.descriptions[item.id.index]
      let sites = [description.creation, description.addition].compactMap(\.self)
      return asked.contains(item.id) || isOfType && item.kind == .view && !description.isInline
        || sites.contains { area.meets($0.file, $0.range) || area.meets($0.file, $0.statement) }
        || area.declares(description, surroundings)
    }
    guard !named.isEmpty, !scope.constraints.isEmpty else { return }
    let solution = ScopeSolution(scope, in: surroundings)
    var inForce = parts.reduce(into: Set()) { $0.formUnion($1.inForce) }
    if parts.isEmpty { inForce = scope.states.all.first?.constraints ?? [] }
    let frames = SolvedFrames(scope, in: surroundings, requests, adding: inForce)
    for item in named {
      switch solution.standings[item.id.index] {
      case .container, .ownedGuide: break
      case .visible:
        guard item.kind == .view else { continue }
        let creation = scope.descriptions[item.id.index].creation
        let isDeclared =
          isOfType || creation.map { area.meets($0.file, $0.range) } ?? false
          || area.declares(scope.descriptions[item.id.index], surroundings)
        switch solution.determinacy {
        case .determined, .ambiguous, .notJudged: break
        case .conflicting:
          guard isDeclared else { break }
          let reason = "constraints in its layout conflict at sizes that were assumed for the check"
          unfit.append((scope.name(item.id), reason))
          continue
        case .notAnalyzed(let cause):
          guard isDeclared else { break }
          let reason = "its layout was not solved, because \(cause.words)"
          unfit.append((scope.name(item.id), reason))
          continue
        }
        let open = frames.entries.first { $0.item == item.id }.map {
          OpenView.all(of: $0, in: scope, solution, surroundings)
        }
        self.open += open ?? []
        if isDeclared, open?.isEmpty ?? true { checked.append(scope.name(item.id)) }
      case .doubtful(let doubt):
        silences.append(
          .init(
            view: scope.name(item.id), doubt: doubt, cause: solution.causes[item.id],
            unread: surroundings.unreadCode(
              behind: doubt, about: scope.descriptions[item.id.index])))
      }
    }
  }

  private mutating func note(_ origin: ConstraintOrigin, _ area: SearchArea) {
    if let line = area.startLine(origin.file, origin.range) {
      lines.insert(line)
    }
    if let built = origin.built, let line = area.startLine(built.file, built.range) {
      lines.insert(line)
    }
  }

  private static func parts(of scope: LayoutScope, _ area: SearchArea) -> [LineExplanation.Part] {
    var keys: [Key] = []
    var parts: [Key: LineExplanation.Part] = [:]
    for id in asked(of: scope, area) {
      let constraint = scope.constraints[id.index]
      let origin = scope.origins[id.index]
      let key = Key(
        activation: constraint.activation, file: origin.file, branches: origin.branches)
      let inForce = scope.set(with: constraint).constraints
      if parts[key] == nil { keys.append(key) }
      let isElsewhere = !area.covers(origin.file, origin.range)
      parts[
        key, default: .init(scope: scope, isElsewhere: isElsewhere)
      ].asked.append(id)
      parts[key]?.inForce.formUnion(inForce)
    }
    return keys.compactMap { parts[$0] }
  }

  /// The constraints of the line; with a column, the innermost ones around it, if there are any.
  private static func asked(of scope: LayoutScope, _ area: SearchArea) -> [Constraint.ID] {
    var onLine: [Constraint.ID] = []
    var around: [(id: Constraint.ID, length: Int)] = []
    for constraint in scope.constraints {
      let origin = scope.origins[constraint.id.index]
      var places = [(origin.file, origin.range)]
      if let built = origin.built { places.append((built.file, built.range)) }
      let met = places.filter { area.covers($0.0, $0.1) }
      guard !met.isEmpty else { continue }
      onLine.append(constraint.id)
      guard let offset = area.offset else { continue }
      if origin.source == .visualFormat { places.append((origin.file, origin.spelling)) }
      let lengths = places.filter { $0.0 == area.file && $0.1.start <= offset && offset < $0.1.end }
        .map { $0.1.end - $0.1.start }
      if let length = lengths.min() { around.append((constraint.id, length)) }
    }
    guard let shortest = around.map(\.length).min() else { return onLine }
    return around.filter { $0.length == shortest }.map(\.id)
  }
}

extension SolvedFrames {
  /// Solves a scope at the first of some sizes.
  init(
    _ scope: LayoutScope, in surroundings: ScopeSurroundings, _ requests: [FrameRequest],
    adding inForce: Set<Constraint.ID>
  ) {
    var assumptions = (requests.first ?? FrameRequest.usual[0]).assumptions
    assumptions.mayResizeContainer = scope.rootView(in: surroundings) == nil
    self.init(scope, in: surroundings, assumptions, adding: inForce)
  }
}
