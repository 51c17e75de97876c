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
    /// A call of a library on a view, which makes constraints that are active, and switches the view's mask off.
    case activeCall(receiver: String)
  }

  var form: Form
  var file: Int
  /// The call.
  var range: SourceRange
}

/// One entry of the list that a statement activates.
enum ListElement {
  case site(MakingSite)
  /// An anchor that stays as it is.
  case kept(SourceRange)
}

/// A statement that does nothing but make and activate constraints.
struct MakingStatement {
  var span: TokenSpan
  var elements: [ListElement]
  /// Whether only its expressions need to change: it is `NSLayoutConstraint.activate([…])`, or is active by itself.
  var keepsShape: Bool
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
    guard case .expression(let expression) = file[id].kind else { return nil }
    var keepsShape = false
    let elements: [ListElement]?
    if let site = snapKit(expression) ?? activeCall(expression) {
      elements = [.site(site)]
    } else {
      elements = activated(expression, &keepsShape)
    }
    guard let elements, elements.contains(where: \.isSite) else { return nil }
    return MakingStatement(span: file[id].span, elements: elements, keepsShape: keepsShape)
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
    return site(at: file.range(id))
  }

  func site(at range: SourceRange) -> MakingSite? {
    let place = CodePlace(file: fileIndex, range: range)
    guard let dialect = constraints[place]?.first?.origin.source, isWanted(dialect) else {
      return nil
    }
    let form: MakingSite.Form
    switch dialect.form {
    case .initializer: form = .item
    case .format: form = .visualFormat
    case .formerAnchor: form = .oldAnchor
    case .anchor, .closure, .activeCall, nil: return nil
    }
    return MakingSite(form: form, file: fileIndex, range: range)
  }

  /// `title.autoSetDimension(.width, toSize: 44)`, in whatever library.
  private func activeCall(_ id: ExpressionID) -> MakingSite? {
    guard case .call(let callee, _) = file[id].kind else { return nil }
    let range = file.range(id)
    guard
      let dialect = constraints[CodePlace(file: fileIndex, range: range)]?.first?.origin.source,
      dialect.form == .activeCall, isWanted(dialect)
    else { return nil }
    var receiver = "self"
    if case .member(let base, _) = file[callee].kind { receiver = file.text(base) }
    return MakingSite(form: .activeCall(receiver: receiver), file: fileIndex, range: range)
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

extension MakingStatement {
  var sites: [MakingSite] {
    elements.compactMap { element in
      if case .site(let site) = element { site } else { nil }
    }
  }
}

extension ListElement {
  var isSite: Bool {
    if case .site = self { true } else { false }
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

  /// All blocks inside a span, outer ones before inner ones.
  func blocks(in span: TokenSpan) -> [Block] {
    var open = (functions.compactMap(\.body) + closures.map(\.body)).filter {
      span.contains($0.span)
    }
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

  /// The bodies of loops that lie in no other loop, in order.
  var loops: [SourceRange] {
    let bodies = statements.compactMap { statement in
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
