import LightSyntax
import SourceText
import SwiftTokens

/// The expressions of a type's declaration or of one of its extensions, with what stands around each.
///
/// A class, because it never changes, and each use of a name asks it.
final class PartUses: Sendable {
  let place: UnitExtent.Part
  let file: SyntaxFile
  /// Operators that make constraints which are read where they are written.
  let readOperators: Set<String>
  /// The first expression of the part.
  private let start: Int
  /// For each expression of the part, the one of which it is a part; -1 for those of statements.
  private let parents: [Int32]
  /// For each expression of the part, what it is to its statement.
  private let roles: [Role]
  /// Names that stand alone and members of `self`, under any name for it, in order.
  private let names: [Name]
  /// Where names of one hash stand, if there are many.
  private let index: [UInt16: [Int32]]?
  /// What `return` gives back, in order.
  private let returned: [ExpressionID]
  /// For each expression of the part that stands for what a function declares, the declaration; -1 for others.
  private let resolved: [Int32]
  /// For closures with parameters, the declaration of the first one.
  let parameters: [Int: Int]
  /// Calls that run a closure with an object, with the declarations by which the closures name it.
  let configurations: [(call: Int, closure: TokenSpan, declaration: Int)]
  /// The getters of properties, with the properties' names.
  let getters: [(span: TokenSpan, property: String)]
  /// The names of properties that keep what they are given, and do nothing with it by themselves.
  let keepers: [String]

  private struct Name: Sendable {
    let hash: UInt16
    let isMember: Bool
    let token: Int32
    let expression: Int32
    /// What a local name stands for of which it is a member; -1 for others.
    var owner: Int32 = -1
  }

  /// What an expression is to its statement.
  enum Role: Sendable {
    /// A part of another expression, or a statement of its own.
    case plain
    case returned
    /// The value of a local variable, or of a condition that names it: the declaration.
    case named(Int)
    /// The value of a property that nothing watches, or of another one, for which the name is empty.
    case property(String)
    /// What a loop runs over, and the declaration of what it names.
    case sequence(Int?)
    case condition
    /// The only statement of a closure or an accessor, whose value it is.
    case alone
  }

  /// From how many names on they are looked up by their hashes.
  private static let smallestIndex = 2_000

  init(
    _ file: SyntaxFile, _ place: UnitExtent.Part, isType: Bool,
    _ declared: inout [LocalDeclaration]
  ) {
    self.file = file
    self.place = place
    readOperators = file.readOperators
    let own = file.expressions(in: place.span)
    let start = own.startIndex
    self.start = start
    let inner = isType ? file.innerTypes(of: place.span) : []
    let first = declared.count
    var collector = DeclarationCollector(file, place, isType: isType, inner)
    collector.collect()
    declared += collector.declarations
    roles = Self.roles(collector, first, own.indices)
    parameters = collector.parameters.mapValues { first + $0 }
    returned = (collector.returned + collector.lonely).sorted {
      file[$0].span.first < file[$1].span.first
    }
    getters = collector.getters
    keepers = collector.keepers
    let hasOtherSelves = !collector.selves.isEmpty
    var parents = [Int32](repeating: -1, count: own.count)
    var names: [Name] = []
    var configurations: [(call: Int, closure: TokenSpan, declaration: Int)] = []
    for index in own.indices {
      let expression = own[index]
      file.forEachChild(of: expression) { child in
        let position = Int(child.index) - start
        if parents.indices.contains(position) { parents[position] = Int32(index) }
      }
      if let (closure, parameter) = Self.configuration(expression, in: file),
        let declaration = parameters[parameter]
      {
        configurations.append((index, closure, declaration))
      }
      guard let name = Self.name(expression, Int32(index), in: file, hasOtherSelves),
        !Self.isInside(name.token, inner)
      else { continue }
      names.append(name)
    }
    self.parents = parents
    self.configurations = configurations
    var resolved = [Int32](repeating: -1, count: own.count)
    Self.resolve(names, declared[first...], in: file) { name, declaration in
      resolved[Int(name.expression) - start] = Int32(declaration)
    }
    self.resolved = resolved
    names.removeAll {
      $0.owner >= 0
        && !collector.selves.contains(Int(resolved[Int($0.owner) - start]) - first)
    }
    self.names = names
    index =
      names.count < Self.smallestIndex
      ? nil
      : Dictionary(grouping: names.indices, by: { names[$0].hash })
        .mapValues { $0.map { Int32($0) } }
  }

  private static func roles(
    _ collector: DeclarationCollector, _ first: Int, _ own: Range<Int>
  ) -> [Role] {
    var roles = [Role](repeating: .plain, count: own.count)
    func note(_ expression: Int32, _ role: Role) {
      if own.contains(Int(expression)) { roles[Int(expression) - own.lowerBound] = role }
    }
    for (expression, declaration) in collector.values {
      note(expression, .named(first + declaration))
    }
    for expression in collector.returned { note(expression.index, .returned) }
    for sequence in collector.sequences {
      note(sequence.list.index, .sequence(sequence.declaration.map { first + $0 }))
    }
    for expression in collector.conditions { note(expression.index, .condition) }
    for expression in collector.lonely { note(expression.index, .alone) }
    for property in collector.properties { note(property.value.index, .property(property.name)) }
    return roles
  }

  /// Finds what names that stand alone mean: what the innermost scope around them declares.
  private static func resolve(
    _ names: [Name], _ declared: ArraySlice<LocalDeclaration>, in file: SyntaxFile,
    _ body: (Name, Int) -> Void
  ) {
    guard !declared.isEmpty else { return }
    // `if let title {` is another name for what `title` meant before.
    let scopes = declared.indices.filter { !declared[$0].isShort }.sorted {
      let (left, right) = (declared[$0], declared[$1])
      return (left.hash, left.scope.first, $0) < (right.hash, right.scope.first, $1)
    }
    var hashes = NameFilter()
    for scope in scopes { hashes.insert(declared[scope].hash) }
    let standing = names.filter { !$0.isMember && hashes.mayHold($0.hash) }.sorted {
      ($0.hash, $0.token) < ($1.hash, $1.token)
    }
    var next = 0
    var open: [(declaration: Int, name: String)] = []
    var hash: UInt16?
    for name in standing {
      if name.hash != hash {
        hash = name.hash
        open.removeAll()
        while next < scopes.count, declared[scopes[next]].hash < name.hash { next += 1 }
      }
      while next < scopes.count, declared[scopes[next]].hash == name.hash,
        declared[scopes[next]].scope.first <= name.token
      {
        open.append((scopes[next], file.name(declared[scopes[next]].token)))
        next += 1
      }
      open.removeAll { declared[$0.declaration].scope.last < name.token }
      guard !open.isEmpty else { continue }
      let text = file.name(name.token)
      if let found = open.last(where: { $0.name == text }) { body(name, found.declaration) }
    }
  }

  /// What an expression is to its statement.
  func role(of expression: Int) -> Role {
    roles.indices.contains(expression - start) ? roles[expression - start] : .plain
  }

  /// What the name at an expression stands for, if a function declares it.
  func declaration(at expression: Int) -> Int? {
    let position = expression - start
    guard resolved.indices.contains(position), resolved[position] >= 0 else { return nil }
    return Int(resolved[position])
  }

  /// Each name that stands for what a function declares, in the order of the code, with the declaration. Where patterns
  /// declare it, it is not used.
  func forEachResolved(
    among declarations: [LocalDeclaration], _ body: (Int, Int) -> Void
  ) {
    for name in names {
      if let declaration = declaration(at: Int(name.expression)),
        declarations[declaration].token != name.token
          || file.source.tokens[Int(name.token)].kind == .dollarIdentifier
      {
        body(Int(name.expression), declaration)
      }
    }
  }

  /// What `return` gives back in a range of the source.
  func returned(in range: SourceRange) -> [Int] {
    let start = returned.partitionIndex { file.start($0) >= range.start }
    return returned[start...].prefix { file.start($0) < range.end }
      .filter { file.range($0).end <= range.end }.map { Int($0.index) }
  }

  /// The closure that a call or an operator runs with an object: `UILabel().then { … }`, `{ … }(UILabel())`,
  /// `UILabel() ※ { … }`, `.create { … }`, `UILabel.create { … }`.
  ///
  /// - Returns: the closure's body, and the closure.
  private static func configuration(
    _ expression: Expression, in file: SyntaxFile
  ) -> (TokenSpan, Int)? {
    if case .binary(let made, let token, let closure) = expression.kind,
      case .closure(let id) = file[closure].kind, case .call = file[made].kind,
      file.isStrangeOperator(token)
    {
      return (file[id].body.span, Int(id.index))
    }
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
      let argument = file.arguments(arguments).first
    else { return nil }
    let id: ClosureID
    switch (file[callee].kind, file[argument.value].kind) {
    case (.member(_, let name), .closure(let closure))
    where configuringMethods.contains(file.name(name)):
      id = closure
    // What makes the object also runs the closure with it.
    case (.implicitMember, .closure(let closure)): id = closure
    case (.member(let base, _), .closure(let closure)):
      guard case .name(let token) = file[base].kind, file.name(token).startsUppercase else {
        return nil
      }
      id = closure
    case (.closure(let closure), _): id = closure
    default: return nil
    }
    return (file[id].body.span, Int(id.index))
  }

  /// The declarations by which closures that are run with what is made in a range name it.
  func configured(_ made: SourceRange) -> [Int] {
    configurations.compactMap { call, closure, declaration in
      let range = file.range(file.expressions[call].span)
      return range.contains(made) && !file.range(closure).contains(made) ? declaration : nil
    }
  }

  /// - Parameter hasOtherSelves: whether local names mean `self`, so that their members are its members.
  private static func name(
    _ expression: Expression, _ index: Int32, in file: SyntaxFile, _ hasOtherSelves: Bool
  ) -> Name? {
    switch expression.kind {
    case .name(let token):
      return Name(
        hash: file.source.tokens[Int(token)].nameHash, isMember: false, token: token,
        expression: index)
    case .member(let base, let token):
      var owner: Int32 = -1
      if !file.isSelf(base) {
        guard hasOtherSelves, let local = plainName(base, in: file) else { return nil }
        owner = local
      }
      return Name(
        hash: file.source.tokens[Int(token)].nameHash, isMember: true, token: token,
        expression: index, owner: owner)
    default: return nil
    }
  }

  /// The expression that is a name alone, without `?` and `!`.
  private static func plainName(_ id: ExpressionID, in file: SyntaxFile) -> Int32? {
    switch file[id].kind {
    case .name: id.index
    case .optionalChain(let operand), .forceUnwrap(let operand): plainName(operand, in: file)
    default: nil
    }
  }

  private static func isInside(_ token: Int32, _ spans: [TokenSpan]) -> Bool {
    let index = spans.partitionIndex { $0.last >= token }
    return index < spans.count && spans[index].first <= token
  }

  /// How many names have a hash.
  func nameCount(of hash: UInt16) -> Int {
    index.map { $0[hash]?.count ?? 0 } ?? names.count { $0.hash == hash }
  }

  func forEachName(of hash: UInt16, _ body: (Int, Int32) -> Void) {
    if let index {
      for place in index[hash] ?? [] {
        let name = names[Int(place)]
        body(Int(name.expression), name.token)
      }
      return
    }
    for name in names where name.hash == hash {
      body(Int(name.expression), name.token)
    }
  }

  // MARK: What is done

  func parent(_ expression: Int) -> Int? {
    let position = expression - start
    guard parents.indices.contains(position), parents[position] >= 0 else { return nil }
    return Int(parents[position])
  }

  /// The expression around one, without what only unwraps, casts or tries it.
  func around(_ expression: Int) -> (inner: Int, outer: Int?) {
    var inner = expression
    while let outer = parent(inner) {
      switch file.expressions[outer].kind {
      case .optionalChain, .forceUnwrap, .effect, .postfix, .cast: inner = outer
      case .tuple(let elements) where elements.count == 1: inner = outer
      case .ternary(let condition, _, _) where Int(condition.index) != inner: inner = outer
      case .binary(_, let token, _) where file.source.text(file.source.tokens[Int(token)]) == "??":
        inner = outer
      default: return (inner, outer)
      }
    }
    return (inner, nil)
  }
}
