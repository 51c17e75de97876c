import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What code gives to a view's frame: `title.frame = …`, `UILabel(frame: …)`.
struct FrameValue {
  var value: ExpressionID
  /// The name of the view; `nil` for a new one that has none, and for `self`.
  var view: String?
  /// Whether it is the frame of `self`.
  var isOwn = false

  /// The value at a token that is `frame`, `center` or `bounds`.
  init?(at token: Int, in file: SyntaxFile) {
    switch file.tokenText(token + 1) {
    case "=":
      guard let value = file.value(assignedTo: token) else { return nil }
      self.value = value
      guard file.tokenText(token - 1) == "." else {
        isOwn = true
        return
      }
      if file.tokenText(token - 2) == "self" {
        isOwn = true
        return
      }
      guard let name = file.name(before: token), !isNoView(name), !file.isNested(token) else {
        return nil
      }
      view = name
    case ":":
      guard file.tokenText(token) == "frame", let opening = file.opening(before: token),
        opening > 1, file.tokenText(opening) == "("
      else { return nil }
      let made = file.tokenText(opening - 1)
      guard made.startsUppercase, !isNoView(made), let call = file.call(named: opening - 1),
        case .name = file[call.callee].kind, let value = file.argument("frame", of: call)
      else { return nil }
      self.value = value
      if file.tokenText(opening - 2) == "=" { view = file.assignedName(before: opening - 2) }
    default: return nil
    }
  }
}

extension SyntaxFile {
  /// Whether the view before `.frame` belongs to another object, which may place it: `feed.list.frame`.
  fileprivate func isNested(_ token: Int) -> Bool {
    var index = token - 2
    while index > 0, ["?", "!"].contains(tokenText(index)) { index -= 1 }
    return tokenText(index - 1) == "." && tokenText(index - 2) != "self"
  }

  /// The frame that a token is a part of: `badge.frame = …`, `UIView(frame: …)`.
  func frame(holding token: Int) -> FrameValue? {
    for expression in expressions(around: token) {
      let label: Int
      switch expression.kind {
      case .assignment(let target, let value) where self[value].span.indices.contains(token):
        label = Int(self[target].span.last)
      case .call(_, let arguments):
        let argument = self.arguments(arguments).first {
          self[$0.value].span.indices.contains(token) && self.label($0) == "frame"
        }
        guard let argument else { continue }
        label = Int(self[argument.value].span.first) - 2
      default: continue
      }
      guard tokenText(label) == "frame" else { continue }
      return FrameValue(at: label, in: self)
    }
    return nil
  }

  /// Whether a view is made in the function around a token and goes nowhere: all statements that name it change a
  /// property of it or call one of its methods, so that nobody ever sees it.
  func isNeverShown(_ view: String, at token: Int) -> Bool {
    let around = functions.compactMap(\.body).filter { $0.span.indices.contains(token) }
      .max { $0.span.first < $1.span.first }
    guard let body = around?.span else { return false }
    let places = body.indices.filter { tokenText($0) == view && tokenText($0 - 1) != "." }
    let starts = Set(statements.map { Int($0.span.first) })
    guard let declared = places.first, ["let", "var"].contains(tokenText(declared - 1)),
      starts.contains(declared - 1)
    else { return false }
    return places.dropFirst().allSatisfy { place in
      var next = place + 1
      while ["?", "!"].contains(tokenText(next)) { next += 1 }
      return starts.contains(place) && tokenText(next) == "."
    }
  }

  /// Whether a name is that of no view, but of a layer, as its class says, or of a controller or a drawing of the project.
  ///
  /// - Parameter owners: see ``viewOwners``.
  func isNoView(_ name: String, _ owners: Set<String>) -> Bool {
    owners.contains(name) || classes(of: name).contains(where: LayoutDialects.isNoView)
  }

  /// The names of what code asks for the view: `chart` of `chart.view`.
  var viewOwners: Set<String> {
    let hash = Token.nameHash(of: NameGroup.rootView)
    var owners: Set<String> = []
    for index in source.tokens.indices.dropFirst(2)
    where source.tokens[index].nameHash == hash && tokenText(index) == NameGroup.rootView {
      guard tokenText(index - 1) == ".", tokenText(index + 1) != "(" else { continue }
      var owner = index - 2
      while owner > 0, ["?", "!"].contains(tokenText(owner)) { owner -= 1 }
      if source.tokens[owner].kind == .identifier { owners.insert(tokenText(owner)) }
    }
    return owners
  }

  /// The classes that the file's variables of a name have, or are made of.
  func classes(of name: String) -> [String] {
    let hash = Token.nameHash(of: name)
    return bindings.filter {
      $0.name >= 0 && source.tokens[Int($0.name)].nameHash == hash && self.name($0.name) == name
    }.flatMap { binding in
      let made = binding.initialValue.flatMap { value -> String? in
        guard case .call(let callee, _) = self[value].kind else { return nil }
        return lastName(callee)
      }
      let stated = binding.type.map { span in
        tokenText(span.indices.last { source.tokens[$0].kind == .identifier } ?? 0)
      }
      return [made, stated].compactMap { $0 }.filter(\.startsUppercase)
    }
  }

  /// `title` of `title =`, `let title =` and `let title: UILabel =`.
  func assignedName(before equal: Int) -> String? {
    guard equal > 0, source.tokens[equal - 1].kind == .identifier else { return nil }
    if equal > 2, tokenText(equal - 2) == ":" { return tokenText(equal - 3) }
    return tokenText(equal - 1)
  }
}
