import LayoutModel

/// Names something that the code of one type mentions: a view, a guide, a constraint's variable …
package struct Reference: Hashable, NumberKey, Sendable {
  let index: Int
  package var number: Int { index }
}

/// The names that the code of one type uses, each once, whichever way it is spelt.
///
/// `self.title` and `title` are one reference; `view.safeAreaLayoutGuide` is a member of `view`.
///
/// A class, because code that reads a type uses it at every step, and copies would count references to its tables each
/// time.
package final class ReferenceTable {
  enum Root: Hashable, Sendable {
    case selfRoot
    case member(of: Reference, name: String)
    /// A variable or parameter; `serial` tells variables of one name apart.
    case local(name: String, serial: Int)
    case global(name: String)
    /// Anything else that has a stable spelling, such as `rows[0]`.
    case expression(text: String, function: Int)
  }

  /// By reference.
  private var entries: [Entry] = []
  /// How often two names turned out to mean one thing.
  private(set) var unions = 0
  private var members: [MemberKey: Reference] = [:]
  private var globals = NameTable<Reference>()
  /// What is neither a member, nor a local, nor a global.
  private var others: [Root: Reference] = [:]

  private struct Entry {
    let root: Root
    /// Another reference that names the same thing; the one that stands for all names itself.
    var other: Int
    /// Whether the code that was read so far makes what it names; kept where ``find(_:)`` leads.
    var isMade = false
  }

  private struct MemberKey: Hashable, NumberKey {
    let base: Reference
    let name: NameKey

    init(_ base: Reference, _ name: String) {
      self.base = base
      self.name = NameKey(name)
    }

    var number: Int { name.number ^ base.index }
  }

  /// Growing from nothing takes longer than filling tables of the usual size.
  init() {
    entries.reserveCapacity(64)
    members.reserveCapacity(32)
  }

  func intern(_ root: Root) -> Reference {
    switch root {
    case .member(let base, let name): return member(name, of: base)
    // Each has a serial of its own.
    case .local: return append(root)
    case .global(let name):
      if let known = globals[name] { return known }
      let reference = append(root)
      globals[name] = reference
      return reference
    case .selfRoot, .expression:
      if let known = others[root] { return known }
      let reference = append(root)
      others[root] = reference
      return reference
    }
  }

  private func member(_ name: String, of base: Reference) -> Reference {
    let key = MemberKey(find(base), name)
    if let known = members[key] { return known }
    let reference = append(.member(of: key.base, name: name))
    members[key] = reference
    return reference
  }

  private func append(_ root: Root) -> Reference {
    let index = entries.count
    entries.append(Entry(root: root, other: index))
    return Reference(index: index)
  }

  /// The reference that stands for all that name the same thing.
  func find(_ reference: Reference) -> Reference {
    var index = reference.index
    while entries[index].other != index { index = entries[index].other }
    return Reference(index: index)
  }

  /// The references that stand for some.
  func found(_ references: Set<Reference>) -> Set<Reference> {
    var found: Set<Reference> = []
    for reference in references { found.insert(find(reference)) }
    return found
  }

  /// Makes `alias` another name of `name`.
  func unify(_ alias: Reference, with name: Reference) {
    let alias = find(alias)
    let name = find(name)
    guard alias != name else { return }
    entries[alias.index].other = name.index
    unions += 1
    if entries[alias.index].isMade { entries[name.index].isMade = true }
  }

  /// Notes that code makes what a reference names.
  func make(_ reference: Reference) { entries[find(reference).index].isMade = true }

  /// Whether the code that was read so far makes what a reference names.
  func isMade(_ reference: Reference) -> Bool { entries[find(reference).index].isMade }

  /// Members of one name, of bases that turned out to be one thing, are one thing too.
  func unifyMembers() {
    var hasChanged = hasMovedMembers
    while hasChanged {
      hasChanged = false
      var known: [MemberKey: Reference] = [:]
      for index in entries.indices where entries[index].other == index {
        guard case .member(let base, let name) = entries[index].root else { continue }
        let key = MemberKey(find(base), name)
        if let other = known[key] {
          unify(Reference(index: index), with: other)
          hasChanged = true
        } else {
          known[key] = Reference(index: index)
        }
      }
    }
  }

  /// Whether something that has members turned out to be another name of something else.
  private var hasMovedMembers: Bool {
    entries.contains { entry in
      guard case .member(let base, _) = entry.root else { return false }
      return find(base) != base
    }
  }

  func root(_ reference: Reference) -> Root { entries[find(reference).index].root }

  var count: Int { entries.count }

  var all: [Reference] { entries.indices.map { Reference(index: $0) } }

  /// The name as a reader knows it: `title`, `cell.contentView`, `self.safeAreaLayoutGuide`.
  func name(_ reference: Reference) -> String {
    switch root(reference) {
    case .selfRoot: return "self"
    case .member(let base, let name):
      if name.hasPrefix("[") { return self.name(base) + name }
      if root(base) == .selfRoot, !guideNames.contains(name) { return name }
      return self.name(base) + "." + name
    case .local(let name, _), .global(let name): return name
    case .expression(let text, _): return text
    }
  }

  /// The base and the name of a member.
  func member(_ reference: Reference) -> (base: Reference, name: String)? {
    guard case .member(let base, let name) = root(reference) else { return nil }
    return (base, name)
  }
}

/// Guides that views and controllers own.
/// Source: Apple, `UIView`, `UIScrollView`, `UIViewController` and `NSView` reference.
let guideNames = NameSet(ownedGuides)

let ownedGuides = [
  "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
  "contentLayoutGuide", "frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide",
]

extension ReferenceTable {
  /// `vertical` of `.vertical`, `NSLayoutConstraint.Axis.vertical` and `UILayoutConstraintAxis.Vertical`.
  func word(of value: Value) -> String? {
    let name: String
    switch value {
    case .symbol(let symbol): name = symbol
    case .reference(let reference):
      guard let member = member(reference), case .global = root(member.base)
      else { return nil }
      name = member.name
    default: return nil
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
