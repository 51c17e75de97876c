import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A method changes what `layoutSubviews()` lays out by, and does not ask for layout.
  ///
  /// - Why: nothing runs `layoutSubviews()` until the size changes, so the view shows the old state.
  /// - Silent: in cells, where anything else is done that may lead to layout, and where other code of the file may ask.
  package static let layoutNotRequested = Rule(
    "layout-not-requested", needsWholeCode: true,
    check: .words([SystemMethod.layoutSubviews.name]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      return tokens.flatMap { token -> [Diagnostic] in
        guard let state = file.layoutState(declaredAt: token) else { return [] }
        return file.silentChanges(of: state).map { change in
          Diagnostic(
            "\(SystemMethod.layoutSubviews.signature) uses '\(change.property)', but nothing requests layout after this change, so the view keeps its old layout; call setNeedsLayout()",
            at: file.source.tokens[change.token].range)
        }
      }
    }
  )
}

/// The stored properties by which a view lays out its subviews.
private struct LayoutState {
  var type: TypeDeclaration
  var properties: Set<String>
}

private struct SilentChange {
  var property: String
  var token: Int
}

/// What leads to layout, or may: a part of a word, in lower case.
private let requests = [
  "layout", "subview", "sublayer", "setneeds", "invalidate", "reload", "frame", "bounds",
  "constraint",
]

extension SyntaxFile {
  fileprivate func layoutState(declaredAt token: Int) -> LayoutState? {
    guard let method = functions.first(where: { Int($0.name) == token }), let body = method.body,
      method.modifiers.contains(.override), let type = type(around: token), type.kind == .class,
      superclassName(of: type).hasSuffix("View"),
      !superclassName(of: type).hasSuffix("ReusableView")
    else { return nil }
    let stored = members[type.members.indices].flatMap { member -> [String] in
      guard case .variable(let id) = member, !self[id].isLet,
        self[id].modifiers.isDisjoint(with: [.static, .lazy, .outlet, .weak])
      else { return [] }
      return bindings[self[id].bindings.indices].compactMap { binding in
        binding.name >= 0 && binding.accessors.count == 0 ? name(binding.name) : nil
      }
    }
    let assigned = Set(
      body.span.indices.filter { tokenText($0 + 1) == "=" }.map { tokenText($0) })
    let read = Set(
      words(in: body.span).filter {
        tokenText($0.index - 1) != "." || tokenText($0.index - 2) == "self"
      }.map(\.text))
    let properties = Set(stored).intersection(read).subtracting(assigned)
    return properties.isEmpty ? nil : LayoutState(type: type, properties: properties)
  }

  fileprivate func silentChanges(of state: LayoutState) -> [SilentChange] {
    members[state.type.members.indices].compactMap { member in
      guard case .function(let id) = member else { return nil }
      let method = functions[Int(id.index)]
      guard method.kind == .function, method.modifiers.isDisjoint(with: [.override, .static]),
        let body = method.body, !mayLayOut(body.span), !isCalled(name(method.name))
      else { return nil }
      for index in body.span.indices where tokenText(index + 1) == "=" {
        let word = tokenText(index)
        let isOwn = tokenText(index - 1) != "." || tokenText(index - 2) == "self"
        guard isOwn, state.properties.contains(word),
          // What is taken away, or will be filled again.
          !["nil", "[", "."].contains(tokenText(index + 2)),
          !["let", "var"].contains(tokenText(index - 1))
        else { continue }
        return SilentChange(property: word, token: index)
      }
      return nil
    }
  }

  /// Whether code in a span does something that may lead to layout, or calls a function of the file, which may.
  private func mayLayOut(_ span: TokenSpan) -> Bool {
    words(in: span).contains { word in
      // The name of a type says nothing: `FeedLayout(…)`.
      if word.text.startsUppercase { return false }
      let isChanged = tokenText(word.index + 1) == "="
      if isChanged, NameGroup.wishes.contains(word.text) { return true }
      let lowered = word.text.lowercased()
      if !isChanged, requests.contains(where: lowered.holds), tokenText(word.index + 1) != ":" {
        return true
      }
      guard tokenText(word.index + 1) == "(" else { return false }
      return functions.contains { $0.name >= 0 && name($0.name) == word.text }
    }
  }

  /// Whether code of the file calls a method of that name, and may ask for layout then.
  private func isCalled(_ method: String) -> Bool {
    source.tokens.indices.contains { index in
      tokenText(index) == method && tokenText(index - 1) != "func"
    }
  }
}
