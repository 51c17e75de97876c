import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view is created and added in a method that runs on each layout pass.
  ///
  /// - Why: every pass adds another one on top of the last. Memory use grows, shadows darken, and adding requests
  ///   another pass.
  /// - Silent: when the view is kept after the method, under any condition, when the method removes anything, and when
  ///   a function that is not UIKit's is called on the superview before.
  package static let subviewInLayoutPass = Rule(
    "subview-in-layout-pass",
    check: .item { item, context, _ in
      let description = context.scope.descriptions[item.id.index]
      guard let creation = description.creation, let addition = description.addition,
        creation.moment.run == addition.moment.run, creation.file == addition.file,
        context.files[addition.file].repeatsInLayoutPass(
          addition.moment, function: addition.function, at: addition.range),
        !context.project.isOwnMethod(
          addition.function, of: context.files[addition.file].typeName(around: addition.range)),
        !context.files[addition.file].mayEmpty(
          item.superview.map { context.name($0) }, before: addition.range)
      else { return [] }
      return [
        Diagnostic(
          "\(addition.function) runs \(repetition(of: addition.function)), and adds another '\(description.name.prefix { $0 != "#" })' each time; add it once, where the view is set up",
          at: addition.range, subject: context.subject(item.id))
      ]
    }
  )
}

extension SyntaxFile {
  /// Whether the function around a range calls, before it, what may remove subviews: a function of the project's on the
  /// superview, or one of the type's own that takes something back.
  fileprivate func mayEmpty(_ superview: String?, before range: SourceRange) -> Bool {
    guard let superview, let body = function(around: range)?.body else { return false }
    let own = Set(
      functions.lazy.filter { $0.kind == .function && $0.name >= 0 }.map {
        self.source.tokens[Int($0.name)].nameHash
      })
    let hash = Token.nameHash(of: superview)
    var helpers: Set<String> = []
    for index in body.span.indices.prefix(while: { source.tokens[$0].range.end <= range.start })
    where source.tokens[index + 1].kind == .leftParen {
      let owner = source.tokens[index - 1].kind == .period ? index - 2 : nil
      if let owner {
        guard
          source.tokens[owner].kind == .selfKeyword
            ? superview == "self"
            : source.tokens[owner].nameHash == hash && tokenText(owner) == superview
        else { continue }
        if Member.named(tokenText(index)) == nil { return true }
      } else if superview == "self", own.contains(source.tokens[index].nameHash) {
        helpers.insert(tokenText(index))
      }
    }
    return functions.contains { function in
      guard function.kind == .function, helpers.contains(name(function.name)),
        let body = function.body
      else { return false }
      return mayTakeBack(body, ignoring: ["guard", "return", "nil"])
    }
  }
}
