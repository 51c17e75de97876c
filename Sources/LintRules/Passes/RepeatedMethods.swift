import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Methods that the system calls again and again, while it computes layout, updates constraints or draws.
let layoutPassMethods = SystemMethod.signatures(
  .eachLayout, .eachConstraintUpdate, .eachDrawing)

/// When the system calls a method with a signature, for a message: `on every layout pass`.
func repetition(of signature: String) -> String {
  switch SystemMethod.all.first(where: { $0.signature == signature })?.timing {
  case .eachConstraintUpdate: "whenever constraints are updated"
  case .eachDrawing: "whenever the view is drawn"
  default: "on every layout pass"
  }
}

extension Project {
  /// Whether a method of that signature in a class is the project's own rather than one that the system calls: of all
  /// views and controllers, only those of AppKit's views have a `layout()`.
  func isOwnMethod(_ signature: String, of type: String?) -> Bool {
    guard signature == SystemMethod.layout.signature, let type else { return false }
    guard let known = frameworkClass(of: type) else {
      return ancestry(of: type).dropFirst().contains { ancestor in
        declarations(of: ancestor).contains {
          $0.declaration.declares(member: SystemMethod.layout.name)
        }
      }
    }
    return !known.isAppKit || known.role == .controller
  }
}

extension SyntaxFile {
  /// Whether what happens at `moment` surely happens again each time the overridden method around `range` is called.
  func repeatsInLayoutPass(_ moment: Moment, function name: String, at range: SourceRange) -> Bool {
    moment.branches.isEmpty && moment.closure == 0
      && repeatsInLayoutPass(function: name, at: range)
  }

  /// The same of what stands behind no condition and in no closure of the method.
  func repeatsInLayoutPass(function name: String, at range: SourceRange) -> Bool {
    guard layoutPassMethods.contains(name),
      let function = function(around: range), function.modifiers.contains(.override),
      let body = function.body
    else { return false }
    return !mayTakeBack(body)
  }

  /// Whether the block may leave early, or takes away constraints or views that an earlier call made.
  func mayTakeBack(_ body: Block, ignoring ignored: Set<String> = []) -> Bool {
    let presence = presenceGuards(in: body)
    return words(in: body.span, among: takingBackHashes).contains { index, text in
      let next = presence.partitionIndex { Int($0.first) > index }
      if next > 0, presence[next - 1].indices.contains(index) { return false }
      if text == "nil", isEmptyArgument(index) { return false }
      // `NSLayoutConstraint.constraints(withVisualFormat:)` makes them; the property holds what was made.
      if text == "constraints", tokenText(index + 1) == "(" || isLocal(index, in: body) {
        return false
      }
      if takingBack.contains(text) { return !ignored.contains(text) }
      return activity.contains(text) && tokenText(index + 2) != "true"
    }
  }
}

extension SyntaxFile {
  /// The guards of a block that leave it where a property is `nil` which the block does not assign, in order:
  /// `guard let icon = icon else { return }`. They say nothing of earlier calls.
  private func presenceGuards(in body: Block) -> [TokenSpan] {
    let guards = statementLists[body.statements.indices].compactMap { id in
      presenceNames(self[id]).map { (span: self[id].span, names: $0) }
    }
    if guards.isEmpty { return [] }
    let assigned = assignedNames(in: body.span)
    return guards.filter { assigned.isDisjoint(with: $0.names) }.map(\.span)
  }

  /// The properties of which a guard asks whether they are there; `nil` for any other statement.
  private func presenceNames(_ statement: Statement) -> [String]? {
    guard case .guardElse(let conditions, let otherwise) = statement.kind,
      otherwise.statements.count == 1
    else { return nil }
    var names: [String] = []
    for condition in self.conditions[conditions.indices] {
      guard case .binding(let token, let value) = condition, token >= 0,
        let name = value.map({ ownName($0) }) ?? name(token)
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// The name in `icon` or `self.icon`.
  private func ownName(_ id: ExpressionID) -> String? {
    switch self[id].kind {
    case .name(let token): return name(token)
    case .member(let base, let token):
      guard case .selfReference = self[base].kind else { return nil }
      return name(token)
    default: return nil
    }
  }

  /// The names before a `=` that is no declaration's.
  func assignedNames(in span: TokenSpan) -> Set<String> {
    let tokens = source.tokens
    let places = span.indices.filter { index in
      tokens[index].kind == .identifier && index + 1 < tokens.count
        && tokens[index + 1].kind == .equal
        && ![.letKeyword, .varKeyword].contains(tokens[max(0, index - 1)].kind)
    }
    return Set(places.map { name(Int32($0)) })
  }
}

extension SyntaxFile {
  /// Whether the block certainly takes away constraints or views, rather than perhaps leaving early.
  func takesBackItself(_ body: Block) -> Bool {
    mayTakeBack(body, ignoring: ["guard", "return", "nil", "constraints", MemberName.viewWithTag])
  }
}

extension TypeContext {
  /// The signatures of own methods without parameters that a layout pass always calls, each with that of the method that
  /// the system calls; none of those that are called beside one that takes something back.
  var calledInLayoutPasses: [String: String] {
    var bodies: [String: (file: Int, body: Block)] = [:]
    var passes: [(signature: String, file: Int, body: Block)] = []
    var takingBack: Set<String> = []
    for (index, type) in declarations {
      let file = files[index]
      for case .function(let id) in file.members[type.members.indices] {
        guard let body = file[id].body, file[id].name >= 0 else { continue }
        let signature = file.signature(of: file[id])
        if file.mayTakeBack(body) {
          takingBack.insert(signature)
        } else if !file[id].modifiers.contains(.override) {
          if file[id].parameters.count == 0 { bodies[signature] = (index, body) }
        } else if layoutPassMethods.contains(signature),
          !project.isOwnMethod(signature, of: unit.typeName)
        {
          passes.append((signature, index, body))
        }
      }
    }
    var open: [(name: String, pass: String)] = []
    func follow(_ file: Int, _ body: Block, in pass: String) {
      let calls = files[file].ownCalls(in: body)
      if takingBack.isDisjoint(with: calls) { open += calls.map { ($0, pass) } }
    }
    for pass in passes { follow(pass.file, pass.body, in: pass.signature) }
    var found: [String: String] = [:]
    while let (name, pass) = open.popLast() {
      guard found[name] == nil, let (file, body) = bodies[name] else { continue }
      found[name] = pass
      follow(file, body, in: pass)
    }
    return found
  }

  /// Whether a function that makes the constraint for its caller takes away what an earlier call made.
  ///
  /// The type's own functions may also leave early. Of others an early end tells nothing: `guard let superview`.
  func helpersTakeBack(_ origin: ConstraintOrigin) -> Bool {
    guard !origin.via.isEmpty else { return false }
    if let built = origin.built, let function = files[built.file].function(around: built.range),
      let body = function.body,
      files[built.file].mayTakeBack(body, ignoring: ["guard", "return", "nil"])
    {
      return true
    }
    return declarations.contains { index, type in
      let file = files[index]
      return file.members[type.members.indices].contains { member in
        guard case .function(let id) = member, let body = file[id].body,
          origin.via.contains(file.signature(of: file[id]))
        else { return false }
        return file.mayTakeBack(body, ignoring: file[id].returnType == nil ? [] : ["return"])
      }
    }
  }
}

extension SyntaxFile {
  /// The signatures of the object's own methods that a block calls under no condition: `setUp()`, `self.setUp()`.
  func ownCalls(in body: Block) -> [String] {
    statements(of: body).compactMap { statement in
      let tokens = self[statement].span.indices
      let name =
        tokens.count == 5 && tokenText(tokens.lowerBound) == "self"
        ? tokens.lowerBound + 2 : tokens.lowerBound
      guard tokens.count == 3 || name > tokens.lowerBound, tokenText(name + 1) == "(",
        tokenText(name + 2) == ")"
      else { return nil }
      return tokenText(name) + "()"
    }
  }

  /// Whether a name belongs to a variable of the block, as a list does that collects what is made: `var constraints = […]`.
  private func isLocal(_ index: Int, in body: Block) -> Bool {
    guard tokenText(index - 1) != "." else { return false }
    let hash = source.tokens[index].nameHash
    return body.span.indices.contains { other in
      source.tokens[other].nameHash == hash && ["let", "var"].contains(tokenText(other - 1))
    }
  }

  /// Whether a `nil` only says that a constraint has no second item, or a visual format no metrics or options.
  func isEmptyArgument(_ index: Int) -> Bool {
    tokenText(index - 1) == ":" && ["metrics", "toItem", "options"].contains(tokenText(index - 2))
  }
}

private let activity = Set(Spelling.isActive.all)

private let takingBack = Member.names(with: .takesBack).union(SnapKitCall.takingBack)
  .union(LayoutLibrary.removers).union(["nil", "guard", "return"])

private let takingBackHashes = NameHashSet(takingBack.union(activity))
