import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// A function or method that may create layout for its callers.
package struct HelperFunction: Sendable {
  var name: String
  /// The type or extension that declares it; empty for a free function.
  var owner: String
  var isInExtension: Bool
  /// Whether nothing in another file can call it.
  var isOfFile: Bool
  var id: FunctionID
  /// Whether it is a property's getter, which is run without a call.
  var isGetter = false
  /// Whether it belongs to the type, and not to its objects.
  var isStatic = false
  /// Whether it takes and gives nothing.
  var isSilent = false
  /// Whether it gives a number or a rectangle, and is run only where frames are read.
  var isLength = false
  /// The hashes of the names that the body calls, if it holds no word of layout itself; else `nil`.
  var calls: [UInt16]?
  /// The type of what it gives, if that may be a view.
  var given: String?
  /// Whether it is an initializer that an extension adds to a class of the system.
  var isInitializer = false

  /// The type of what it gives, if it holds no word of layout itself: it may make a view.
  var made: String? { calls == nil ? nil : given }
}

extension FileDeclarations {
  /// Collects the functions whose bodies may build layout.
  mutating func collectHelpers(_ file: SyntaxFile, _ words: LayoutWords) {
    for type in types {
      let home = Home(
        owner: type.name, isExtension: type.kind == .extension, isEnumeration: type.kind == .enum,
        isOfFile: !file[type.id].modifiers.isDisjoint(with: [.private, .fileprivate]))
      for member in file.members[file[type.id].members.indices] {
        switch member {
        case .function(let id):
          addHelper(id, of: home, file, words)
        case .variable(let id):
          addGetters(id, of: home, file, words)
        case .type: break
        }
      }
    }
    for statement in file.statements(of: file.topLevel) {
      guard case .function(let id) = file[statement].kind else { continue }
      addHelper(id, of: Home(owner: ""), file, words)
    }
  }

  /// The type or extension around a member.
  private struct Home {
    /// Empty at the top level of a file.
    let owner: String
    var isExtension = false
    var isEnumeration = false
    /// Whether nothing in another file can use its members.
    var isOfFile = false
  }

  private mutating func addHelper(
    _ id: FunctionID, of home: Home, _ file: SyntaxFile, _ words: LayoutWords
  ) {
    let function = file[id]
    guard let body = function.body, body.statements.count > 0, !isLengthHelper(id) else { return }
    if function.kind == .initializer { return addInitializer(id, of: home, file) }
    guard function.kind == .function else { return }
    // A method that takes and gives nothing is read where it is declared.
    let isSilent = function.parameters.count == 0 && file.givesNothing(function)
    if !home.owner.isEmpty, !home.isExtension, isSilent { return }
    var calls: [UInt16]?
    let given = Self.typeMade(by: function, of: home.owner, file)
    // `isActive = flag` of a constraint itself is layout, though no other word of its function is.
    if !words.occur(in: body.span),
      home.owner != "NSLayoutConstraint" || !file.activatesItself(body.span),
      !Self.givesAnchor(function, file),
      !(home.isExtension && function.returnType.map(file.isSelfType) ?? false),
      !(home.isExtension && function.modifiers.contains(.static)
        && file.genericResult(of: function) != nil),
      !Self.takesStack(function, file)
    {
      // What mentions no layout itself is a wrapper; those of other types than views took most of the time.
      let mayWrap = home.owner.isEmpty || ViewClass.named(home.owner) != nil
      let found = mayWrap ? Self.calledNames(in: body.span, file.source.tokens) : []
      if found.isEmpty, given == nil { return }
      calls = found
    }
    helpers.append(
      HelperFunction(
        name: file.name(function.name), owner: home.owner, isInExtension: home.isExtension,
        isOfFile: home.isOfFile || !function.modifiers.isDisjoint(with: [.private, .fileprivate]),
        id: id, isStatic: function.modifiers.contains(.static), isSilent: isSilent, calls: calls,
        given: given))
  }

  /// `convenience init(text: String)` in an extension of `UILabel`: it is run where it makes one.
  private mutating func addInitializer(_ id: FunctionID, of home: Home, _ file: SyntaxFile) {
    guard home.isExtension, let known = ViewClass.named(home.owner),
      [.view, .stack, .scroll].contains(known.role)
    else { return }
    helpers.append(
      HelperFunction(
        name: "init", owner: home.owner, isInExtension: true,
        isOfFile: home.isOfFile
          || !file[id].modifiers.isDisjoint(with: [.private, .fileprivate]),
        id: id, isStatic: true, calls: [], given: home.owner, isInitializer: true))
  }

  /// Whether a function may set how a stack view that it is given arranges its views.
  private static func takesStack(_ function: FunctionDeclaration, _ file: SyntaxFile) -> Bool {
    file.parameters[function.parameters.indices].contains { parameter in
      guard let type = parameter.type else { return false }
      return ViewClass.named(baseTypeName(file.text(type)))?.role == .stack
    }
  }

  /// The type of what a function gives, where that may be a class: `UIButton` for `func makeButton() -> UIButton`.
  ///
  /// - Parameter owner: the type that declares it, for which `Self` stands; empty for none.
  private static func typeMade(
    by function: FunctionDeclaration, of owner: String, _ file: SyntaxFile
  ) -> String? {
    guard let type = function.returnType else { return nil }
    let name = baseTypeName(file.text(type))
    if name == "Self" { return owner.isEmpty ? nil : owner }
    if name.utf8.count < longestGeneric, file.genericResult(of: function) == name {
      // What it is given, or an object of any class: `func configured<View: UIView>(_ view: View) -> View`.
      return viewClasses.first
    }
    return name.startsUppercase && !SystemSymbol.isPlainType(name) ? name : nil
  }

  /// Longer names are those of classes.
  private static let longestGeneric = 16

  /// The getters that build constraints, or tell anchors and guides.
  private mutating func addGetters(
    _ id: VariableID, of home: Home, _ file: SyntaxFile, _ words: LayoutWords
  ) {
    for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
      guard binding.initialValue == nil, let type = binding.type,
        let getter = binding.accessors.indices.first(where: { file.functions[$0].kind == .getter }),
        let body = file.functions[getter].body, body.statements.count > 0,
        home.isExtension
          ? words.occur(in: body.span) || tellsLayout(type, file) || file.isSelfType(type)
            || file[id].modifiers.contains(.static) && isView(type, file)
          : (home.isEnumeration || words.occur(in: body.span)) && tellsLayout(type, file)
      else { continue }
      helpers.append(
        HelperFunction(
          name: file.name(binding.name), owner: home.owner, isInExtension: home.isExtension,
          isOfFile: home.isOfFile
            || !file[id].modifiers.isDisjoint(with: [.private, .fileprivate]),
          id: FunctionID(index: Int32(getter)), isGetter: true,
          isStatic: file[id].modifiers.contains(.static)))
    }
  }

  /// `static var separator: UIView { … }` makes one for whoever names it.
  private func isView(_ type: TokenSpan, _ file: SyntaxFile) -> Bool {
    guard type.first == type.last else { return false }
    return ViewClass.named(file.name(type.first)).map {
      [.view, .stack, .scroll].contains($0.role)
    }
      ?? false
  }

  /// Whether a type is that of anchors, guides, constraints, or a list of them.
  private func tellsLayout(_ type: TokenSpan, _ file: SyntaxFile) -> Bool {
    type.indices.contains { index in
      let name = file.source.bytes(of: file.source.tokens[index])
      return name.starts(with: "NSLayout".utf8) || name.ends(with: "LayoutGuide")
    }
  }

  /// Whether it gives back anchors, guides or attributes, for which it needs no word of layout.
  private static func givesAnchor(_ function: FunctionDeclaration, _ file: SyntaxFile) -> Bool {
    guard let type = function.returnType else { return false }
    return type.indices.contains { index in
      let name = file.source.bytes(of: file.source.tokens[index])
      return name.ends(with: "LayoutGuide") || name.elementsEqual("Attribute".utf8)
        || name.starts(with: "NSLayout".utf8)
          && (name.ends(with: "Anchor") || name.ends(with: "Dimension")
            || name.ends(with: "Attribute"))
    }
  }

  private static func calledNames(in span: TokenSpan, _ tokens: [Token]) -> [UInt16] {
    var found: [UInt16] = []
    for index in span.indices.dropLast()
    where tokens[index].kind == .identifier && tokens[index + 1].kind == .leftParen {
      found.append(tokens[index].nameHash)
    }
    return found
  }
}

extension SyntaxFile {
  /// Whether code assigns whether its own object is active: `isActive = flag`, `self.isActive = flag`.
  fileprivate func activatesItself(_ span: TokenSpan) -> Bool {
    span.indices.dropLast().contains { index in
      let tokens = source.tokens
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .equal,
        ["isActive", "active"].contains(name(Int32(index)))
      else { return false }
      return tokens[index - 1].kind != .period || tokens[index - 2].kind == .selfKeyword
    }
  }

  /// Whether it is the type of the object itself, which such a member gives back when it has changed it.
  func isSelfType(_ type: TokenSpan) -> Bool {
    type.first == type.last && source.text(of: source.tokens[Int(type.first)], is: "Self")
  }

  /// The generic parameter of which a function gives one: `View` for `func make<View: UIView>() -> View`.
  func genericResult(of function: FunctionDeclaration) -> String? {
    guard let type = function.returnType, type.first == type.last, function.name >= 0 else {
      return nil
    }
    let result = name(type.first)
    let tokens = source.tokens
    var index = Int(function.name) + 1
    while index < Int(type.first), tokens[index].kind != .leftParen {
      if tokens[index].kind == .identifier, name(Int32(index)) == result { return result }
      index += 1
    }
    return nil
  }

  /// Whether a function gives nothing back: `func setUp()`, `func setUp() -> Void`.
  func givesNothing(_ function: FunctionDeclaration) -> Bool {
    guard let type = function.returnType else { return true }
    return ["Void", "()"].contains(text(type))
  }
}

/// The helpers of a project, by name.
struct HelperIndex: Sendable {
  struct Entry: Sendable {
    var file: Int
    var function: HelperFunction
  }

  /// Helpers of one name, in the order of the files.
  private struct Namesakes {
    /// A type, and the file in which alone its helpers can be called; `nil` for those that all files can call.
    struct Owner: NumberKey {
      let type: String
      let file: Int?

      var number: Int { NameKey(type).number ^ (file ?? -1) }
    }

    var all: [Entry] = []
    /// The places of those of each type in ``all``.
    var owned: [Owner: [Int]] = [:]

    mutating func add(_ entry: Entry) {
      let file = entry.function.isOfFile ? entry.file : nil
      owned[Owner(type: entry.function.owner, file: file), default: []].append(all.count)
      all.append(entry)
    }

    /// None where they are too many to tell apart for each call.
    func entries(of types: [String], in files: Set<Int>) -> [Entry] {
      let owners = Set(types).flatMap { type in
        [Owner(type: type, file: nil)] + files.map { Owner(type: type, file: $0) }
      }
      let places = owners.compactMap { owned[$0] }
      guard places.reduce(0, { $0 + $1.count }) <= HelperIndex.maximumNamesakes else { return [] }
      return places.joined().sorted().map { all[$0] }
    }
  }

  private var entries = NameTable<Namesakes>()
  private var getters = NameSet()
  /// Whether one of them is an operator.
  private(set) var declaresOperators = false
  /// The classes to which the project adds initializers.
  private var initializedClasses = NameSet()
  /// The hashes of all their names.
  private var hashes = NameHashSet()

  /// How many helpers may call each other before one that builds layout itself.
  private static let maximumLevels = 3

  init(_ files: [FileDeclarations], _ types: DeclaredTypes) {
    var hashes = NameHashSet()
    var waiting: [Entry] = []
    for index in files.indices {
      for helper in files[index].helpers {
        let entry = Entry(file: index, function: helper)
        if helper.calls == nil { add(entry, &hashes) } else { waiting.append(entry) }
      }
    }
    for _ in 0..<Self.maximumLevels where !waiting.isEmpty {
      let known = hashes
      var rest: [Entry] = []
      for entry in waiting {
        if entry.function.calls?.contains(where: { known.contains($0) }) ?? false {
          add(entry, &hashes)
        } else {
          rest.append(entry)
        }
      }
      waiting = rest
    }
    // Code that only makes views builds no layout by that: their hashes are not put in.
    for entry in waiting {
      guard let made = entry.function.made, types.isView(made, in: entry.function.owner)
      else { continue }
      entries[entry.function.name, default: Namesakes()].add(entry)
      if entry.function.isInitializer { initializedClasses.insert(entry.function.owner) }
    }
    self.hashes = hashes
  }

  /// Whether code between two tokens calls something that is named like a helper.
  func areCalled(in span: TokenSpan, of file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    return span.indices.dropLast().contains { index in
      tokens[index].kind == .identifier && hashes.contains(tokens[index].nameHash)
        && tokens[index + 1].kind == .leftParen && entries[file.name(Int32(index))] != nil
    }
  }

  /// Whether code between two tokens may call a helper or use a getter that is one.
  func areNamed(in span: TokenSpan, of file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    return span.indices.dropLast().contains { index in
      guard tokens[index].kind == .identifier, hashes.contains(tokens[index].nameHash) else {
        return false
      }
      let name = file.name(Int32(index))
      return tokens[index + 1].kind == .leftParen ? entries[name] != nil : getters.contains(name)
    }
  }

  private mutating func add(_ entry: Entry, _ hashes: inout NameHashSet) {
    if let first = entry.function.name.unicodeScalars.first,
      !first.properties.isXIDStart, first != "_", first != "`"
    {
      declaresOperators = true
    }
    entries[entry.function.name, default: Namesakes()].add(entry)
    if entry.function.isGetter { getters.insert(entry.function.name) }
    hashes.insert(entry.function.name)
  }

  subscript(name: String) -> [Entry] { entries[name]?.all ?? [] }

  func holds(_ name: String) -> Bool { entries[name] != nil }

  /// Those of a name that are called: no getters.
  func functions(_ name: String) -> [Entry] { self[name].filter { !$0.function.isGetter } }

  /// The helpers of a name that some types have and code of some files can call; all of that name where they are few.
  func entries(_ name: String, of types: () -> [String], in files: () -> Set<Int>) -> [Entry] {
    guard let namesakes = entries[name] else { return [] }
    return namesakes.all.count > Self.manyNamesakes
      ? namesakes.entries(of: types(), in: files()) : namesakes.all
  }

  /// So many are sorted out faster one by one.
  private static let manyNamesakes = 4
  /// How many functions of one name a receiver may have.
  private static let maximumNamesakes = 64

  func hasGetter(_ name: String) -> Bool { getters.contains(name) }

  /// Whether the project adds initializers to some class of the system.
  var addsInitializers: Bool { holds("init") }

  /// Whether the project adds initializers to a class.
  func addsInitializer(to type: String) -> Bool { initializedClasses.contains(type) }
}
