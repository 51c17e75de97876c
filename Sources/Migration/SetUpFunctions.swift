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

  /// - Parameters:
  ///   - parts: the class and its extensions, in all files.
  ///   - superclasses: the same of its superclasses in the project, nearest first. What they call of their own may be
  ///     overridden in the class.
  init(of parts: [ClassPart], superclasses: [[ClassPart]] = []) {
    let calls = MethodCalls(in: [parts] + superclasses)
    var pending = calls.callers.mapValues(\.count)
    // A class does not call the convenience initializers of its superclass.
    let roots = calls.methods.filter { method in
      method.declaration.kind == .initializer
        && (method.level == 0 || !method.declaration.modifiers.contains(.convenience))
        || Self.roots.contains(method.name)
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
    names.subtract(Self.passedOver(calls, in: order))
    for (file, type) in parts {
      for method in file.methods(in: type) {
        methods[file.signature(of: method)] = Method(file: file, declaration: method)
      }
    }
    let known = Dictionary(calls.methods.map { ($0.name, $0) }) { _, last in last }
    for (name, callers) in calls.callers {
      // A superclass outside of the project may call what overrides something of its own, and of several functions any
      // may be meant.
      guard let signatures = calls.signatures[name], signatures.count == 1,
        names.contains(signatures[0]), !roots.contains(signatures[0]),
        let method = known[signatures[0]],
        !method.declaration.modifiers.contains(.override)
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
    let kinds = Dictionary(calls.methods.map { ($0.name, $0) }) { first, _ in first }
    // By who starts it: an object has one initializer of each of its classes, and what a nib holds is awakened after
    // these.
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
      guard let method = kinds[root] else { continue }
      let start = Start(method)
      for (name, count) in runs {
        let known = started[name]?[start] ?? 0
        started[name, default: [:]][start] =
          start.kind.excludesItsLike ? max(known, count) : known + count
      }
    }
    return started.filter { _, counts in
      func count(_ kinds: Start.Kind...) -> Int {
        counts.reduce(0) { kinds.contains($1.key.kind) ? $0 + $1.value : $0 }
      }
      return max(count(.initializer), count(.decoding, .awakening)) + count(.convenience, .other)
        > 1
    }.map(\.key)
  }

  /// What one initializer of a superclass runs, and another one does not: it is not known which one the class calls.
  private static func passedOver(_ calls: MethodCalls, in order: [String]) -> Set<String> {
    let initializers = calls.methods.filter { method in
      method.level > 0 && method.declaration.kind == .initializer
        && method.signature != SystemMethod.decodingInitializer
        && !method.declaration.modifiers.contains(.convenience)
    }
    var passed: Set<String> = []
    for (_, initializers) in Dictionary(grouping: initializers, by: \.level) {
      let runs = initializers.map { initializer in
        order.reduce(into: Set([initializer.name])) { runs, name in
          guard runs.contains(name) else { return }
          for called in calls.called[name] ?? [] { runs.formUnion(calls.signatures[called] ?? []) }
        }
      }
      let always = runs.dropFirst().reduce(runs[0]) { $0.intersection($1) }
      for names in runs { passed.formUnion(names.subtracting(always)) }
    }
    return passed
  }

  /// What makes UIKit, or whoever makes the object, run a function once.
  private struct Start: Hashable {
    enum Kind: Hashable {
      case initializer, decoding, convenience, awakening, other

      /// Whether only one of several functions of the kind runs for one object.
      var excludesItsLike: Bool {
        switch self {
        case .initializer, .decoding, .convenience: true
        case .awakening, .other: false
        }
      }
    }

    let kind: Kind
    /// Whose function it is: 0 for the class, 1 for its superclass.
    let level: Int

    init(_ method: MethodCalls.Method) {
      level = method.level
      kind =
        if method.signature == SystemMethod.decodingInitializer {
          .decoding
        } else if method.declaration.modifiers.contains(.convenience) {
          .convenience
        } else if method.declaration.kind == .initializer {
          .initializer
        } else if method.name == SystemMethod.awakeFromNib.signature { .awakening } else { .other }
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
