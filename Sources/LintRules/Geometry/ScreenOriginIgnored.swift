import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A window's place is computed from a screen's size, without the screen's origin.
  ///
  /// - Why: windows on a Mac are placed in coordinates that all screens share; only the primary screen has its
  ///   origin at (0, 0).
  /// - Silent: where the function uses an edge, the middle or the origin of the screen's rectangle, or passes the
  ///   screen to code that creates the window.
  package static let screenOriginIgnored = Rule(
    "screen-origin-ignored",
    check: .words([ClassName.nsScreen]) { file, tokens, _ in
      guard !tokens.isEmpty, !file.isTestCode, file.isSearchable else { return [] }
      // By the function's first token.
      var searches: [Int32: ScreenSizes] = [:]
      var told: Set<Int32> = []
      return file.source.tokens.indices.compactMap { token in
        guard file.isScreenRectangle(token), let body = file.function(at: token)?.body?.span,
          !told.contains(body.first)
        else { return nil }
        let search = searches[body.first] ?? ScreenSizes(in: body, of: file)
        searches[body.first] = search
        guard let place = search.place else { return nil }
        told.insert(body.first)
        return Diagnostic(
          "this treats the screen's size as a position, but all screens share one coordinate system, and only the primary screen has its origin at (0, 0); use \(place.isVertical ? "minY and maxY" : "minX and maxX") of the screen's frame",
          at: file.range(place.span))
      }
    }
  )
}

extension SyntaxFile {
  /// The `frame` of `screen.frame`, `NSScreen.main?.visibleFrame`.
  fileprivate func isScreenRectangle(_ token: Int) -> Bool {
    guard rectangles.contains(tokenText(token)), tokenText(token - 1) == "." else { return false }
    var owner = token - 2
    while ["?", "!"].contains(tokenText(owner)) { owner -= 1 }
    let name = tokenText(owner)
    return name.lowercased().hasSuffix("screen")
      || name == "main" && tokenText(owner - 2) == ClassName.nsScreen
  }
}

private let rectangles: Set<String> = ["frame", "visibleFrame"]
private let sides: Set<String> = ["width", "height"]
private let coordinates: Set<String> = ["x", "y", "minX", "minY", "maxX", "maxY", "midX", "midY"]
private let placing: Set<String> = ["x", "y", "translationX", "translationY"]

/// What a function does with the size of a screen.
private struct ScreenSizes {
  struct Place {
    var span: TokenSpan
    var isVertical: Bool
  }

  let file: SyntaxFile
  let body: TokenSpan
  /// The first position that is computed from a size of a screen alone.
  private(set) var place: Place?

  init(in body: TokenSpan, of file: SyntaxFile) {
    self.file = file
    self.body = body
    guard !usesOrigin else { return }
    var names: Set<String> = []
    for token in body.indices {
      let word = file.tokenText(token)
      guard isSize(endingAt: token) || names.contains(word) && file.tokenText(token - 1) != "."
      else { continue }
      if let name = constant(filledAt: token) {
        names.insert(name)
      } else if let found = position(from: token) {
        place = found
        return
      }
    }
  }

  /// Whether the function knows where the screen is, or passes it on.
  private var usesOrigin: Bool {
    body.indices.contains { token in
      let word = file.tokenText(token)
      if word == "screen", file.tokenText(token + 1) == ":" { return true }
      guard word == "origin" || coordinates.contains(word), file.tokenText(token - 1) == "." else {
        return false
      }
      let owner = file.tokenText(token - 2).lowercased()
      return file.isScreenRectangle(token - 2) || owner.contains("screen")
        || owner.contains("visible")
    }
  }

  /// `screen.frame.width`, `screen.frame.size.width`.
  private func isSize(endingAt token: Int) -> Bool {
    guard sides.contains(file.tokenText(token)), file.tokenText(token - 1) == "." else {
      return false
    }
    let rectangle = file.tokenText(token - 2) == "size" ? token - 4 : token - 2
    return file.isScreenRectangle(rectangle)
  }

  /// The name of a constant that gets nothing but the size: `let width = screen.frame.width`.
  private func constant(filledAt token: Int) -> String? {
    guard !["+", "-", "*", "/", "??"].contains(file.tokenText(token + 1)) else { return nil }
    var start = token
    while file.source.tokens[start].kind == .identifier
      || [".", "?", "!"].contains(file.tokenText(start))
    {
      start -= 1
    }
    guard file.tokenText(start) == "=", ["let", "var"].contains(file.tokenText(start - 2)) else {
      return nil
    }
    return file.tokenText(start - 1)
  }

  /// The place that is computed from the size at a token: `x: (screen.frame.width - width) / 2`, or a comparison with one.
  private func position(from token: Int) -> Place? {
    let around = file.expressions(around: token)
    for expression in around {
      switch expression.kind {
      case .binary(let left, let symbol, let right):
        let (left, right) = (file[left].span, file[right].span)
        if comparisons.contains(file.tokenText(Int(symbol))) {
          let other = left.indices.contains(token) ? right : left
          let own = left.indices.contains(token) ? left : right
          let words = file.words(in: other).map(\.text)
          guard Int(own.last) == token, let coordinate = words.first(where: coordinates.contains),
            ["maxX", "maxY"].contains(coordinate) || words.contains(where: sides.contains)
          else { continue }
          return Place(span: expression.span, isVertical: coordinate.lowercased().hasSuffix("y"))
        }
        guard file.tokenText(Int(symbol)) == "-", left.indices.contains(token) else { continue }
        let words = file.words(in: right).map(\.text)
        guard words.contains(where: sides.contains), !words.contains(where: coordinates.contains),
          let label = label(of: token, in: around)
        else { continue }
        return Place(span: expression.span, isVertical: label.lowercased().hasSuffix("y"))
      default: continue
      }
    }
    return nil
  }

  /// The label of the argument that holds a token, if it is a coordinate's.
  private func label(of token: Int, in around: [Expression]) -> String? {
    for expression in around {
      guard case .call(_, let arguments) = expression.kind else { continue }
      for argument in file.arguments(arguments)
      where file[argument.value].span.indices.contains(token) {
        if let label = file.label(argument), placing.contains(label) { return label }
      }
    }
    return nil
  }
}
