import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// All insets become zero when the keyboard hides, although only the lower one was changed for it.
  ///
  /// - Why: what the other insets were before is lost, and so is the lower one's own value.
  /// - Silent: where the code that makes room for the keyboard replaces all insets too, or there is no such code.
  package static let keyboardInsetZeroed = Rule(
    "keyboard-inset-zeroed", needsWholeCode: true,
    check: .words(SystemSymbol.names(of: .keyboard)) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable, !tokens.isEmpty,
        file.changesOneInset(in: tokens.compactMap { file.function(at: $0)?.body?.span })
      else { return [] }
      return file.functions.compactMap { function in
        let name = file.name(function.name).lowercased()
        guard function.kind == .function, let body = function.body, name.contains("hid"),
          name.contains("keyboard") || file.hasNotification(function)
        else { return nil }
        return file.zeroedInsets(in: body.span)
      }
    }
  )
}

private let sides: Set<String> = ["top", "left", "right", "bottom"]

extension SyntaxFile {
  fileprivate func hasNotification(_ function: FunctionDeclaration) -> Bool {
    parameters[function.parameters.indices].contains { parameter in
      parameter.type.map { text($0).hasSuffix("Notification") } ?? false
    }
  }

  /// Whether some functions change the lower inset of a scroll view, and leave its others as they are.
  fileprivate func changesOneInset(in bodies: [TokenSpan]) -> Bool {
    let isWhole = bodies.contains { body in
      body.indices.contains { index in
        tokenText(index) == MemberName.contentInset && tokenText(index + 1) == "="
          && !isCopy(tokenText(index + 2), in: body)
      }
    }
    return !isWhole
      && bodies.contains { body in
        body.indices.contains { index in
          let isLower = tokenText(index) == "bottom" && ["=", "+="].contains(tokenText(index + 1))
          guard isLower, tokenText(index - 1) == "." else { return false }
          let owner = tokenText(index - 2)
          return owner == MemberName.contentInset || isCopy(owner, in: body)
        }
      }
  }

  /// Whether a name is that of a copy of all insets, which then is given back.
  private func isCopy(_ name: String, in body: TokenSpan) -> Bool {
    body.indices.contains { index in
      guard tokenText(index) == name, ["let", "var"].contains(tokenText(index - 1)) else {
        return false
      }
      return (index..<index + 12).contains { tokenText($0) == MemberName.contentInset }
    }
  }

  /// `list.contentInset = .zero`
  fileprivate func zeroedInsets(in span: TokenSpan) -> Diagnostic? {
    for index in span.indices
    where tokenText(index) == MemberName.contentInset && tokenText(index + 1) == "=" {
      guard let value = value(assignedTo: index), let target = target(endingAt: index),
        ["zero", "UIEdgeInsetsZero"].contains(lastName(value) ?? "")
      else { continue }
      return Diagnostic(
        "this sets all insets to zero when the keyboard hides, but only the bottom inset was changed for the keyboard, so the earlier insets are lost; restore only the bottom inset",
        at: range(target.span).union(range(self[value].span)))
    }
    return nil
  }
}
