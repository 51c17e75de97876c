import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A value for one side or axis is computed from another.
  ///
  /// - Why: the code was copied from the other side; what it places is at the wrong edge.
  /// - Silent: unless a name or the cases of a `switch` show which side is meant, and only the other side is used.
  package static let wrongSide = Rule(
    "wrong-side",
    check: .words(["minX", "maxX", "minY", "maxY", "top", "bottom"]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var told: Set<Int32> = []
      return tokens.compactMap { token in
        guard let found = file.wrongSide(at: token), told.insert(found.place).inserted else {
          return nil
        }
        return Diagnostic(found.message, at: file.range(found.span))
      }
    }
  )
}

/// A value that is of another side than its name or its case.
private struct WrongSide {
  var message: String
  var span: TokenSpan
  /// The first token of the case or of the variable, of which one mistake is reported.
  var place: Int32
}

private let horizontal: Set<String> = ["minX", "maxX", "midX", "width", "x"]
private let vertical: Set<String> = ["minY", "maxY", "midY", "height", "y"]
private let sideEdges = ["left": "X", "right": "X", "top": "Y", "bottom": "Y"]
/// Insets whose sides code may mix up.
private let insets: Set<String> = [
  MemberName.safeAreaInsets, MemberName.layoutMargins, MemberName.directionalLayoutMargins,
]

extension SyntaxFile {
  fileprivate func wrongSide(at token: Int) -> WrongSide? {
    guard tokenText(token - 1) == ".", tokenText(token + 1) != "=" else { return nil }
    switch tokenText(token) {
    case "top", "bottom": return wrongInset(at: token)
    default: return sharedCase(around: token) ?? repeatedEdge(at: token)
    }
  }

  // MARK: - Cases

  /// The case of a `switch` around a token, with all cases of that `switch`.
  private func switchCase(around token: Int) -> (only: SwitchCase, all: [SwitchCase])? {
    let around = statements.filter { statement in
      guard statement.span.indices.contains(token), case .switchOver = statement.kind else {
        return false
      }
      return true
    }
    guard let inner = around.max(by: { $0.span.first < $1.span.first }),
      case .switchOver(_, let cases) = inner.kind
    else { return nil }
    let all = Array(switchCases[cases.indices])
    guard let only = all.first(where: { $0.body.span.indices.contains(token) }) else { return nil }
    return (only, all)
  }

  /// `case .top, .left: return bounds.minY + inset`
  private func sharedCase(around token: Int) -> WrongSide? {
    guard let (found, _) = switchCase(around: token) else { return nil }
    let sides = found.label.indices.filter { tokenText($0 - 1) == "." }.map(tokenText)
    guard sides.count > 1, sides.allSatisfy({ sideEdges[$0] != nil }),
      Set(sides.compactMap { sideEdges[$0] }).count == 2
    else { return nil }
    let members = found.body.span.indices.filter { tokenText($0 - 1) == "." }.map(tokenText)
    let isHorizontal = members.contains(where: horizontal.contains)
    let isVertical = members.contains(where: vertical.contains)
    guard isHorizontal != isVertical, statements(of: found.body).count == 1,
      // `switch self { case .top, .bottom: … }` around it would tell the sides apart.
      !words(in: found.body.span).contains(where: { ["if", "switch"].contains($0.text) })
    else { return nil }
    let wrong = sides.filter { sideEdges[$0] == (isVertical ? "X" : "Y") }
    guard let other = wrong.first else { return nil }
    let axis = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
    return WrongSide(
      message:
        "\(tokenText(token)) is a \(axis.0) position, but this case also covers .\(other), which needs a \(axis.1) one; handle .\(other) in a separate case",
      span: TokenSpan(token, token), place: found.label.first)
  }

  /// `case .top: y = box.maxY` beside `case .bottom: y = box.maxY - height`
  private func repeatedEdge(at token: Int) -> WrongSide? {
    guard ["maxY", "minY"].contains(tokenText(token)),
      let (found, all) = switchCase(around: token),
      let side = side(of: found), side == (tokenText(token) == "maxY" ? "top" : "bottom"),
      onlyEdge(of: found) == token
    else { return nil }
    let opposite = side == "top" ? "bottom" : "top"
    let base = expressionText(endingAt: token)
    let others = all.filter { self.side(of: $0) == opposite && stem(of: $0) == stem(of: found) }
    guard others.count == 1, let edge = onlyEdge(of: others[0]),
      tokenText(edge) == tokenText(token), expressionText(endingAt: edge) == base
    else { return nil }
    return WrongSide(
      message:
        "the cases for the top and the bottom both use \(base), so what belongs at the \(side) is placed at the \(opposite); use \(tokenText(token) == "maxY" ? "minY" : "maxY")",
      span: TokenSpan(token, token), place: found.label.first)
  }

  /// `top` of `case .messageTop:`
  private func side(of found: SwitchCase) -> String? {
    let names = found.label.indices.filter { tokenText($0 - 1) == "." }.map(tokenText)
    guard names.count == 1, let only = names.first?.lowercased() else { return nil }
    return ["top", "bottom"].first { only.hasSuffix($0) }
  }

  /// `message` of `case .messageTop:`
  private func stem(of found: SwitchCase) -> String? {
    guard let side = side(of: found),
      let name = found.label.indices.first(where: { tokenText($0 - 1) == "." }).map(tokenText)
    else { return nil }
    return String(name.dropLast(side.count))
  }

  /// The only upper or lower edge that a case names, if its body is one statement.
  private func onlyEdge(of found: SwitchCase) -> Int? {
    guard statements(of: found.body).count == 1 else { return nil }
    let edges = found.body.span.indices.filter {
      ["minY", "maxY"].contains(tokenText($0)) && tokenText($0 - 1) == "."
    }
    return edges.count == 1 ? edges.first : nil
  }

  private func expressionText(endingAt token: Int) -> String {
    for expression in expressions(endingAt: token) {
      if case .member(_, let name) = expression.kind, Int(name) == token {
        return text(expression.span)
      }
    }
    return tokenText(token)
  }

  // MARK: - Insets

  /// `let topGuide = max(barHeight, view.layoutMargins.bottom)`, also by way of a constant that has no side in its name.
  private func wrongInset(at token: Int) -> WrongSide? {
    let side = tokenText(token)
    guard insets.contains(tokenText(token - 2)), let local = variable(holding: token),
      let body = function(at: token)?.body
    else { return nil }
    let opposite = side == "top" ? "bottom" : "top"
    func isWrong(_ name: String, _ value: TokenSpan) -> Bool {
      let parts = nameParts(name)
      return parts.contains(opposite) && !parts.contains(side)
        // `let toolbarTop = view.bounds.height - view.safeAreaInsets.bottom`
        && !value.indices.contains { [opposite, "-", "height", "maxY"].contains(tokenText($0)) }
    }
    var named: String?
    if isWrong(local.name, local.value) {
      named = local.name
    } else if nameParts(local.name).isDisjoint(with: [side, opposite]) {
      let uses = body.span.indices.filter {
        tokenText($0) == local.name && tokenText($0 - 1) != "." && $0 > Int(local.value.last)
      }
      if uses.count == 1, let use = uses.first, let next = variable(holding: use),
        isWrong(next.name, next.value)
      {
        named = next.name
      }
    }
    guard let named else { return nil }
    return WrongSide(
      message:
        "'\(named)' is computed from the \(side) inset, not from the \(opposite) one; use \(tokenText(token - 2)).\(opposite)",
      span: TokenSpan(token - 2, token), place: local.value.first)
  }

  /// The local variable whose value a token is part of, unless a closure in that value may compute something else.
  private func variable(holding token: Int) -> LocalVariable? {
    guard let local = localVariable(holding: token),
      !closures.contains(where: { local.value.indices.contains(Int($0.body.span.first)) })
    else { return nil }
    return local
  }

  /// `top`, `layout` and `guide` of `topLayoutGuide`.
  private func nameParts(_ name: String) -> Set<String> {
    var parts: Set<String> = []
    var part = ""
    for character in name {
      if character.isUppercase || character == "_" {
        parts.insert(part.lowercased())
        part = ""
      }
      part.append(character)
    }
    parts.insert(part.lowercased())
    return parts
  }
}
