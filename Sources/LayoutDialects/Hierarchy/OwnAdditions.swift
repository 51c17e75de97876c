import LightSyntax
import UIKitFacts

extension TypeReader {
  /// Whether `holder.addSubview(title)` calls a method that a class of the project declares, which may put the view
  /// elsewhere: into a content view, or under constraints.
  ///
  /// A method that gives the view to the one of its superclass adds it as UIKit does.
  ///
  /// - Parameter arguments: `nil` where the method itself is given: `[title, icon].forEach(addSubview)`.
  func isOwnAddition(_ name: String, to view: Reference, _ arguments: ListSlice?) -> Bool {
    // Every call comes here.
    guard name.hasPrefix("add") || name.hasPrefix("insert"),
      Member.named(name)?.effect == .adds,
      let type = isSelf(view) ? typeName : declaredType(of: view),
      project.declares(member: name, type)
    else { return false }
    return project.ancestry(of: type).contains { owner in
      guard ViewClass.named(owner) == nil else { return false }
      return methods(named: name, of: owner).contains { file, id in
        let owner = files[file]
        let isMeant = arguments.map { omitted(owner[id], in: owner, $0) == 0 } ?? true
        return isMeant && !owner.givesToSuper(id)
      }
    }
  }

  /// Whether a call is one of the superclass: `super.addSubview(view)`.
  func isOfSuper(_ call: ExpressionID) -> Bool {
    guard case .call(let callee, _) = file[call].kind,
      case .member(let base, _) = file[callee].kind, case .superReference = file[base].kind
    else { return false }
    return true
  }
}

extension SyntaxFile {
  /// Whether a method calls the one of its superclass with its first parameter, whatever happens before.
  fileprivate func givesToSuper(_ id: FunctionID) -> Bool {
    let function = self[id]
    guard let parameter = parameters[function.parameters.indices].first else { return false }
    let (method, inner) = (name(function.name), name(parameter.name))
    guard let body = function.body else { return false }
    for statement in statements(of: body) {
      switch self[statement].kind {
      case .expression:
        let index = Int(self[statement].span.first)
        if source.tokens[index].kind == .superKeyword, index + 4 < source.tokens.count,
          name(Int32(index + 2)) == method, name(Int32(index + 4)) == inner
        {
          return true
        }
      case .guardElse, .returned, .thrown, .jump, .opaque: return false
      // What stands in its blocks may leave the method.
      case .ifElse, .switchOver, .doCatch, .forIn, .whileLoop, .repeatLoop, .conditionalCompilation:
        let leaves = self[statement].span.indices.contains {
          [.returnKeyword, .superKeyword].contains(source.tokens[$0].kind)
        }
        if leaves { return false }
      case .variable, .function, .type, .deferred: break
      }
    }
    return false
  }
}
