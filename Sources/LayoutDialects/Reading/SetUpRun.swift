import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The order in which the code of a type runs while an object is set up, as far as its own functions show it: from an
/// initializer to the end of `viewDidLoad()`.
///
/// No layout pass comes between, unless code asks for one.
struct SetUpRun {
  private enum Step {
    /// A statement, and whether it runs in any case.
    case statement(Place, isSure: Bool)
    /// Code runs a layout pass.
    case layout
  }

  private struct Place: Hashable {
    let file: Int
    let range: SourceRange
  }

  private struct Method {
    let file: Int
    let declaration: FunctionDeclaration
  }

  private let files: [SyntaxFile]
  private var methods: [String: [Method]] = [:]
  /// What functions of a superclass call, for all that is known.
  private var hooks: [Method] = []
  /// One for each initializer.
  private var runs: [[Step]] = []
  /// The bodies of the functions that run at other times, too.
  private var late: [Place] = []
  private var steps: [Step] = []
  private var reached: Set<Place> = []

  init(_ reader: TypeReader) {
    files = reader.files
    var all: [Method] = []
    for part in reader.parts {
      for member in files[part.file].members[files[part.file][part.type].members.indices] {
        guard case .function(let id) = member else { continue }
        all.append(Method(file: part.file, declaration: files[part.file][id]))
      }
    }
    for method in all where method.declaration.kind == .function {
      methods[name(of: method), default: []].append(method)
    }
    hooks = all.filter { method in
      method.declaration.modifiers.contains(.override) && method.declaration.kind == .function
        && !Self.systemMethods.contains(signature(of: method))
    }
    let roots = Self.roots.flatMap { root in all.filter { signature(of: $0) == root } }
    let initializers = all.filter { $0.declaration.kind == .initializer }
    for initializer in initializers.isEmpty ? [nil] : initializers.map(Optional.some) {
      steps = []
      for method in [initializer].compactMap(\.self) + roots {
        run(method, isSure: true, isRoot: true)
      }
      runs.append(steps)
    }
    let early = reached
    reached = []
    for method in all where body(of: method).map({ !early.contains($0) }) ?? false {
      steps = []
      run(method, isSure: false)
    }
    late = Array(reached)
  }

  /// Whether code at one place always runs after that at another while an object is set up, with no layout pass
  /// between, and whether that runs at no other time.
  func replaces(
    _ later: (file: Int, range: SourceRange), _ earlier: (file: Int, range: SourceRange)
  ) -> Bool {
    if late.contains(where: { $0.file == earlier.file && $0.range.contains(earlier.range) }) {
      return false
    }
    var isFound = false
    for run in runs {
      let places = run.indices.filter { index in
        guard case .statement(let place, _) = run[index] else { return false }
        return place.file == earlier.file && place.range.contains(earlier.range)
      }
      guard let first = places.first, let last = places.last else { continue }
      isFound = true
      let end = run.indices.first { index in
        guard index > last, case .statement(let place, true) = run[index] else { return false }
        return place.file == later.file && place.range.start == later.range.start
      }
      guard let end else { return false }
      for step in run[first..<end] { if case .layout = step { return false } }
    }
    return isFound
  }

  // MARK: Running

  /// - Parameter isRoot: whether the system calls it, so that its superclass's may call what the class overrides.
  private mutating func run(
    _ method: Method, isSure: Bool, isRoot: Bool = false, depth: Int = 0
  ) {
    guard let block = method.declaration.body, let own = body(of: method),
      depth < Self.maximumDepth, steps.count < Self.maximumSteps
    else { return }
    reached.insert(own)
    let file = files[method.file]
    var isSure = isSure
    for id in file.statements(of: block) {
      let span = file[id].span
      let isPlain =
        switch file[id].kind {
        case .expression, .variable: true
        default: false
        }
      steps.append(
        .statement(Place(file: method.file, range: file.range(span)), isSure: isSure && isPlain))
      if isRoot, span.indices.contains(where: { file.source.tokens[$0].kind == .superKeyword }) {
        for hook in hooks { run(hook, isSure: false, depth: depth + 1) }
      }
      runCalls(in: span, of: file, isSure: isSure && isPlain, depth: depth)
      if !isPlain, span.indices.contains(where: { leaves(file.source.tokens[$0].kind) }) {
        isSure = false
      }
    }
  }

  private mutating func runCalls(
    in span: TokenSpan, of file: SyntaxFile, isSure: Bool, depth: Int
  ) {
    let tokens = file.source.tokens
    for index in span.indices {
      guard tokens[index].kind == .identifier, index + 1 < tokens.count,
        tokens[index + 1].kind == .leftParen
      else { continue }
      let name = file.name(Int32(index))
      if Self.passes.contains(name) { steps.append(.layout) }
      let first = Int(span.first)
      let isMember = index > 0 && tokens[index - 1].kind == .period
      guard let called = methods[name], !isMember || isOwn(index - 2, in: file) else { continue }
      let isStatement = index == first || index == first + 2 && tokens[first].kind == .selfKeyword
      for method in called {
        run(method, isSure: isSure && isStatement && called.count == 1, depth: depth + 1)
      }
    }
  }

  /// Whether a token ends `self` or `self?`.
  private func isOwn(_ index: Int, in file: SyntaxFile) -> Bool {
    guard index > 0 else { return false }
    return file.source.tokens[index].kind == .selfKeyword
      || file.source.tokens[index - 1].kind == .selfKeyword
  }

  private func leaves(_ kind: TokenKind) -> Bool {
    kind == .returnKeyword || kind == .throwKeyword
  }

  private func body(of method: Method) -> Place? {
    method.declaration.body.map {
      Place(file: method.file, range: files[method.file].range($0.span))
    }
  }

  private func name(of method: Method) -> String {
    files[method.file].name(method.declaration.name)
  }

  private func signature(of method: Method) -> String {
    files[method.file].signature(of: method.declaration)
  }

  /// In the order in which the system calls them.
  private static let roots = [
    SystemMethod.awakeFromNib, SystemMethod.loadView, SystemMethod.viewDidLoad,
  ].map(\.signature)
  private static let systemMethods = Set(SystemMethod.all.map(\.signature))
  /// What runs a layout pass, or solves constraints as one does.
  private static let passes = Set(Member.fittingMethods).union([
    SystemMethod.layoutIfNeeded.name, MemberName.layoutSubtreeIfNeeded,
  ])
  /// How deep calls are followed.
  private static let maximumDepth = 12
  /// How many steps of one run are looked at.
  private static let maximumSteps = 4000
}
