import LightSyntax
import SwiftTokens

/// A declaration of a class, or an extension of it.
typealias ClassPart = (file: SyntaxFile, type: TypeID)

/// Which methods of a class and of its superclasses call which others of them.
///
/// A method goes by its signature, and one that a nearer class overrides by its class's distance besides:
/// `1.viewDidLoad()`.
struct MethodCalls {
  struct Method {
    let name: String
    let signature: String
    let declaration: FunctionDeclaration
    /// Whose it is: 0 for the class, 1 for its superclass.
    let level: Int
  }

  /// In the order of the source, the class's own first.
  private(set) var methods: [Method] = []
  /// The names of the methods that a call may mean, by what it is written as: `setUp`, and `1.super.setUp` in a method of
  /// the superclass.
  private(set) var signatures: [String: [String]] = [:]
  /// The methods whose statements call something, by what the call is written as, each with the place of the call. What
  /// anything else calls, what a method calls twice, and what it may not come to, is left out.
  private(set) var callers: [String: [String: Int]] = [:]
  /// What a method's statements call, by its name.
  private(set) var called: [String: [String]] = [:]

  /// - Parameter levels: the class, its superclass, and so on.
  init(in levels: [[ClassPart]]) {
    for (level, parts) in levels.enumerated() {
      let nearer = Set(methods.map(\.signature))
      for (file, type) in parts {
        for method in file.methods(in: type) {
          let signature = file.signature(of: method)
          // Each class has initializers of its own.
          let isOverridden = level > 0 && (method.kind != .function || nearer.contains(signature))
          methods.append(
            Method(
              name: isOverridden ? "\(level).\(signature)" : signature, signature: signature,
              declaration: method, level: level))
          guard method.kind == .function else { continue }
          let name = file.name(method.name)
          if !isOverridden { signatures[name, default: []].append(signature) }
          // A call of `super` means the next class that has the method.
          for lower in 0..<level {
            let isTaken = methods.contains {
              $0.level > lower && $0.level < level && $0.signature == signature
            }
            if !isTaken {
              signatures[Self.superCall(name, lower), default: []].append(methods.last?.name ?? "")
            }
          }
        }
      }
    }
    var isOther: Set<String> = []
    for (level, parts) in levels.enumerated() {
      for part in parts { note(part, level, &isOther) }
    }
    for name in isOther { callers[name] = nil }
  }

  private static func superCall(_ name: String, _ level: Int) -> String { "\(level).super.\(name)" }

  private mutating func note(_ part: ClassPart, _ level: Int, _ isOther: inout Set<String>) {
    let (file, type) = part
    let own = file.methods(in: type)
    let declared = Set(own.map { Int($0.name) })
    let bodies = own.compactMap { method -> (name: String, body: Block, FunctionDeclaration)? in
      guard let body = method.body else { return nil }
      let signature = file.signature(of: method)
      let name = methods.first { $0.level == level && $0.signature == signature }?.name
      return (name ?? signature, body, method)
    }.sorted { $0.body.span.first < $1.body.span.first }
    // What a type inside calls is its own.
    var inner = file.members[file[type].members.indices].compactMap { member in
      if case .type(let id) = member { file[id].span } else { nil }
    }[...]
    var next = bodies.startIndex
    var starts: Set<Int> = []
    for index in file[type].span.indices {
      while let span = inner.first, Int(span.last) < index { inner.removeFirst() }
      if inner.first?.indices.contains(index) == true { continue }
      guard let name = call(at: index, level, in: file), !declared.contains(index) else { continue }
      while next < bodies.endIndex, Int(bodies[next].body.span.last) < index {
        next += 1
        starts = []
      }
      guard next < bodies.endIndex, bodies[next].body.span.indices.contains(index) else {
        isOther.insert(name)
        continue
      }
      let (caller, body, method) = bodies[next]
      if starts.isEmpty {
        starts = Set(file.statements(of: body).map { Int(file[$0].span.first) })
      }
      let isStatement = starts.contains(index) || starts.contains(index - 2)
      if isStatement, !file.mayReturn(method, before: index), callers[name]?[caller] == nil {
        callers[name, default: [:]][caller] = Int(file.source.tokens[index].start)
        called[caller, default: []].append(name)
      } else {
        isOther.insert(name)
      }
    }
  }

  /// What is called at a token: a method of the object by its name, or by `super`; `nil` if it is no such call.
  private func call(at index: Int, _ level: Int, in file: SyntaxFile) -> String? {
    let tokens = file.source.tokens
    guard tokens[index].kind == .identifier, tokens[index + 1].kind == .leftParen else {
      return nil
    }
    var name = file.name(Int32(index))
    if index >= 2, tokens[index - 1].kind == .period {
      switch tokens[index - 2].kind {
      case .selfKeyword: break
      case .superKeyword: name = Self.superCall(name, level)
      default: return nil
      }
    }
    return signatures[name] == nil ? nil : name
  }
}
