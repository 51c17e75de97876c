import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

// What libraries make at once: in force or not, kept or not, and whose masks they switch off.

extension AnchorPass {
  /// Whether code anywhere may change the constraints of a call's receiver.
  ///
  /// - Parameters:
  ///   - view: what reading knows of the receiver.
  ///   - attributes: those of the constraints; empty if not all are known.
  func mayChange(
    _ receiver: String, _ view: ItemDescription?, _ attributes: Set<Attribute>, _ range: SourceRange
  ) -> Bool {
    let handle = syntax.snapKitHandle(behind: receiver, at: range)
    let type = view.flatMap { view in
      view.type.map { (name: $0, isExact: !view.mayBeOfSubclass) }
    }
    return changes.mayChange(
      attributes, before: handle, in: file, readAs: type, of: unit, project.files, project.project)
  }

  /// The constraint that a variable gets, as an entry that gives it that.
  ///
  /// - Parameter place: where in the site the constraint is made; `nil` for all of it.
  func entry(
    of site: MakingSite, at place: SourceRange? = nil, heldBy holder: ConstraintHolder
  ) throws(Refusal.Cause) -> ListEntry {
    let spelling = spelling(site)
    let place = place ?? site.range
    guard let read = read(place).first,
      read.origin.isMadeInactive || read.origin.isSurelyActive
    else { throw .keptResult }
    let path = holder.name.split(separator: ".").map(String.init)
    let known = holder.isDeclaredHere ? holder.type ?? "" : spelling.names.type(ofPath: path)
    guard let type = known, type.isEmpty || Self.constraintTypes.contains(where: type.hasPrefix)
    else { throw .keptResult }
    let held = HeldAnchor(
      anchor: try spelling.spelled(read), start: holder.start, name: holder.name,
      isOptional: type.hasSuffix("?"), isActivated: !read.origin.isMadeInactive)
    return ListEntry(content: .held(held), range: place)
  }

  /// The class of constraints, and what libraries call it.
  private static let constraintTypes = [ClassName.layoutConstraint, "Constraint"]

  /// The places of a site that give no variable what they make.
  private func unnamedPlaces(of site: MakingSite) -> [SourceRange] {
    guard site.isBlock else { return places(of: site) }
    return (finder.parts(of: site) ?? []).flatMap(\.unnamedPlaces)
  }

  /// Constraints that code changes later need the name that it has for them.
  func checkActive(_ site: MakingSite) throws(Refusal.Cause) {
    for found in unnamedPlaces(of: site).flatMap({ read($0) }) {
      if found.origin.isMadeInactive { continue }
      if declarations.isHandledElsewhere(found) { throw .changes(to: found.origin) }
      if !lists.replaces, found.origin.dialect.library?.handle != nil,
        !onceNames.contains(found.origin.function)
      {
        throw .replacing(found.origin.function)
      }
      // What a list holds may be switched on and off.
      if list != nil { continue }
      guard found.origin.isSurelyActive, found.constraint.activation != .never,
        !found.origin.isAdjusted, !found.origin.isKept
      else { throw .changes(to: found.origin) }
    }
  }

  // MARK: Masks

  private func surePlaces(of site: MakingSite) -> [SourceRange] {
    guard site.isBlock else { return places(of: site) }
    return finder.parts(of: site)?.flatMap(\.surePlaces) ?? []
  }

  /// The views whose masks the library switches off, if no code before it does.
  ///
  /// - Parameter places: where in the site; `nil` for all that it makes in any case.
  mutating func optOuts(
    _ site: MakingSite, at places: [SourceRange]? = nil
  ) throws(Refusal.Cause) -> [String] {
    if case .snapKit(let receiver, _) = site.form {
      guard let found = self.places(of: site).flatMap({ read($0) }).first else { return [] }
      return try optOut(spelling(site).adapted(receiver), found).map { [$0] } ?? []
    }
    if let call = site.inlinedCall { return try inlinedOptOuts(of: site, call) }
    guard site.isActive else { return [] }
    let spelling = spelling(site)
    var views: [String] = []
    for place in places ?? surePlaces(of: site) {
      for found in try syntax.oneTurn(read(place), site) {
        guard let text = try spelling.optedOutView(found),
          let view = try optOut(text, found), !views.contains(view)
        else { continue }
        views.append(view)
      }
    }
    return views
  }

  /// The view of that text; `nil` if its mask is off already.
  private mutating func optOut(
    _ text: String, _ found: ReadConstraint
  ) throws(Refusal.Cause) -> String? {
    var item = found.constraint.first.item
    if found.scope.items[item.index].kind == .guide {
      guard let owner = found.scope.items[item.index].owner,
        found.name(item).hasSuffix(Guide.layoutMargins.name),
        !text.hasSuffix(Guide.layoutMargins.name)
      else { return nil }
      item = owner
    }
    let description = found.scope.descriptions[item.index]
    if description.type == nil, text.lowercased().contains("guide") { throw .spelling(text) }
    if earlierMasks.isOff(of: description, before: found.origin) { return nil }
    guard let moment = found.origin.activation ?? found.origin.making else { return text }
    let view = SpelledView(text: text, name: description.name)
    var known = optedOut[view, default: []]
    if !earlierMasks.switchesOn, let site = description.optOut { known.append(site.moment) }
    if known.contains(where: { $0.surelyPrecedes(moment) }) { return nil }
    optedOut[view, default: []].append(moment)
    return text
  }
}

extension SyntaxFile {
  /// The token `snp` of a call, which alone stands for `self.snp`.
  func snapKitHandle(behind receiver: String, at range: SourceRange) -> Int {
    let tokens = source.tokens
    let first = tokens.partitionIndex { Int($0.start) >= range.start }
    if name(Int32(first)) == SnapKitCall.handle { return first }
    let end = range.start + receiver.utf8.count
    return tokens.partitionIndex { Int($0.start) >= end } + 1
  }

  /// What one turn makes where a loop makes the same of several views.
  func oneTurn(
    _ constraints: [ReadConstraint], _ site: MakingSite
  ) throws(Refusal.Cause) -> [ReadConstraint] {
    if chosenAnchor(constraints, site) != nil { return [constraints[0]] }
    guard site.isSnapKit || site.isActive && constraints.allSatisfy(\.isWritten) else {
      if !site.makesSeveral, constraints.count > 1 { throw .choice }
      return constraints
    }
    let turns = Dictionary(grouping: constraints) { read in
      read.name(read.constraint.first.item).replacing(".layoutMarginsGuide", with: "")
    }
    guard
      let first = turns[
        constraints[0].name(constraints[0].constraint.first.item)
          .replacing(".layoutMarginsGuide", with: "")]
    else { return constraints }
    func kinds(_ constraints: [ReadConstraint]) -> [String] {
      constraints.map {
        $0.constraint.first.attribute.rawValue + $0.constraint.relation.rawValue
      }
    }
    let made = kinds(first)
    guard Set(made).count == made.count, turns.values.allSatisfy({ kinds($0) == made }) else {
      throw .choice
    }
    return first
  }
}

extension ReadConstraint {
  /// Whether its first view is written where it is made.
  var isWritten: Bool { origin.first != origin.range }
}

extension SyntaxFile {
  /// Whether code reads the list of the constraints that a view holds.
  var readsHeldConstraints: Bool {
    let hash = Token.nameHash(of: "constraints")
    let tokens = source.tokens
    return tokens.indices.dropFirst().contains { position in
      tokens[position].nameHash == hash && tokens[position - 1].kind == .period
        && name(Int32(position)) == "constraints" && tokens[position + 1].kind != .leftParen
    }
  }

  /// The anchor that code of the project chooses, as the call names it: `view.safeTopAnchor`; `nil` where the call itself
  /// says what is meant.
  func chosenAnchor(_ found: [ReadConstraint], _ site: MakingSite) -> String? {
    guard case .active = site.form, found.count > 1, let range = found[0].origin.second,
      range != found[0].origin.range, site.range.contains(range)
    else { return nil }
    let after = source.tokens.partitionIndex { Int($0.start) >= range.end }
    guard after + 2 < source.tokens.count, source.tokens[after].kind == .period,
      source.tokens[after + 1].kind == .identifier,
      source.tokens[after + 2].kind != .leftParen,
      source.tokens[after + 2].kind != .period
    else { return nil }
    let text = "\(source.file.text(range)).\(name(Int32(after + 1)))"
    func isSame(_ read: ReadConstraint) -> Bool {
      let (one, other) = (found[0].constraint, read.constraint)
      return one.first == other.first && one.relation == other.relation
        && one.constant == other.constant && one.priority == other.priority
        && read.origin.second == range
    }
    guard text.hasSuffix("Anchor"), text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
      found.allSatisfy(isSame)
    else { return nil }
    return text
  }
}

extension MigrationProject {
  /// Whether code of a unit reads the list of the constraints that a view holds.
  func readsHeldConstraints(in unit: ReadingUnit) -> Bool {
    unit.files.contains { index in
      words[index].mayHold("constraints") && readsHeldConstraints(in: index)
    }
  }
}
