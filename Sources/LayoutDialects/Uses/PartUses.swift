import LightSyntax
import SourceText
import SwiftTokens

/// The expressions of a type's declaration or of one of its extensions, with what stands around each.
struct PartUses: Sendable {
  let place: UnitExtent.Part
  let file: SyntaxFile
  /// The first expression of the part.
  private let start: Int
  /// For each expression of the part, the one of which it is a part; -1 for those of statements.
  private var parents: [Int32]
  /// The expressions of statements that are more than a statement of their own.
  private(set) var roles: [Int32: Role] = [:]
  /// Names that stand alone and members of `self`.
  private var names: [Name] = []
  /// Where names of one hash stand, if there are many.
  private var index: [UInt16: [Int32]]?
  /// What `return` gives back, in order.
  private var returned: [ExpressionID] = []
  /// For names that stand for what a function declares, the declarations.
  private(set) var resolved: [Int: Int] = [:]
  /// For closures with parameters, the declaration of the first one.
  let parameters: [Int: Int]
  /// Calls that run a closure with an object, with the declarations by which the closures name it.
  private(set) var configurations: [(call: Int, closure: TokenSpan, declaration: Int)] = []
  /// The getters of properties, with the properties' names.
  let getters: [(span: TokenSpan, property: String)]
  /// The names of properties that keep what they are given, and do nothing with it by themselves.
  let keepers: Set<String>
  /// What functions of the part declare.
  private(set) var declarations: Range<Int> = 0..<0

  private struct Name: Sendable {
    let hash: UInt16
    let isMember: Bool
    let token: Int32
    let expression: Int32
  }

  /// What an expression is to its statement.
  enum Role: Sendable {
    case returned
    /// The value of a local variable, or of a condition that names it: the declaration.
    case named(Int)
    /// The value of a property.
    case property
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
    let own = file.expressions(in: place.span)
    start = own.startIndex
    parents = [Int32](repeating: -1, count: own.count)
    let inner = isType ? file.innerTypes(of: place.span) : []
    let first = declared.count
    var collector = DeclarationCollector(file, place, isType: isType, inner)
    collector.collect()
    declared += collector.declarations
    declarations = first..<declared.count
    for (expression, role) in collector.values {
      roles[expression] = .named(first + role)
    }
    for expression in collector.returned { roles[expression.index] = .returned }
    for sequence in collector.sequences {
      roles[sequence.list.index] = .sequence(sequence.declaration.map { first + $0 })
    }
    parameters = collector.parameters.mapValues { first + $0 }
    for expression in collector.conditions { roles[expression.index] = .condition }
    for expression in collector.lonely { roles[expression.index] = .alone }
    for expression in collector.properties { roles[expression.index] = .property }
    returned = (collector.returned + collector.lonely).sorted {
      file[$0].span.first < file[$1].span.first
    }
    getters = collector.getters
    keepers = collector.keepers
    for index in own.indices {
      let expression = own[index]
      file.forEachChild(of: expression) { child in
        let position = Int(child.index) - start
        if parents.indices.contains(position) { parents[position] = Int32(index) }
      }
      if let (closure, declaration) = configuration(expression) {
        configurations.append((index, closure, declaration))
      }
      guard let name = name(expression, Int32(index)), !isInside(name.token, inner) else {
        continue
      }
      names.append(name)
    }
    resolve(declared[declarations])
    if names.count >= Self.smallestIndex {
      index = Dictionary(grouping: names.indices, by: { names[$0].hash })
        .mapValues { $0.map { Int32($0) } }
    }
  }

  /// Finds what names that stand alone mean: what the innermost scope around them declares.
  private mutating func resolve(_ declared: ArraySlice<LocalDeclaration>) {
    guard !declared.isEmpty else { return }
    let byHash = Dictionary(grouping: declared.indices) { declared[$0].hash }
    var standing: [UInt16: [Name]] = [:]
    for name in names where !name.isMember && byHash[name.hash] != nil {
      standing[name.hash, default: []].append(name)
    }
    for (hash, names) in standing {
      // `if let title {` is another name for what `title` meant before.
      let scopes = (byHash[hash] ?? []).filter { !declared[$0].isShort }.sorted {
        (declared[$0].scope.first, $0) < (declared[$1].scope.first, $1)
      }
      var next = 0
      var open: [Int] = []
      for name in names.sorted(by: { $0.token < $1.token }) {
        while next < scopes.count, declared[scopes[next]].scope.first <= name.token {
          open.append(scopes[next])
          next += 1
        }
        open.removeAll { declared[$0].scope.last < name.token }
        let text = file.name(name.token)
        if let found = open.last(where: { file.name(declared[$0].token) == text }) {
          resolved[Int(name.expression)] = found
        }
      }
    }
  }

  /// What the name at an expression stands for, if a function declares it.
  func declaration(at expression: Int) -> Int? { resolved[expression] }

  /// What `return` gives back in a range of the source.
  func returned(in range: SourceRange) -> [Int] {
    let start = returned.partitionIndex { file.start($0) >= range.start }
    return returned[start...].prefix { file.start($0) < range.end }
      .filter { file.range($0).end <= range.end }.map { Int($0.index) }
  }

  /// The closure that a call runs with an object, and the declaration by which it names that: `UILabel().then { … }`,
  /// `{ … }(UILabel())`.
  private func configuration(_ expression: Expression) -> (TokenSpan, Int)? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
      let argument = file.arguments(arguments).first
    else { return nil }
    let id: ClosureID
    switch (file[callee].kind, file[argument.value].kind) {
    case (.member(_, let name), .closure(let closure))
    where configuringMethods.contains(file.name(name)):
      id = closure
    case (.closure(let closure), _): id = closure
    default: return nil
    }
    return parameters[Int(id.index)].map { (file[id].body.span, $0) }
  }

  /// The declarations by which closures that are run with what is made in a range name it.
  func configured(_ made: SourceRange) -> [Int] {
    configurations.compactMap { call, closure, declaration in
      let range = file.range(file.expressions[call].span)
      return range.contains(made) && !file.range(closure).contains(made) ? declaration : nil
    }
  }

  private func name(_ expression: Expression, _ index: Int32) -> Name? {
    switch expression.kind {
    case .name(let token):
      return Name(
        hash: file.source.tokens[Int(token)].nameHash, isMember: false, token: token,
        expression: index)
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return nil }
      return Name(
        hash: file.source.tokens[Int(token)].nameHash, isMember: true, token: token,
        expression: index)
    default: return nil
    }
  }

  func isInside(_ token: Int32, _ spans: [TokenSpan]) -> Bool {
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
