import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Space for the keyboard is added to the space for the safe area.
  ///
  /// - Why: the keyboard's frame reaches to the screen's lower edge, and so includes the safe area there, which scroll views
  ///   and constraints to the safe area already keep free.
  /// - Silent: where the function mentions a safe area or a layout guide, and where the file changes how scroll views
  ///   use theirs.
  package static let keyboardOverSafeArea = Rule(
    "keyboard-over-safe-area", needsWholeCode: true,
    check: .words(SystemSymbol.names(of: .keyboard)) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var asked: Set<Int32> = []
      return tokens.compactMap { token in
        guard let function = file.function(at: token), asked.insert(function.name).inserted else {
          return nil
        }
        return file.doubledRoom(in: function)
      }
    }
  )
}

extension SyntaxFile {
  fileprivate func doubledRoom(in function: FunctionDeclaration) -> Diagnostic? {
    guard function.kind == .function, let body = function.body,
      !words(in: body.span).contains(where: { isAboutSafeArea($0.text) })
    else { return nil }
    let keyboard = keyboardNames(in: body.span)
    for token in body.span.indices where tokenText(token) == "=" {
      guard let target = target(endingAt: token - 1),
        let value = value(assignedTo: token - 1).map({ self[$0].span }),
        words(in: value).contains(where: { keyboard.contains($0.text) })
      else { continue }
      let names = words(in: target.span).map(\.text)
      if insets(names, in: body.span), !adjustsInsets {
        return Diagnostic(
          "the keyboard's height includes the bottom safe area, which the scroll view adds to this inset again, so there is a gap above the keyboard; subtract safeAreaInsets.bottom",
          at: range(target.span))
      }
      if names.last == "constant", names.count > 1,
        isTiedToSafeArea(names[names.count - 2], like: Int(function.name))
      {
        return Diagnostic(
          "this distance is measured from the safe area, but the keyboard's height is measured from the bottom of the screen, so there is a gap above the keyboard; subtract safeAreaInsets.bottom",
          at: range(target.span))
      }
    }
    return nil
  }

  private func isAboutSafeArea(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["safearea", "layoutguide", "adjustedcontent", "tabbar"].contains {
      word.contains($0)
    }
  }

  /// Whether the names of a target are those of a scroll view's inset at the bottom, or of a copy that is given back to it.
  private func insets(_ names: [String], in span: TokenSpan) -> Bool {
    if names.last == MemberName.contentInset { return true }
    guard names.last == "bottom", names.count > 1 else { return false }
    let owner = names[names.count - 2]
    if owner == MemberName.contentInset { return true }
    return span.indices.contains { index in
      tokenText(index) == MemberName.contentInset && tokenText(index + 1) == "="
        && tokenText(index + 2) == owner
    }
  }

  /// Whether the file changes what scroll views do with the safe area.
  private var adjustsInsets: Bool {
    source.tokens.indices.contains { index in
      let word = tokenText(index)
      return word == MemberName.contentInsetAdjustmentBehavior
        || word == MemberName.automaticallyAdjustsScrollViewInsets
    }
  }

  /// Whether a name is given a constraint to the bottom of a safe area: `bottom = form.bottomAnchor.constraint(equalTo:
  /// view.safeAreaLayoutGuide.bottomAnchor)`.
  ///
  /// - Parameter token: a token of the type whose property it is; another type of the file may have one of that name.
  private func isTiedToSafeArea(_ name: String, like token: Int) -> Bool {
    let hash = Token.nameHash(of: name)
    let owner = typeName(around: token)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].nameHash == hash, tokenText(index) == name,
        tokenText(index + 1) == "=",
        tokenText(index - 1) != "." || tokenText(index - 2) == "self",
        typeName(around: index) == owner
      else { return false }
      let value =
        value(assignedTo: index) ?? bindings.first { Int($0.name) == index }?.initialValue
      guard let value else { return false }
      let words = words(in: self[value].span).map { $0.text.lowercased() }
      return words.contains { $0.contains("safe") } && words.contains { $0.contains("bottom") }
    }
  }
}
