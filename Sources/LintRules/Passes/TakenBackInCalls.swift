import LayoutDialects
import LightSyntax
import UIKitFacts

extension TypeContext {
  /// Whether a function of the type, or what it calls of the project, takes constraints or views away again:
  /// `removeOldConstraints()`, and `view.drop(edge)` of an extension of `UIView`.
  ///
  /// - Parameter signature: for example `layoutSubviews()`.
  func takesBackInCalls(_ signature: String) -> Bool {
    var open: [Body] = []
    for (index, type) in declarations {
      for case .function(let id) in files[index].members[type.members.indices] {
        if let body = files[index][id].body,
          files[index].signature(of: files[index][id]) == signature
        {
          open.append(Body(file: index, block: body))
        }
      }
    }
    var seen: Set<String> = []
    while let body = open.popLast(), seen.count < Self.maximumCalls {
      for (name, isOwn) in files[body.file].calls(in: body.block) where seen.insert(name).inserted {
        let called = bodies(of: name, isOwn: isOwn)
        if called.contains(where: { files[$0.file].takesBackItself($0.block) }) { return true }
        open += called
      }
    }
    return false
  }

  /// A function that calls more names than this is not read to its end.
  private static let maximumCalls = 500

  private struct Body {
    let file: Int
    let block: Block
  }

  /// - Parameter isOwn: whether it is called on the object itself, rather than on one of the framework's classes.
  private func bodies(of name: String, isOwn: Bool) -> [Body] {
    var found: [Body] = []
    func note(_ file: Int, _ id: FunctionID) {
      guard let body = files[file][id].body, files[file][id].kind == .function,
        files[file].name(files[file][id].name) == name
      else { return }
      found.append(Body(file: file, block: body))
    }
    if isOwn {
      for (index, type) in declarations {
        for case .function(let id) in files[index].members[type.members.indices] { note(index, id) }
      }
      if !found.isEmpty { return found }
    }
    for index in files.indices where files[index].holdsIdentifier(name) {
      for type in files[index].types where type.kind == .extension {
        guard ViewClass.named(files[index].text(type.name)) != nil else { continue }
        for case .function(let id) in files[index].members[type.members.indices] { note(index, id) }
      }
    }
    return found
  }
}

extension SyntaxFile {
  /// The names of the functions that a block calls, and whether on the object itself.
  fileprivate func calls(in block: Block) -> [(name: String, isOwn: Bool)] {
    expressions(in: block.span).compactMap { expression in
      guard case .call(let callee, _) = expression.kind else { return nil }
      switch self[callee].kind {
      case .name(let token): return (name(token), true)
      case .member(let base, let token):
        if case .selfReference = self[base].kind { return (name(token), true) }
        return (name(token), false)
      default: return nil
      }
    }
  }
}
