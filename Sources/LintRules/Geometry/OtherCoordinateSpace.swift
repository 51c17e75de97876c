import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view's frame or center is used inside that view itself, or a point of one view is passed to another's hit test.
  ///
  /// - Why: both are in the coordinates of the superview; inside the view they are off by the view's own origin. A hit
  ///   test takes points in the view's own coordinates.
  /// - Silent: where the view's origin is zero: for windows, for a controller's own view while it loads, and for views
  ///   made at the origin.
  package static let otherCoordinateSpace = Rule(
    "other-coordinate-space",
    check: .words(["frame", "center", MemberName.hitTest, "point"]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        if let handed = file.handedPoint(at: token) { return .unconverted(handed) }
        guard file.tokenText(token + 1) != "=", file.tokenText(token + 1) != ":",
          ["frame", "center"].contains(file.tokenText(token)),
          let (owner, member) = file.owner(ofMemberAt: token),
          let use = file.innerUse(of: member, at: token, owner: owner),
          !file.startsAtZero(owner, use, at: token)
        else { return nil }
        return file.misplaced(member, owner: owner, use)
      }
    }
  )
}

/// What code inside a view does with the view's frame or center.
private enum InnerUse {
  /// It becomes that of a view that lies in it.
  case assigned(child: String)
  /// `card.convert(card.frame, to: nil)`
  case converted
  /// `sheet.sourceRect = card.frame`, where `card` is the source view.
  case anchor
  /// `card.frame.contains(tap.location(in: card))`
  case compared
}

private let places = NameHashSet(["frame", "center"])
private let comparing: Set<String> = ["contains", "intersects", "intersection", "union"]

extension SyntaxFile {
  fileprivate func innerUse(of member: Expression, at token: Int, owner: String) -> InnerUse? {
    if tokenText(token) == "frame", tokenText(token + 1) == ".",
      comparing.contains(tokenText(token + 2)), let call = call(named: token + 2),
      let first = call.arguments.first, isInSpace(of: owner, first.value, at: token)
    {
      return .compared
    }
    for expression in expressions(around: token) where expression.span != member.span {
      switch expression.kind {
      case .assignment(let target, let value):
        guard self[value].span == member.span else { return nil }
        return assigned(to: target, at: token, owner: owner)
      case .call(let callee, let arguments):
        return handed(to: callee, Array(self.arguments(arguments)), member, owner: owner)
      default: return nil
      }
    }
    return nil
  }

  private func assigned(to target: ExpressionID, at token: Int, owner: String) -> InnerUse? {
    guard case .member(let base, let name) = self[target].kind else { return nil }
    if self.name(name) == "sourceRect" {
      return isSourceView(owner, near: token) ? .anchor : nil
    }
    guard self.name(name) == tokenText(token), let child = viewPath(base), child != owner,
      let type = type(around: token), !constrains(child, at: token)
    else { return nil }
    let superviews = Set(additions(in: type.span).filter { $0.view == child }.map(\.superview))
    guard superviews == [owner], !isPlacedLater(child, than: token, in: type) else { return nil }
    return .assigned(child: child)
  }

  /// Whether a method that follows changes of size places a view again, after code that runs once did.
  private func isPlacedLater(_ view: String, than token: Int, in type: TypeDeclaration) -> Bool {
    guard let early = function(at: token), !isInLayoutMethod(token) else { return false }
    return type.span.indices.contains { index in
      guard places.contains(source.tokens[index].nameHash),
        ["frame", "center"].contains(tokenText(index)), tokenText(index + 1) == "=",
        !early.span.indices.contains(index), isPath(view, endingAt: index - 1)
      else { return false }
      return isInLayoutMethod(index)
    }
  }

  private func isInLayoutMethod(_ token: Int) -> Bool {
    guard let function = function(at: token), function.name >= 0 else { return false }
    return SystemMethod.named(name(function.name))?.traits.contains(.followsSizes) == true
  }

  private func handed(
    to callee: ExpressionID, _ arguments: [Argument], _ member: Expression, owner: String
  ) -> InnerUse? {
    guard let first = arguments.first, self[first.value].span == member.span,
      arguments.count > 1
    else { return nil }
    if label(first) == "from", label(arguments[1]) == "in" {
      return viewPath(arguments[1].value) == owner ? .anchor : nil
    }
    guard label(arguments[1]) == "to" else { return nil }
    switch self[callee].kind {
    case .name(let token): return name(token) == "convert" && owner == "self" ? .converted : nil
    case .member(let base, let token):
      return name(token) == "convert" && viewPath(base) == owner ? .converted : nil
    default: return nil
    }
  }

  /// Whether the function around a token makes a view the source view of a popover.
  private func isSourceView(_ view: String, near token: Int) -> Bool {
    guard let body = function(at: token)?.body else { return false }
    let values = body.span.indices.compactMap { index in
      tokenText(index) == "sourceView" ? value(assignedTo: index) : nil
    }
    return values.contains { viewPath($0) == view }
  }

  /// Whether a value is a place in a view's own coordinates: `tap.location(in: card)`, `card.convert(point, from: nil)`.
  private func isInSpace(of view: String, _ id: ExpressionID, at token: Int, depth: Int = 0) -> Bool
  {
    switch self[id].kind {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = self[callee].kind else { return false }
      let arguments = self.arguments(arguments)
      if self.name(name) == "location" {
        return arguments.contains { label($0) == "in" && viewPath($0.value) == view }
      }
      return self.name(name) == "convert" && viewPath(base) == view
        && arguments.contains { label($0) == "from" }
    case .name(let name):
      guard depth == 0, let body = function(at: token)?.body,
        let local = bindings(named: self.name(name)).last(where: {
          $0.isVisible(at: token, in: self)
        }),
        let value = local.value, body.span.indices.contains(Int(local.token))
      else { return false }
      return isInSpace(of: view, value, at: token, depth: 1)
    default: return false
    }
  }

  /// Whether the view's origin is zero, as far as is seen, so that both spaces are the same.
  fileprivate func startsAtZero(_ owner: String, _ use: InnerUse, at token: Int) -> Bool {
    let last = owner.split(separator: ".").last.map(String.init) ?? owner
    if last.lowercased().hasSuffix("window") || last == NameGroup.transitionContainer
      || last == MemberName.contentView || startsAtCorner(owner)
    {
      return true
    }
    if owner == "view", isInController(token) {
      guard case .assigned(let child) = use else { return true }
      // While the view loads, its origin is zero. Later a bar, or a container, may move it.
      guard let function = function(at: token), function.name >= 0 else { return true }
      let name = name(function.name)
      if isInLayoutMethod(token) { return false }
      return !child.hasSuffix(".view") || SystemMethod.named(name)?.timing == .once
        || function.kind == .initializer
    }
    return bindings(named: owner).contains { binding in
      guard let value = binding.value else { return false }
      let text = text(value)
      return text.contains("x: 0, y: 0") || text.contains("frame: .zero")
        || text.contains(".containerView")
    }
  }

  /// Whether code gives a view a frame that starts at the corner of its superview: `card.frame = view.bounds`.
  func startsAtCorner(_ view: String) -> Bool {
    return source.tokens.indices.contains { index in
      guard places.contains(source.tokens[index].nameHash), tokenText(index) == "frame",
        isPath(view, endingAt: index - 1),
        let value = value(assignedTo: index)
      else { return false }
      let text = text(value)
      return text.contains("bounds") || text.contains("window") || text.contains("x: 0, y: 0")
    }
  }

  fileprivate func misplaced(_ member: Expression, owner: String, _ use: InnerUse) -> Diagnostic {
    let written = text(member.span)
    let view = owner == "self" ? "this view" : "'\(owner)'"
    let prefix = owner == "self" ? "" : owner + "."
    let isCenter = written.hasSuffix("center")
    let inner =
      isCenter
      ? "CGPoint(x: \(prefix)bounds.midX, y: \(prefix)bounds.midY)" : "\(prefix)bounds"
    let whatHappens =
      switch use {
      case .assigned(let child):
        "but '\(child)' is inside \(view), so '\(child)' is shifted by the frame's origin"
      case .converted: "so converting it from \(view) adds the origin twice"
      case .anchor: "so the popover arrow does not point to \(view)"
      case .compared: "but the other value is in the coordinate space of \(view) itself"
      }
    return Diagnostic(
      "'\(written)' is in the coordinate space of the superview of \(view), \(whatHappens); "
        + "use \(inner)",
      at: range(member.span))
  }
}
