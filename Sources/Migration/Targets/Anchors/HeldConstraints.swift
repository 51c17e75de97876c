import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// A statement of SnapKit that gives such properties their objects.
struct HoldingStatement {
  /// The properties.
  var names: Set<String>
  /// The tokens of these.
  var tokens: Set<Int>
  /// The attributes that decide what an inset of them means.
  var attributes: [String: Set<Attribute>] = [:]
  var file: Int
  var range: SourceRange
  var rewrite: AnchorRewrite?
  var refusal: Refusal?
}

/// What is written for the statements that give properties of SnapKit's constraints their objects.
struct HeldConstraints {
  /// By their names; `nil` for those that cannot hold anchors.
  private var properties: [String: ConstraintProperty?] = [:]
  private var finder: ConstraintProperties?
  private var statements: [HoldingStatement] = []

  /// Finds out which of some properties can hold anchors.
  mutating func find(_ names: Set<String>, _ declarations: ListDeclarations) {
    let new = names.filter { properties[$0] == nil }
    if new.isEmpty { return }
    let finder = self.finder ?? ConstraintProperties(declarations)
    self.finder = finder
    for name in new { properties[name] = .some(finder.property(name)) }
  }

  mutating func add(_ statement: HoldingStatement) { statements.append(statement) }

  /// The token of the property that a statement of a closure gives an object, and its new type, if it can hold an anchor.
  func property(at place: SourceRange, in file: SyntaxFile) -> (name: Int, type: String)? {
    guard finder != nil,
      let token = file.tokens(in: place).last(where: { file.source.tokens[$0].kind == .equal }),
      case let name = token - 1, let known = properties[file.name(Int32(name))],
      let property = known, property.assigned.contains(name)
    else { return nil }
    return (name, property.type)
  }

  /// Changes each property and all statements that use it together, if all of them can be written.
  mutating func finish() -> (rewrites: [AnchorRewrite], refused: [Refusal]) {
    var edits: [String: [TextEdit]] = [:]
    let written = statements.filter { $0.rewrite != nil }
    for name in Set(statements.flatMap(\.names)) {
      guard let known = properties[name], let property = known,
        property.assigned.isSubset(of: written.flatMap(\.tokens))
      else { continue }
      edits[name] = property.edits(
        insetsOf: written.reduce(into: []) { $0.formUnion($1.attributes[name] ?? []) })
    }
    var rewrites: [AnchorRewrite] = []
    var refused: [Refusal] = []
    for group in groups {
      let names = Set(group.flatMap(\.names))
      let own = group.compactMap(\.rewrite)
      guard own.count == group.count, names.allSatisfy({ edits[$0] != nil }), var first = own.first
      else {
        refused += group.map { $0.refusal ?? Refusal(.kept, file: $0.file, range: $0.range) }
        continue
      }
      first.views = own.flatMap(\.views).unique
      first.others = names.sorted().flatMap { edits[$0] ?? [] } + own.dropFirst().map(\.edit)
      first.parts = own.dropFirst().map(\.range)
      rewrites.append(first)
    }
    statements = []
    return (rewrites, refused)
  }

  /// The statements that share properties, together.
  private var groups: [[HoldingStatement]] {
    var groups: [(names: Set<String>, statements: [HoldingStatement])] = []
    for statement in statements {
      let shared = groups.indices.filter { !groups[$0].names.isDisjoint(with: statement.names) }
      var joined = (names: statement.names, statements: [HoldingStatement]())
      for index in shared {
        joined.names.formUnion(groups[index].names)
        joined.statements += groups[index].statements
      }
      joined.statements.append(statement)
      for index in shared.reversed() { groups.remove(at: index) }
      groups.append(joined)
    }
    return groups.map(\.statements)
  }
}

extension MakingFinder {
  /// The tokens of the properties that get objects in the closure of a statement; empty if none does.
  func heldProperties(_ statement: MakingStatement) -> Set<Int> {
    guard statement.holder == nil, statement.elements.count == 1,
      case .snapKit(_, let closure)? = statement.sites.first?.form
    else { return [] }
    return Set(
      file.statements(of: file[closure].body).compactMap { id in
        guard case .expression(let expression) = file[id].kind else { return nil }
        return file.heldProperty(expression)
      })
  }

  /// What a closure captures weakly and unwraps: outside of the closure, it is no optional.
  func weakCapture(in closure: ClosureID) -> String? {
    let tokens = file.source.tokens
    let body = file[closure].body.span
    let open = Int(body.first) + 1
    guard open < tokens.count, tokens[open].kind == .leftBracket else { return nil }
    let end = Int(file.partners[open])
    guard end > open, end < Int(body.last) else { return nil }
    let captured = Set((open..<end).map { file.source.text(tokens[$0]) })
    return (end..<Int(body.last)).lazy.filter { index in
      [.postfixQuestion, .postfixExclamation].contains(tokens[index + 1].kind)
    }.map { file.source.text(tokens[$0]) }.first(where: captured.contains)
  }

  /// Where the statements of a closure stand.
  func plainPlaces(of closure: ClosureID) -> [SourceRange] {
    file.statements(of: file[closure].body).map { file.range(file[$0].span) }
  }

  /// - Throws: what a closure without branches does besides making constraints.
  func checkStatements(of closure: ClosureID, _ held: HeldConstraints) throws(Refusal.Cause) {
    for statement in file.statements(of: file[closure].body) {
      guard case .expression(let id) = file[statement].kind else { throw .otherCode }
      switch file[id].kind {
      case .call: break
      case .assignment where held.property(at: file.range(file[statement].span), in: file) != nil:
        break
      case .assignment, .member: throw .kept
      default: throw .otherCode
      }
    }
  }
}

extension AnchorSpelling {
  /// The constraint that a property gets.
  func heldEntry(
    _ property: (name: Int, type: String), at place: SourceRange, _ found: [ReadConstraint]
  ) throws(Refusal.Cause) -> ListEntry {
    guard found.count == 1, let only = found.first else { throw .kept }
    // What code changes afterwards is not what it starts with.
    if let constant = only.origin.constant, !place.contains(constant.value) { throw .kept }
    if only.origin.identifier != nil { throw .identifier }
    let source = finder.file.source
    let end = source.tokens[property.name].range.end
    let target = adapted(source.file.text(SourceRange(place.start, end)))
    let held = HeldAnchor(
      anchor: try spelled(only, to: nil), start: target + " = ", name: target,
      isOptional: property.type.hasSuffix("?"), isActivated: true)
    return ListEntry(content: .held(held), range: place)
  }
}

extension AnchorPass {
  /// Writes a statement that gives properties their constraints: it is written only with all others of these.
  mutating func rewriteHolding(_ statement: MakingStatement) {
    let range = syntax.range(statement.span)
    defer { handle(range) }
    let tokens = finder.heldProperties(statement)
    let names = Set(tokens.map { syntax.name(Int32($0)) })
    lists.held.find(names, declarations)
    var holding = HoldingStatement(names: names, tokens: tokens, file: file, range: range)
    do throws(Refusal) {
      var run = try write(statement)
      for entry in run.entries {
        guard let property = lists.held.property(at: entry.range, in: syntax),
          let made = read(entry.range).first
        else { continue }
        // Source: SnapKit 5.7.1, `Constraint.updateConstantAndPriorityIfNeeded()`.
        let anchor = made.constraint.second ?? made.constraint.first
        holding.attributes[syntax.name(Int32(property.name)), default: []].insert(anchor.attribute)
      }
      run.entries = syntax.entries(
        run.entries, with: syntax.source.comments.filter { run.range.contains($0) })
      run.optOuts = run.optOuts.unique
      holding.rewrite = AnchorRewrite(
        file: file, range: run.range, text: writer.statements(run),
        views: views(of: statement).unique)
    } catch {
      holding.refusal = error
    }
    lists.held.add(holding)
  }
}
