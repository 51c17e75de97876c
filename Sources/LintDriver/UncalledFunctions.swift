import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

extension UnusedCode {
  /// Names the function that nothing calls and that holds some code.
  ///
  /// Nothing names such a function but its own body, other such functions, and other declarations. It is asked of private
  /// ones, which only their file can call, and where the program's start was read of others that are not for other modules.
  /// No protocol of the system may require it, and no code of Objective-C may call it.
  mutating func uncalledFunction(around range: SourceRange, in path: String) -> Note? {
    guard let index = index(of: path), let file = file(index) else { return nil }
    let syntax = file.syntax
    let token = syntax.tokens(in: range).lowerBound
    for function in file.functions(around: token) where isUncalled(function, in: index) {
      return Note(
        "nothing in the project calls '\(syntax.signature(of: function))'",
        at: syntax.source.tokens[Int(function.name)].range)
    }
    return nil
  }

  /// Whether nothing calls a function.
  private mutating func isUncalled(_ function: FunctionDeclaration, in index: Int) -> Bool {
    let place = FunctionPlace(file: index, name: function.name)
    if let known = functionVerdicts[place] { return known }
    var seen: [FunctionPlace: Bool] = [:]
    let verdict = isUncalled(function, in: index, &seen)
    functionVerdicts[place] = verdict
    return verdict
  }

  /// - Parameter seen: what was found out on the way: functions that only call each other, nobody calls.
  private mutating func isUncalled(
    _ function: FunctionDeclaration, in index: Int, _ seen: inout [FunctionPlace: Bool]
  ) -> Bool {
    let place = FunctionPlace(file: index, name: function.name)
    if let known = seen[place] { return known }
    seen[place] = true
    let verdict =
      seen.count <= Self.maximumCount && mayBeUncalled(function, in: index)
      && !isCalled(function, in: index, &seen)
    seen[place] = verdict
    return verdict
  }

  /// Whether only code of the project that names it can call a function.
  private mutating func mayBeUncalled(_ function: FunctionDeclaration, in index: Int) -> Bool {
    guard let syntax = file(index)?.syntax else { return false }
    let name = syntax.name(function.name)
    guard function.kind == .function, function.body != nil,
      syntax.source.tokens[Int(function.name)].kind == .identifier,
      !namesOfNoCall.contains(name), !project.words[index].startsProgram,
      function.modifiers.isDisjoint(with: [.override, .public, .open, .objc]),
      syntax.hasOnlyPlainAttributes(function.span.first, function.name)
    else { return false }
    let around = syntax.types(around: Int(function.name))
    guard
      around.allSatisfy({
        !$0.modifiers.contains(.objc) && syntax.hasOnlyPlainAttributes($0.span.first, $0.name.first)
      })
    else { return false }
    if !function.modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
    guard isProgram else { return false }
    guard let owner = around.first else { return true }
    return owner.kind != .protocol
      && knowsRequirements(of: syntax.typeName(around: Int(function.name)) ?? "")
  }

  /// Whether all that a type conforms to is code that is read: another protocol may require whatever it declares.
  private mutating func knowsRequirements(of type: String) -> Bool {
    let facts = project.facts
    for name in [type] + facts.ancestry(of: type) {
      for (index, declaration) in facts.declarations(of: name) {
        guard let syntax = file(index)?.syntax,
          let part = syntax.type(startingAt: declaration.start)
        else { return false }
        let inherited = syntax.typeSpans[part.inherited.indices].map { syntax.text($0) }
        let others = part.kind == .class ? inherited.dropFirst() : inherited[...]
        guard others.allSatisfy({ facts.isDeclaredHere(type: $0) }) else { return false }
        if part.kind == .class, let first = inherited.first,
          !facts.isDeclaredHere(type: first), !facts.isShown(name)
        {
          return false
        }
      }
    }
    return true
  }

  /// Whether some code that may run names a function.
  private mutating func isCalled(
    _ function: FunctionDeclaration, in own: Int, _ seen: inout [FunctionPlace: Bool]
  ) -> Bool {
    guard let name = file(own)?.syntax.name(function.name) else { return true }
    let isPrivate = !function.modifiers.isDisjoint(with: [.private, .fileprivate])
    let bytes = Array(name.utf8)
    for index in isPrivate ? own..<(own + 1) : project.words.indices
    where index == own || project.words[index].mayHold(name) {
      guard let source = source(index) else { return true }
      guard source.bytes.holdsWord(bytes), let file = file(index) else { continue }
      for token in file.places[Token.nameHash(of: name)] ?? [] {
        guard file.syntax.name(Int32(token)) == name, !file.syntax.declares(token) else { continue }
        let around = file.functions(around: token)
        if index == own, around.contains(where: { $0.name == function.name }) { continue }
        let isUnused =
          around.contains { isUncalled($0, in: index, &seen) }
          || isProgram
            && file.syntax.types(around: token).contains { isUncreated(file.syntax.text($0.name)) }
        if !isUnused { return true }
      }
      if file.selectors.contains(name) { return true }
    }
    return false
  }
}

/// Names by which the language calls functions without naming them.
private let namesOfNoCall: Set<String> = ["callAsFunction", "appendInterpolation"]

/// Attributes that let nobody call a function who does not name it.
private let plainAttributes: Set<String> = [
  "discardableResult", "available", "MainActor", "inline", "nonobjc", "IBDesignable",
]

extension SyntaxFile {
  /// Whether all attributes before a declared name are plain ones.
  fileprivate func hasOnlyPlainAttributes(_ start: Int32, _ name: Int32) -> Bool {
    (start..<max(start, name)).allSatisfy { index in
      source.tokens[Int(index)].kind != .at || plainAttributes.contains(tokenText(Int(index) + 1))
    }
  }

  /// Whether a token is the name in a declaration of a function that is no protocol's.
  fileprivate func declares(_ token: Int) -> Bool {
    tokenText(token - 1) == "func" && types(around: token).first?.kind != .protocol
  }
}
