import LayoutDialects
import LightSyntax
import UIKitFacts

/// The surroundings of a scope: what is needed besides the scope to check it.
package struct ScopeSurroundings: Sendable {
  package let project: Project
  package let files: [SyntaxFile]
  package let unit: UnitExtent
  /// Functions that neither place nor size the views that they get.
  package var setupHelpers: Set<String> = []
  /// The screens that a controller can fill, by width.
  package var screens = Screen.all

  /// All calls of the unit that could not be read.
  package let unresolved: [UnresolvedCall]
  /// What those may constrain that may do so on both axes.
  let unresolvedNames: UnresolvedNames
  /// The calls that set priorities of contents of views that are known.
  let contentPriorityCalls: Set<BuiltPlace>
  /// Every use of a name in the code that is read together.
  let names: NameUses
  /// See ``protocolUses(of:)``.
  private let protocolNames: NameUses?

  package init(project: Project, files: [SyntaxFile], reading: LayoutReading) {
    self.project = project
    self.files = files
    unit = reading.extent
    // A frame that is not read ties its view to nothing.
    unresolved = reading.scopes.flatMap(\.unresolved).filter { !$0.isFrame }
    unresolvedNames = UnresolvedNames(in: unresolved, files)
    contentPriorityCalls = reading.contentPriorityCalls
    names = NameUses(of: unit, in: files)
    protocolNames = Self.protocolNames(of: unit, names, project, files)
  }

  /// How many classes that derive from one are looked at.
  private static let mostTypes = 10_000

  /// What the classes that derive from the type do with a property of it; `nil` if not all of their code that
  /// may name it is there.
  func subclassUses(of property: String) -> [NameUse]? {
    guard let type = unit.typeName else { return [] }
    var parts: [UnitExtent.Part] = []
    if project.subclasses(of: type).count > Self.mostTypes { return nil }
    for site in project.subclasses(of: type, inheriting: property) {
      let file = files[site.file]
      guard let declaration = file.type(startingAt: site.start) else {
        // The syntax of files without layout is not kept.
        if project.mayMention(property, near: site) { return nil }
        continue
      }
      if file.mentions(property, in: declaration.span) {
        parts.append(UnitExtent.Part(file: site.file, span: declaration.span))
      }
    }
    if parts.isEmpty { return [] }
    return NameUses(of: UnitExtent(typeName: type, parts: parts), in: files).uses(of: property)
  }

  /// What extensions of protocols that the type has do with a property of it.
  func protocolUses(of property: String) -> [NameUse] {
    protocolNames?.uses(of: property) ?? []
  }

  /// The names in extensions of protocols that the type has: in functions that the type's own code does not name, for who
  /// calls these is not known, and in properties.
  private static func protocolNames(
    of unit: UnitExtent, _ names: NameUses, _ project: Project, _ files: [SyntaxFile]
  ) -> NameUses? {
    guard let type = unit.typeName else { return nil }
    var parts: [UnitExtent.Part] = []
    for (index, start) in project.protocolExtensions(of: type) {
      let file = files[index]
      guard let declaration = file.type(startingAt: start) else { continue }
      for member in file.members[declaration.members.indices] {
        switch member {
        case .function(let id):
          let isRun = file[id].name >= 0 && names.mentions(file.name(file[id].name))
          if !isRun { parts.append(UnitExtent.Part(file: index, span: file[id].span)) }
        case .variable(let id): parts.append(UnitExtent.Part(file: index, span: file[id].span))
        case .type: break
        }
      }
    }
    return parts.isEmpty ? nil : NameUses(of: UnitExtent(typeName: type, parts: parts), in: files)
  }

  /// What the code does with a view.
  func uses(of description: ItemDescription) -> ViewUses {
    var uses = names.uses(of: targets(of: description))
    if let holder = description.holder { uses = uses.compactMap { $0.ofMember(holder.member) } }
    for maker in description.makers { uses += usesWhereMade(by: maker) }
    if description.controller != nil { uses = uses.compactMap(\.ofRootView) }
    if let owned = description.owned { uses += self.uses(ofOwned: owned, description) }
    return ViewUses(
      uses: uses, type: description.type, surroundings: self,
      isReturned: description.namesInHelpers != nil, name: description.knownName)
  }

  /// What the classes that know a property by its own name do with it.
  func uses(ofOwned owned: OwnedMember, _ description: ItemDescription) -> [NameUse] {
    guard let names = project.uses(inClasses: owned.classes, of: files) else {
      return [NameUse(file: owned.file, range: owned.value, kind: .other)]
    }
    let name = description.holder?.member ?? plainName(description.name)
    return names.uses(of: [.unit(name: name)] + names.returned(in: owned.file, owned.value))
  }

  /// Whether a controller's class, or one of its superclasses, sets the frame of its own root view.
  func framesRootView(_ controller: String) -> Bool {
    let classes = project.ancestry(of: controller).filter { project.isDeclared(type: $0) }
    guard let names = project.uses(inClasses: classes, of: files) else { return true }
    let uses = ViewUses(
      uses: names.uses(of: [.unit(name: NameGroup.rootView)]), type: nil, surroundings: self,
      isReturned: false, name: NameGroup.rootView)
    return !uses.frameParts.isEmpty
  }

  /// What the function of another type that makes a view does with it.
  private func usesWhereMade(by maker: ItemDescription.Maker) -> [NameUse] {
    let part = UnitExtent.Part(file: maker.file, span: maker.span)
    let names = NameUses(of: UnitExtent(parts: [part]), in: files)
    return names.uses(of: names.locals(named: maker.name))
  }

  /// What the names of a view stand for.
  private func targets(of description: ItemDescription) -> [NameUses.Target] {
    let name = description.knownName
    var targets: [NameUses.Target] = []
    var configured: [NameUses.Target] = []
    // What a function makes is told at the place of its call.
    if let creation = description.creation, description.namesInHelpers == nil {
      targets += names.returned(in: creation.file, creation.statement)
      targets += names.locals(declaredBy: creation.statement, in: creation.file)
    }
    if let creation = description.creation {
      configured = names.configured(in: creation.file, creation.range)
    }
    if description.isNamedElsewhere {
      return (description.namesInHelpers ?? []).flatMap { names.locals(named: $0) } + configured
    }
    // It is declared elsewhere than where it is made.
    if targets.isEmpty, description.reach == .function { targets = names.locals(named: name) }
    if description.reach != .function || targets.isEmpty { targets.append(.unit(name: name)) }
    for other in description.namesInHelpers ?? [] {
      targets += names.locals(named: other) + [.unit(name: other)]
    }
    return targets + configured
  }
}

extension ItemDescription {
  /// The name under which its uses are found: for a controller's root view, the controller's.
  var knownName: String { plainName(controller ?? holder?.name ?? name) }
}

extension NameUse {
  /// What a use of an object does with a property of it; `nil` if it does nothing.
  fileprivate func ofMember(_ name: String) -> NameUse? {
    switch kind {
    case .member(var member):
      guard member.name == name else { return nil }
      guard let first = member.inner.first else {
        return NameUse(file: file, range: range, kind: member.isTaken ? .other : .nothing)
      }
      member = MemberUse(
        name: first, inner: Array(member.inner.dropFirst()), access: member.access,
        followers: member.followers)
      return NameUse(file: file, range: range, kind: .member(member))
    // Whom the object is given to is known from reading.
    case .argument: return nil
    default: return self
    }
  }

  /// What a use of a controller does with its root view; `nil` if it does nothing.
  fileprivate var ofRootView: NameUse? {
    guard case .member(var member) = kind, member.name == "view", !member.inner.isEmpty else {
      return nil
    }
    member = MemberUse(
      name: member.inner[0], inner: Array(member.inner.dropFirst()), access: member.access,
      followers: member.followers)
    return NameUse(file: file, range: range, kind: .member(member))
  }
}
