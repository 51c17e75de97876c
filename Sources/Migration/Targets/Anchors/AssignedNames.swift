import LayoutDialects
import LightSyntax
import SwiftTokens

/// What files assign by a name alone or behind `self`, by the name.
struct AssignedNames {
  private var files: [String: Set<Int>] = [:]

  init(_ files: [SyntaxFile]) {
    for (index, file) in files.enumerated() {
      for name in file.assignedNames { self.files[name, default: []].insert(index) }
    }
  }

  /// Whether code of the object that has a view, or of a subclass of its class, may put another view in its place.
  func mayHold(_ view: NamedView, _ project: Project) -> Bool {
    guard let found = files[view.name] else { return false }
    guard let owner = view.owner.type(in: project) else { return true }
    let types = [owner] + project.subclasses(of: owner).map(\.name)
    return types.contains { type in
      project.declarations(of: type).contains { found.contains($0.file) }
    }
  }
}

extension SyntaxFile {
  fileprivate var assignedNames: Set<String> {
    let tokens = source.tokens
    let names = tokens.indices.dropFirst(2).dropLast().filter { index in
      guard tokens[index + 1].kind == .equal, tokens[index].kind == .identifier else {
        return false
      }
      switch tokens[index - 1].kind {
      case .period: return tokens[index - 2].kind == .selfKeyword
      case .letKeyword, .varKeyword: return false
      default: return true
      }
    }
    return Set(names.map { name(Int32($0)) })
  }
}
