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
  private let conditions: [SourceRange]

  var file: SyntaxFile { files[fileIndex] }

  /// `nil` for what is no class of views or controllers.
  init?(_ unit: ReadingUnit, in project: MigrationProject) {
    guard let name = unit.typeName else { return nil }
    self.init(name, unit.parts.map { ($0.file, $0.type) }, of: project.files, in: project)
  }

  /// The one class of a name that the project declares; `nil` if there is none, or several.
  init?(named name: String, in project: MigrationProject) {
    let declarations = project.project.declarations(of: name)
    guard declarations.count(where: { $0.declaration.kind != .extension }) == 1 else { return nil }
    var files = project.files
    // Where nothing speaks of layout, the bodies of functions were passed over.
    for file in Set(declarations.map(\.file)) where !project.words[file].needsBodies {
      files[file] = SyntaxFile(files[file].source)
    }
    let parts = declarations.compactMap { place -> (file: Int, type: TypeID)? in
      let types = files[place.file].types
      return types.firstIndex { $0.span.first == place.declaration.start }
        .map { (place.file, TypeID(index: Int32($0))) }
    }
    self.init(name, parts, of: files, in: project)
  }

  private init?(
    _ name: String, _ all: [(file: Int, type: TypeID)], of files: [SyntaxFile],
    in project: MigrationProject
  ) {
    guard let own = all.first(where: { files[$0.file][$0.type].kind == .class }) else {
      return nil
    }
    self.project = project.project
    self.files = files
    self.name = name
    fileIndex = own.file
    declaration = own.type
    parts = all.filter { $0.file == own.file }.map(\.type)
    allParts = all
    conditions = project.conditions[own.file]
    setUp = SetUpFunctions(of: self, inherited: TemplateMethods(of: self, in: project).names)
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

  /// Whether the range lies under `#if`, or holds one.
  func isConditional(_ range: SourceRange) -> Bool {
    conditions.contains { $0.start < range.end && range.start < $0.end }
  }
}
