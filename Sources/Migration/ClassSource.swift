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
  /// The functions that run exactly once before the first layout.
  private(set) var setUp = SetUpFunctions()
  /// The signatures of methods that the nearest superclass with such a method leaves empty.
  private(set) var idleInSuperclass: Set<String> = []
  private let conditions: [SourceRange]

  var file: SyntaxFile { files[fileIndex] }

  /// `nil` for what is no class of views or controllers.
  init?(_ unit: ReadingUnit, in project: MigrationProject) {
    let files = project.files
    guard let name = unit.typeName,
      let own = unit.parts.first(where: { files[$0.file][$0.type].kind == .class })
    else { return nil }
    self.project = project.project
    self.files = files
    self.name = name
    fileIndex = own.file
    declaration = own.type
    parts = unit.parts.filter { $0.file == own.file }.map(\.type)
    allParts = unit.parts.map { ($0.file, $0.type) }
    conditions = project.conditions[own.file]
    let superclasses = project.superclassParts(of: name)
    setUp = SetUpFunctions(
      of: unit.parts.map { (files[$0.file], $0.type) }, superclasses: superclasses)
    var known: Set<String> = []
    for (file, type) in superclasses.joined() {
      for method in file.methods(in: type) where known.insert(file.signature(of: method)).inserted {
        if method.body.map({ file.statements(of: $0).isEmpty }) == true {
          idleInSuperclass.insert(file.signature(of: method))
        }
      }
    }
  }

  var role: ViewClass.Role? { project.frameworkClass(of: name)?.role }

  /// Whether it is one of AppKit's.
  var isAppKit: Bool {
    project.ancestry(of: name).contains { $0.hasPrefix("NS") && ViewClass.named($0) != nil }
  }

  func methods(in type: TypeID) -> [FunctionDeclaration] { file.methods(in: type) }

  /// Whether the range lies under `#if`, or holds one.
  func isConditional(_ range: SourceRange) -> Bool {
    conditions.contains { $0.start < range.end && range.start < $0.end }
  }
}

extension MigrationProject {
  /// The declarations of the superclasses of a class, nearest first, up to one that the project does not declare; none if
  /// one of them may be another, or was not read.
  fileprivate func superclassParts(of name: String) -> [[ClassPart]] {
    var classes: [[ClassPart]] = []
    for ancestor in project.ancestry(of: name).dropFirst() {
      let declarations = project.declarations(of: ancestor)
      let homes = declarations.filter { $0.declaration.kind != .extension }
      if homes.isEmpty { break }
      guard homes.count == 1 else { return [] }
      var parts: [ClassPart] = []
      for (index, declaration) in declarations {
        let file = surveyed[index]
        guard !file.source.file.bytes.isEmpty,
          let type = file.typeID(startingAt: declaration.start)
        else { return [] }
        parts.append((file, type))
      }
      classes.append(parts)
    }
    return classes
  }
}

extension SyntaxFile {
  func methods(in type: TypeID) -> [FunctionDeclaration] {
    members[self[type].members.indices].compactMap { member in
      if case .function(let id) = member { self[id] } else { nil }
    }
  }
}
