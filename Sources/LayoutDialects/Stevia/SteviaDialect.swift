import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let stevia = DialectName(rawValue: "stevia")
}

extension Dialect {
  /// Stevia. Source: Stevia 6.2 (the repository at 2025-06-16); 4 for the labels that are deprecated there.
  ///
  /// Its operators and most of its words are those of others, so all of it is read only in files that import it.
  static let stevia = Dialect(
    makes: [(.stevia, .activeCall)],
    library: LayoutLibrary(
      SteviaRecord.library, operators: steviaSigns.union(["-", "==", "<=", ">=", "+", "*", "/"]),
      takesAnyNumber: true
    ) { file, token in
      steviaSigns.contains(file.source.text(file.source.tokens[token]))
        || steviaAttributes.contains(file.name(Int32(token)))
        || file.isCalled(token) && steviaWords.contains(file.name(Int32(token)))
    },
    needsImport: true,
    words: DialectWords(
      building: SteviaCall.unmistakable + Array(steviaAttributes),
      ordinary: Array(steviaWords) + ["|", "|-", "-|"]),
    readFunction: { reader, call in
      guard reader.locals[call.name] == nil else { return nil }
      return SteviaReader(reader).steviaFunction(call)
    },
    readMethod: { SteviaReader($0).steviaMethod($1) },
    readMember: { SteviaReader($0).steviaMember($1) },
    readCombination: { SteviaReader($0).steviaCombination($1) },
    readSign: { SteviaReader($0).steviaSign($1) },
    noteHandedOn: { reader, value, _, range in
      if let view = value.stevia?.view { reader.record(.unreadConstraints, on: view, at: range) }
    },
    noteDropped: { SteviaReader($0).widenStevia($2) },
    makers: SteviaCall.unmistakable,
    isSpeltAsMaker: { reader, call in
      SteviaCall.unmistakable.contains(call.name) && reader.imports(SteviaRecord.library)
        && !reader.projectDeclares(call.name)
    },
    settle: { SteviaReader($0).settleStevia() },
    numbers: DialectNumbers(words: [
      NumberWord([SteviaRecord.library]) { reader, token in
        if reader.tokens[max(0, token - 1)].kind == .importKeyword { reader.readStevia() }
      }
    ]))
}

extension SteviaRecord {
  static let library = "Stevia"
}

/// Operators of its own.
private let steviaSigns: Set<String> = ["|", "|-", "-|", "~", "--", "⁃", "%"]

/// Properties of views that name their edges in equations.
let steviaAttributes: Set<String> = [
  "Top", "Bottom", "Left", "Right", "Leading", "Trailing", "Width", "Height", "CenterX", "CenterY",
  "FirstBaseline", "LastBaseline",
]

/// Properties that find a constraint of a view.
private let steviaGetters: [String: Attribute] = {
  let attributes: [Attribute] = [
    .top, .bottom, .left, .right, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]
  return Dictionary(
    uniqueKeysWithValues: attributes.map { ("\($0.rawValue)Constraint", $0) })
}()

/// All its methods and functions.
private let steviaWords = Set(
  SteviaCall.unmistakable + SteviaCall.sides.keys + [
    "width", "height", "size", "layout", "subviews", "arrangedSubviews", "style", "text", "textKey",
    "image", "placeholder", "tap", "align", "equal", "aspectRatio",
  ])

/// Reads calls and operators of Stevia.
struct SteviaReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension SteviaReader {
  var importsStevia: Bool { reader.imports(SteviaRecord.library) }

  /// `title.Top`; `nil` for any other member.
  fileprivate func steviaMember(_ member: MemberAccess) -> Value? {
    guard case .reference(let item) = member.base else { return nil }
    if let attribute = steviaGetters[member.name] { return found(attribute, of: item, member) }
    guard member.name.startsUppercase, importsStevia,
      steviaAttributes.contains(member.name), let written = WrittenAttribute(name: member.name)
    else { return nil }
    var place: SourceRange?
    if case .member(let base, _) = reader.file[member.id].kind { place = reader.file.range(base) }
    let guide = reader.references.member(item).map { guideNames.contains($0.name) } ?? false
    return .stevia(
      .attribute(
        SteviaAttribute(
          item: item, attribute: written.attribute, place: place, isOfGuide: guide)))
  }

  /// `title.topConstraint`: the first constraint of the view's edge or size, which code may change or switch off.
  /// Source: Stevia 6.2, `Stevia+GetConstraint`.
  private func found(_ attribute: Attribute, of view: Reference, _ member: MemberAccess) -> Value? {
    guard importsStevia,
      reader.project.property(member.name, of: reader.declaredType(of: view) ?? "") == nil,
      view != reader.selfReference
        || reader.project.property(member.name, of: reader.unitTypeName ?? "") == nil
    else { return nil }
    let view = reader.references.find(view)
    let drafts = reader.drafts.indices.filter { index in
      [reader.drafts[index].first, reader.drafts[index].second].contains { end in
        end.map { reader.references.find($0.0) == view && $0.1 == attribute } ?? false
      }
    }
    if drafts.count == 1, createdHere(drafts[0]) { return .constraint(drafts[0]) }
    reader.notes(SteviaRecord.self).found.append((view, attribute))
    return .unknown(.unread(reader.shortened(member.id)))
  }

  private func createdHere(_ draft: Int) -> Bool {
    reader.drafts[draft].origin.function == reader.function
      && reader.drafts[draft].origin.file == reader.fileIndex
  }

  // MARK: Constraints

  /// The priority of all that Stevia makes itself, if the project does not change that.
  /// Source: Stevia 6.2, `SteviaLayoutConstraint.defaultPriority`.
  static let steviaPriority = Number.implicit(751)

  /// A constraint between an item and its superview, or of a size.
  func stevia(
    _ item: Reference, _ attribute: Attribute, _ relation: Relation = .equal,
    to second: (Reference, Attribute)? = nil,
    multiplier: ConstraintOrigin.Argument? = nil, constant: ConstraintOrigin.Argument? = nil,
    priority: Number = SteviaReader.steviaPriority,
    places: (SourceRange?, SourceRange?) = (nil, nil)
  ) -> LibraryConstraint {
    LibraryConstraint(
      first: (item, WrittenAttribute(attribute)), relation: relation,
      second: second.map { ($0.0, WrittenAttribute($0.1)) }, multiplier: multiplier,
      constant: constant, priority: priority, firstPlace: places.0, secondPlace: places.1,
      switchesMaskOff: false)
  }

  func makeStevia(_ constraints: [LibraryConstraint], by id: ExpressionID) {
    _ = reader.make(constraints, .stevia, by: id)
  }

  /// A statement that does nothing but make constraints is what they are written by, as a whole.
  fileprivate func widenStevia(_ expression: ExpressionID) {
    guard importsStevia, let last = reader.drafts.last, last.origin.dialect == .stevia,
      last.origin.file == reader.fileIndex
    else { return }
    let whole = reader.file.range(expression)
    guard whole.contains(last.origin.range), makesOnly(expression) else { return }
    for index in reader.drafts.indices.reversed() {
      guard reader.drafts[index].origin.dialect == .stevia,
        reader.drafts[index].origin.file == reader.fileIndex,
        whole.contains(reader.drafts[index].origin.range)
      else { return }
      if reader.drafts[index].origin.first == reader.drafts[index].origin.range {
        reader.drafts[index].origin.first = whole
      }
      reader.drafts[index].origin.range = whole
    }
  }

  /// Whether evaluating it does nothing but make constraints.
  private func makesOnly(_ id: ExpressionID) -> Bool {
    switch reader.file[id].kind {
    case .name, .selfReference, .implicitMember, .integer, .float, .string, .boolean: return true
    case .member(let base, _), .prefix(let base), .postfix(let base), .forceUnwrap(let base):
      return makesOnly(base)
    case .binary(let left, _, let right): return makesOnly(left) && makesOnly(right)
    case .array(let elements): return reader.file.elements(elements).allSatisfy(makesOnly)
    case .tuple(let elements):
      return reader.file.arguments(elements).allSatisfy { makesOnly($0.value) }
    case .closure(let closure):
      return reader.file.statements(of: reader.file[closure].body).allSatisfy { statement in
        if case .expression(let inner) = reader.file[statement].kind {
          makesOnly(inner)
        } else {
          false
        }
      }
    case .call(let callee, let arguments):
      let name: String
      switch reader.file[callee].kind {
      case .name(let token): name = reader.file.name(token)
      case .member(let base, let token):
        guard makesOnly(base) else { return false }
        name = reader.file.name(token)
      default: return false
      }
      return SteviaCall.isMaking(name)
        && reader.file.arguments(arguments).allSatisfy { makesOnly($0.value) }
    default: return false
    }
  }

  /// Of a view and its superview, the superview is never the first item of an equation.
  /// Source: Stevia 6.2, `==` of two `SteviaAttribute`s.
  fileprivate func settleStevia() {
    for (view, attribute) in reader.notes(SteviaRecord.self).found {
      for index in reader.drafts.indices
      where [reader.drafts[index].first, reader.drafts[index].second].contains(where: { end in
        end.map {
          reader.references.find($0.0) == reader.references.find(view) && $0.1 == attribute
        } ?? false
      }) {
        reader.drafts[index].origin.isAdjusted = true
        reader.drafts[index].escapes = true
      }
    }
    let equations = reader.notes(SteviaRecord.self).equations
    guard !equations.isEmpty else { return }
    var owners: [Reference: Reference] = [:]
    for event in reader.events {
      guard case .addedTo(let owner) = event.event else { continue }
      owners[reader.references.find(event.view)] = reader.references.find(owner)
    }
    for index in equations where index < reader.drafts.count {
      guard reader.drafts[index].origin.dialect == .stevia,
        let second = reader.drafts[index].second,
        owners[reader.references.find(second.0)]
          == reader.references.find(reader.drafts[index].first.0),
        owners[reader.references.find(reader.drafts[index].first.0)]
          != reader.references.find(second.0)
      else { continue }
      reader.drafts[index].second = reader.drafts[index].first
      reader.drafts[index].first = second
      let places = (reader.drafts[index].origin.first, reader.drafts[index].origin.second)
      reader.drafts[index].origin.second = places.0
      reader.drafts[index].origin.first = places.1 ?? reader.drafts[index].origin.range
    }
  }
}
