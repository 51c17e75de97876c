import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// A statement that computes a part of some geometry from its own earlier value: `frame.origin.y += 10`.
struct Growth {
  /// How code names what it belongs to: `self`, `card.layer`.
  var object: String
  /// `frame`.
  var property: String
  /// The whole statement.
  var span: TokenSpan
  /// The token of the property or of the method that sets it.
  var place: Int
  /// Where a copy that grows is given back: the token of the property that is assigned.
  var giveBack: Int?
  /// The amounts by which it changes.
  var amounts: [ExpressionID]
  /// `card.frame`, for a message.
  var words: String { object == "self" ? property : "\(object).\(property)" }
}

/// Where a value is kept: `card`, `frame` and `width` for `card.frame.size.width`.
private struct GeometryPath: Equatable {
  var object: String
  var property: String
  /// The last name behind the property, without `size` and `origin`.
  var part: String?

  init?(_ path: String?) {
    guard let names = path?.split(separator: ".").map(String.init),
      let place = names.firstIndex(where: LastingGeometry.properties.contains)
    else { return nil }
    object = place == 0 ? "self" : names[..<place].joined(separator: ".")
    property = names[place]
    let rest = names[(place + 1)...].filter { $0 != "size" && $0 != "origin" }
    guard rest.count < 2 else { return nil }
    part = rest.first.map { ["minX": "x", "minY": "y"][$0] ?? $0 }
  }

  /// Whether it is the same value, or the size that a frame and bounds have in common.
  func isSame(_ other: GeometryPath) -> Bool {
    guard object == other.object, part == other.part else { return false }
    if property == other.property { return true }
    return Set([property, other.property]) == ["frame", "bounds"]
      && (part == "width" || part == "height")
  }
}

extension SyntaxFile {
  /// The statement that makes the geometry grow whose property is at a token.
  func growth(at token: Int) -> Growth? {
    if let property = LastingGeometry.setters[tokenText(token)] {
      return setGrowth(at: token, property)
    }
    guard LastingGeometry.properties.contains(tokenText(token)) else { return nil }
    if let copied = copiedGrowth(at: token) { return copied }
    guard owner(ofMemberAt: token) != nil else { return nil }
    for expression in expressions(around: token) {
      guard let (target, amounts) = change(expression),
        self[target].span.indices.contains(token), let path = path(target),
        let amounts = amounts(path)
      else { continue }
      return Growth(
        object: path.object, property: path.property, span: expression.span, place: token,
        amounts: amounts)
    }
    return nil
  }

  /// What an expression assigns to, and the amounts by which it changes that if it holds what a path says.
  private func change(
    _ expression: Expression
  ) -> (target: ExpressionID, amounts: (GeometryPath) -> [ExpressionID]?)? {
    switch expression.kind {
    case .binary(let target, let symbol, let amount)
    where ["+=", "-="].contains(tokenText(Int(symbol))):
      return (target, { _ in [amount] })
    case .assignment(let target, let value):
      return (target, { path in self.amounts(in: value, of: path) })
    default: return nil
    }
  }

  /// `var frame = card.frame`, of which a part grows, before it is given back: `card.frame = frame`.
  private func copiedGrowth(at token: Int) -> Growth? {
    guard
      let binding = bindings.first(where: { binding in
        binding.initialValue.map { Int(self[$0].span.last) == token } ?? false
      }), binding.name >= 0, tokenText(Int(binding.name) - 1) == "var",
      let copied = binding.initialValue.flatMap(viewPath), let path = GeometryPath(copied),
      path.part == nil, let body = function(at: token)?.body
    else { return nil }
    let name = name(binding.name)
    let giveBack = body.span.indices.first { index in
      guard index > token, tokenText(index) == path.property, let owner = owner(ofMemberAt: index),
        owner.path == path.object, let value = value(assignedTo: index)
      else { return false }
      return viewPath(value) == name
    }
    guard let giveBack else { return nil }
    for expression in expressions(in: body.span) {
      guard Int(expression.span.first) > token, let (target, amounts) = change(expression),
        let written = viewPath(target), written.hasPrefix(name + "."),
        let part = GeometryPath(copied + written.dropFirst(name.count)),
        let amounts = amounts(part)
      else { continue }
      return Growth(
        object: path.object, property: path.property, span: expression.span, place: token,
        giveBack: giveBack, amounts: amounts)
    }
    return nil
  }

  /// `card.setFrameSize(NSSize(width: card.frame.width - 8, height: 20))`.
  private func setGrowth(at token: Int, _ property: String) -> Growth? {
    guard let call = call(named: token), let argument = call.arguments.first,
      call.arguments.count == 1
    else { return nil }
    let object: String
    switch self[call.callee].kind {
    case .name: object = "self"
    case .member(let base, _):
      guard let path = viewPath(base) else { return nil }
      object = path
    default: return nil
    }
    guard let path = GeometryPath("\(object).\(property)"),
      let amounts = amounts(in: argument.value, of: path)
    else { return nil }
    let last = self[argument.value].span.last
    return Growth(
      object: path.object, property: property,
      span: TokenSpan(Int(self[call.callee].span.first), Int(last) + 1), place: token,
      amounts: amounts)
  }

  private func path(_ id: ExpressionID) -> GeometryPath? { GeometryPath(viewPath(id)) }

  /// The amounts by which a value differs from what was at a path before; `nil` if it is not made from that.
  private func amounts(in value: ExpressionID, of target: GeometryPath) -> [ExpressionID]? {
    if let sum = amounts(addedIn: value, to: target) { return sum }
    guard target.part == nil, case .call(let callee, let slice) = self[value].kind else {
      return nil
    }
    let given = arguments(slice)
    switch self[callee].kind {
    case .member(let base, let name) where LastingGeometry.changing.contains(self.name(name)):
      return path(base).map { $0.isSame(target) } == true ? given.map(\.value) : nil
    case .name(let name), .implicitMember(let name):
      guard let parts = LastingGeometry.parts(madeBy: self.name(name)) else { return nil }
      let grown = given.enumerated().compactMap { index, argument -> [ExpressionID]? in
        let labeled = argument.label >= 0 ? self.name(argument.label) : nil
        guard let own = labeled ?? (index < parts.count ? parts[index] : nil) else { return nil }
        var part = target
        part.part = own
        return amounts(addedIn: argument.value, to: part)
      }
      return grown.isEmpty ? nil : grown.flatMap(\.self)
    default: return nil
    }
  }

  /// The other summands where the first is what was at a path before.
  private func amounts(addedIn value: ExpressionID, to target: GeometryPath) -> [ExpressionID]? {
    guard case .binary(let left, let symbol, let right) = self[value].kind,
      ["+", "-"].contains(tokenText(Int(symbol)))
    else { return nil }
    if isValue(left, of: target) { return [right] }
    if tokenText(Int(symbol)) == "+", isValue(right, of: target) { return [left] }
    return amounts(addedIn: left, to: target).map { $0 + [right] }
  }

  /// Whether an expression is what a path holds, or a part of a variable that is a copy of that.
  private func isValue(_ id: ExpressionID, of target: GeometryPath) -> Bool {
    if let path = path(id) { return path.isSame(target) }
    guard let names = viewPath(id)?.split(separator: ".").map(String.init), names.count > 1,
      let function = function(at: Int(self[id].span.first)),
      let body = function.body
    else { return false }
    return body.span.indices.contains { index in
      guard tokenText(index) == names[0], ["let", "var"].contains(tokenText(index - 1)),
        let copied = value(boundTo: index).flatMap(viewPath)
      else { return false }
      let rest = names.dropFirst().joined(separator: ".")
      return GeometryPath("\(copied).\(rest)").map { $0.isSame(target) } ?? false
    }
  }

  /// The value in `let name = value`, also in a condition.
  func value(boundTo name: Int) -> ExpressionID? {
    if let bound = bindings.first(where: { Int($0.name) == name }) { return bound.initialValue }
    for condition in conditions {
      if case .binding(let token, let value) = condition, Int(token) == name { return value }
    }
    return nil
  }

  /// Whether the amounts are the same in each run: literals, constants, and properties that nothing changes.
  func isConstant(_ growth: Growth, in function: FunctionDeclaration) -> Bool {
    guard !growth.amounts.isEmpty else { return false }
    let areZero = growth.amounts.allSatisfy { ["0", "0.0", ".zero"].contains(text($0)) }
    return !areZero && growth.amounts.allSatisfy { isConstant(self[$0].span, in: function) }
  }

  private func isConstant(_ span: TokenSpan, in function: FunctionDeclaration) -> Bool {
    for (index, word) in words(in: span) {
      if word == "self" || word.first?.isUppercase == true || tokenText(index + 1) == ":" {
        continue
      }
      if tokenText(index - 1) == ".", tokenText(index - 2) != "self" {
        if LastingGeometry.properties.contains(word)
          || tokenText(index + 1) == "(" && word != "init"
        {
          return false
        }
        continue
      }
      guard tokenText(index + 1) != "(" else { return false }
      let isOutside = bindings.contains { binding in
        binding.name >= 0 && name(binding.name) == word
          && !(function.body?.span.indices.contains(Int(binding.name)) ?? false)
          && binding.accessors.count == 0
      }
      guard isOutside, !isChanged(word, near: index) else { return false }
    }
    return true
  }
}
