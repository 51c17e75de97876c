import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

extension FollowedViews {
  /// Where following the object in front of a token, such as `snp`, ends.
  func ends(before token: Int) -> Ends {
    var ends = Ends()
    let tokens = file.source.tokens
    guard token > 1, tokens[token - 1].kind == .period else { return ends }
    for expression in file.expressions(endingAt: token) {
      guard case .member(let base, let name) = expression.kind, Int(name) == token else { continue }
      ends.found = follow(base, &ends)
    }
    return ends
  }

  /// Where following what this file gives ends.
  ///
  /// - Parameters:
  ///   - isConstant: whether that is a property that only the code of its own type can set.
  ///   - mayBe: whether an object of one type may be one of another.
  ///   - mayBeView: whether a view may be of a type.
  ///   - mayFill: whether calling an initializer of that name may give its arguments to properties of a type.
  func ends(
    of given: Given, isConstant: Bool, _ mayBe: (String?, String?) -> Bool,
    _ mayBeView: (String) -> Bool, _ mayFill: (String, String?) -> Bool
  ) -> Ends {
    var ends = Ends()
    var values: [ExpressionID]
    switch given {
    case .property(let name, let owner):
      ends.isOfProperty = true
      values = (assigned[name] ?? []).filter {
        isOwn($0.target)
          ? mayBe(file.typeName(around: Int(file[$0.target].span.last)), owner) : !isConstant
      }.map(\.value)
      values += (labelled[name] ?? []).filter { mayFill($0.callee, owner) }.map(\.value)
      for source in sources[name] ?? [] where !isLocal(source.token) {
        guard source.type.map({ mayBeView(elementTypeName($0)) }) ?? true,
          mayBe(file.typeName(around: source.token), owner)
        else { continue }
        values += source.values
      }
    case .result(let name):
      values = (results[name] ?? []).filter {
        $0.type.map { mayBeView(elementTypeName($0)) } ?? false
      }.map(\.value)
    case .argument(let name, let label, let type, let labels):
      if let type, !mayBeView(elementTypeName(type)) { return ends }
      // What goes through a list calls a function with an element, or with two values.
      values = labels.map { $0.required.count > 2 } ?? false ? [] : references[name] ?? []
      for (holder, value) in holders[name] ?? [] where !isVariable(value) {
        // What a variable contains is called without labels, and with all arguments.
        ends.given.insert(
          .argument(of: holder, label: nil, type: type, labels: labels?.withoutNames))
      }
      for arguments in calls[name] ?? [] {
        let arguments = file.arguments(arguments)
        let written = arguments.filter { !$0.isTrailing }.map { file.label($0) ?? "_" }
        let isOpen = written.count < arguments.count
        if let labels, !labels.mayBeCalled(with: written, isOpen: isOpen) { continue }
        if let label {
          if let argument = arguments.first(where: { file.label($0) == label }) {
            values.append(argument.value)
          }
        } else {
          // Others before it may have default values.
          values += arguments.filter { $0.label < 0 }.map(\.value)
        }
      }
    case .payload(let name):
      values = (calls[name] ?? []).flatMap { file.arguments($0).map(\.value) }
    }
    ends.found = follow(values, &ends)
    if case .argument(_, _, let type?, _) = given { ends.found = cast(ends.found, to: type) }
    return ends
  }

  private func follow(_ ids: [ExpressionID], _ ends: inout Ends) -> Set<Found> {
    ids.reduce(into: []) { $0.formUnion(follow($1, &ends)) }
  }

  private func follow(_ id: ExpressionID, _ ends: inout Ends) -> Set<Found> {
    if let known = ends.known[id] { return known }
    // Further than any code goes, it may be any view.
    guard ends.depth < Self.maximumDepth else { return [.any] }
    ends.depth += 1
    defer { ends.depth -= 1 }
    ends.known[id] = []
    let found = followed(id, &ends)
    ends.known[id] = found
    return found
  }

  private static let maximumDepth = 500

  private func followed(_ id: ExpressionID, _ ends: inout Ends) -> Set<Found> {
    switch file[id].kind {
    case .name(let token): return named(Int(token), &ends)
    case .member(let base, let name):
      let text = file.name(name)
      if hierarchyNames.contains(text) { return [.any] }
      if case .selfReference = file[base].kind { return ownProperty(Int(name), &ends) }
      if text == "view", isRecognizer(base) { return [.any] }
      if handsOutElements(text) || file.source.tokens[Int(name)].kind != .identifier {
        return follow(base, &ends)
      }
      switch Member.named(text)?.effect {
      // `cell.contentView` is a view with a name.
      case nil, .handsOut(.view):
        ends.names.insert(Int(name))
        ends.members.insert(Int(name))
        return []
      // A number or a rectangle.
      default: return []
      }
    case .call(let callee, let arguments): return called(callee, arguments, &ends)
    case .subscripted(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .postfix(let base), .prefix(let base), .effect(let base), .inoutReference(let base):
      return follow(base, &ends)
    case .binary(let left, let token, let right):
      let isChoice = ["??", "+"].contains(file.source.text(file.source.tokens[Int(token)]))
      return isChoice ? follow([left, right], &ends) : []
    case .ternary(_, let then, let otherwise): return follow([then, otherwise], &ends)
    case .cast(let value, let type): return cast(follow(value, &ends), to: file.text(type))
    case .array(let elements), .dictionary(let elements):
      return follow(Array(file.elements(elements)), &ends)
    case .tuple(let values): return follow(file.arguments(values).map(\.value), &ends)
    case .closure(let closure): return follow(returned(by: file[closure].body), &ends)
    case .statement(let statement):
      return follow(given(by: statement), &ends).union(searched(in: id))
    case .opaque: return searched(in: id)
    case .selfReference:
      ends.names.insert(Int(file[id].span.last))
      return []
    case .implicitMember, .superReference, .integer, .float, .string, .boolean,
      .nilLiteral, .assignment, .keyPath, .macro, .discard:
      return []
    }
  }

  /// Any view, if code that is not read as an expression names what finds views in a hierarchy.
  private func searched(in id: ExpressionID) -> Set<Found> {
    let isSearch = file[id].span.indices.contains {
      file.source.tokens[$0].kind == .identifier && hierarchyNames.contains(file.name(Int32($0)))
    }
    return isSearch ? [.any] : []
  }

  private func cast(_ found: Set<Found>, to type: String) -> Set<Found> {
    guard found.contains(.any) else { return found }
    var classes: Set<Found> = [.one(of: elementTypeName(type))]
    // `Wrap<UILabel>` may be a list of labels, or a view.
    let name = String(type.prefix { $0 != "<" })
    if name.count < type.count, name.startsUppercase, !listTypes.contains(name) {
      classes.insert(.one(of: name))
    }
    return classes
  }

  private func called(
    _ callee: ExpressionID, _ arguments: ListSlice, _ ends: inout Ends
  ) -> Set<Found> {
    let values = file.arguments(arguments).map(\.value)
    switch file[callee].kind {
    case .name(let name):
      let text = file.name(name)
      if isFinder(text) { return [text == MemberName.viewWithTag ? .tagged : .any] }
      ends.given.insert(.result(of: text))
      if text.startsUppercase, !listTypes.contains(text) {
        noteProperty(madeAt: Int(name), &ends)
        return []
      }
      // `zip(subviews, widths)`
      return follow(values, &ends)
    case .member(let base, let name):
      let text = file.name(name)
      if isFinder(text) { return [text == MemberName.viewWithTag ? .tagged : .any] }
      // `State.shown(title)`
      if case .name(let type) = file[base].kind, file.name(type).startsUppercase {
        ends.given.insert(.result(of: text))
        return follow(values, &ends)
      }
      // `transitionContext.view(forKey: .to)`
      if text == NamedView.root, let first = file.arguments(arguments).first,
        file.label(first) == "forKey"
      {
        ends.given.insert(.property(text, of: ClassName.viewController))
        return [.root]
      }
      // `subviews.compactMap { $0 as? Row }`
      let closures = values.filter { if case .closure = file[$0].kind { true } else { false } }
      let cast = follow(closures, &ends).subtracting([.any])
      guard handsOutElements(text) else {
        ends.given.insert(.result(of: text))
        return []
      }
      let found = cast.isEmpty ? follow(base, &ends) : cast
      return closures.contains(where: choosesTag) ? tagged(found) : found
    // `.shown(title)`
    case .implicitMember: return follow(values, &ends)
    default: return follow(callee, &ends)
    }
  }

  /// `let title = UILabel().then { … }` and `lazy var title: UILabel = { … }()` of a type, where the label is made.
  private func noteProperty(madeAt token: Int, _ ends: inout Ends) {
    guard !ends.isOfProperty, functionSpans.innermost(around: token) == nil else { return }
    for binding in file.bindings where binding.name >= 0 && !isLocal(Int(binding.name)) {
      if let value = binding.initialValue, file[value].span.indices.contains(token) {
        ends.names.insert(Int(binding.name))
      }
    }
  }

  private func isFinder(_ method: String) -> Bool {
    hierarchyNames.contains(method) || Member.finders.contains(method) && results[method] == nil
  }

  private func ownProperty(_ token: Int, _ ends: inout Ends) -> Set<Found> {
    property(token, of: file.typeName(around: token), &ends)
  }

  private func property(_ token: Int, of owner: String?, _ ends: inout Ends) -> Set<Found> {
    ends.names.insert(token)
    ends.given.insert(.property(file.name(Int32(token)), of: owner))
    return []
  }

  /// What a name stands for at a token: that of a variable, of a property, or of a closure's parameter.
  private func named(_ token: Int, _ ends: inout Ends) -> Set<Found> {
    if file.source.tokens[token].kind == .dollarIdentifier {
      guard let closure = closureSpans.innermost(around: token) else { return [] }
      return follow(closures[closure] ?? [], &ends)
    }
    let name = file.name(Int32(token))
    let around = (sources[name] ?? []).filter { $0.end >= token && isLocal($0.token) }
    // The innermost declaration is the last one before the name.
    var source = around.filter { $0.token < token }.max { $0.token < $1.token }
    while let unwrapped = source, unwrapped.values.isEmpty {
      source = around.filter { $0.token < unwrapped.token }.max { $0.token < $1.token }
    }
    if let source {
      if let name = source.enumCase { ends.given.insert(.payload(of: name)) }
      var found = follow(source.values + values(of: name, in: source.token...source.end), &ends)
      if found.contains(.any), isTagged(name, at: token) { found = tagged(found) }
      return source.type.map { cast(found, to: $0) } ?? found
    }
    if let parameter = parameters[name]?.last(where: { $0.span.indices.contains(token) }) {
      ends.given.insert(parameter.given)
      let found = follow(values(of: name, in: parameter.span.indices), &ends)
      // The system gives actions the views that they belong to.
      guard parameter.isOfAction, case .argument(_, _, let type?, _) = parameter.given else {
        return found
      }
      return found.union(cast([.any], to: type))
    }
    return hierarchyNames.contains(name) ? [.any] : ownProperty(token, &ends)
  }

  /// What code assigns to a variable between two tokens.
  private func values(of name: String, in tokens: ClosedRange<Int>) -> [ExpressionID] {
    guard let all = assigned[name] else { return [] }
    func end(_ place: (target: ExpressionID, value: ExpressionID)) -> Int {
      Int(file[place.value].span.last)
    }
    let first = all.partitionIndex { end($0) >= tokens.lowerBound }
    return all[first...].prefix { end($0) <= tokens.upperBound }.map(\.value)
  }

  /// Whether code names a gesture recognizer, by the type that is stated.
  private func isRecognizer(_ id: ExpressionID) -> Bool {
    guard case .name(let token) = file[id].kind else { return false }
    let name = file.name(token)
    let parameter = parameters[name]?.last { $0.span.indices.contains(Int(token)) }
    guard case .argument(_, _, let type?, _)? = parameter?.given else { return false }
    return elementTypeName(type).hasSuffix("GestureRecognizer")
  }

  /// Whether code names a member of its own type, or a variable.
  private func isOwn(_ target: ExpressionID) -> Bool {
    switch file[target].kind {
    case .name: return true
    case .member(let base, _):
      if case .selfReference = file[base].kind { return true }
      return false
    default: return false
    }
  }

  /// Whether a name is that of a variable or parameter, rather than of a function.
  private func isVariable(_ id: ExpressionID) -> Bool {
    guard case .name(let name) = file[id].kind else { return false }
    let (token, text) = (Int(name), file.name(name))
    return parameters[text]?.contains { $0.span.indices.contains(token) } ?? false
      || sources[text]?.contains { source in
        isLocal(source.token)
          ? source.token < token && token <= source.end
          : file.typeName(around: source.token) == file.typeName(around: token)
      } ?? false
  }

  private func isLocal(_ token: Int) -> Bool {
    functionSpans.innermost(around: token) != nil || closureSpans.innermost(around: token) != nil
  }
}

/// What gives code other views of a hierarchy: `superview`, `subviews`.
private let hierarchyNames = Member.names(.handsOut(.views))
  .union(Member.names(with: .enclosing).subtracting(Member.names(with: .neverMissing)))

/// What only holds what it is made of.
private let listTypes: Set<String> = ["Array", "Set", "ArraySlice", "ContiguousArray"]

/// `Row` of `[Row]`, `Row?` and `Array<Row>`.
func elementTypeName(_ type: String) -> String {
  var name = Substring(type)
  if let start = name.firstIndex(where: { $0 == "<" || $0 == "[" }) {
    name = name[name.index(after: start)...]
  }
  return baseTypeName(String(name.prefix { !"]>?!".contains($0) }))
}
