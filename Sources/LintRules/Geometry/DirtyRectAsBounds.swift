import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// `draw(_:)` positions its drawing relative to its argument, as if that were the view's bounds.
  ///
  /// - Why: the rectangle is the part that has to be drawn again; when that is small, the drawing is squeezed into it.
  /// - Silent: if the rectangle is only filled, clipped or compared, and on iOS if no code in the file requests a part
  ///   to be redrawn.
  package static let dirtyRectAsBounds = Rule(
    "dirty-rect-as-bounds",
    check: .words(["draw"]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard file.tokenText(token - 1) == "func", let drawing = file.drawing(declaredAt: token),
          let use = drawing.body.indices.first(where: { file.isPlace($0, drawing.rectangle) })
        else { return nil }
        return Diagnostic(
          "'\(drawing.rectangle)' is only the part of the view that needs to be redrawn, so a drawing based on it is squeezed into that part; use bounds",
          at: file.source.tokens[use].range)
      }
    }
  )
}

/// An override of `draw(_:)`, with the name of the rectangle that it gets.
private struct Drawing {
  var rectangle: String
  var body: TokenSpan
}

/// Halves and shares of the rectangle are places in it; its edges may also be where drawing can end early.
private let centres: Set<String> = ["midX", "midY"]
private let sides: Set<String> = ["width", "height"]
/// Labels of the shapes that fill a rectangle, but for a rectangle.
private let shapes: Set<String> = ["roundedRect", "ovalIn", "ellipseIn"]

extension SyntaxFile {
  fileprivate func drawing(declaredAt token: Int) -> Drawing? {
    let found = functions.first { Int($0.name) == token }
    guard let found, found.modifiers.contains(.override), let body = found.body,
      found.parameters.count == 1, let parameter = parameters[found.parameters.indices].first,
      name(parameter.label) == "_", let written = parameter.type.map({ text($0) }),
      let type = GeometryMaker.all.first(where: { $0.name == written }), type.makes == .rectangle
    else { return nil }
    let rectangle = name(parameter.name)
    // The alias is AppKit's.
    guard !isReplaced(rectangle, in: body.span), type.kind == .alias || mayBePart(token)
    else { return nil }
    return Drawing(rectangle: rectangle, body: body.span)
  }

  /// Whether the rectangle may be a part of the view: on the Mac always, on iOS if code asks to draw a part again.
  private func mayBePart(_ token: Int) -> Bool {
    if let type = type(around: token), superclassName(of: type).hasPrefix("NS") { return true }
    return source.tokens.indices.contains { index in
      tokenText(index) == MemberName.setNeedsDisplay && tokenText(index + 1) == "("
        && tokenText(index + 2) != ")"
    }
  }

  /// Whether a function gives the name another value: `let rect = bounds`.
  private func isReplaced(_ name: String, in body: TokenSpan) -> Bool {
    body.indices.contains { index in
      tokenText(index) == name && tokenText(index - 1) != "."
        && (["let", "var"].contains(tokenText(index - 1))
          || ["=", ":"].contains(tokenText(index + 1)))
    }
  }

  /// Whether the name of the rectangle at a token is used to place something in the view.
  fileprivate func isPlace(_ token: Int, _ rectangle: String) -> Bool {
    guard tokenText(token) == rectangle, tokenText(token - 1) != "." else { return false }
    if shapes.contains(tokenText(token - 2)), tokenText(token - 1) == ":" { return true }
    guard tokenText(token + 1) == "." else { return false }
    var member = token + 2
    if ["size", "origin"].contains(tokenText(member)), tokenText(member + 1) == "." { member += 2 }
    if centres.contains(tokenText(member)) { return !isPartOfComparison(token) }
    return sides.contains(tokenText(member)) && isShared(token) && !isPartOfComparison(token)
  }

  /// Whether a value is divided, or multiplied by a number: `rect.width / 2`, `(rect.width - side) / 2`.
  private func isShared(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .binary(let left, let symbol, let right) = expression.kind else { return false }
      switch tokenText(Int(symbol)) {
      case "/": return self[left].span.indices.contains(token)
      case "*":
        guard case .float = self[right].kind else { return false }
        return self[left].span.indices.contains(token)
      default: return false
      }
    }
  }

  private func isPartOfComparison(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .binary(_, let symbol, _) = expression.kind else { return false }
      return comparisons.contains(tokenText(Int(symbol)))
    }
  }
}
