import LightSyntax
import SourceText
import UIKitFacts

extension SnapKitReader {
  /// A call constrains a child that has no name: `page.subviews.last?.snp.makeConstraints { … }`, or one after the other
  /// in a loop. What holds the children may get its size from them.
  func touchHolders(ofItemIn call: ExpressionID) {
    guard case .call(let callee, _) = reader.file[call].kind else { return }
    let place = reader.file.range(call)
    var sources: [ExpressionID] = []
    switch reader.file.root(of: callee) {
    case .name(let token) where reader.file.name(token).hasPrefix("$"):
      sources = reader.file.callees(around: place)
    case .name(let token):
      sources = [callee] + reader.file.sequences(of: reader.file.name(token), around: place)
    case .selfReference: sources = [callee]
    default: return
    }
    for source in sources {
      for expression in reader.file.expressions(in: reader.file[source].span) {
        guard case .member(let base, let name) = expression.kind,
          MemberName.childLists.contains(reader.file.name(name)), reader.file.isPath(base)
        else { continue }
        if case .reference(let holder) = reader.evaluate(base) {
          reader.record(.unreadConstraints, on: holder, at: place)
        }
      }
    }
  }
}

extension SyntaxFile {
  /// What an expression starts with: `$0` of `$0.snp.makeConstraints`.
  fileprivate func root(of id: ExpressionID) -> Expression.Kind? {
    var kind = self[id].kind
    while true {
      switch kind {
      case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base):
        kind = self[base].kind
      default: return kind
      }
    }
  }

  /// Whether an expression only names something: to evaluate a call again would do twice what it does.
  func isPath(_ id: ExpressionID) -> Bool {
    switch root(of: id) {
    case .name, .selfReference: true
    default: false
    }
  }

  /// What the loops around a place go through that give its elements a name.
  fileprivate func sequences(of name: String, around place: SourceRange) -> [ExpressionID] {
    statements.compactMap { statement in
      guard case .forIn(let pattern, let sequence, _, let body) = statement.kind,
        range(body.span).contains(place), text(pattern) == name
      else { return nil }
      return sequence
    }
  }

  /// What is called with a closure around a place: `page.subviews.forEach`.
  fileprivate func callees(around place: SourceRange) -> [ExpressionID] {
    expressions.compactMap { expression in
      guard case .call(let callee, _) = expression.kind,
        range(expression.span).contains(place), !range(self[callee].span).contains(place)
      else { return nil }
      return callee
    }
  }
}
