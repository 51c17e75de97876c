import LightSyntax
import SourceText
import SwiftTokens

/// A condition that may depend on the screen through names that other files declare.
package struct NumberCondition: Sendable {
  /// The names in the condition, and in the values of those that this file declares; sorted.
  package let names: [String]
  /// The code that runs only for one outcome of it.
  package let branches: [SourceRange]
}

/// Which names of a file stand for an answer about the screen: `static var isSmallPhone: Bool { UIScreen… < 600 }`.
struct ScreenNames {
  /// The tokens that ask, in order.
  let asking: [Int]
  /// Names of members, and of what stands at the file's top level: other files may use them.
  private(set) var shared: Set<String> = []
  /// All names, those of local variables too.
  private var own: Set<String> = []
  /// The names in the values of other names that the file declares.
  private var parts: [String: Set<String>] = [:]
  /// The variables, parameters and functions that the file declares.
  private var declared: Set<String> = []
  private var isCollected = false

  private struct Value {
    let name: String
    let span: TokenSpan
    let isLocal: Bool
  }

  init(_ file: SyntaxFile, _ words: LayoutWords) {
    asking = words.screenTokens.filter(file.isAboutScreen)
    // Most files do not ask: what their names stand for is looked up where a condition has some.
    if !asking.isEmpty { collect(file) }
  }

  /// Collects what the names of the file stand for.
  private mutating func collect(_ file: SyntaxFile) {
    isCollected = true
    let values = Self.values(of: file)
    for value in values {
      if Self.asks(asking, value.span, in: file) {
        own.insert(value.name)
        if !value.isLocal { shared.insert(value.name) }
      } else {
        parts[value.name, default: []].formUnion(file.identifiers(in: value.span))
      }
    }
    // `isNarrow` may ask `isSmallPhone`, which asks the screen.
    for value in values where !value.isLocal && !own.contains(value.name) {
      if asks(file.identifiers(in: value.span)) { shared.insert(value.name) }
    }
  }

  /// Notes what the file declares, which its conditions mean rather than what other files declare.
  mutating func noteDeclarations(of file: SyntaxFile) {
    if !isCollected { collect(file) }
    for binding in file.bindings where binding.name >= 0 {
      declared.insert(file.name(binding.name))
    }
    for parameter in file.parameters { declared.insert(file.name(parameter.name)) }
    for function in file.functions where function.kind == .function {
      declared.insert(file.name(function.name))
    }
  }

  /// The names in a condition that other files may declare.
  func foreign(_ names: Set<String>) -> Set<String> {
    resolved(names).filter { !declared.contains($0) || parts[$0]?.contains($0) ?? false }
  }

  /// Whether tokens ask themselves.
  func asks(_ span: TokenSpan, in file: SyntaxFile) -> Bool { Self.asks(asking, span, in: file) }

  private static func asks(_ asking: [Int], _ span: TokenSpan, in file: SyntaxFile) -> Bool {
    let index = asking.partitionIndex { $0 >= Int(span.first) }
    guard index < asking.count, asking[index] <= Int(span.last) else { return false }
    // What has changed since the last screen says nothing of this one.
    return !span.indices.contains { token in
      file.source.tokens[token].kind == .identifier
        && file.name(Int32(token)).lowercased().holds("previous")
    }
  }

  /// Whether one of the names stands for such an answer in this file.
  func asks(_ names: Set<String>) -> Bool { !own.isDisjoint(with: resolved(names)) }

  /// The names, with those in the values of the ones that the file declares.
  private func resolved(_ names: Set<String>) -> Set<String> {
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for part in parts[name] ?? [] where found.insert(part).inserted { open.append(part) }
    }
    return found
  }

  /// The values that may answer: those of truth values and numbers, and of variables whose type is not written.
  private static func values(of file: SyntaxFile) -> [Value] {
    let bodies = NestedSpans(
      file.functions.compactMap { $0.body?.span } + file.closures.map(\.body.span))
    var values: [Value] = []
    for binding in file.bindings where binding.name >= 0 {
      let type = binding.type.map { file.text($0) }
      guard type.map(answers) ?? true else { continue }
      let isLocal = bodies.innermost(around: Int(binding.name)) != nil
      let name = file.name(binding.name)
      if let initial = binding.initialValue {
        if type == nil, case .call(let callee, _) = file[initial].kind, file.isMaker(callee) {
          continue
        }
        values.append(Value(name: name, span: file[initial].span, isLocal: isLocal))
      }
      for accessor in file.functions[binding.accessors.indices] where accessor.kind == .getter {
        guard let body = accessor.body else { continue }
        values.append(Value(name: name, span: body.span, isLocal: isLocal))
      }
    }
    for function in file.functions where function.kind == .function {
      guard let type = function.returnType, file.text(type) == "Bool", let body = function.body
      else { continue }
      let isLocal = bodies.innermost(around: Int(function.name)) != nil
      values.append(Value(name: file.name(function.name), span: body.span, isLocal: isLocal))
    }
    return values
  }

  private static func answers(_ type: String) -> Bool {
    ["Bool", "CGFloat", "Double", "Float", "Int"].contains(type)
  }
}

extension SyntaxFile {
  func identifiers(in span: TokenSpan) -> Set<String> {
    Set(
      span.indices.lazy.filter { self.source.tokens[$0].kind == .identifier }
        .map { self.name(Int32($0)) })
  }

  /// Whether a call makes an object or runs a closure, rather than asking something.
  fileprivate func isMaker(_ callee: ExpressionID) -> Bool {
    switch self[callee].kind {
    case .name(let token): name(token).first?.isUppercase ?? false
    case .closure: true
    default: false
    }
  }
}
