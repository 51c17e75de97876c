import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A child controller's view is added, and nothing positions it.
  ///
  /// - Why: it keeps the frame with which it was loaded, often that of the whole screen, regardless of its parent's
  ///   size.
  /// - Silent: for parameters, and where the controller or its view is passed to code that might position it.
  package static let unplacedChildView = Rule(
    "unplaced-child-view", needsWholeCode: true,
    check: .words(NameGroup.addingChild) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard let call = file.call(named: token), call.arguments.count == 1,
          let child = file.viewPath(call.arguments[0].value), child != "self",
          !child.contains("."), let function = file.function(at: token), let body = function.body,
          let superview = file.additions(in: body.span).first(where: { $0.view == child + ".view" }
          )?
          .superview,
          file.isDeclared(child), !file.mayPlace(child)
        else { return nil }
        let place = superview == "self" ? "this view" : "'\(superview)'"
        return Diagnostic(
          "\(child).view is added to \(place) without a frame or constraints, so it keeps the size it was loaded with; set \(child).view.frame and its autoresizingMask, or constrain it to \(place)",
          at: file.range(call.span))
      }
    }
  )
}

extension SyntaxFile {
  /// Whether a name is a variable's, of a function or of a type, and never a parameter's or a closure's.
  fileprivate func isDeclared(_ name: String) -> Bool {
    let declared = bindings(named: name)
    let isBound = conditions.contains { condition in
      if case .binding(let bound, _) = condition {
        bound >= 0 && self.name(bound) == name
      } else {
        false
      }
    }
    return (isBound || !declared.isEmpty)
      && declared.allSatisfy { binding in
        // What a closure or a function makes may be placed there.
        binding.value.map { !mentions(NameHashSet(["view"]), in: self[$0].span) } ?? true
      }
      && !parameters.contains { self.name($0.name) == name }
  }

  /// Whether anything in the file may give the view of a controller a place.
  fileprivate func mayPlace(_ child: String) -> Bool {
    let hash = Token.nameHash(of: child)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].nameHash == hash, tokenText(index) == child else { return false }
      if tokenText(index - 1) == ".", tokenText(index - 2) != "self" { return true }
      let before = tokenText(index - 1)
      if before == "let" || before == "var" { return false }
      return !isHarmless(index)
    }
  }

  /// Whether a use of a controller's name places neither it nor its view.
  private func isHarmless(_ index: Int) -> Bool {
    let next = following(index)
    guard tokenText(next) == "." else {
      if tokenText(next) == "=" { return true }
      return isArgument(index, of: NameGroup.addingChild)
    }
    let member = next + 1
    guard tokenText(member) == "view" else {
      return NameGroup.placeless.contains(tokenText(member)) || value(assignedTo: member) != nil
    }
    let after = following(member)
    guard tokenText(after) == "." else {
      return isArgument(index, of: NameGroup.addingSubview)
    }
    return NameGroup.placelessOfViews.contains(tokenText(after + 1))
  }

  /// Whether what a token begins is the first argument of a call to one of some functions.
  private func isArgument(_ index: Int, of functions: Set<String>) -> Bool {
    guard let opening = opening(before: index), tokenText(opening) == "(" else { return false }
    return functions.contains(tokenText(opening - 1))
  }
}
