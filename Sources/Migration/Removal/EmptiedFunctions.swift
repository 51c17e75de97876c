import LightSyntax
import SwiftTokens

/// Functions of which nothing is left, and their calls.
struct EmptiedFunctions {
  let file: SyntaxFile
  let types: [TypeID]
  private(set) var deleted: [TokenSpan]
  /// The signatures of methods that do nothing in the superclass: an override of one of them may go.
  private let idleInSuperclass: Set<String>

  init(
    file: SyntaxFile, types: [TypeID], deleted: [TokenSpan], idleInSuperclass: Set<String>
  ) {
    self.file = file
    self.types = types
    self.deleted = deleted
    self.idleInSuperclass = idleInSuperclass
  }

  /// Adds them, and those that only call them, to what is deleted.
  ///
  /// - Parameter isNamedElsewhere: whether code of another file may mean a method of the class by a name.
  mutating func find(_ isNamedElsewhere: (String) -> Bool) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for (function, type) in functions() where isEmptied(function) {
        // Who calls an override calls what it overrides from now on.
        let isOverride = function.modifiers.contains(.override)
        let isPrivate =
          !function.modifiers.union(file[type].modifiers)
          .isDisjoint(with: [.private, .fileprivate])
        guard isOverride || isPrivate || !isNamedElsewhere(file.name(function.name)),
          let calls = isOverride ? [] : calls(of: function)
        else { continue }
        deleted.append(function.span)
        deleted += calls
        isChanged = true
      }
    }
  }

  private func functions() -> [(function: FunctionDeclaration, type: TypeID)] {
    types.flatMap { type in
      file.members[file[type].members.indices].compactMap { member in
        if case .function(let id) = member { (file[id], type) } else { nil }
      }
    }
  }

  private func isDeleted(_ span: TokenSpan) -> Bool { deleted.contains { $0.contains(span) } }

  private func isEmptied(_ function: FunctionDeclaration) -> Bool {
    // The new code goes into the layout method.
    guard function.kind == .function, function.parameters.count == 0,
      ClassSource.LayoutMethod(rawValue: file.name(function.name)) == nil,
      function.modifiers.isDisjoint(with: [.objc, .otherAttribute, .open]),
      let body = function.body, !isDeleted(function.span)
    else { return false }
    let statements = file.statements(of: body)
    var left = statements.filter { !isDeleted(file[$0].span) }
    if function.modifiers.contains(.override) {
      let callOfSuper = "super.\(file.signature(of: function))"
      let calls = left.count { file.text(file[$0].span) == callOfSuper }
      // What only calls what it overrides does the same without it.
      guard calls <= 1, calls == 1 || idleInSuperclass.contains(file.signature(of: function)) else {
        return false
      }
      left.removeAll { file.text(file[$0].span) == callOfSuper }
    }
    return left.isEmpty && statements.contains { isDeleted(file[$0].span) }
      && !file.source.comments.contains { comment in
        let bytes = file.range(body.span)
        return bytes.contains(comment)
          && !file.statements(of: body).contains { statement in
            // A comment with no statement behind it speaks of something else.
            file.range(file[statement].span).end > comment.start
          }
      }
  }

  /// The statements that call it; `nil` if its name is used in any other way.
  private func calls(of function: FunctionDeclaration) -> [TokenSpan]? {
    let name = file.name(function.name)
    let hash = Token.nameHash(of: name)
    let tokens = file.source.tokens
    var calls: [TokenSpan] = []
    for index in tokens.indices
    where tokens[index].nameHash == hash && Int32(index) != function.name {
      guard tokens[index].kind == .identifier, file.name(Int32(index)) == name else { continue }
      guard let statement = callStatement(at: index) else { return nil }
      calls.append(statement)
    }
    return calls
  }

  /// `name()` or `self.name()` as a statement.
  private func callStatement(at index: Int) -> TokenSpan? {
    let tokens = file.source.tokens
    var first = index
    if index >= 2, tokens[index - 1].kind == .period {
      guard tokens[index - 2].kind == .selfKeyword else { return nil }
      first = index - 2
    }
    guard index + 2 < tokens.count, tokens[index + 1].kind == .leftParen,
      tokens[index + 2].kind == .rightParen
    else { return nil }
    let span = TokenSpan(first, index + 2)
    guard file.statements.contains(where: { $0.span == span }) else { return nil }
    return span
  }
}
