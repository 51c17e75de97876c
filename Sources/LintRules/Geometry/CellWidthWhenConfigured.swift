import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A cell computes a frame or a size from its own width while it gets its content.
  ///
  /// - Why: a cell gets its content before its final frame, and keeps the content when the width changes.
  /// - Silent: where a layout method computes the same, or calls the method.
  package static let cellWidthWhenConfigured = Rule(
    "cell-width-when-configured", needsWholeCode: true,
    check: .words(["bounds", "frame"]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      var told: Set<TokenSpan> = []
      let layout = CellLayout(file)
      return tokens.compactMap { token in
        guard let method = file.configuring(at: token, layout), !told.contains(method.span),
          let use = file.useOfWidth(at: token, in: method),
          !layout.computes(use, in: file.typeName(around: token))
        else { return nil }
        told.insert(method.span)
        return Diagnostic(
          "\(use.what) is computed from the width that the cell has while it is being configured, and does not follow later changes; compute it in \(SystemMethod.layoutSubviews.signature)",
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
  fileprivate func configuring(at token: Int, _ layout: CellLayout) -> FunctionDeclaration? {
    guard let type = type(around: token), superclassName(of: type).hasSuffix("Cell"),
      type.kind == .class, let method = function(at: token), method.kind == .function,
      method.parameters.count > 0, method.modifiers.isDisjoint(with: [.override, .static]),
      method.returnType == nil, !layout.calls(name(method.name), in: text(type.name)),
      !isInClosure(token, of: method)
    else { return nil }
    let word = name(method.name).lowercased()
    guard !["layout", "size", "frame", "height"].contains(where: word.holds) else { return nil }
    // `update(width:)` is told the width when that changes.
    let labels = parameters[method.parameters.indices].map { name($0.name).lowercased() }
    guard !labels.contains(where: { $0.holds("width") || $0.holds("size") || $0.holds("frame") })
    else { return nil }
    return method
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
      ?? localVariable(holding: token).flatMap { copy in
        let uses = method.span.indices.filter {
          tokenText($0) == copy.name && $0 > Int(copy.value.last) && tokenText($0 - 1) != "."
        }
        return uses.lazy.compactMap {
          self.use(of: $0, TokenSpan(first, last + 2), in: method)
        }.first
      }
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
}

/// What the layout methods of the types in a file do, with what they override besides.
private struct CellLayout {
  private struct Mention: Hashable {
    var type: String?
    /// A view, or a method of the type.
    var name: String
    /// The member that is set; `nil` for a view or a method that is named at all.
    var member: String?
  }

  private var mentions: Set<Mention> = []
  private var calls: Set<Mention> = []

  init(_ file: SyntaxFile) {
    for function in file.functions where function.kind == .function {
      let isOverride = function.modifiers.contains(.override)
      guard let body = function.body,
        isOverride || layoutMethods.contains(file.name(function.name))
      else { continue }
      let type = file.typeName(around: Int(function.name))
      for index in body.span.indices where file.source.tokens[index].kind == .identifier {
        let word = file.tokenText(index)
        if isOverride, file.tokenText(index + 1) == "(" {
          calls.insert(Mention(type: type, name: word))
        }
        guard file.tokenText(index - 1) == "." else {
          mentions.insert(Mention(type: type, name: word))
          continue
        }
        guard let view = file.owner(ofMemberAt: index)?.path else { continue }
        mentions.insert(Mention(type: type, name: view == "self" ? word : view + "." + word))
        // `title.frame = …`, `title.frame.size.width = …`
        if [1, 3, 5].contains(where: { file.tokenText(index + $0) == "=" }) {
          mentions.insert(Mention(type: type, name: view, member: word))
        }
      }
    }
  }

  /// Whether a method that overrides one of the system calls a method of a type.
  func calls(_ method: String, in type: String) -> Bool {
    calls.contains(Mention(type: type, name: method))
  }

  /// Whether a layout method of a type sets the same member, or does something with the view.
  func computes(_ use: WidthUse, in type: String?) -> Bool {
    mentions.contains(Mention(type: type, name: use.view, member: use.member))
  }
}
