import LightSyntax
import SourceText
import SwiftTokens

/// The expressions of a type's declaration or of one of its extensions, with what stands around each.
struct PartUses: Sendable {
  let place: UnitExtent.Part
  private let file: SyntaxFile
  /// The first expression of the part.
  private let start: Int
  /// For each expression of the part, the one of which it is a part; -1 for those of statements.
  private var parents: [Int32]
  /// The expressions of statements that are more than a statement of their own.
  private var roles: [Int32: Role] = [:]
  /// Names that stand alone and members of `self`.
  private var names: [Name] = []
  /// Where names of one hash stand, if there are many.
  private var index: [UInt16: [Int32]]?
  /// What `return` gives back, in order.
  private var returned: [ExpressionID] = []
  /// For names that stand for what a function declares, the declarations.
  private(set) var resolved: [Int: Int] = [:]
  /// For closures with parameters, the declaration of the first one.
  private let parameters: [Int: Int]
  /// The getters of properties, with the properties' names.
  private let getters: [(span: TokenSpan, property: String)]
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
  private enum Role: Sendable {
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

  private func isInside(_ token: Int32, _ spans: [TokenSpan]) -> Bool {
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

  private func parent(_ expression: Int) -> Int? {
    let position = expression - start
    guard parents.indices.contains(position), parents[position] >= 0 else { return nil }
    return Int(parents[position])
  }

  /// The expression around one, without what only unwraps, casts or tries it.
  private func around(_ expression: Int) -> (inner: Int, outer: Int?) {
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

  func use(at expression: Int) -> NameUse {
    NameUse(
      file: place.file, range: file.range(file.expressions[expression].span),
      kind: kind(of: expression))
  }

  private func kind(of expression: Int) -> NameUse.Kind {
    let (inner, outer) = around(expression)
    guard let outer else { return rootKind(inner) }
    let id = ExpressionID(index: Int32(inner))
    switch file.expressions[outer].kind {
    case .member(let base, let name) where base == id: return .member(member(name, at: outer))
    case .assignment(let target, _):
      if target == id { return .nothing }
      if case .name = file[target].kind, let local = declaration(at: Int(target.index)) {
        return .named(local)
      }
      return .kept(by: lastName(of: target), isOwn: isOwn(target))
    case .call(let callee, let arguments):
      // A closure that is called.
      if callee == id { return .nothing }
      let label = file.arguments(arguments).first { $0.value == id }.flatMap { file.label($0) }
      if label == "on", let member = boundMember(callee, arguments) { return .member(member) }
      return .argument(function: lastName(of: callee), label: label)
    case .binary(_, let token, _):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      if ["==", "===", "!=", "!=="].contains(symbol) { return .nothing }
      return .other
    case .array: return listKind(outer)
    case .dictionary(let elements): return isValueOfText(id, elements) ? .nothing : .other
    case .macro, .subscripted, .keyPath, .string: return .nothing
    case .implicitMember, .inoutReference: return .other
    case .ternary: return .nothing
    default: return .other
    }
  }

  /// What `assign(to: \.text, on: title)` binds a publisher to.
  ///
  /// Source: Apple, Combine, `Publisher.assign(to:on:)`.
  private func boundMember(_ callee: ExpressionID, _ arguments: ListSlice) -> MemberUse? {
    guard lastName(of: callee) == "assign",
      let path = file.arguments(arguments).first(where: { file.label($0) == "to" }),
      case .keyPath = file[path.value].kind
    else { return nil }
    let names = file[path.value].span.indices.filter { file.source.tokens[$0].kind == .identifier }
      .map { file.name(Int32($0)) }.filter { !$0.startsUppercase }
    guard let first = names.first else { return nil }
    return MemberUse(name: first, inner: Array(names.dropFirst()), access: .assigned)
  }

  private func rootKind(_ expression: Int) -> NameUse.Kind {
    switch roles[Int32(expression)] {
    case .returned, .alone: returnedKind(expression)
    case .named(let declaration): .named(declaration)
    case .property: .kept(by: "", isOwn: false)
    case .sequence: .other
    case .condition, nil: .nothing
    }
  }

  private func returnedKind(_ expression: Int) -> NameUse.Kind {
    if isInInitialValue(expression) { return .nothing }
    let token = Int(file.expressions[expression].span.first)
    // In the order in which they end; none lies in another.
    let index = getters.partitionIndex { Int($0.span.last) >= token }
    guard index < getters.count, Int(getters[index].span.first) <= token else { return .returned }
    return .givenBy(property: getters[index].property)
  }

  /// Whether it stands in a closure that gives a variable its value, which reading follows:
  /// `let title: UIView = { let title = UIView(); return title }()`.
  private func isInInitialValue(_ expression: Int) -> Bool {
    let tokens = file.source.tokens
    var index = Int(file.expressions[expression].span.first) - 1
    while index > Int(place.span.first) {
      switch tokens[index].kind {
      case .rightBrace, .rightParen, .rightBracket:
        let partner = Int(file.partners[index])
        guard partner < index else { return false }
        index = partner
      case .leftBrace: return tokens[index - 1].kind == .equal
      default: break
      }
      index -= 1
    }
    return false
  }

  /// Whether an expression names a property of `self`, or what has a plain name.
  private func isOwn(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name: return declaration(at: Int(id.index)) == nil
    case .member(let base, _):
      if case .selfReference = file[base].kind { return true }
      return false
    default: return false
    }
  }

  private func lastName(of id: ExpressionID) -> String {
    switch file[id].kind {
    case .name(let token), .member(_, let token), .implicitMember(let token): file.name(token)
    case .optionalChain(let operand), .forceUnwrap(let operand): lastName(of: operand)
    case .discard: "_"
    default: ""
    }
  }

  private func member(_ name: Int32, at expression: Int) -> MemberUse {
    var use = MemberUse(name: file.name(name), access: .read)
    var current = expression
    var isCalled = false
    while true {
      let (inner, outer) = around(current)
      guard let outer else {
        switch roles[Int32(inner)] {
        case .returned, .alone, .property: use.isTaken = true
        case .named, .sequence, .condition, nil: break
        }
        return use
      }
      let id = ExpressionID(index: Int32(inner))
      switch file.expressions[outer].kind {
      case .assignment(_, let value) where value == id:
        use.isTaken = true
        return use
      case .member(let base, let token) where base == id:
        if isCalled {
          use.followers.append(file.name(token))
        } else {
          use.inner.append(file.name(token))
        }
      case .call(let callee, _) where callee == id:
        if !isCalled { use.access = .called }
        isCalled = true
      case .assignment(let target, _) where target == id:
        if !isCalled { use.access = .assigned }
        return use
      case .binary(let left, let token, _) where left == id:
        if !isCalled, file.isAssignment(Int(token)) { use.access = .assigned }
        return use
      case .inoutReference:
        if !isCalled { use.access = .assigned }
        return use
      case .subscripted(let base, _) where base == id: break
      default: return use
      }
      current = outer
    }
  }

  /// `["title": title]`, by which visual formats name views.
  private func isValueOfText(_ id: ExpressionID, _ elements: ListSlice) -> Bool {
    let list = Array(file.elements(elements))
    guard let position = list.firstIndex(of: id), position > 0, !position.isMultiple(of: 2) else {
      return false
    }
    if case .string = file[list[position - 1]].kind { return true }
    return false
  }

  /// What happens to the elements of a list that stands in the code.
  private func listKind(_ array: Int) -> NameUse.Kind {
    let (inner, outer) = around(array)
    guard let outer else {
      switch roles[Int32(inner)] {
      case .sequence(let declaration): return declaration.map { .named($0) } ?? .followedList
      case .returned, .alone:
        if case .givenBy(let property) = returnedKind(inner) { return .listKept(by: property) }
        return .other
      default: return .other
      }
    }
    let id = ExpressionID(index: Int32(inner))
    switch file.expressions[outer].kind {
    case .assignment(let target, let value) where value == id:
      return .listKept(by: lastName(of: target))
    case .member(let base, let name) where base == id:
      guard let call = parent(outer), case .call(_, let arguments) = file.expressions[call].kind
      else { return .other }
      guard file.name(name) == "forEach" else { return .listReceiver(function: file.name(name)) }
      guard let argument = file.arguments(arguments).first,
        case .closure(let closure) = file[argument.value].kind,
        let parameter = parameters[Int(closure.index)]
      else { return .followedList }
      return .named(parameter)
    case .call(let callee, let arguments) where callee != id:
      let label = file.arguments(arguments).first { $0.value == id }.flatMap { file.label($0) }
      return .listArgument(function: lastName(of: callee), label: label)
    default: return .other
    }
  }
}
