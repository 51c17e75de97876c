import Diagnostics
import LayoutDialects
import LightSyntax
import LintRules
import SourceText
import SwiftTokens

/// Finds code that nothing runs: what is wrong in it, nobody sees yet. It is reported of files that are named, as those
/// that somebody is writing are; of others it is counted, or listed as an info.
///
/// Such code is a function that nothing calls (see `uncalledFunction(around:in:)`), or a class of views or controllers
/// that nothing in a program creates. The class is named by no code but its own, that of other such classes, casts, and
/// types of variables and parameters that may be `nil`; and by no other file of the project. It is asked for only where
/// the program's start was read, for a library is used by others; and only about what would be reported, for then few
/// files are read again.
struct UnusedCode {
  let project: ProjectAnalysis
  let texts: FileTexts
  private let otherCode: [FilePath]
  private let listings = FolderListings()
  let isProgram: Bool
  /// What was found out about the classes of findings, by name. What is found on the way is not kept, so that it does not
  /// matter what is asked for first.
  private var verdicts: [String: Bool] = [:]
  /// The same about the functions of findings.
  var functionVerdicts: [FunctionPlace: Bool] = [:]
  /// The texts of files that may name a class, and what was read of those that do.
  private var sources: [Int: SourceFile] = [:]
  private var read: [Int: ReadFile] = [:]
  private var indices: [String: Int] = [:]

  /// - Parameter otherCode: files beside the Swift code that may name classes.
  init(_ project: ProjectAnalysis, _ texts: FileTexts, _ otherCode: [FilePath]) {
    self.project = project
    self.texts = texts
    self.otherCode = otherCode
    isProgram = project.words.contains(where: \.startsProgram)
  }

  /// How many classes, or functions, that name each other are looked at for one.
  static let maximumCount = 16
  /// How large other files may be that are looked through, in bytes.
  static let maximumSize = 8 << 20

  /// Says of something that is found that nothing runs its code.
  ///
  /// - Parameter listsNumbers: whether numbers that are otherwise counted are listed.
  mutating func mark(_ finding: inout Finding, listsNumbers: Bool) {
    let range = finding.diagnostic.range
    guard finding.diagnostic.numbers.isEmpty else {
      // Numbers stand in most classes: where they are only counted, that is not worth a fifth of the run.
      if listsNumbers || !finding.diagnostic.isCounted, holds(range, in: finding.path) {
        finding.unseen = .uncreated
      }
      return
    }
    guard finding.severity > .info,
      let note = uncreatedClass(around: range, in: finding.path)
        ?? uncalledFunction(around: range, in: finding.path)
    else { return }
    finding.unseen = .uncreated
    finding.diagnostic.notes.append(note)
  }

  /// Whether code lies in a class that nothing creates.
  mutating func holds(_ range: SourceRange, in path: String) -> Bool {
    uncreatedClass(around: range, in: path) != nil
  }

  /// Names the class that nothing creates and that holds some code.
  private mutating func uncreatedClass(around range: SourceRange, in path: String) -> Note? {
    guard isProgram, let index = index(of: path),
      let syntax = file(index)?.syntax
    else { return nil }
    let token = syntax.tokens(in: range).lowerBound
    for type in syntax.types(around: token) where isUncreated(syntax.text(type.name)) {
      let name = syntax.text(type.name)
      return Note(
        "no reachable code creates an instance of '\(name)'", at: syntax.range(type.name))
    }
    return nil
  }

  /// Whether nothing creates a class.
  mutating func isUncreated(_ name: String) -> Bool {
    if let known = verdicts[name] { return known }
    var seen: [String: Bool] = [:]
    let verdict = isUncreated(name, &seen)
    verdicts[name] = verdict
    return verdict
  }

  mutating func index(of path: String) -> Int? {
    if indices.isEmpty {
      for (index, name) in texts.names.enumerated() { indices[name] = index }
    }
    return indices[path]
  }

  /// - Parameter seen: what was found out about classes on the way: if they only name each other, nobody creates them.
  private mutating func isUncreated(_ name: String, _ seen: inout [String: Bool]) -> Bool {
    if let known = seen[name] { return known }
    seen[name] = true
    let verdict =
      seen.count <= Self.maximumCount && mayBeUncreated(name) && !isNamed(name, &seen)
      && !isNamedElsewhere(name)
    seen[name] = verdict
    return verdict
  }

  /// Whether there is one class of that name, which only this program's own code can create.
  private mutating func mayBeUncreated(_ name: String) -> Bool {
    let facts = project.facts
    let declarations = facts.declarations(of: name).filter { $0.declaration.kind != .extension }
    guard declarations.count == 1, let (index, declaration) = declarations.first,
      declaration.kind == .class, !project.words[index].startsProgram,
      facts.isShown(name),
      // Types that functions declare are numbered too where bodies are read, but not here.
      let type = file(index)?.syntax.type(startingAt: declaration.start)
    else { return false }
    if type.modifiers.contains(.objc) { return false }
    return type.modifiers.isDisjoint(with: [.public, .open]) || isClosed(name)
      || !isPublished(texts.names[index])
  }

  /// Whether code of other projects can use a file: it lies in a package or a pod. The modules of an app are its own, and
  /// so are the packages in its folder.
  private func isPublished(_ path: String) -> Bool {
    func isLibrary(_ folder: FolderListing) -> Bool {
      folder.projectFiles.contains {
        $0.kind == .podspec || $0.path.name.elementsEqual("Package.swift".utf8)
      }
    }
    let folders = listings.folders(from: FilePath(path).folder)
    guard let nearest = folders.firstIndex(where: isLibrary) else { return false }
    let above = folders[(nearest + 1)...]
    return !above.contains(where: \.hasXcodeProject) || above.contains(where: isLibrary)
  }

  /// Whether nobody outside can make an object of a class that all can name: none of its initializers is for them but
  /// that of nibs, and no static member gives one.
  private mutating func isClosed(_ name: String) -> Bool {
    var isInternal = false
    for (index, declaration) in project.facts.declarations(of: name) {
      guard let syntax = file(index)?.syntax,
        let type = syntax.type(startingAt: declaration.start)
      else { return false }
      for member in syntax.members[type.members.indices] {
        switch member {
        case .variable(let id):
          if syntax[id].modifiers.isOpenToAll(of: .static) { return false }
        case .function(let id):
          let function = syntax[id]
          if function.modifiers.isOpenToAll(of: .static) { return false }
          guard function.kind == .initializer, !syntax.isOfNib(function) else { continue }
          if !function.modifiers.isDisjoint(with: [.public, .open]) { return false }
          isInternal = true
        case .type: break
        }
      }
    }
    return isInternal
  }

  /// Whether Swift code names a class in a way that may create it.
  private mutating func isNamed(_ name: String, _ seen: inout [String: Bool]) -> Bool {
    let word = Self.word(name)
    let bytes = Array(word.utf8)
    for index in project.words.indices where project.words[index].mayHold(word) {
      guard let source = source(index) else { return true }
      // The filter lets more files through than hold the word: it is looked for before they are read as code.
      guard source.bytes.holdsWord(bytes), let file = file(index) else { continue }
      for token in file.places[Token.nameHash(of: word)] ?? []
      where file.syntax.mayCreate(word, at: token) {
        let around = file.syntax.typeNames(around: token)
        if around.contains(name) { continue }
        if !around.contains(where: { isUncreated($0, &seen) }) { return true }
      }
    }
    return false
  }

  /// A name without its outer types, which stand before it.
  private static func word(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func isNamedElsewhere(_ name: String) -> Bool {
    let word = Array(Self.word(name).utf8)
    return otherCode.contains { path in
      guard let bytes = try? readBytes(path, maximumSize: Self.maximumSize) else { return true }
      return bytes.holdsWord(word)
    }
  }

  mutating func file(_ index: Int) -> ReadFile? {
    if let file = read[index] { return file }
    guard let source = source(index) else { return nil }
    let file = ReadFile(source)
    read[index] = file
    return file
  }

  mutating func source(_ index: Int) -> SourceFile? {
    if let source = sources[index] { return source }
    let source = texts.readAgain(index)
    sources[index] = source
    return source
  }
}

/// The name of a function in a file.
struct FunctionPlace: Hashable {
  let file: Int
  let name: Int32
}

/// The declarations of a file, and where its names stand.
struct ReadFile {
  let syntax: SyntaxFile
  /// The tokens of names, by the hash that these carry.
  private(set) var places: [UInt16: [Int]] = [:]
  /// The functions that strings may be selectors of, by which code finds a method: `Selector("show")`.
  private(set) var selectors: Set<String> = []
  /// The functions, not those inside others, by their bodies.
  private let functions: [TokenSpan: FunctionDeclaration]
  private let bodies: NestedSpans

  /// The functions whose bodies hold a token, inner ones first.
  func functions(around token: Int) -> [FunctionDeclaration] {
    bodies.all(around: token).compactMap { functions[$0] }
  }

  init(_ source: SourceFile) {
    syntax = SyntaxFile(TokenizedFile(source), hasBodies: false)
    functions = Dictionary(
      syntax.functions.compactMap { function in function.body.map { ($0.span, function) } },
      uniquingKeysWith: { first, _ in first })
    bodies = NestedSpans(Array(functions.keys))
    for (index, token) in syntax.source.tokens.enumerated() {
      if token.nameHash != 0 { places[token.nameHash, default: []].append(index) }
      if let name = syntax.source.selectorName(in: token) { selectors.insert(name) }
    }
  }
}

extension Project {
  /// Whether a class is one of views or of their controllers.
  func isShown(_ name: String) -> Bool {
    frameworkClass(of: name) != nil || ancestry(of: name).last?.hasSuffix("Controller") == true
  }
}

extension Modifiers {
  /// Whether a member of that kind is for code of other modules.
  fileprivate func isOpenToAll(of kind: Modifiers) -> Bool {
    contains(kind) && !isDisjoint(with: [.public, .open])
  }
}

extension SyntaxFile {
  /// Whether an initializer is the one by which nibs make an object: `init?(coder:)`.
  fileprivate func isOfNib(_ initializer: FunctionDeclaration) -> Bool {
    parameters[initializer.parameters.indices].first.map { name($0.label) } == "coder"
  }

  /// The names of the types and extensions that hold a token.
  fileprivate func typeNames(around token: Int) -> [String] {
    types(around: token).map { text($0.name) }
  }

  /// Whether a token names a type where it may be created, or where it cannot be told that it is not.
  fileprivate func mayCreate(_ name: String, at token: Int) -> Bool {
    guard self.name(Int32(token)) == name else { return false }
    let next = tokenText(token + 1)
    // `Panel.Mode` is another type, declared in the class; `Panel.Type` may create any.
    if next == ".", tokenText(token + 2).startsUppercase, tokenText(token + 2) != "Type" {
      return false
    }
    if next == "." || next == "(" { return true }
    switch tokenText(token - 1) {
    case "class", "extension", "as", "is": return false
    case "!", "?": return tokenText(token - 2) != "as"
    case ":":
      switch next {
      case "?", "!": return tokenText(token + 2) == "="
      case ",", ")": return opening(before: token).map { tokenText($0) } != "("
      default: return true
      }
    default: return true
    }
  }
}

extension [UInt8] {
  /// Whether a word stands somewhere, and not as a part of a longer one.
  func holdsWord(_ word: [UInt8]) -> Bool {
    guard !word.isEmpty else { return true }
    var start = 0
    while let found = firstIndex(of: word, from: start) {
      let end = found + word.count
      if found == 0 || !self[found - 1].isPartOfName, end == count || !self[end].isPartOfName {
        return true
      }
      start = found + 1
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
