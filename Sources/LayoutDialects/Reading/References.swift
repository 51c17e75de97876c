/// Names something that the code of one type mentions: a view, a guide, a constraint's variable …
package struct Reference: Hashable, Sendable {
  let index: Int
}

/// The names that the code of one type uses, each once, whichever way it is spelt.
///
/// `self.title` and `title` are one reference; `view.safeAreaLayoutGuide` is a member of `view`.
package struct ReferenceTable: Sendable {
  enum Root: Hashable, Sendable {
    case selfRoot
    case member(of: Reference, name: String)
    /// A variable or parameter; `serial` tells variables of one name apart.
    case local(name: String, serial: Int)
    case global(name: String)
    /// Anything else that has a stable spelling, such as `rows[0]`.
    case expression(text: String, function: Int)
  }

  private var roots: [Root] = []
  private var indices: [Root: Int] = [:]
  private var canonical: [Int] = []

  mutating func intern(_ root: Root) -> Reference {
    var root = root
    if case .member(let base, let name) = root { root = .member(of: find(base), name: name) }
    if let index = indices[root] { return Reference(index: index) }
    roots.append(root)
    canonical.append(roots.count - 1)
    indices[root] = roots.count - 1
    return Reference(index: roots.count - 1)
  }

  /// The reference that stands for all that name the same thing.
  func find(_ reference: Reference) -> Reference {
    var index = reference.index
    while canonical[index] != index { index = canonical[index] }
    return Reference(index: index)
  }

  /// Makes `alias` another name of `name`.
  mutating func unify(_ alias: Reference, with name: Reference) {
    let alias = find(alias)
    let name = find(name)
    guard alias != name else { return }
    canonical[alias.index] = name.index
  }

  func root(_ reference: Reference) -> Root { roots[find(reference).index] }

  var count: Int { roots.count }

  var all: [Reference] { roots.indices.map { Reference(index: $0) } }

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
let guideNames: Set<String> = [
  "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
  "contentLayoutGuide", "frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide",
]
