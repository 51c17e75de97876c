import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// A comment that loses what it speaks of, and the view to which that belongs.
struct MovedComment: Hashable, Sendable {
  var view: ItemID?
  var text: String
}

/// Takes constraints, what activates them and the opt-outs of their views out of a class.
struct Removal {
  /// A constraint that goes.
  struct Target {
    var range: SourceRange
    var view: ItemID
  }

  let file: SyntaxFile
  let targets: [Target]
  private var code: DoomedCode
  /// The bodies of closures that have been looked through. In code that breaks off, a closure's last statement may reach
  /// as far as the closure itself, which would be found in it again.
  private var entered: Set<TokenSpan> = []
  /// Statements and list elements that go, with the blocks or lists in which they stand.
  private(set) var deleted: [TokenSpan] = []
  private(set) var edits: [SourceRange] = []
  /// The values of properties of which only the expression inside stays.
  private var collapsed: [(whole: TokenSpan, made: TokenSpan)] = []
  private(set) var comments: [MovedComment] = []

  /// - Parameters:
  ///   - targets: the constraints, by the expressions that build them.
  ///   - views: the names of the views whose masks are switched on again.
  init(_ targets: [Target], views: Set<String>, in file: SyntaxFile) {
    self.file = file
    self.targets = targets
    let spans = targets.map { target -> TokenSpan in
      let tokens = file.tokens(in: target.range)
      return TokenSpan(tokens.lowerBound, tokens.upperBound - 1)
    }
    code = DoomedCode(file: file, constraints: Set(spans), views: views)
  }

  /// - Throws: a constraint that cannot be taken out.
  mutating func run(
    in types: [TypeID], idleInSuperclass: Set<String>, isNamedElsewhere: (String) -> Bool
  ) throws(RemovalFailure) {
    for type in types {
      for member in file.members[file[type].members.indices] {
        switch member {
        case .function(let id): if let body = file[id].body { process(body, isFunction: true) }
        case .variable(let id): processProperty(id)
        case .type: break
        }
      }
    }
    let kept = code.constraints.filter { span in !deleted.contains { $0.contains(span) } }
    // The first of them, so that the same input is refused the same way.
    if let first = kept.min(by: { $0.first < $1.first }) {
      throw RemovalFailure(range: file.range(first))
    }
    var functions = EmptiedFunctions(
      file: file, types: types, deleted: deleted, idleInSuperclass: idleInSuperclass)
    functions.find(isNamedElsewhere)
    deleted = functions.deleted
    finish()
  }

  // MARK: Finding what goes

  private mutating func processProperty(_ id: VariableID) {
    for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
      for accessor in file.functions[binding.accessors.indices] {
        if let body = accessor.body { process(body, isFunction: true) }
      }
      guard let value = binding.initialValue else { continue }
      let outer = code
      if code.views.contains(file.name(binding.name)) {
        code.aliases.formUnion(localNames(in: file[value].span))
        code.aliases.insert("$0")
      }
      processClosures(in: file[value].span)
      code = outer
      if let made = soleValue(of: value) { collapsed.append((file[value].span, made)) }
    }
  }

  /// What a closure that makes a property's value makes, if nothing is left of it but that:
  /// `{ let view = UIView(); return view }()`.
  private func soleValue(of value: ExpressionID) -> TokenSpan? {
    guard case .call(let callee, let arguments) = file[value].kind, arguments.count == 0,
      case .closure(let closure) = file[callee].kind
    else { return nil }
    let body = file[closure].body
    let statements = Array(file.statements(of: body))
    let left = statements.filter { !isDeleted(file[$0].span) }
    // What a closure says of itself, such as the type that it gives, is not lost.
    guard left.count == 2, statements.count > 2,
      file[statements[0]].span.first == file[closure].body.span.first + 1,
      case .variable(let id) = file[left[0]].kind,
      file[id].bindings.count == 1, let binding = file.bindings[file[id].bindings.indices].first,
      binding.name >= 0, binding.type == nil, let made = binding.initialValue,
      case .returned(let result?) = file[left[1]].kind, case .name(let token) = file[result].kind,
      file.name(token) == file.name(binding.name)
    else { return nil }
    let bytes = file.range(body.span)
    let text = file.text(made)
    guard !text.contains(where: \.isNewline),
      !file.source.comments.contains(where: { bytes.contains($0) })
    else { return nil }
    return file[made].span
  }

  func isDeleted(_ span: TokenSpan) -> Bool { deleted.contains { $0.contains(span) } }

  /// Names of variables and parameters that closures declare.
  private func localNames(in span: TokenSpan) -> Set<String> {
    var names: Set<String> = []
    for index in span.indices.dropLast() {
      let kind = file.source.tokens[index].kind
      if kind == .letKeyword || kind == .varKeyword { names.insert(file.name(Int32(index + 1))) }
    }
    for expression in file.expressions(in: span) {
      guard case .closure(let closure) = expression.kind else { continue }
      for token in file.nameTokens[file[closure].parameters.indices] {
        names.insert(file.name(token))
      }
    }
    return names
  }

  mutating func delete(_ spans: [TokenSpan]) { deleted += spans }

  private mutating func process(_ block: Block, isFunction: Bool) {
    let outer = code
    if isFunction { code.locals = doomedLocals(of: block) }
    for id in file.statements(of: block) {
      if code.isDoomed(id) {
        deleted.append(file[id].span)
      } else {
        processInside(id)
      }
    }
    if isFunction { removeUnreadVariables(of: block) }
    code = outer
  }

  private mutating func processInside(_ id: StatementID) {
    switch file[id].kind {
    case .expression(let expression):
      if let loop = code.forEach(expression) {
        processLoop(over: loop.sequence, as: loop.name, loop.body)
      } else {
        processLists(in: file[id].span)
        processClosures(in: file[id].span)
      }
    case .variable, .returned, .thrown:
      processLists(in: file[id].span)
      processClosures(in: file[id].span)
    case .ifElse(_, let then, let otherwise):
      process(then, isFunction: false)
      if let otherwise { process(otherwise, isFunction: false) }
    case .guardElse(_, let otherwise): process(otherwise, isFunction: false)
    case .switchOver(_, let cases):
      for switchCase in file.switchCases[cases.indices] {
        process(switchCase.body, isFunction: false)
      }
    case .forIn(let pattern, let sequence, nil, let body):
      processLoop(over: sequence, as: file.loopName(pattern), body)
    case .forIn(_, _, _, let body): process(body, isFunction: false)
    case .whileLoop(_, let body), .repeatLoop(let body, _), .deferred(let body):
      process(body, isFunction: false)
    case .doCatch(let body, let catches):
      process(body, isFunction: false)
      for block in file.blocks[catches.indices] { process(block, isFunction: false) }
    case .conditionalCompilation(let clauses):
      for block in file.blocks[clauses.indices] { process(block, isFunction: false) }
    case .function(let id): if let body = file[id].body { process(body, isFunction: true) }
    case .type, .jump, .opaque: break
    }
  }

  /// A loop over views loses the statements that are doomed for all of them; one that does nothing but switch masks off
  /// loses the views for which it need not.
  private mutating func processLoop(over sequence: ExpressionID, as name: String, _ body: Block) {
    let outer = code
    if case .array(let elements) = file[sequence].kind {
      let own = file.elements(elements).filter { isOwnView($0) }
      code.aliases.insert(name)
      let isAllDoomed = file.statements(of: body).allSatisfy { code.isDoomed($0) }
      if own.count < elements.count {
        if isAllDoomed { for element in own { deleted.append(file[element].span) } }
        code.aliases.remove(name)
      }
    }
    process(body, isFunction: false)
    code = outer
  }

  private func isOwnView(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name(let token): return code.views.contains(file.name(token))
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return false }
      return code.views.contains(file.name(token))
    default: return false
    }
  }

  private mutating func processClosures(in span: TokenSpan) {
    let closures = file.expressions(in: span).compactMap { expression -> TokenSpan? in
      guard case .closure(let closure) = expression.kind else { return nil }
      return file[closure].body.span
    }
    for expression in file.expressions(in: span) {
      guard case .closure(let closure) = expression.kind else { continue }
      let body = file[closure].body
      // Those inside are come to from there.
      guard !closures.contains(where: { $0 != body.span && $0.contains(body.span) }),
        entered.insert(body.span).inserted
      else { continue }
      process(body, isFunction: false)
    }
  }

  /// Elements of a list that go while others stay.
  private mutating func processLists(in span: TokenSpan) {
    for expression in file.expressions(in: span) {
      guard case .array(let elements) = expression.kind else { continue }
      let doomed = file.elements(elements).filter { code.isDoomed($0) }
      guard !doomed.isEmpty, doomed.count < elements.count else { continue }
      deleted += doomed.map { file[$0].span }
    }
  }

  /// Local names that hold nothing but what goes, and that nothing else uses.
  private func doomedLocals(of block: Block) -> Set<String> {
    let statements = Array(file.statements(of: block))
    var values: [String: [ExpressionID]] = [:]
    for statement in statements {
      for (name, value) in variables(of: statement) { values[name, default: []].append(value) }
    }
    if values.isEmpty { return [] }
    var code = code
    code.locals = Set(values.keys)
    let uses = LocalUses(of: code.locals, in: statements, block, file)
    var isDoomed = statements.map { code.isDoomed($0) }
    var waiting = Array(values.keys)
    // A name that something else needs may be what others hold or are used with: these are asked about again.
    while let name = waiting.popLast() {
      guard code.locals.remove(name) != nil, let values = values[name] else { continue }
      let places = uses.statements[name] ?? []
      // What nothing used before is not ours to delete.
      if uses.counts[name, default: 0] > 1, !uses.elsewhere.contains(name),
        places.allSatisfy({ isDoomed[$0] }), values.allSatisfy({ code.holdsOnlyDoomed($0) })
      {
        code.locals.insert(name)
        continue
      }
      for place in places {
        waiting += variables(of: statements[place]).map(\.name)
        guard isDoomed[place], !code.isDoomed(statements[place]) else { continue }
        isDoomed[place] = false
        waiting += uses.names[place]
      }
    }
    return code.locals
  }

  private func variables(
    of statement: StatementID
  ) -> [(name: String, value: ExpressionID)] {
    guard case .variable(let id) = file[statement].kind else { return [] }
    return file.bindings[file[id].bindings.indices].compactMap { binding in
      guard binding.name >= 0, let value = binding.initialValue else { return nil }
      return (file.name(binding.name), value)
    }
  }

  // MARK: Text

  private mutating func finish() {
    let inner = deleted.filter { span in !collapsed.contains { $0.whole.contains(span) } }
    let text = RemovalText(file: file, targets: targets, deleted: inner)
    edits = text.ranges
    for (whole, made) in collapsed {
      let (around, kept) = (file.range(whole), file.range(made))
      edits += [
        SourceRange(around.start, kept.start),
        SourceRange(kept.end, around.end),
      ]
    }
    comments = text.comments
  }
}

/// A constraint that is used in a way that cannot be taken out.
struct RemovalFailure: Error {
  var range: SourceRange
}

extension SyntaxFile {
  /// The name that a loop gives its elements; `_` where the pattern is more than a name.
  func loopName(_ pattern: ExpressionID) -> String {
    if case .name(let token) = self[pattern].kind { name(token) } else { "_" }
  }
}

extension TokenSpan {
  func contains(_ other: TokenSpan) -> Bool { first <= other.first && other.last <= last }
}

/// Where the statements of a block name its local variables.
private struct LocalUses {
  /// The indices of the statements that use a name, each once, in order.
  private(set) var statements: [String: [Int]] = [:]
  /// The names that a statement uses, by its index.
  private(set) var names: [[String]]
  /// How often a name is used.
  private(set) var counts: [String: Int] = [:]
  /// Names that something else than a statement uses.
  private(set) var elsewhere: Set<String> = []

  init(of locals: Set<String>, in statements: [StatementID], _ block: Block, _ file: SyntaxFile) {
    names = Array(repeating: [], count: statements.count)
    var next = 0
    for index in block.span.indices where file.source.tokens[index].kind == .identifier {
      let name = file.name(Int32(index))
      guard locals.contains(name) else { continue }
      counts[name, default: 0] += 1
      while next < statements.count, Int(file[statements[next]].span.last) < index { next += 1 }
      guard next < statements.count, file[statements[next]].span.indices.contains(index) else {
        elsewhere.insert(name)
        continue
      }
      if self.statements[name]?.last != next {
        self.statements[name, default: []].append(next)
        names[next].append(name)
      }
    }
  }
}
