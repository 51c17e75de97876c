import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Which functions run exactly once before the first layout.
struct SetUpFunctions {
  /// As constraints name the functions that hold them: `init(frame:)`, `setUp()`.
  private(set) var names: Set<String> = []

  /// Functions that UIKit calls once, or that make the object.
  private static let roots = SystemMethod.signatures(.once)

  /// None.
  init() {}

  /// - Parameter parts: the class and its extensions, in all files.
  init(of parts: [(file: SyntaxFile, type: TypeID)]) {
    let calls = MethodCalls(in: parts)
    var pending = calls.callers.mapValues(\.count)
    var added = calls.methods.filter { name, method in
      method.kind == .initializer || Self.roots.contains(name)
    }.map(\.name)
    while let name = added.popLast() {
      guard names.insert(name).inserted else { continue }
      for called in calls.called[name] ?? [] {
        pending[called]? -= 1
        if pending[called] == 0 { added += calls.signatures[called] ?? [] }
      }
    }
  }

  func contains(_ method: FunctionDeclaration, in file: SyntaxFile) -> Bool {
    names.contains(file.signature(of: method))
  }
}

/// Which methods of a class call which others of it.
private struct MethodCalls {
  /// In the order of the source, with their signatures.
  let methods: [(name: String, declaration: FunctionDeclaration)]
  /// The signatures of the functions that have a name.
  private(set) var signatures: [String: [String]] = [:]
  /// The functions whose statements call a name, by that name. One that anything else calls, that a function calls
  /// twice, or that it may not come to, is left out.
  private(set) var callers: [String: Set<String>] = [:]
  /// The names that a function's statements call, by its signature.
  private(set) var called: [String: [String]] = [:]

  init(in parts: [(file: SyntaxFile, type: TypeID)]) {
    let all = parts.flatMap { part in part.file.methods(in: part.type).map { (part.file, $0) } }
    methods = all.map { ($0.0.signature(of: $0.1), $0.1) }
    for (file, method) in all where method.kind == .function {
      signatures[file.name(method.name), default: []].append(file.signature(of: method))
    }
    var isOther: Set<String> = []
    for (file, type) in parts {
      let own = file.methods(in: type)
      let declared = Set(own.map { Int($0.name) })
      let bodies = own.compactMap { method in
        method.body.map { (file.signature(of: method), $0, method) }
      }.sorted { $0.1.span.first < $1.1.span.first }
      var next = bodies.startIndex
      var starts: Set<Int> = []
      for index in file[type].span.indices where isCall(index, in: file) {
        let name = file.name(Int32(index))
        guard signatures[name] != nil, !declared.contains(index) else { continue }
        while next < bodies.endIndex, Int(bodies[next].1.span.last) < index {
          next += 1
          starts = []
        }
        guard next < bodies.endIndex, bodies[next].1.span.indices.contains(index) else {
          isOther.insert(name)
          continue
        }
        let (caller, body, method) = bodies[next]
        if starts.isEmpty {
          starts = Set(file.statements(of: body).map { Int(file[$0].span.first) })
        }
        let isStatement = starts.contains(index) || starts.contains(index - 2)
        if isStatement, !file.mayReturn(method, before: index),
          callers[name, default: []].insert(caller).inserted
        {
          called[caller, default: []].append(name)
        } else {
          isOther.insert(name)
        }
      }
    }
    for name in isOther { callers[name] = nil }
  }

  /// Whether a name is called that is no member of something else.
  private func isCall(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    guard tokens[index].kind == .identifier, tokens[index + 1].kind == .leftParen else {
      return false
    }
    return index < 2 || tokens[index - 1].kind != .period || tokens[index - 2].kind == .selfKeyword
  }
}
