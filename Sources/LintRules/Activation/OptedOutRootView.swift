import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A controller switches off the autoresizing mask of its own view.
  ///
  /// - Why: the container that shows the controller sizes its view with the mask; without it, the view keeps its size,
  ///   or is 0 wide.
  /// - Silent: where the file constrains the controller's view from outside, as a child controller's parent does.
  package static let optedOutRootView = Rule(
    "opted-out-root-view",
    check: .words([autoresizingFlag]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      return tokens.compactMap { token in
        guard file.tokenText(token - 2) == "view", file.tokenText(token - 1) == ".",
          let value = file.value(assignedTo: token), file.text(value) == "false",
          let (owner, member) = file.owner(ofMemberAt: token), owner == "view",
          file.tokenText(token - 3) == "." || file.isProperty(token - 2),
          file.isInController(token), let function = file.function(at: token),
          function.kind == .initializer
            || SystemMethod.named(file.name(function.name))?.timing == .once
        else { return nil }
        return Diagnostic(
          "a view controller's root view is sized by its autoresizing mask; without it, the view may keep its initial size or collapse; delete this line",
          at: file.range(member.span))
      }
    }
  )
}
