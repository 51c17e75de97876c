import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A constraint gets the size that a view has when the constraint is created.
  ///
  /// - Why: the size may not be known yet, and the constraint keeps it when the content, the window or the text grows.
  /// - Silent: where code has just given the view that size, and where the constant is set again.
  package static let frozenSize = Rule(
    "frozen-size",
    check: .words(["frame", "bounds"]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard let side = file.sizeSide(at: token), let (owner, _) = file.owner(ofMemberAt: token)
        else { return nil }
        let range = file.source.tokens[token].range.union(file.source.tokens[side.last].range)
        if let view = file.constrainedView(toOwn: side.word, at: token, owner: owner) {
          return Diagnostic(
            "this constrains '\(view)' to the \(side.word) that it has at this moment, which may be 0, and keeps it from growing; use a size that does not depend on the current frame",
            at: range)
        }
        guard let property = file.keptSize(at: token, side.last, owner: owner) else { return nil }
        return Diagnostic(
          "'\(property)' keeps the \(side.word) that '\(owner)' has at this moment, and the constraints that use it do not follow later changes; read the \(side.word) whenever it is needed",
          at: range)
      }
    }
  )
}

private let layoutMethods = SystemMethod.names(with: .followsSizes)

extension SyntaxFile {
  /// `height` of `list.frame.size.height`, with the frame at a token.
  fileprivate func sizeSide(at token: Int) -> (word: String, last: Int)? {
    var last = token + 2
    guard tokenText(token + 1) == "." else { return nil }
    if tokenText(last) == "size", tokenText(last + 1) == "." { last += 2 }
    let word = tokenText(last)
    guard word == "width" || word == "height", tokenText(last + 1) != "=",
      tokenText(last + 1) != "."
    else { return nil }
    return (word, last)
  }

  // MARK: - A view's own size

  /// The view whose width or height is constrained to that of its own frame:
  /// `list.heightAnchor.constraint(equalToConstant: list.frame.height)`.
  fileprivate func constrainedView(toOwn side: String, at token: Int, owner: String) -> String? {
    // A view from elsewhere may have come with a size.
    guard owner != "self", isMadeHere(owner, at: token) else { return nil }
    let anchor = side + "Anchor"
    for expression in expressions(around: token) {
      switch expression.kind {
      case .binary, .ternary: return nil
      case .call(let callee, _):
        guard case .member(let base, _) = self[callee].kind,
          case .member(let view, let name) = self[base].kind, self.name(name) == anchor,
          viewPath(view) == owner
        else { continue }
        return isGivenSize(owner, before: token) ? nil : owner
      default: continue
      }
    }
    return nil
  }

  /// Whether the function around a token gives the view a size before: a frame, or what fits its content.
  private func isGivenSize(_ view: String, before token: Int) -> Bool {
    guard let body = function(at: token)?.body else { return true }
    return (Int(body.span.first)..<token).contains { index in
      switch tokenText(index) {
      case MemberName.sizeToFit, SystemMethod.layoutIfNeeded.name,
        MemberName.layoutSubtreeIfNeeded:
        return true
      case "frame", "bounds":
        if tokenText(index + 1) == ":" {
          return assignedName(before: index, to: view)
        }
        return isPath(view, endingAt: index - 1)
          && (tokenText(index + 1) == "=" || tokenText(index + 3) == "=")
      default: return false
      }
    } || isMadeWithFrame(view)
  }

  /// `let box = UIView(frame: …)` with the label at a token.
  private func assignedName(before label: Int, to view: String) -> Bool {
    guard let opening = opening(before: label), opening > 2, tokenText(opening - 2) == "=" else {
      return false
    }
    return assignedName(before: opening - 2) == view
  }

  /// Whether a property of that name is made in the type.
  private func isMadeHere(_ view: String, at token: Int) -> Bool {
    let nearest = bindings(named: view).last { $0.isVisible(at: token, in: self) }
    return nearest?.owner != nil && nearest?.value != nil
  }

  /// Whether a variable of that name is made with a frame.
  private func isMadeWithFrame(_ view: String) -> Bool {
    bindings(named: view).contains { binding in
      guard let value = binding.value else { return false }
      return words(in: self[value].span).contains { $0.text == "frame" }
    }
  }

  // MARK: - A size that is kept

  /// The property that keeps a size from the function around a token on, and from which constants of constraints are
  /// computed.
  fileprivate func keptSize(at token: Int, _ last: Int, owner: String) -> String? {
    guard owner != "self", let function = function(at: token), function.kind == .function,
      !layoutMethods.contains(name(function.name)),
      isNamedLikeView(owner),
      let assignment = expressions(around: token).last(where: {
        if case .assignment = $0.kind { true } else { false }
      }), case .assignment(let target, let value) = assignment.kind,
      Int(self[value].span.last) == last, viewPath(value)?.hasPrefix(owner + ".") == true,
      let property = viewPath(target), !property.contains("."), isStored(property, at: token),
      // The size at the start of a gesture is what the gesture changes.
      !words(in: function.span).contains(where: { $0.text.hasSuffix("GestureRecognizer") })
    else { return nil }
    let uses = places(of: property).filter { !assignment.span.indices.contains($0) }
    // Another assignment may follow changes.
    if uses.contains(where: isAssigned) { return nil }
    let reads = uses.filter { !["let", "var"].contains(tokenText($0 - 1)) }
    return !reads.isEmpty && reads.allSatisfy { isConstant(at: $0) } ? property : nil
  }

  /// Where code names a property, apart from labels.
  private func places(of property: String) -> [Int] {
    let hash = Token.nameHash(of: property)
    return source.tokens.indices.filter { index in
      source.tokens[index].nameHash == hash && tokenText(index) == property
        && tokenText(index + 1) != ":"
    }
  }

  private func isAssigned(at token: Int) -> Bool {
    ["=", "+=", "-="].contains(tokenText(token + 1))
      && !["let", "var"].contains(tokenText(token - 1))
  }

  private func isStored(_ property: String, at token: Int) -> Bool {
    let nearest = bindings(named: property).last { $0.isVisible(at: token, in: self) }
    return nearest?.owner != nil
  }

  /// Whether the value at a token goes into the constant of a constraint, at once or by way of a local constant.
  private func isConstant(at token: Int, depth: Int = 0) -> Bool {
    for expression in expressions(around: token) {
      if case .call(_, let arguments) = expression.kind {
        let given = self.arguments(arguments).first { self[$0.value].span.indices.contains(token) }
        let label = given.flatMap { self.label($0) }?.lowercased()
        if label?.hasSuffix("constant") == true { return true }
      }
      if case .assignment(let target, _) = expression.kind, lastName(target) == "constant" {
        return true
      }
    }
    guard depth == 0, let body = function(at: token)?.body else { return false }
    let local = bindings.first { binding in
      binding.name >= 0 && body.span.indices.contains(Int(binding.name))
        && binding.initialValue.map { self[$0].span.indices.contains(token) } ?? false
    }
    guard let local else { return false }
    let name = name(local.name)
    return body.span.indices.contains { index in
      index > token && tokenText(index) == name && tokenText(index - 1) != "."
        && isConstant(at: index, depth: 1)
    }
  }
}
