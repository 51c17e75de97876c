import LayoutDialects
import LightSyntax
import UIKitFacts

extension TypeContext {
  /// Whether constraints of the type's objects may be updated more than once.
  ///
  /// The system asks a view for its constraints when it appears, and again only when code says so; cells and headers are
  /// shown again, and controllers turn.
  func mayUpdateAgain(_ options: RuleOptions) -> Bool {
    guard let name = unit.typeName, let known = project.frameworkClass(of: name) else {
      return asksForUpdates
    }
    switch known.role {
    case .tableCell, .collectionCell: return true
    case .controller: return !options.targets.fillsScreen || asksForUpdates
    case .view, .stack, .scroll, .guide, .window:
      return NameGroup.reusedViews.contains(known.name) || asksForUpdates
    }
  }

  /// Whether code of the type that does not just set it up asks for another update.
  private var asksForUpdates: Bool {
    declarations.contains { index, type in
      let file = files[index]
      return file.words(in: type.span).contains { token, text in
        guard NameGroup.updateRequests.contains(text) || file.isUpdate(token) else { return false }
        guard let function = file.function(at: token) else { return true }
        return !file.isSetUp(function)
      }
    }
  }
}

extension SyntaxFile {
  /// Whether a token names the method that updates constraints where the object calls it itself: `updateConstraints()`.
  fileprivate func isUpdate(_ token: Int) -> Bool {
    guard updateMethods.contains(tokenText(token)), tokenText(token + 1) == "(" else {
      return false
    }
    guard tokenText(token - 1) == "." else { return tokenText(token - 1) != "func" }
    return tokenText(token - 2) == "self"
  }

  /// Whether a function runs once for each object: it is an initializer, or one that the system calls once.
  fileprivate func isSetUp(_ function: FunctionDeclaration) -> Bool {
    if case .initializer = function.kind { return true }
    return SystemMethod.signatures(.once, .eachConstraintUpdate).contains(signature(of: function))
  }
}

private let updateMethods = [
  SystemMethod.updateConstraints.name, SystemMethod.updateViewConstraints.name,
]
