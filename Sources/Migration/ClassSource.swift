import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The class whose layout is rewritten, as its file has it.
struct ClassSource {
  /// UIKit's method in which frames are set.
  enum LayoutMethod: String {
    case layoutSubviews
    case viewDidLayoutSubviews
  }

  let project: Project
  let files: [SyntaxFile]
  let name: String
  /// The index of the file with the class's declaration.
  let fileIndex: Int
  let declaration: TypeID
  /// The class and its extensions in that file.
  let parts: [TypeID]
  /// All parts, in other files too.
  let allParts: [(file: Int, type: TypeID)]

  var file: SyntaxFile { files[fileIndex] }

  /// `nil` for what is no class of views or controllers.
  init?(_ unit: ReadingUnit, project: Project, files: [SyntaxFile]) {
    guard let name = unit.typeName,
      let own = unit.parts.first(where: { files[$0.file][$0.type].kind == .class })
    else { return nil }
    self.project = project
    self.files = files
    self.name = name
    fileIndex = own.file
    declaration = own.type
    parts = unit.parts.filter { $0.file == own.file }.map(\.type)
    allParts = unit.parts.map { ($0.file, $0.type) }
  }

  var role: ViewClass.Role? { project.frameworkClass(of: name)?.role }

  /// Whether it is one of AppKit's.
  var isAppKit: Bool {
    project.ancestry(of: name).contains { $0.hasPrefix("NS") && ViewClass.named($0) != nil }
  }

  func methods(in type: TypeID) -> [FunctionDeclaration] {
    file.members[file[type].members.indices].compactMap { member in
      if case .function(let id) = member { file[id] } else { nil }
    }
  }

  /// Whether the range lies under `#if`.
  func isConditional(_ range: SourceRange) -> Bool {
    let tokens = file.source.tokens
    var depth = 0
    for token in tokens {
      if Int(token.start) >= range.start { break }
      if token.kind == .poundIf { depth += 1 }
      if token.kind == .poundEndif { depth -= 1 }
    }
    if depth > 0 { return true }
    return tokens.contains { token in
      token.kind == .poundIf && range.start <= Int(token.start) && Int(token.end) <= range.end
    }
  }

  /// All names that the class's file spells.
  var identifiers: Set<String> {
    Set(
      file.source.tokens.indices.filter { file.source.tokens[$0].kind == .identifier }
        .map { file.name(Int32($0)) })
  }
}

/// Which functions run exactly once before the first layout.
struct SetUpFunctions {
  /// As constraints name the functions that hold them: `init(frame:)`, `setUp()`.
  private(set) var names: Set<String> = []

  /// Functions that UIKit calls once, or that make the object.
  private static let roots = SystemMethod.signatures(.once)

  init(_ source: ClassSource) {
    var functions: [(name: String, declaration: FunctionDeclaration)] = []
    for part in source.parts {
      for method in source.methods(in: part) {
        functions.append((Self.displayName(method, in: source.file), method))
      }
    }
    for (name, method) in functions where method.kind == .initializer || Self.roots.contains(name) {
      names.insert(name)
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (name, method) in functions where !names.contains(name) && method.kind == .function {
        if isCalledOnce(method, functions, source) {
          names.insert(name)
          isChanged = true
        }
      }
    }
  }

  func contains(_ method: FunctionDeclaration, in file: SyntaxFile) -> Bool {
    names.contains(Self.displayName(method, in: file))
  }

  /// As ``ConstraintOrigin/function`` spells it.
  private static func displayName(_ method: FunctionDeclaration, in file: SyntaxFile) -> String {
    let labels = file.parameters[method.parameters.indices].map { file.name($0.label) + ":" }
    return file.name(method.name) + "(" + labels.joined() + ")"
  }

  /// Whether all that calls it is a statement at the top of a set-up function, once in each.
  private func isCalledOnce(
    _ method: FunctionDeclaration, _ functions: [(name: String, declaration: FunctionDeclaration)],
    _ source: ClassSource
  ) -> Bool {
    let file = source.file
    let name = file.name(method.name)
    var callers: Set<String> = []
    for (index, token) in file.source.tokens.enumerated()
    where token.kind == .identifier && file.name(Int32(index)) == name {
      if functions.contains(where: { Int($0.declaration.name) == index }) { continue }
      guard source.parts.contains(where: { file[$0].span.indices.contains(index) }) else {
        continue
      }
      // A member of something else.
      if index >= 2, file.source.tokens[index - 1].kind == .period,
        file.source.tokens[index - 2].kind != .selfKeyword
      {
        continue
      }
      let isCall = file.source.tokens[index + 1].kind == .leftParen
      if !isCall { continue }
      guard
        let caller = functions.first(where: { entry in
          entry.declaration.body.map { $0.span.indices.contains(index) } ?? false
        }), names.contains(caller.name), let body = caller.declaration.body,
        file.statements(of: body).contains(where: { statement in
          let first = Int(file[statement].span.first)
          return first == index || first == index - 2
        }), callers.insert(caller.name).inserted
      else { return false }
    }
    return !callers.isEmpty
  }
}
