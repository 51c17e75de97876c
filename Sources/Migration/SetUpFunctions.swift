import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Which functions run exactly once before the first layout.
struct SetUpFunctions {
  /// As constraints name the functions that hold them: `init(frame:)`, `setUp()`.
  private(set) var names: Set<String> = []
  /// Where each of them is called, by the functions that do so: those that nothing of the class calls have no entry.
  private var calls: [String: [String: Int]] = [:]
  private var methods: [String: Method] = [:]

  private struct Method {
    let file: SyntaxFile
    let declaration: FunctionDeclaration
  }

  /// Functions that UIKit calls once, or that make the object.
  private static let roots = SystemMethod.signatures(.once)

  /// None.
  init() {}

  /// - Parameter parts: the class and its extensions, in all files.
  init(of parts: [(file: SyntaxFile, type: TypeID)]) {
    let calls = MethodCalls(in: parts)
    var pending = calls.callers.mapValues(\.count)
    let roots = calls.methods.filter { name, method in
      method.kind == .initializer || Self.roots.contains(name)
    }.map(\.name)
    var added = roots
    var order: [String] = []
    while let name = added.popLast() {
      guard names.insert(name).inserted else { continue }
      order.append(name)
      for called in calls.called[name] ?? [] {
        pending[called]? -= 1
        if pending[called] == 0 { added += calls.signatures[called] ?? [] }
      }
    }
    names.subtract(Self.repeated(calls, from: roots, in: order))
    for (file, type) in parts {
      for method in file.methods(in: type) {
        methods[file.signature(of: method)] = Method(file: file, declaration: method)
      }
    }
    for (name, callers) in calls.callers {
      // A superclass may call what overrides something of its own, and of several functions any may be meant.
      guard let signatures = calls.signatures[name], signatures.count == 1,
        names.contains(signatures[0]), !roots.contains(signatures[0]),
        let method = methods[signatures[0]], !method.declaration.modifiers.contains(.override)
      else { continue }
      self.calls[signatures[0]] = callers
    }
  }

  /// The functions that run more than once for one object: two functions call them that both run.
  ///
  /// - Parameter order: functions that run once if each of their calls does, callers first.
  private static func repeated(
    _ calls: MethodCalls, from roots: [String], in order: [String]
  ) -> [String] {
    let kinds = Dictionary(calls.methods.map { ($0.name, $0.declaration) }) { first, _ in first }
    // By who starts it: an object has one initializer, and what a nib holds is awakened after its own.
    var started: [String: [Start: Int]] = [:]
    for root in roots {
      var runs = [root: 1]
      for name in order {
        guard let own = runs[name] else { continue }
        for called in calls.called[name] ?? [] {
          for signature in calls.signatures[called] ?? [] {
            runs[signature] = min(2, runs[signature, default: 0] + own)
          }
        }
      }
      let start = Start(root, kinds[root])
      for (name, count) in runs {
        let known = started[name]?[start] ?? 0
        started[name, default: [:]][start] =
          start.excludesItsLike ? max(known, count) : known + count
      }
    }
    return started.filter { _, counts in
      let inCode = counts[.initializer] ?? 0
      let inNib = (counts[.decoding] ?? 0) + (counts[.awakening] ?? 0)
      return max(inCode, inNib) + (counts[.convenience] ?? 0) + (counts[.other] ?? 0) > 1
    }.map(\.key)
  }

  /// What makes UIKit, or whoever makes the object, run a function once.
  private enum Start: Hashable {
    case initializer, decoding, convenience, awakening, other

    init(_ name: String, _ method: FunctionDeclaration?) {
      self =
        if name == SystemMethod.decodingInitializer {
          .decoding
        } else if method?.modifiers.contains(.convenience) == true {
          .convenience
        } else if method?.kind == .initializer {
          .initializer
        } else if name == SystemMethod.awakeFromNib.signature { .awakening } else { .other }
    }

    /// Whether only one of several functions of the kind runs for one object.
    var excludesItsLike: Bool {
      switch self {
      case .initializer, .decoding, .convenience: true
      case .awakening, .other: false
      }
    }
  }

  func contains(_ method: FunctionDeclaration, in file: SyntaxFile) -> Bool {
    names.contains(file.signature(of: method))
  }

  // MARK: Order

  /// A way to a place: the function in which it starts, and where the calls on it stand, each in the function that the
  /// one before calls, with the place itself at the end.
  private struct Way {
    var root: String
    var places: [Int]

    /// Whether code comes here first, of two ways that part in one function.
    func leads(before other: Way) -> Bool {
      guard root == other.root,
        let (own, its) = zip(places, other.places).first(where: { $0 != $1 })
      else { return false }
      return own < its
    }
  }

  /// How many ways to a place are looked at.
  private static let mostWays = 16

  /// The ways to a place in a function; none if it is not known to run once, or if there are too many.
  private func ways(to place: Int, in function: String) -> [Way] {
    guard names.contains(function) else { return [] }
    var open = [Way(root: function, places: [place])]
    var found: [Way] = []
    while let way = open.popLast() {
      guard let callers = calls[way.root] else {
        found.append(way)
        continue
      }
      guard open.count + found.count + callers.count <= Self.mostWays else { return [] }
      open += callers.map { Way(root: $0.key, places: [$0.value] + way.places) }
    }
    return found
  }

  /// Whether a statement of a function runs in any case before the code at a place in another function does.
  func runs(
    _ statement: SourceRange, of file: SyntaxFile, in function: String, before place: Int,
    in other: String
  ) -> Bool {
    let later = ways(to: place, in: other)
    guard !later.isEmpty, methods[function]?.file.source.file.path == file.source.file.path,
      isReached(statement, in: function)
    else { return false }
    let earlier = ways(to: statement.start, in: function)
    return later.allSatisfy { way in earlier.contains { $0.leads(before: way) } }
  }

  /// Whether nothing in a function returns before a statement.
  private func isReached(_ statement: SourceRange, in function: String) -> Bool {
    guard let method = methods[function], let first = method.file.tokens(in: statement).first else {
      return false
    }
    return method.declaration.body?.span.indices.contains(first) ?? false
      && !method.file.mayReturn(method.declaration, before: first)
  }

  /// Whether each initializer runs a statement of a kind, but one for objects that are read from a file.
  func initializersRun(_ isWanted: (StatementID, SyntaxFile) -> Bool) -> Bool {
    let initializers = methods.filter { name, method in
      method.declaration.kind == .initializer && name != SystemMethod.decodingInitializer
        && !method.declaration.modifiers.contains(.convenience)
    }
    guard !initializers.isEmpty else { return false }
    var roots: Set<String> = []
    for (name, method) in methods where names.contains(name) {
      guard let body = method.declaration.body,
        let statement = method.file.statements(of: body).first(where: {
          isWanted($0, method.file)
        }).map({ method.file.range(method.file[$0].span) }), isReached(statement, in: name)
      else { continue }
      roots.formUnion(ways(to: statement.start, in: name).map(\.root))
    }
    return roots.isSuperset(of: initializers.keys)
  }
}

/// Which methods of a class call which others of it.
private struct MethodCalls {
  /// In the order of the source, with their signatures.
  let methods: [(name: String, declaration: FunctionDeclaration)]
  /// The signatures of the functions that have a name.
  private(set) var signatures: [String: [String]] = [:]
  /// The functions whose statements call a name, by that name, each with the place of the call. One that anything else
  /// calls, that a function calls twice, or that it may not come to, is left out.
  private(set) var callers: [String: [String: Int]] = [:]
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
        if isStatement, !file.mayReturn(method, before: index), callers[name]?[caller] == nil {
          callers[name, default: [:]][caller] = Int(file.source.tokens[index].start)
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
