import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// A constant of the whole program that keeps the size of the screen: `static let width = UIScreen.main.bounds.width`.
  ///
  /// It is filled when it is first used, and the screen may be turned later.
  func constantOfScreenSize(at token: Int) -> Diagnostic? {
    // What is declared inside of a value stands before it, so the variables are in the order of their ends.
    let start = variables.partitionIndex { Int($0.span.last) >= token }
    guard isSearchable, start < variables.count, variables[start].span.first <= token else {
      return nil
    }
    let variable = variables[start]
    guard variable.modifiers.contains(.static) || isOutsideOfTypes(token),
      let binding = bindings[variable.bindings.indices].first(where: {
        $0.initialValue.map { self[$0].span.indices.contains(token) } ?? false
      }),
      binding.name >= 0, let value = binding.initialValue, isSizeInAnyPosition(self[value].span),
      let screen = screenBounds(at: token)
    else { return nil }
    return Diagnostic(
      "'\(name(binding.name))' stores the size of the whole screen when it is first used, and keeps that size after rotation and in Split View; use the bounds of the containing view",
      at: screen)
  }

  private func isOutsideOfTypes(_ token: Int) -> Bool {
    types(around: token).isEmpty && function(at: token) == nil
      && !closures.contains { $0.body.span.indices.contains(token) }
  }

  /// Whether a value is the screen's size, or is added to it or multiplied with it: no condition, no share of it, and not
  /// the longer or shorter side, which stays the same.
  private func isSizeInAnyPosition(_ span: TokenSpan) -> Bool {
    !span.indices.contains { index in
      source.tokens[index].kind == .leftBrace || unlike.contains(tokenText(index))
        || comparisons.contains(tokenText(index))
    }
  }
}

private let unlike: Set<String> = ["?", ":", "/", "max", "min", "scale", "&&", "||", "!"]
