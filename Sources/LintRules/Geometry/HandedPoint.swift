import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A point of one view that code hands to the hit test of another, unchanged.
struct HandedPoint {
  /// How code names the point, and the view that gets it.
  var point: String
  var view: String
  /// The call's name, and its signature: `hitTest(_:with:)`.
  var range: SourceRange
  var signature: String
}

extension SyntaxFile {
  /// `backdrop.hitTest(point, with: event)` with the method's name at a token, where the point is what the system, or the
  /// caller of a closure, gave for another view.
  ///
  /// Silent where both views start at the same corner: a window and its root view, a cell and its content view, and views
  /// that fill what they lie in.
  func handedPoint(at token: Int) -> HandedPoint? {
    guard let test = HitTest.all.first(where: { $0.name == tokenText(token) }),
      let call = call(named: token), call.arguments.count == 2,
      label(call.arguments[0]) == test.label, label(call.arguments[1]) == "with",
      case .name(let point) = self[call.arguments[0].value].kind,
      case .member(let base, _) = self[call.callee].kind, let view = viewPath(base),
      view != "self", tokenText(Int(self[base].span.first)) != "super",
      isOfOtherView(name(point), event: text(call.arguments[1].value), at: token),
      !sharesCorner(view, at: token)
    else { return nil }
    return HandedPoint(
      point: name(point), view: view, range: range(self[call.arguments[0].value].span),
      signature: test.signature)
  }

  /// Whether a name is the point for which the system asks the view around, or for which a closure is called together
  /// with an event that it hands on as well.
  private func isOfOtherView(_ point: String, event: String, at token: Int) -> Bool {
    let around = closures.filter { $0.body.span.indices.contains(token) }
      .max { $0.body.span.first < $1.body.span.first }
    if let around {
      let names = nameTokens[around.parameters.indices].map { name($0) }
      if names.contains(point) {
        return names.contains(event) && !isDeclared(point, in: around.body.span)
      }
    }
    guard let function = function(at: token), function.name >= 0, let body = function.body,
      HitTest.all.contains(where: { $0.name == name(function.name) }),
      parameters[function.parameters.indices].first.map({ name($0.name) }) == point
    else { return false }
    return !isDeclared(point, in: body.span)
  }

  /// Whether code in a span gives a name another meaning.
  private func isDeclared(_ word: String, in span: TokenSpan) -> Bool {
    span.indices.contains { index in
      tokenText(index) == word
        && (["let", "var"].contains(tokenText(index - 1)) || tokenText(index + 1) == "=")
    }
  }

  /// Whether a view may start where the view around a token does.
  private func sharesCorner(_ view: String, at token: Int) -> Bool {
    if view.split(separator: ".").last.map(String.init) == MemberName.contentView { return true }
    if let type = type(around: token), superclassName(of: type).hasSuffix("Window") { return true }
    return startsAtCorner(view) || isPinnedToCorner(view)
  }

  /// Whether code pins a view to a corner without a distance, or with a helper that says so.
  private func isPinnedToCorner(_ view: String) -> Bool {
    source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .identifier, isPath(view, endingAt: index),
        tokenText(following(index)) == "."
      else { return false }
      let member = tokenText(following(index) + 1)
      if member == SnapKitCall.handle {
        let rest = index..<min(index + 40, source.tokens.count)
        return rest.contains { ["edges", "top"].contains(tokenText($0)) }
      }
      if member == "topAnchor", let call = call(named: following(index) + 3) {
        return call.arguments.count == 1
      }
      let lowered = member.lowercased()
      return ["fill", "pin", "edge", "embed"].contains { lowered.holds($0) }
    }
  }
}

/// A method that asks a view about a point in the view's own coordinates.
private struct HitTest {
  var name: String
  var label: String?
  var signature: String

  /// Source: Apple, `UIView.hitTest(_:with:)` and `point(inside:with:)`.
  static let all = [
    HitTest(name: MemberName.hitTest, label: nil, signature: "hitTest(_:with:)"),
    HitTest(name: "point", label: "inside", signature: "point(inside:with:)"),
  ]
}

extension Diagnostic {
  /// A point that another view takes for one in its own coordinates.
  static func unconverted(_ handed: HandedPoint) -> Diagnostic {
    Diagnostic(
      "\(handed.signature) expects a point in the coordinate space of '\(handed.view)', but "
        + "'\(handed.point)' is in that of another view; convert the point first",
      at: handed.range)
  }
}
