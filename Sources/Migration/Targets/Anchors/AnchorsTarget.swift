import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension MigrationTarget {
  /// The same constraints one by one, written with anchors.
  package static let anchors = MigrationTarget(
    "anchors", "constraints written with anchors",
    rule: RuleWords(
      message: { "the constraints of \($0) can be written with anchors" },
      title: "write the constraints with anchors", risk: nil),
    survey: AnchorSurvey.self,
    way: .statements { type in
      var migrator = AnchorMigrator(type)
      return migrator.migrate()
    })
}

/// Where code calls methods of a library that find what they made of a view.
struct HandledView: Sendable {
  let file: Int
  let token: Int
  /// The object that has the view.
  let owner: NamedObject
}

/// What all files say that matters for anchors anywhere.
struct AnchorSurvey: ProjectSurvey {
  /// Those of all files.
  let changes: SnapKitChanges
  /// Of each file.
  let names: [DeclaredNames]
  /// Where code calls methods of libraries that find what they made, by the view's name.
  let handled: [String: [HandledView]]
  /// Whether priorities are named as before Swift 4, where they were plain numbers.
  let namesFormerPriorities: Bool
  let lengthFunctions: LengthFunctions
  /// The names of functions that may run in closures whose constraints a library's call gathers: `batch { placeIcon() }`.
  let gathered: Set<String>
  /// Functions of the project that make nothing, if there are any closures of that kind.
  let harmless: Set<String>

  static func needsAllCode(_ files: [SyntaxFile]) -> Bool {
    files.contains { SnapKitChanges.areMade(in: $0) || ConstraintProperties.mayStand(in: $0) }
  }

  init(_ files: [SyntaxFile], _ project: Project) {
    names = files.map { DeclaredNames(in: $0) }
    changes = SnapKitChanges(in: files, names, project)
    var handled: [String: [HandledView]] = [:]
    let libraries = LayoutLibrary.all.filter { $0.handle != nil }
    let handles = Set(libraries.compactMap(\.handle))
    let hashes = NameHashSet(handles)
    for (index, file) in files.enumerated() {
      let tokens = file.source.tokens
      let operators = libraries.filter { file.importedModules.contains($0.module) }
        .reduce(into: Set<String>()) { $0.formUnion($1.operators) }
      var objects: ObjectNames?
      for token in tokens.indices.dropFirst(2) {
        let isHandle =
          hashes.contains(tokens[token].nameHash) && handles.contains(file.name(Int32(token)))
          && tokens[token - 1].kind == .period
        let isOperator =
          tokens[token].kind == .infixOperator && !operators.isEmpty
          && operators.contains(file.source.text(tokens[token]))
        guard isHandle || isOperator else { continue }
        let known = objects ?? ObjectNames(file, names[index])
        objects = known
        if let view = isHandle ? known.view(before: token) : known.view(endingAt: token - 1) {
          handled[view.name, default: []].append(
            HandledView(file: index, token: token, owner: view.owner))
        }
      }
    }
    self.handled = handled
    (gathered, harmless) = Self.gathered(in: files)
    lengthFunctions = LengthFunctions(in: files)
    namesFormerPriorities = files.contains { file in
      FormerPriority.allCases.contains { file.holdsIdentifier($0.name) }
    }
  }
}

extension AnchorSurvey {
  fileprivate static func gathered(
    in files: [SyntaxFile]
  ) -> (names: Set<String>, harmless: Set<String>) {
    var open: Set<String> = []
    for file in files where LayoutLibrary.gatherers.keys.contains(where: file.holdsIdentifier) {
      for case .call(let callee, let arguments) in file.expressions.map(\.kind) {
        guard let name = file.calledName(callee), LayoutLibrary.gatherers[name] != nil,
          let last = file.arguments(arguments).last, case .closure = file[last.value].kind
        else { continue }
        open.formUnion(file.calledNames(in: file[last.value].span))
      }
    }
    guard !open.isEmpty else { return ([], []) }
    // What these call runs there too.
    var calls: [String: Set<String>] = [:]
    for file in files {
      for function in file.functions where function.kind == .function {
        guard let body = function.body else { continue }
        calls[file.name(function.name), default: []].formUnion(file.calledNames(in: body.span))
      }
    }
    return (reached(from: open, calls), harmless(calls, in: files))
  }

  /// Functions that make nothing, nor does anything that they call.
  private static func harmless(
    _ calls: [String: Set<String>], in files: [SyntaxFile]
  ) -> Set<String> {
    let operators = LayoutLibrary.all.reduce(into: Set<String>()) { $0.formUnion($1.operators) }
    var left = calls
    for file in files {
      for function in file.functions where function.kind == .function {
        guard let body = function.body else { continue }
        // What is all there is to a yes or no compares.
        let isComparison =
          function.returnType.map { file.text($0) } == "Bool" && body.statements.count == 1
        let makes =
          !isComparison
          && body.span.indices.contains { index in
            file.source.tokens[index].kind == .infixOperator
              && operators.contains(file.source.text(file.source.tokens[index]))
          }
        // The system may call what overrides something of its own.
        if makes || function.modifiers.contains(.override) { left[file.name(function.name)] = nil }
      }
    }
    var isDone = false
    while !isDone {
      isDone = true
      for (name, called) in left {
        guard called.allSatisfy({ $0.startsUppercase || left[$0] != nil }) else {
          left[name] = nil
          isDone = false
          continue
        }
      }
    }
    return Set(left.keys)
  }

  private static func reached(
    from names: Set<String>, _ calls: [String: Set<String>]
  ) -> Set<String> {
    var open = names
    var found: Set<String> = []
    while let name = open.popFirst() {
      guard let called = calls[name], found.insert(name).inserted else { continue }
      open.formUnion(called.subtracting(found))
    }
    return found
  }
}

extension SyntaxFile {
  /// Where functions of some names are written.
  func functions(named names: Set<String>) -> [SourceRange] {
    if names.isEmpty { return [] }
    return functions.filter { $0.kind == .function && names.contains(name($0.name)) }
      .map { range($0.span) }
  }

  fileprivate func calledNames(in span: TokenSpan) -> Set<String> {
    var names: Set<String> = []
    for case .call(let callee, _) in expressions(in: span).map(\.kind) {
      if let name = calledName(callee) { names.insert(name) }
    }
    return names
  }
}

/// Priorities by the names that they had before Swift 4.
/// Source: Apple, `NSLayoutConstraint.h`; the Swift 4 migration guide.
enum FormerPriority: String, CaseIterable {
  case defaultHigh = "DefaultHigh"
  case defaultLow = "DefaultLow"

  var name: String { ClassName.layoutPriority + rawValue }
}
