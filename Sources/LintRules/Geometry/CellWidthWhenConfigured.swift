import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A cell computes a frame or a size from its own width while it gets its content.
  ///
  /// - Why: a cell gets its content before it has its place, and keeps the content when the width changes.
  /// - Silent: where a layout method computes the same, or calls the method.
  package static let cellWidthWhenConfigured = Rule(
    "cell-width-when-configured", needsWholeCode: true,
    check: .words(["bounds", "frame"]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      var told: Set<TokenSpan> = []
      return tokens.compactMap { token in
        guard let method = file.configuring(at: token),
          let use = file.useOfWidth(at: token, in: method),
          !file.isComputedAgain(use, than: method), told.insert(method.span).inserted
        else { return nil }
        return Diagnostic(
          "\(use.what) is computed from the width that the cell has while it is configured, and does not follow later changes; compute it in \(SystemMethod.layoutSubviews.signature)",
          at: file.range(use.width))
      }
    }
  )
}

/// What a method of a cell computes from the cell's width.
private struct WidthUse {
  var what: String
  /// The view that gets it, and the member that is set; `nil` for an argument of a call.
  var view: String
  var member: String?
  var width: TokenSpan
}

private let results = Member.names(with: .holdsLength).union([
  "frame", NameGroup.contentSize, "size", MemberName.preferredMaxLayoutWidth,
])
private let layoutMethods = SystemMethod.names(with: .followsSizes)

extension SyntaxFile {
  /// The method around a token that gives a cell its content: one of a cell's own with a parameter.
  fileprivate func configuring(at token: Int) -> FunctionDeclaration? {
    guard let type = type(around: token), superclassName(of: type).hasSuffix("Cell"),
      type.kind == .class, let method = function(at: token), method.kind == .function,
      method.parameters.count > 0, method.modifiers.isDisjoint(with: [.override, .static]),
      method.returnType == nil, !isCalledByLayout(name(method.name), in: type),
      !closures.contains(where: {
        $0.body.span.indices.contains(token) && $0.body.span.first > method.span.first
      })
    else { return nil }
    let word = name(method.name).lowercased()
    guard !["layout", "size", "frame", "height"].contains(where: word.holds) else { return nil }
    // `update(width:)` is told the width when that changes.
    let labels = parameters[method.parameters.indices].map { name($0.name).lowercased() }
    guard !labels.contains(where: { $0.holds("width") || $0.holds("size") || $0.holds("frame") })
    else { return nil }
    return method
  }

  private func isCalledByLayout(_ name: String, in type: TypeDeclaration) -> Bool {
    type.span.indices.contains { index in
      tokenText(index) == name && tokenText(index + 1) == "("
        && function(at: index).map { $0.kind == .function && $0.modifiers.contains(.override) }
          ?? false
    }
  }

  /// `contentView.bounds.width` at a token that becomes the width of something.
  fileprivate func useOfWidth(at token: Int, in method: FunctionDeclaration) -> WidthUse? {
    var last = token
    if tokenText(last + 1) == ".", tokenText(last + 2) == "size" { last += 2 }
    guard tokenText(last + 1) == ".", tokenText(last + 2) == "width",
      let (owner, _) = owner(ofMemberAt: token), ["self", MemberName.contentView].contains(owner)
    else { return nil }
    let first = owner == "self" ? token : token - 2
    return use(of: token, TokenSpan(first, last + 2), in: method)
      ?? copy(of: token).flatMap { copy in
        let uses = method.span.indices.filter {
          tokenText($0) == copy.name && $0 > copy.end && tokenText($0 - 1) != "."
        }
        return uses.lazy.compactMap {
          self.use(of: $0, TokenSpan(first, last + 2), in: method)
        }.first
      }
  }

  private func copy(of token: Int) -> (name: String, end: Int)? {
    for binding in bindings where binding.name >= 0 {
      if let value = binding.initialValue, self[value].span.indices.contains(token),
        function(at: Int(binding.name))?.span == function(at: token)?.span
      {
        return (name(binding.name), Int(self[value].span.last))
      }
    }
    return nil
  }

  private func use(
    of token: Int, _ width: TokenSpan, in method: FunctionDeclaration
  ) -> WidthUse? {
    for expression in expressions(around: token) {
      switch expression.kind {
      case .binary(_, let symbol, _) where comparisons.contains(tokenText(Int(symbol))): return nil
      case .assignment(let target, let value):
        guard self[value].span.indices.contains(token),
          case .member(let base, let name) = self[target].kind, let view = viewPath(base),
          !parameters[method.parameters.indices].contains(where: { self.name($0.name) == view }),
          results.contains(self.name(name))
        else { return nil }
        return WidthUse(
          what: "'\(text(target))'", view: view, member: self.name(name), width: width)
      case .call(let callee, let arguments):
        guard case .member(let base, _) = self[callee].kind, let view = viewPath(base),
          // A delegate is told a width, and is no view of the cell.
          bindings(named: view).contains(where: { $0.owner != nil && $0.value != nil })
            || isOutlet(view),
          statements.contains(where: { $0.span == expression.span })
        else { continue }
        let given = self.arguments(arguments).first { self[$0.value].span.indices.contains(token) }
        guard let label = given.flatMap({ self.label($0) })?.lowercased(), label.holds("width")
        else {
          return nil
        }
        return WidthUse(what: "the layout of '\(view)'", view: view, member: nil, width: width)
      default: continue
      }
    }
    return nil
  }

  /// Whether a method that follows sizes sets the same member, or does something with the view.
  fileprivate func isComputedAgain(_ use: WidthUse, than method: FunctionDeclaration) -> Bool {
    let own = type(around: Int(method.name)).map { text($0.name) }
    return source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .identifier, isPath(use.view, endingAt: index),
        let around = function(at: index), around.name >= 0,
        around.kind == .function, type(around: index).map({ text($0.name) }) == own,
        layoutMethods.contains(name(around.name)) || around.modifiers.contains(.override)
      else { return false }
      guard let member = use.member else { return true }
      let next = following(index)
      return tokenText(next) == "." && tokenText(next + 1) == member
        && (tokenText(next + 2) == "=" || tokenText(next + 4) == "=" || tokenText(next + 6) == "=")
    }
  }
}
