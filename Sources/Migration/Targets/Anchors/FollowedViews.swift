import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What a file's code may call the same view by, or a list that holds it: followed from where the view is used to what
/// gives it, through variables, loops, conditions, closures, casts, calls and lists.
struct FollowedViews {
  /// What code finds in a hierarchy, as by `superview` and `subviews`.
  enum Found: Hashable, Sendable {
    /// Any view.
    case any
    /// Any view to which code gives a tag.
    case tagged
    /// The root view of any controller.
    case root
    /// One of the class to which the code casts it.
    case one(of: String)
  }

  /// What other code gives a value, perhaps in other files.
  enum Given: Hashable, Sendable {
    /// A property, and the type that has it, if the code tells that.
    case property(String, of: String?)
    /// What functions of that name give back.
    case result(of: String)
    /// An argument of calls.
    ///
    /// - Parameter labels: how the function may be called, if that is known.
    case argument(of: String, label: String?, type: String?, labels: CallLabels?)
    /// The values of an enum's case.
    case payload(of: String)
  }

  /// The labels of a function's parameters, in order.
  struct CallLabels: Hashable, Sendable {
    /// `_` for none.
    var labels: [String]
    /// Those of which each call has an argument.
    var required: Set<Int>

    /// Those of a variable that contains the function.
    var withoutNames: CallLabels {
      CallLabels(labels: labels.map { _ in "_" }, required: Set(labels.indices))
    }

    /// Whether a call with these labels may be one of the function.
    ///
    /// - Parameter isOpen: whether closures behind the call stand for further arguments.
    func mayBeCalled(with written: [String], isOpen: Bool) -> Bool {
      var next = 0
      for label in written {
        while next < labels.count, labels[next] != label {
          if required.contains(next) { return false }
          next += 1
        }
        if next == labels.count { return false }
        next += 1
      }
      return isOpen || !required.contains { $0 >= next }
    }
  }

  /// Where following ends.
  struct Ends {
    var found: Set<Found> = []
    /// The last tokens of what names views, other than variables of functions.
    var names: Set<Int> = []
    /// Those of them that name properties of other objects than `self`.
    var members: Set<Int> = []
    var given: Set<Given> = []
    /// Whether a property of any type is followed, rather than what some code names.
    var isOfProperty = false
    var known: [ExpressionID: Set<Found>] = [:]
    /// How many expressions are being followed, each to what gives the one before.
    var depth = 0
  }

  /// A parameter of a function.
  struct Parameter {
    /// The function's.
    let span: TokenSpan
    let given: Given
    /// Whether the system may call the function: `@objc func tap(_ sender: UIButton)`.
    let isOfAction: Bool
  }

  /// What gives a declared name its value.
  struct Source {
    /// Of the name.
    let token: Int
    /// The last token at which the name has the value.
    let end: Int
    /// Empty where the name unwraps another declaration of the same name: `if let row {`.
    let values: [ExpressionID]
    /// The class that the declaration states.
    let type: String?
    /// The enum's case whose values the name gets: `case .shown(let label)`.
    var enumCase: String?
  }

  let file: SyntaxFile
  let functionSpans: NestedSpans
  private(set) var sources: [String: [Source]] = [:]
  /// Values that code assigns to names, also as members of other objects.
  private(set) var assigned: [String: [(target: ExpressionID, value: ExpressionID)]] = [:]
  private(set) var results: [String: [(value: ExpressionID, type: String?)]] = [:]
  /// The calls of functions, methods and initializers, and the values that are given to functions by their names.
  private(set) var calls: [String: [ListSlice]] = [:]
  private(set) var references: [String: [ExpressionID]] = [:]
  /// The variables and arguments that may hold a function, by its name.
  private(set) var holders: [String: [(name: String, value: ExpressionID)]] = [:]
  private(set) var parameters: [String: [Parameter]] = [:]
  /// Arguments of initializers, by their labels, and the names that those have: a structure's properties get them.
  private(set) var labelled: [String: [(callee: String, value: ExpressionID)]] = [:]
  private(set) var closures: [TokenSpan: [ExpressionID]] = [:]
  let closureSpans: NestedSpans

  init(_ file: SyntaxFile) {
    self.file = file
    closureSpans = NestedSpans(file.closures.map(\.body.span))
    functionSpans = NestedSpans(file.functions.map(\.span))
    let ends = file.blockEnds
    noteFunctions()
    noteCalls()
    for binding in file.bindings {
      let values =
        [binding.initialValue].compactMap { $0 }
        + file.functions[binding.accessors.indices].filter { $0.kind == .getter }
        .flatMap { $0.body.map(returned) ?? [] }
      guard !values.isEmpty else { continue }
      let type = binding.type.map { file.text($0) }
      if binding.name >= 0 {
        note(Int(binding.name), ends, values, type)
        for value in values { noteHolder(file.name(binding.name), of: value) }
      }
      if let pattern = binding.pattern { note(patternIn: file[pattern].span, ends, values) }
    }
    for condition in file.conditions {
      switch condition {
      case .binding(let name, let value): note(Int(name), ends, value.map { [$0] } ?? [])
      case .pattern(let span, let value):
        if let value { note(patternIn: span, ends, [value]) }
      case .expression, .availability: break
      }
    }
    for statement in file.statements {
      switch statement.kind {
      case .forIn(let pattern, let sequence, _, _):
        note(patternIn: file[pattern].span, ends, [sequence])
      case .switchOver(let subject, let cases):
        for label in file.switchCases[cases.indices].map(\.label) {
          note(patternIn: label, ends, [subject])
        }
      default: break
      }
    }
  }

  private mutating func noteFunctions() {
    for function in file.functions {
      let name: String
      switch function.kind {
      case .function: name = file.name(function.name)
      case .initializer:
        guard let type = file.types(around: Int(function.name)).first else { continue }
        name = file.name(type.name.last)
      case .deinitializer, .subscripted, .getter, .setter, .observer: continue
      }
      if let body = function.body, function.kind == .function {
        let type = function.returnType.map { file.text($0) }
        results[name, default: []] += returned(by: body).map { ($0, type) }
      }
      let labels = callLabels(of: function)
      for parameter in file.parameters[function.parameters.indices] {
        let label = file.name(parameter.label)
        let given = Given.argument(
          of: name, label: label == "_" ? nil : label, type: parameter.type.map { file.text($0) },
          labels: labels)
        parameters[file.name(parameter.name), default: []].append(
          Parameter(
            span: function.span, given: given, isOfAction: function.modifiers.contains(.objc)))
      }
    }
  }

  private func callLabels(of function: FunctionDeclaration) -> CallLabels? {
    let parameters = file.parameters[function.parameters.indices]
    // Several arguments of one label; and what it overrides may have default values.
    let isVariadic = parameters.contains { $0.type.map { file.text($0).hasSuffix("...") } ?? true }
    if isVariadic || function.modifiers.contains(.override) { return nil }
    return CallLabels(
      labels: parameters.map { file.name($0.label) },
      required: Set(parameters.enumerated().filter { $1.defaultValue == nil }.map(\.offset)))
  }

  /// What closures are called with, and what is assigned and given.
  private mutating func noteCalls() {
    for expression in file.expressions {
      switch expression.kind {
      case .call(let callee, let arguments):
        if let name = file.lastName(callee) {
          calls[name, default: []].append(arguments)
          if name.startsUppercase || name == "init" {
            for argument in file.arguments(arguments) where argument.label >= 0 {
              labelled[file.name(argument.label), default: []].append((name, argument.value))
            }
          }
          for argument in file.arguments(arguments) where argument.label >= 0 {
            noteHolder(file.name(argument.label), of: argument.value)
          }
        }
        noteClosures(of: callee, file.arguments(arguments))
        noteAddition(callee, file.arguments(arguments))
      case .assignment(let target, let value): noteAssignment(of: value, to: target)
      case .binary(let target, let token, let value) where file.isAssignment(Int(token)):
        noteAssignment(of: value, to: target)
      default: break
      }
    }
  }

  /// `title = row`, `(title, badge) = (row, mark)`
  private mutating func noteAssignment(of value: ExpressionID, to target: ExpressionID) {
    guard case .tuple(let targets) = file[target].kind else {
      guard let name = file.lastName(target) else { return }
      assigned[name, default: []].append((target, value))
      noteHolder(name, of: value)
      return
    }
    var values = [ExpressionID](repeating: value, count: Int(targets.count))
    if case .tuple(let elements) = file[value].kind, elements.count == targets.count {
      values = file.arguments(elements).map(\.value)
    }
    for (target, value) in zip(file.arguments(targets), values) {
      noteAssignment(of: value, to: target.value)
    }
  }

  /// `let change = widen`: what calls `change` may call `widen`.
  private mutating func noteHolder(_ name: String, of value: ExpressionID) {
    if let held = file.lastName(value), held != name {
      holders[held, default: []].append((name, value))
    }
  }

  /// `rows.append(row)`
  private mutating func noteAddition(_ callee: ExpressionID, _ arguments: ArraySlice<Argument>) {
    guard case .member(let base, let method) = file[callee].kind,
      ["append", "insert"].contains(file.name(method)), let name = file.lastName(base),
      let value = arguments.first?.value
    else { return }
    assigned[name, default: []].append((base, value))
  }

  private mutating func noteClosures(
    of callee: ExpressionID, _ arguments: ArraySlice<Argument>
  ) {
    var values: [ExpressionID] = []
    if case .member(let base, _) = file[callee].kind { values.append(base) }
    for argument in arguments {
      guard case .closure(let id) = file[argument.value].kind else {
        // `rows.forEach(widen)`
        if let base = values.first, let name = file.lastName(argument.value) {
          references[name, default: []].append(base)
        }
        values.append(argument.value)
        continue
      }
      closures[file[id].body.span] = values
      for name in file.nameTokens[file[id].parameters.indices] {
        append(Int(name), Int(file[id].body.span.last), values, nil)
      }
    }
  }

  private mutating func note(
    _ token: Int, _ ends: [Int32], _ values: [ExpressionID], _ type: String? = nil
  ) {
    // A pattern of several names has none itself.
    guard token >= 0 else { return }
    append(token, Int(ends[token]), values, type)
  }

  /// - Parameter span: a pattern, such as `(index, row)` and `let row as Row`.
  private mutating func note(patternIn span: TokenSpan, _ ends: [Int32], _ values: [ExpressionID]) {
    let tokens = file.source.tokens
    var type: String?
    if let cast = span.indices.first(where: { tokens[$0].kind == .asKeyword }), cast < span.last {
      let end = (cast + 1...Int(span.last)).first { [.comma, .colon].contains(tokens[$0].kind) }
      type = file.text(TokenSpan(cast + 1, end.map { $0 - 1 } ?? Int(span.last)))
    }
    for token in span.indices where tokens[token].kind == .identifier {
      if token > 0, [.period, .asKeyword].contains(tokens[token - 1].kind) { continue }
      append(token, Int(ends[token]), values, type, enumCase(around: token, in: span))
    }
  }

  private mutating func append(
    _ token: Int, _ end: Int, _ values: [ExpressionID], _ type: String?, _ enumCase: String? = nil
  ) {
    sources[file.name(Int32(token)), default: []].append(
      Source(token: token, end: end, values: values, type: type, enumCase: enumCase))
  }

  /// `shown` for `label` in `.shown(let label)`.
  private func enumCase(around token: Int, in span: TokenSpan) -> String? {
    let tokens = file.source.tokens
    let open = (Int(span.first)..<token).last {
      tokens[$0].kind == .leftParen && Int(file.partners[$0]) > token
    }
    guard let open, open > 1, tokens[open - 2].kind == .period else { return nil }
    return file.name(Int32(open - 1))
  }

  /// What a body gives back.
  func returned(by body: Block) -> [ExpressionID] {
    var found: [ExpressionID] = []
    for statement in file.statements(in: body.span) {
      if case .returned(let value?) = statement.kind { found.append(value) }
    }
    return found + (file.statements(of: body).count == 1 ? given(by: body) : [])
  }

  /// What the last statement of a block gives where the block is one of an expression.
  private func given(by block: Block) -> [ExpressionID] {
    guard let last = file.statements(of: block).last else { return [] }
    if case .expression(let value) = file[last].kind { return [value] }
    return given(by: last)
  }

  /// What `if` and `switch` give where they are expressions.
  func given(by statement: StatementID) -> [ExpressionID] {
    switch file[statement].kind {
    case .ifElse(_, let then, let otherwise?): given(by: then) + given(by: otherwise)
    case .switchOver(_, let cases):
      file.switchCases[cases.indices].flatMap { given(by: $0.body) }
    case .doCatch(let body, let catches):
      given(by: body) + file.blocks[catches.indices].flatMap { given(by: $0) }
    default: []
    }
  }
}

extension SyntaxFile {
  /// For each token, the last one of the block in braces around it.
  fileprivate var blockEnds: [Int32] {
    let tokens = source.tokens
    var ends = [Int32](repeating: Int32(tokens.count), count: tokens.count)
    var open: [Int32] = []
    for index in tokens.indices {
      if tokens[index].kind == .rightBrace { _ = open.popLast() }
      if let brace = open.last, partners[Int(brace)] > brace { ends[index] = partners[Int(brace)] }
      if tokens[index].kind == .leftBrace { open.append(Int32(index)) }
    }
    return ends
  }
}
