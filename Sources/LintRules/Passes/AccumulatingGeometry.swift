import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Code that runs again and again computes a size, a position or an inset from its own earlier value.
  ///
  /// - Why: each run changes it further. The view wanders off, grows or shrinks, or content moves out of reach.
  /// - Silent: where a condition asks about what code changes, where the value is set to something else as well, where
  ///   the amount is not constant, in closures and loops, and for the frames of views that a layout pass places anew.
  package static let accumulatingGeometry = Rule(
    "accumulating-geometry",
    check: .words(geometryWords) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var told: Set<Int32> = []
      return tokens.compactMap { token in
        guard let function = file.function(at: token), let run = file.repeatedRun(of: function),
          let growth = file.growth(at: token), !told.contains(function.name),
          file.lasts(growth, in: function, run), file.isCertain(growth, in: function, run)
        else { return nil }
        told.insert(function.name)
        return Diagnostic(
          "\(run.words), and changes \(growth.words) by the same amount each time, starting from the previous value; compute it from something that this code does not change",
          at: file.range(growth.span))
      }
    }
  )
}

private let geometryWords = LastingGeometry.properties.union(LastingGeometry.setters.keys)

/// How a function comes to run more than once.
struct RepeatedRun {
  enum Kind { case pass, appearance, callers }
  var kind: Kind
  /// `layoutSubviews() runs on every layout pass`.
  var words: String
}

extension SyntaxFile {
  /// How a function comes to run again for the same object; `nil` if that is not sure.
  fileprivate func repeatedRun(of function: FunctionDeclaration) -> RepeatedRun? {
    guard function.kind == .function, function.body != nil,
      function.modifiers.isDisjoint(with: .static)
    else { return nil }
    let signature = signature(of: function)
    if function.modifiers.contains(.override) {
      if SystemMethod.signatures(.eachLayout, .eachLayerLayout, .eachConstraintUpdate, .eachDrawing)
        .contains(signature)
      {
        return RepeatedRun(kind: .pass, words: "\(signature) runs \(repetition(of: signature))")
      }
      if NameGroup.appearances.contains(signature) {
        return RepeatedRun(
          kind: .appearance, words: "\(signature) runs each time the screen appears")
      }
      return nil
    }
    guard function.parameters.count == 0, promisesState(name(function.name)),
      callers(of: function) > 1
    else { return nil }
    return RepeatedRun(kind: .callers, words: "\(signature) is called from several places")
  }

  /// Whether a method's name says that it brings something into a state, whatever state that was in.
  private func promisesState(_ name: String) -> Bool {
    ["update", "layout", "relayout", "resize", "refresh", "recalculate", "reload", "configure"]
      .contains(where: name.hasPrefix)
  }

  /// How many functions of the type around call a method of theirs.
  private func callers(of method: FunctionDeclaration) -> Int {
    guard let type = type(around: Int(method.name)) else { return 0 }
    let name = name(method.name)
    var found: Set<Int32> = []
    for index in type.span.indices
    where tokenText(index) == name && tokenText(index + 1) == "(" && index != Int(method.name) {
      guard tokenText(index - 1) != "." || tokenText(index - 2) == "self",
        let caller = function(at: index), caller.name != method.name
      else { continue }
      found.insert(caller.name)
    }
    return found.count
  }

  /// Whether what grows is there before a run and after it, and keeps the value in between.
  fileprivate func lasts(
    _ growth: Growth, in function: FunctionDeclaration, _ run: RepeatedRun
  ) -> Bool {
    guard let object = lastingName(of: growth.object, at: growth.place) else { return false }
    let root = object.prefix { $0 != "." }
    let isParameter = parameters[function.parameters.indices].contains { name($0.name) == root }
    if isParameter { return false }
    if LastingGeometry.kept.contains(growth.property) { return true }
    let owner = withoutLayer(object)
    let isOwn = owner == "self" || owner == NameGroup.rootView
    switch run.kind {
    case .pass, .appearance: return isOwn
    case .callers: return isOwn || !isConstrained(owner)
    }
  }

  /// The view of a layer: `card` for `card.layer`.
  private func withoutLayer(_ object: String) -> String {
    if object == "layer" { return "self" }
    return object.hasSuffix(".layer") ? String(object.dropLast(6)) : object
  }

  /// What a name stands for at a token: `title` for `label` behind `if let label = self.title`; `nil` for what the
  /// function makes.
  private func lastingName(of object: String, at token: Int) -> String? {
    guard let body = function(at: token)?.body else { return object }
    let root = object.prefix { $0 != "." }
    let declared = (Int(body.span.first)...max(Int(body.span.first), token)).last {
      tokenText($0) == root && ["let", "var"].contains(tokenText($0 - 1))
    }
    guard let declared else { return object }
    guard let value = value(boundTo: declared) else {
      return [",", "{"].contains(tokenText(declared + 1)) ? object : nil
    }
    return viewPath(value).map { $0 + object.dropFirst(root.count) }
  }

  /// Whether code of the file mentions anchors or another handle for constraints of a view.
  private func isConstrained(_ path: String) -> Bool {
    source.tokens.indices.contains { index in
      guard isPath(path, endingAt: index), tokenText(following(index)) == "." else { return false }
      let member = tokenText(following(index) + 1)
      return member == autoresizingFlag || member.hasPrefix(SnapKitCall.handle)
        || member.hasSuffix("Anchor")
    }
  }

  /// Whether a run surely comes to the growth, and nothing sets the value to something else.
  fileprivate func isCertain(
    _ growth: Growth, in function: FunctionDeclaration, _ run: RepeatedRun
  ) -> Bool {
    guard let body = function.body, isConstant(growth, in: function),
      !isInClosure(Int(growth.span.first), of: function)
    else { return false }
    for statement in statements(in: body.span) {
      let holds = statement.span.indices.contains(Int(growth.span.first))
      switch statement.kind {
      case .ifElse(let conditions, _, _):
        if holds && !areStable(conditions, growth, in: function) { return false }
      case .guardElse(let conditions, _):
        let isBefore = statement.span.last < growth.span.first
        if isBefore && !areStable(conditions, growth, in: function) { return false }
      case .switchOver, .forIn, .whileLoop, .repeatLoop, .doCatch, .deferred, .function, .type,
        .conditionalCompilation:
        if holds { return false }
      default: break
      }
    }
    return !isReset(growth, in: run.kind == .pass ? body.span : nil)
  }

  private func isInClosure(_ token: Int, of function: FunctionDeclaration) -> Bool {
    closures.contains {
      $0.body.span.indices.contains(token) && function.span.first < $0.body.span.first
    }
  }

  /// Whether conditions ask about nothing that code changes: `if let title`, `if isInTab` of a constant.
  private func areStable(
    _ list: ListSlice, _ growth: Growth, in function: FunctionDeclaration
  ) -> Bool {
    conditions[list.indices].allSatisfy { condition in
      switch condition {
      case .binding(_, let value): return value.map { viewPath($0) != nil } ?? true
      case .availability: return true
      case .pattern: return false
      case .expression(let asked):
        return words(in: self[asked].span).allSatisfy { index, text in
          if text.first?.isUppercase == true || text == "self" { return true }
          if tokenText(index - 1) == "." && tokenText(index - 2) != "self" {
            return !LastingGeometry.properties.contains(text)
          }
          if LastingGeometry.properties.contains(text) { return false }
          if let body = function.body, isLocal(text, in: body.span) {
            return !derives(text, from: growth, in: body.span)
          }
          return !isChanged(text, near: index)
        }
      }
    }
  }

  private func isLocal(_ name: String, in span: TokenSpan) -> Bool {
    span.indices.contains {
      tokenText($0) == name && ["let", "var"].contains(tokenText($0 - 1))
    }
  }

  /// Whether a local variable gets a value that mentions what grows.
  private func derives(_ name: String, from growth: Growth, in span: TokenSpan) -> Bool {
    let object = growth.object.split(separator: ".").last.map(String.init) ?? growth.object
    return span.indices.contains { index in
      guard tokenText(index) == name,
        ["=", "+=", "-="].contains(tokenText(index + 1))
          || ["let", "var"].contains(tokenText(index - 1)),
        let end = statements(in: span).first(where: {
          $0.span.first <= index && index <= $0.span.last && isSimple($0)
        })?.span
      else { return false }
      return end.indices.contains {
        tokenText($0) == object
          || object == "self" && LastingGeometry.properties.contains(tokenText($0))
            && tokenText($0 - 1) != "."
      }
    }
  }

  private func isSimple(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .variable, .expression: true
    default: false
    }
  }

  /// Whether code of the file assigns a property of the type around a token a value, but for initializers.
  func isChanged(_ name: String, near token: Int) -> Bool {
    let hash = Token.nameHash(of: name)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].nameHash == hash, tokenText(index) == name else { return false }
      let next = tokenText(following(index))
      let isAssigned = ["=", "+=", "-="].contains(next)
      guard isAssigned || next == "." && tokenText(following(index) + 1) == "toggle",
        !["let", "var"].contains(tokenText(index - 1)),
        tokenText(index - 1) != "." || tokenText(index - 2) == "self",
        areOfOneType(index, token)
      else { return false }
      return function(at: index)?.kind != .initializer
    }
  }

  /// Whether two tokens lie in types of one name.
  func areOfOneType(_ token: Int, _ other: Int) -> Bool {
    type(around: token).map { text($0.name) } == type(around: other).map { text($0.name) }
  }

  /// Whether something else sets the value: in a function, or anywhere in the file but for initializers.
  private func isReset(_ growth: Growth, in span: TokenSpan?) -> Bool {
    let whole = span.map { Range($0.indices) } ?? source.tokens.indices
    let object = lastingName(of: growth.object, at: growth.place).map(withoutLayer)
    return whole.contains { index in
      guard !growth.span.indices.contains(index), index != growth.giveBack,
        mayReset(growth.property, at: index), areOfOneType(index, growth.place),
        function(at: index)?.kind != .initializer, let owner = owner(ofMemberAt: index)?.path
      else { return false }
      return lastingName(of: owner, at: index).map(withoutLayer) == object
    }
  }

  /// Whether a token sets a property as a whole or in part, or may do so.
  private func mayReset(_ property: String, at index: Int) -> Bool {
    let word = tokenText(index)
    if word == MemberName.sizeToFit || word == MemberName.removeFromSuperview {
      return !LastingGeometry.kept.contains(property)
    }
    if let set = LastingGeometry.setters[word] {
      return LastingGeometry.isRelated(set, to: property)
    }
    guard LastingGeometry.properties.contains(word), LastingGeometry.isRelated(word, to: property)
    else { return false }
    var next = index + 1
    while tokenText(next) == "." { next += 2 }
    return ["=", "+=", "-=", "*="].contains(tokenText(next))
  }
}
