import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The names of the views in a file that are not positioned by their frames, but by constraints, a stack view, a grid,
/// a bar, a cell or UIKit.
package struct PlacedViews {
  private var names: Set<String> = []
  /// What is given to a placed variable or slot at once, sorted by the last token: `let title = UILabel(frame: …)`.
  private var values: [TokenSpan] = []
  /// How many enclosing values are looked at for one view; real code nests two.
  private static let maximumNesting = 64

  private static let slots = Member.names(.takesView)
  private static let arranging = Member.names(with: .arrangesView)

  package init(in file: SyntaxFile) {
    findConstrained(in: file)
    var assigned: [(target: ExpressionID, value: ExpressionID)] = []
    for expression in file.expressions {
      switch expression.kind {
      case .call(let callee, let arguments): findHandedOn(callee, arguments, in: file)
      case .binary(let left, let symbol, let right):
        if file.isStrangeOperator(symbol) {
          for side in [left, right] { insertOwner(of: side, in: file) }
        }
      case .assignment(let target, let value):
        findSlot(target, value, in: file)
        if case .call = file[value].kind { assigned.append((target, value)) }
      default: break
      }
    }
    for statement in file.statements {
      if case .forIn(let pattern, let sequence, _, let body) = statement.kind,
        case .name(let name) = file[pattern].kind, constrains(file.name(name), body.span, in: file)
      {
        insert(sequence, in: file)
      }
    }
    for (target, value) in assigned {
      if let name = file.lastName(target), names.contains(name) { values.append(file[value].span) }
    }
    var calls: [ExpressionID] = []
    for binding in file.bindings where binding.name >= 0 {
      if Self.slots.contains(file.name(binding.name)) { findGiven(by: binding, in: file) }
      guard let value = binding.initialValue, names.contains(file.name(binding.name)) else {
        continue
      }
      values.append(file[value].span)
      calls.append(value)
    }
    findReturned(by: calls, in: file)
    values.sort { ($0.last, $0.first) < ($1.last, $1.first) }
  }

  /// Whether the view of that name is positioned by something other than its frame.
  package func contains(_ name: String) -> Bool {
    names.contains(name) || Self.slots.contains(name)
  }

  /// Whether the view of that name, or the new view that the expression at `id` is given to, is positioned by something
  /// other than its frame.
  package func contains(_ name: String?, at id: ExpressionID, in file: SyntaxFile) -> Bool {
    if let name { return contains(name) }
    let span = file[id].span
    let first = values.partitionIndex { $0.last >= span.last }
    return values[first...].prefix(Self.maximumNesting).contains { $0.first <= span.first }
  }

  /// `name.translatesAutoresizingMaskIntoConstraints`, `name.topAnchor`, `name.snp`.
  private mutating func findConstrained(in file: SyntaxFile) {
    let tokens = file.source.tokens
    for index in tokens.indices.dropFirst(2)
    where tokens[index].nameHash != 0 && tokens[index - 1].kind == .period {
      if let view = constrainedView(at: index, in: file) { names.insert(file.name(Int32(view))) }
    }
  }

  /// The token of the name that is constrained by the member at a token: `badge` of `badge?.topAnchor`.
  private func constrainedView(at index: Int, in file: SyntaxFile) -> Int? {
    let tokens = file.source.tokens
    guard tokens[index].nameHash != 0, tokens[index - 1].kind == .period else { return nil }
    var view = index - 2
    while view > 0,
      tokens[view].kind == .postfixQuestion || tokens[view].kind == .postfixExclamation
    {
      view -= 1
    }
    guard tokens[view].kind == .identifier || tokens[view].kind == .dollarIdentifier else {
      return nil
    }
    let isPlain =
      constrainingNames.contains(tokens[index].nameHash) && isConstraining(file.name(Int32(index)))
      && !isSecondItem(view, in: file)
    let isCall = index + 1 < tokens.count && tokens[index + 1].kind == .leftParen
    return isPlain || isCall && speaksOfConstraints(file.source.bytes(of: tokens[index]))
      ? view : nil
  }

  /// Whether a constraint of another view only refers to the view whose name is at a token:
  /// `equalTo: header.bottomAnchor`, `equalTo(header.snp.bottom)`. A view with constraints of its own has its mask
  /// switched off, or stands first elsewhere.
  private func isSecondItem(_ view: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var first = view
    while first > 1, tokens[first - 1].kind == .period {
      first -= 2
      while first > 0,
        tokens[first].kind == .postfixQuestion || tokens[first].kind == .postfixExclamation
      {
        first -= 1
      }
    }
    guard first > 1, tokens[first - 1].kind == .colon || tokens[first - 1].kind == .leftParen else {
      return false
    }
    return file.source.text(tokens[first - 2]).lowercased().hasSuffix("equalto")
  }

  /// Whether code inside a span constrains what it calls by a name.
  private func constrains(_ name: String, _ span: TokenSpan, in file: SyntaxFile) -> Bool {
    span.indices.dropFirst(2).contains { index in
      constrainedView(at: index, in: file).map { file.name(Int32($0)) == name } ?? false
    }
  }

  /// `[title, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }`
  private mutating func findLoop(
    over list: ExpressionID, _ arguments: ListSlice, in file: SyntaxFile
  ) {
    guard case .array = file[list].kind, let only = file.arguments(arguments).first,
      case .closure(let id) = file[only.value].kind
    else { return }
    let closure = file[id]
    let parameter = file.nameTokens[closure.parameters.indices].first.map { file.name($0) }
    if constrains(parameter ?? "$0", closure.body.span, in: file) { insert(list, in: file) }
  }

  private mutating func findHandedOn(
    _ callee: ExpressionID, _ arguments: ListSlice, in file: SyntaxFile
  ) {
    for argument in file.arguments(arguments) {
      guard let label = file.label(argument), Self.slots.contains(label) else { continue }
      // `Row(inputAccessoryView: bar)`: whoever gets it hands it to the slot of that name.
      insert(argument.value, in: file)
      values.append(file[argument.value].span)
    }
    let called: String
    switch file[callee].kind {
    case .name(let token): called = file.name(token)
    case .member(let base, let token):
      called = file.name(token)
      if called == "forEach" { findLoop(over: base, arguments, in: file) }
    default: return
    }
    // `header.embed(code)`
    let isConstraining =
      SystemMember.named(called) == nil && speaksOfConstraints(ArraySlice(called.utf8))
    for argument in file.arguments(arguments) {
      let label = file.label(argument)
      if isConstraining || Self.arranging.contains(called)
        || label.map(Constructor.placingLabels.contains) ?? false
      {
        insert(argument.value, in: file)
      }
    }
  }

  /// A bar, a cell, a field, a table or a controller places what it is given.
  private mutating func findSlot(
    _ target: ExpressionID, _ value: ExpressionID, in file: SyntaxFile
  ) {
    switch file[target].kind {
    case .name(let token), .member(_, let token):
      guard Self.slots.contains(file.name(token)) || file.name(token) == "view" else { return }
      insert(value, in: file)
      // `view = UIView(frame: …)`: the new view has no other name.
      values.append(file[value].span)
    default: return
    }
  }

  /// `override var inputAccessoryView: UIView? { bar }`: whoever asks for the view places it.
  private mutating func findGiven(by slot: Binding, in file: SyntaxFile) {
    for accessor in file.functions[slot.accessors.indices] where accessor.kind == .getter {
      guard let body = accessor.body else { continue }
      for statement in file.statements(of: body) {
        switch file[statement].kind {
        case .expression(let value), .returned(let value?): insert(value, in: file)
        default: break
        }
      }
    }
  }

  /// `let bar = makeBar()`: what the file's function of that name returns is the same view.
  private mutating func findReturned(by calls: [ExpressionID], in file: SyntaxFile) {
    let called = calls.compactMap { id -> String? in
      guard case .call(let callee, _) = file[id].kind else { return nil }
      return file.lastName(callee)
    }
    if called.isEmpty { return }
    let makers = Set(called)
    for function in file.functions
    where function.kind == .function && makers.contains(file.name(function.name)) {
      guard let body = function.body, let last = file.statements(of: body).last,
        case .returned(let value?) = file[last].kind
      else { continue }
      insert(value, in: file)
      values.append(file[value].span)
    }
  }

  /// An operator that is not Swift's own is that of a layout library: `badge.edgeAnchors /==/ card.edgeAnchors`.
  private mutating func insertOwner(of id: ExpressionID, in file: SyntaxFile) {
    guard case .member(let base, _) = file[id].kind else { return insert(id, in: file) }
    insert(base, in: file)
  }

  private mutating func insert(_ id: ExpressionID, in file: SyntaxFile) {
    switch file[id].kind {
    case .name(let token), .member(_, let token): names.insert(file.name(token))
    case .array(let elements): for element in file.elements(elements) { insert(element, in: file) }
    case .forceUnwrap(let operand), .optionalChain(let operand), .cast(let operand, _):
      insert(operand, in: file)
    default: break
    }
  }
}

private let constrainingNames = NameHashSet([autoresizingFlag, SnapKitCall.handle] + anchorNames)

private func isConstraining(_ name: String) -> Bool {
  name == autoresizingFlag || name == SnapKitCall.handle || anchorAttribute(name) != nil
}

/// Words in the names of functions that constrain a view: `fillSuperview()`, `anchorToAllSides(of:)`, `pinEdges()`.
private let constrainingWords = [
  "anchor", "constrain", "fill", "pin", "edges", "align", "centerin", "easy", "attach", "embed",
].map { Array($0.utf8) }

/// Whether a function's name holds one of ``constrainingWords``, whatever its capitals.
private func speaksOfConstraints(_ name: ArraySlice<UInt8>) -> Bool {
  for start in name.indices {
    // Capital and small letters differ by this bit.
    let first = name[start] | 0x20
    let rest = name[start...]
    for word in constrainingWords where word[0] == first && rest.count >= word.count {
      if zip(rest, word).allSatisfy({ $0 | 0x20 == $1 }) { return true }
    }
  }
  return false
}
