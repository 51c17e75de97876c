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
    // By level, what each method of a signature is called.
    var names: [[String: String]] = []
    for (level, parts) in levels.enumerated() {
      var own: [String: String] = [:]
      for (file, type) in parts {
        for method in file.methods(in: type) {
          let signature = file.signature(of: method)
          let isFunction = method.kind == .function
          // Each class has initializers of its own, and nobody overrides what is private.
          let isOwn =
            level > 0 && !method.modifiers.isDisjoint(with: [.private, .fileprivate])
          let isOverridden =
            level > 0 && (!isFunction || isOwn || names.contains { $0[signature] != nil })
          let name = isOverridden ? "\(level).\(signature)" : signature
          methods.append(
            Method(name: name, signature: signature, declaration: method, level: level))
          own[signature] = name
          guard isFunction else { continue }
          let base = file.name(method.name)
          if isOwn {
            signatures[Self.ownCall(base, level), default: []].append(name)
            continue
          }
          if !isOverridden { signatures[base, default: []].append(name) }
          // A call of `super` means the next class that has the method.
          for lower in 0..<level
          where !names[(lower + 1)...].contains(where: { $0[signature] != nil }) {
            signatures[Self.superCall(base, lower), default: []].append(name)
          }
        }
      }
      names.append(own)
    }
    var isOther: Set<String> = []
    for (level, parts) in levels.enumerated() {
      for part in parts { note(part, level, names[level], &isOther) }
    }
    for name in isOther { callers[name] = nil }
  }

  private static func superCall(_ name: String, _ level: Int) -> String { "\(level).super.\(name)" }
  private static func ownCall(_ name: String, _ level: Int) -> String { "\(level).own.\(name)" }

  /// - Parameter names: what the class's methods are called, by their signatures.
  private mutating func note(
    _ part: ClassPart, _ level: Int, _ names: [String: String], _ isOther: inout Set<String>
  ) {
    let (file, type) = part
    let own = file.methods(in: type)
    let declared = Set(own.map { Int($0.name) })
    let bodies = own.compactMap { method -> (name: String, body: Block, FunctionDeclaration)? in
      guard let body = method.body else { return nil }
      let signature = file.signature(of: method)
      return (names[signature] ?? signature, body, method)
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
      guard !declared.contains(index), let written = call(at: index, level, in: file) else {
        continue
      }
      guard let name = meant(written, at: index, in: file) else {
        isOther.formUnion((signatures[written] ?? []).map(Self.oneOf))
        isOther.insert(written)
        continue
      }
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
    let own = Self.ownCall(name, level)
    if index >= 2, tokens[index - 1].kind == .period {
      switch tokens[index - 2].kind {
      case .selfKeyword: if signatures[own] != nil { name = own }
      case .superKeyword: name = Self.superCall(name, level)
      default: return nil
      }
    } else if signatures[own] != nil {
      name = own
    }
    return signatures[name] == nil ? nil : name
  }

  private static func oneOf(_ name: String) -> String { "one " + name }

  /// Which of several overloads a call means: the one with exactly its labels; `nil` if that is none.
  private mutating func meant(_ written: String, at index: Int, in file: SyntaxFile) -> String? {
    guard let candidates = signatures[written], candidates.count > 1 else { return written }
    let call = file.signature(ofCallAt: index)
    // Behind the distance of a class that others override.
    let fitting = candidates.filter { $0 == call || $0.hasSuffix("." + call) }
    guard fitting.count == 1 else { return nil }
    let name = Self.oneOf(fitting[0])
    signatures[name] = fitting
    return name
  }
}

extension SyntaxFile {
  /// A call as the function would be written that takes just its arguments: `pin(to:_:)`.
  fileprivate func signature(ofCallAt index: Int) -> String {
    let tokens = source.tokens
    var text = name(Int32(index)) + "("
    let close = Int(partners[index + 1])
    var position = index + 2
    while position < close {
      let isLabeled =
        position + 1 < close && tokens[position].kind.canBeName
        && tokens[position + 1].kind == .colon
      text += (isLabeled ? name(Int32(position)) : "_") + ":"
      // To the next argument.
      while position < close, tokens[position].kind != .comma {
        switch tokens[position].kind {
        case .leftParen, .leftBracket, .leftBrace:
          position = max(position, Int(partners[position])) + 1
        default: position += 1
        }
      }
      position += 1
    }
    return text + ")"
  }
}

extension MigrationProject {
  /// Whether code outside a file may mean a method of a class by a name: as a member, or without one in a subclass or an
  /// extension of the class. Other classes may have methods of the same name.
  func mayMean(_ name: String, of type: String, outside ownFile: Int) -> Bool {
    surveyed.enumerated().contains { index, file in
      guard index != ownFile, file.holdsIdentifier(name) else { return false }
      let isRelated = file.types.contains {
        project.ancestry(of: file.text($0.name)).contains(type)
      }
      return isRelated || file.namesMember(name)
    }
  }
}

extension SyntaxFile {
  /// Whether a name stands behind the period of anything but `self` and `super`, or in a selector.
  fileprivate func namesMember(_ name: String) -> Bool {
    let tokens = source.tokens
    return tokens.indices.dropFirst(2).contains { index in
      guard tokens[index].kind == .identifier, self.name(Int32(index)) == name,
        tokens[index - 1].kind != .funcKeyword
      else { return false }
      if tokens[index - 1].kind == .period {
        return ![.selfKeyword, .superKeyword].contains(tokens[index - 2].kind)
      }
      return tokens[index + 1].kind != .leftParen
    }
  }
}
