import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

/// A constraint with the scope whose names it uses.
struct ReadConstraint {
  var scope: LayoutScope
  var constraint: Constraint

  var origin: ConstraintOrigin { scope.origins[constraint.id.index] }

  func name(_ item: ItemID) -> String { scope.descriptions[item.index].name }
}

/// Where an expression or a statement stands.
struct CodePlace: Hashable {
  var file: Int
  var range: SourceRange
}

/// Code that makes constraints in a way that anchors can replace.
struct MakingSite {
  enum Form {
    /// `receiver.snp.makeConstraints { … }`; without a receiver it is `self`.
    case snapKit(receiver: String, closure: ClosureID)
    /// `NSLayoutConstraint(item:…)`.
    case item
    case visualFormat
    /// An anchor as Swift 2 spelt it.
    case oldAnchor
    /// An expression of a library, which makes constraints that are active if it does not say otherwise.
    case active
    /// A call to a library that runs a closure at once, in which such expressions stand.
    case block(closure: ClosureID)
    /// A call to a helper of the project, whose constraints take its place.
    case inlined(call: ExpressionID)
  }

  var form: Form
  var file: Int
  /// The call.
  var range: SourceRange
  /// The argument by which a block replaces what an object holds; `nil` if there is none.
  var group: SourceRange?
}

/// One entry of the list that a statement activates.
enum ListElement {
  case site(MakingSite)
  /// An anchor that stays as it is.
  case kept(SourceRange)
}

/// A statement that does nothing but make and activate constraints.
struct MakingStatement {
  /// With the semicolon that ends it, if there is one.
  var span: TokenSpan
  var elements: [ListElement]
  /// The name that gets the only constraint, if one does.
  var holder: ConstraintHolder?
  /// Whether only its expressions need to change: it is `NSLayoutConstraint.activate([…])`, or is active by itself.
  var keepsShape: Bool
  /// The list that the constraints are added to, if there is one.
  var kept: KeptList?
}

/// A variable that gets what a library's call gives: `height = title.autoSetDimension(.height, toSize: 44)`.
struct ConstraintHolder {
  /// What stands before the call: `let height = `.
  var start: String
  var name: String
  /// As it is written; `nil` where the variable is declared elsewhere, or without a type.
  var type: String?
  var isDeclaredHere: Bool
}

/// Finds the code of a unit that makes constraints.
struct MakingFinder {
  let file: SyntaxFile
  let fileIndex: Int
  /// Those of the file.
  let names: DeclaredNames
  /// What is built where.
  let constraints: [CodePlace: [ReadConstraint]]
  /// Whether code looks at the list of constraints that a view holds: then they stay with the view that has them.
  let keepsHolders: Bool
  /// Whether the dialect is to be rewritten.
  let isWanted: (DialectName) -> Bool

  // MARK: Statements

  /// `nil` for a statement that does anything else.
  func making(_ id: StatementID) -> MakingStatement? {
    if let held = heldConstraint(id) ?? keptList(id) { return held }
    guard case .expression(let expression) = file[id].kind else { return nil }
    var keepsShape = false
    let elements: [ListElement]?
    if let site = snapKit(expression) ?? active(expression) ?? block(expression)
      ?? inlined(expression)
    {
      elements = [.site(site)]
    } else {
      elements = activated(expression, &keepsShape)
    }
    guard let elements, elements.contains(where: \.isSite) else { return nil }
    return MakingStatement(
      span: file.closed(file[id].span), elements: elements, keepsShape: keepsShape)
  }

  private func activated(_ id: ExpressionID, _ keepsShape: inout Bool) -> [ListElement]? {
    switch file[id].kind {
    case .assignment(let target, let value):
      guard case .boolean(true) = file[value].kind,
        case .member(let base, let token) = file[target].kind,
        Spelling.isActive.contains(file.name(token))
      else { return nil }
      keepsShape = file.name(token) == Spelling.isActive.current
      guard let elements = elements(base), elements.count == 1 else { return nil }
      return elements
    case .call(let callee, let arguments):
      guard arguments.count == 1, let only = file.arguments(arguments).first, only.label < 0,
        !only.isTrailing
      else { return nil }
      switch (file[callee].kind, file.calledName(callee)) {
      case (.member(let base, _), MemberName.activate),
        (.member(let base, _), MemberName.activateConstraints):
        guard file.text(base) == ClassName.layoutConstraint else { return nil }
        if case .array = file[only.value].kind, file.calledName(callee) == MemberName.activate {
          keepsShape = true
        }
      case (_, MemberName.addConstraint), (_, MemberName.addConstraints):
        if keepsHolders { return nil }
      default: return nil
      }
      return elements(only.value)
    default: return nil
    }
  }

  private func elements(_ id: ExpressionID) -> [ListElement]? {
    if let site = site(id) { return [.site(site)] }
    switch file[id].kind {
    case .array(let list):
      var elements: [ListElement] = []
      for element in file.elements(list) {
        guard let inner = self.elements(element) else { return nil }
        elements += inner
      }
      return elements
    case .tuple(let values):
      guard values.count == 1, let only = file.arguments(values).first else { return nil }
      return elements(only.value)
    case .binary(let left, let token, let right):
      guard file.source.text(of: file.source.tokens[Int(token)], is: "+"),
        let first = elements(left), let second = elements(right)
      else { return nil }
      return first + second
    default:
      let place = CodePlace(file: fileIndex, range: file.range(id))
      return constraints[place] == nil ? nil : [.kept(place.range)]
    }
  }

  // MARK: Expressions

  /// The call, if it builds constraints of a dialect that is wanted.
  private func site(_ id: ExpressionID) -> MakingSite? {
    guard case .call = file[id].kind else { return nil }
    return inlined(id) ?? site(at: file.range(id))
  }

  func site(at range: SourceRange) -> MakingSite? {
    let place = CodePlace(file: fileIndex, range: range)
    guard let dialect = constraints[place]?.first?.origin.source else { return nil }
    if dialect == .helper { return file.call(at: range).flatMap(inlined) }
    guard isWanted(dialect) else { return nil }
    let form: MakingSite.Form
    switch dialect.form {
    case .initializer: form = .item
    case .format: form = .visualFormat
    case .formerAnchor: form = .oldAnchor
    case .activeCall:
      // What is in force at once is a statement of its own.
      guard constraints[place]?.allSatisfy({ $0.origin.isMadeInactive }) ?? false else {
        return nil
      }
      form = .active
    case .anchor, .closure, nil: return nil
    }
    return MakingSite(form: form, file: fileIndex, range: range)
  }

  /// `title.autoSetDimension(.width, toSize: 44)`, in whatever library.
  func active(_ id: ExpressionID) -> MakingSite? {
    let range = file.range(id)
    guard
      let dialect = constraints[CodePlace(file: fileIndex, range: range)]?.first?.origin.source,
      dialect.form == .activeCall, isWanted(dialect)
    else { return nil }
    return MakingSite(form: .active, file: fileIndex, range: range)
  }

  /// `title.pin(to: card)`, if the constraints of that helper are to be written in the call's place.
  func inlined(_ id: ExpressionID) -> MakingSite? {
    if case .assignment(let target, let value) = file[id].kind, case .discard = file[target].kind {
      return inlined(value)
    }
    let range = file.range(id)
    guard case .call = file[id].kind,
      constraints[CodePlace(file: fileIndex, range: range)]?.first?.origin.isByHelper ?? false
    else { return nil }
    return MakingSite(form: .inlined(call: id), file: fileIndex, range: range)
  }

  /// A call whose closure makes such constraints, and does nothing else that must stay in it.
  private func block(_ id: ExpressionID) -> MakingSite? {
    guard case .call(let callee, let arguments) = file[id].kind,
      let name = file.calledName(callee), LayoutLibrary.blocks.contains(name),
      let last = file.arguments(arguments).last, case .closure(let closure) = file[last.value].kind
    else { return nil }
    guard let parts = parts(of: closure, isSnapKit: false) else { return nil }
    // What a closure without views of its own contains is rewritten in it.
    let isPlain = parts.allSatisfy { if case .made = $0 { true } else { false } }
    if !isPlain, LayoutLibrary.gatherers[name] != nil { return nil }
    let labels = LayoutLibrary.groups.map(\.replacing)
    let group = file.arguments(arguments).first { labels.contains(file.label($0) ?? "") }
    return MakingSite(
      form: .block(closure: closure), file: fileIndex, range: file.range(id),
      group: group.map { file.range($0.value) })
  }

  /// A statement that keeps the one constraint of a library's call under a name.
  func heldConstraint(_ id: StatementID) -> MakingStatement? {
    guard let (value, holder) = kept(id), let site = active(value) ?? inlined(value),
      constraints[CodePlace(file: fileIndex, range: site.range)]?.count == 1
    else { return nil }
    return MakingStatement(
      span: file.closed(file[id].span), elements: [.site(site)], holder: holder, keepsShape: false)
  }

  /// What a statement does nothing but give a name; `nil` if it does anything else.
  func kept(_ id: StatementID) -> (value: ExpressionID, holder: ConstraintHolder)? {
    let value: ExpressionID
    var holder: ConstraintHolder
    switch file[id].kind {
    case .expression(let expression):
      guard case .assignment(let target, let source) = file[expression].kind else { return nil }
      switch file[target].kind {
      case .name: break
      case .member(let base, _): guard case .selfReference = file[base].kind else { return nil }
      default: return nil
      }
      value = source
      holder = ConstraintHolder(start: "", name: file.text(target), isDeclaredHere: false)
    case .variable(let variable):
      let bindings = file.bindings[file[variable].bindings.indices]
      guard bindings.count == 1, let binding = bindings.first, binding.name >= 0,
        let source = binding.initialValue
      else { return nil }
      value = source
      holder = ConstraintHolder(
        start: "", name: file.name(binding.name), type: binding.type.map { file.text($0) },
        isDeclaredHere: true)
    default: return nil
    }
    let start = file.range(file[id].span).start
    if case .tuple(let values) = file[value].kind, values.count == 1,
      let only = file.arguments(values).first, only.label < 0
    {
      holder.start = file.source.file.text(SourceRange(start, file.range(value).start))
      return (only.value, holder)
    }
    holder.start = file.source.file.text(SourceRange(start, file.range(value).start))
    return (value, holder)
  }

  private func snapKit(_ id: ExpressionID) -> MakingSite? {
    guard isWanted(.snapKit), case .call(let callee, let arguments) = file[id].kind,
      let only = file.arguments(arguments).first, arguments.count == 1,
      case .closure(let closure) = file[only.value].kind,
      case .member(let base, let token) = file[callee].kind
    else { return nil }
    let receiver: String
    switch (file.name(token), file[base].kind) {
    case (SnapKitCall.make.formerName, _): receiver = file.text(base)
    case (SnapKitCall.make.name, .member(let view, let handle))
    where file.name(handle) == SnapKitCall.handle:
      receiver = file.text(view)
    case (SnapKitCall.make.name, .name(let handle)) where file.name(handle) == SnapKitCall.handle:
      receiver = "self"
    default: return nil
    }
    return MakingSite(
      form: .snapKit(receiver: receiver, closure: closure), file: fileIndex, range: file.range(id))
  }
}

extension SyntaxFile {
  /// The last name of what is called.
  func calledName(_ callee: ExpressionID) -> String? {
    switch self[callee].kind {
    case .name(let token), .member(_, let token): name(token)
    default: nil
    }
  }

  /// The call that stands at a range.
  func call(at range: SourceRange) -> ExpressionID? {
    let tokens = tokens(in: range)
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let span = TokenSpan(first, last)
    let inner = expressions(in: span)
    return inner.lastIndex { expression in
      guard case .call = expression.kind else { return false }
      return expression.span == span
    }.map { ExpressionID(index: Int32($0)) }
  }

  /// The spans of the types that lie inside a span and are not all of it.
  func typeSpans(inside span: TokenSpan) -> [TokenSpan] {
    types.ending(in: span, \.span).map(\.span).filter { $0 != span && span.contains($0) }
  }

  /// All blocks inside a span, outer ones before inner ones.
  func blocks(in span: TokenSpan) -> [Block] {
    // Both stand in the order of their ends.
    let bodies =
      functions.ending(in: span, \.span).compactMap(\.body)
      + closures.ending(in: span, \.body.span).map(\.body)
    var open = bodies.filter { span.contains($0.span) }
    if span.contains(topLevel.span) { open.append(topLevel) }
    var found: [Block] = []
    while let block = open.popLast() {
      found.append(block)
      for statement in statements(of: block) { open += innerBlocks(of: self[statement].kind) }
    }
    return found.sorted { ($0.span.first, -$0.span.last) < ($1.span.first, -$1.span.last) }
  }

  /// The blocks of a statement, but for those of functions and closures.
  private func innerBlocks(of kind: Statement.Kind) -> [Block] {
    switch kind {
    case .ifElse(_, let then, let otherwise): [then] + [otherwise].compactMap(\.self)
    case .guardElse(_, let otherwise): [otherwise]
    case .switchOver(_, let cases): switchCases[cases.indices].map(\.body)
    case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _),
      .deferred(let body):
      [body]
    case .doCatch(let body, let catches): [body] + blocks[catches.indices]
    case .conditionalCompilation(let clauses): Array(blocks[clauses.indices])
    case .expression, .variable, .function, .type, .returned, .thrown, .jump, .opaque: []
    }
  }

  /// The bodies of loops in some spans that lie in no other loop, in order.
  func loops(in spans: [TokenSpan]) -> [SourceRange] {
    let bodies = spans.flatMap { statements.ending(in: $0, \.span) }.compactMap { statement in
      switch statement.kind {
      case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _):
        range(body.span)
      default: nil
      }
    }
    return bodies.sorted().reduce(into: []) { outer, body in
      if outer.last.map({ body.start >= $0.end }) ?? true { outer.append(body) }
    }
  }
}

extension Array {
  /// The elements that end inside a span, of elements in the order of their ends.
  fileprivate func ending(in span: TokenSpan, _ place: (Element) -> TokenSpan) -> ArraySlice<
    Element
  > {
    let first = partitionIndex { place($0).last >= span.first }
    return self[first..<Swift.max(first, partitionIndex { place($0).last > span.last })]
  }
}
