import LightSyntax
import SwiftTokens

/// A library's class of objects that contain constraints; a call with a closure replaces all of these at once.
package struct LibraryGroup: Sendable {
  package let type: String
  /// The label of the argument that passes the group to the call.
  package let replacing: String
}

/// A module that files import to write layout in a dialect, and the words by which its use is recognized.
package struct LayoutLibrary: Sendable {
  package let module: String
  /// Its functions that run a closure at once, in which constraints are created.
  package var blocks: [String] = []
  /// Functions of it that run a closure at once and give the list of the constraints that are made in it, with whether
  /// these are in force then.
  package var gatherers: [String: Bool] = [:]
  /// Methods of it that give a view whose autoresizing mask is switched off, and do nothing else.
  package var makers: [String] = []
  /// Methods of it that take constraints away.
  package var removers: [String] = []
  /// The member between a view and the library's methods, if these find and remove the constraints that they created
  /// earlier.
  package var handle: String?
  /// A member of views by which its use is recognized even where the file does not import it, because nothing else has
  /// the name; `nil` if there is none.
  package var ownMember: String?
  /// Whether its words have no other meaning, so that files that do not import the module are searched, too: a bridging
  /// header may import it for them.
  package var isUnmistakable = false
  /// An object that contains the constraints that a call with a closure creates, and removes those of earlier calls.
  package var group: LibraryGroup?
  /// Its operators between views or between their anchors, all of which are read.
  package var operators: Set<String> = []
  /// Whether it accepts numbers of other types than UIKit, so that code without the library must convert them.
  package var takesAnyNumber = false
  /// Whether an identifier or operator may be one of its words, by what stands around it. In doubt it is, and its import
  /// stays.
  fileprivate let isWord: @Sendable (_ file: SyntaxFile, _ token: Int) -> Bool

  init(
    _ module: String, blocks: [String] = [], gatherers: [String: Bool] = [:], makers: [String] = [],
    removers: [String] = [], handle: String? = nil, ownMember: String? = nil,
    group: LibraryGroup? = nil,
    isUnmistakable: Bool = false, operators: Set<String> = [], takesAnyNumber: Bool = false,
    isWord: @escaping @Sendable (SyntaxFile, Int) -> Bool
  ) {
    self.module = module
    self.blocks = blocks
    self.gatherers = gatherers
    self.makers = makers
    self.removers = removers
    self.handle = handle
    self.ownMember = ownMember
    self.group = group
    self.isUnmistakable = isUnmistakable
    self.operators = operators
    self.takesAnyNumber = takesAnyNumber
    self.isWord = isWord
  }

  /// All that are read, in the order of the dialects.
  package static let all = Dialect.all.compactMap(\.library)

  /// The modules of all.
  static let modules = Set(all.map(\.module))

  /// Those of the dialects that read nothing without their import.
  static let modulesToImport = Set(
    Dialect.all.lazy.filter(\.needsImport).compactMap { $0.library?.module })

  /// Methods of any library that remove constraints.
  package static let removers = Set(all.flatMap(\.removers))

  /// Functions of any of them that run a closure at once, in which constraints are made.
  package static let blocks = Set(all.flatMap(\.blocks))

  /// The objects of all libraries that contain constraints.
  package static let groups = all.compactMap(\.group)

  /// The modules that have such objects.
  package static let groupModules = Set(all.filter { $0.group != nil }.map(\.module))

  /// Those of any of them that give lists, with whether the constraints are in force then.
  package static let gatherers = all.reduce(into: [:]) { known, library in
    known.merge(library.gatherers) { first, _ in first }
  }

  /// The tokens of a file that may be its words, in order, except those of the import.
  ///
  /// Empty for a file that does not import it, if its words may mean something else.
  package func words(in file: SyntaxFile) -> [Int] {
    let tokens = file.source.tokens
    let imports = Set(
      tokens.indices.dropLast(2).filter { tokens[$0].kind == .importKeyword }.flatMap {
        [$0 + 1, $0 + 2]
      }.filter { file.source.text(tokens[$0]) == module })
    guard isUnmistakable || !imports.isEmpty else { return [] }
    return tokens.indices.filter { index in
      switch tokens[index].kind {
      case .identifier, .infixOperator, .prefixOperator, .postfixOperator:
        !imports.contains(index) && isWord(file, index)
      default: false
      }
    }
  }
}

extension LayoutLibrary {
  /// Whether a file that does not import the module surely uses it.
  package func isUsedWithoutImport(in file: SyntaxFile) -> Bool {
    if file.importedModules.contains(module) { return false }
    if isUnmistakable { return !words(in: file).isEmpty }
    return ownMember.map { file.holdsIdentifier($0) } ?? false
  }
}

extension SyntaxFile {
  /// The operators between views or anchors of libraries that the file imports, which are read.
  var readOperators: Set<String> {
    let modules = importedModules
    return LayoutLibrary.all.reduce(into: []) { operators, library in
      if modules.contains(library.module) { operators.formUnion(library.operators) }
    }
  }
}

extension Project {
  /// Whether a member of a view is one of a library that a file imports, and so is read, though elsewhere its name means
  /// something else.
  package func readsOrdinary(_ member: String, in file: Int) -> Bool {
    let modules = files[file].libraries.modules
    guard !modules.isEmpty else { return false }
    return Dialect.all.contains { dialect in
      dialect.words.ordinary.contains(member)
        && dialect.library.map { modules.contains($0.module) } ?? false
    }
  }
}

extension DialectName {
  /// The library of the dialect; `nil` for a dialect of the system.
  package var library: LayoutLibrary? { Self.libraries[self] }

  private static let libraries: [DialectName: LayoutLibrary] = {
    let pairs = Dialect.all.flatMap { dialect in
      dialect.makes.compactMap { made in dialect.library.map { (made.name, $0) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}

extension DialectName {
  /// The methods of libraries that make constraints which are active at once.
  package static let activeCalls: Set<String> = Set(
    Dialect.all.lazy.filter { $0.makes.contains { $0.form == .activeCall } }.flatMap(\.makers))
}

extension DialectName {
  /// Those of them whose names mean nothing else.
  static let unmistakableCalls: Set<String> = Set(
    Dialect.all.lazy.filter { $0.library?.isUnmistakable ?? false }.flatMap(\.makers))
}

extension SyntaxFile {
  /// Whether a token is called as a method or function: a parenthesis or brace follows it.
  func isCalled(_ token: Int) -> Bool {
    guard token + 1 < source.tokens.count else { return false }
    return [.leftParen, .leftBrace].contains(source.tokens[token + 1].kind)
  }

  /// Whether a token stands behind a period.
  func isMemberName(_ token: Int) -> Bool { token > 0 && source.tokens[token - 1].kind == .period }
}
