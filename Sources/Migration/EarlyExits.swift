import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

extension SyntaxFile {
  /// Whether a function may return before it comes to a token of its body, and its object lives on.
  func mayReturn(_ function: FunctionDeclaration, before index: Int) -> Bool {
    guard let body = function.body else { return false }
    let tokens = source.tokens
    let exits = (Int(body.span.first)..<index).filter { exit in
      switch tokens[exit].kind {
      // An initializer that fails leaves no object.
      case .returnKeyword:
        function.kind != .initializer || tokens[exit + 1].kind != .nilKeyword
      case .throwKeyword: function.kind != .initializer
      default: false
      }
    }
    if exits.isEmpty { return false }
    let inner =
      closures.map(\.body.span) + functions.compactMap(\.body?.span)
    return exits.contains { exit in
      !inner.contains { span in
        body.span.contains(span) && span != body.span && span.indices.contains(exit)
          && !span.indices.contains(index)
      }
    }
  }
}

extension ClassSource {
  /// Whether the code at a place may be passed over because its function returns before.
  func mayReturn(before place: SourceRange) -> Bool {
    guard let index = file.tokens(in: place).first else { return false }
    return parts.flatMap(methods).contains { method in
      (method.body?.span.indices.contains(index) ?? false) && file.mayReturn(method, before: index)
    }
  }

  /// Whether a subclass overrides a method, and does not call that of its superclass.
  func isSilenced(_ method: String) -> Bool {
    project.subclasses(of: name).contains { site in
      let file = files[site.file]
      guard let type = file.types.first(where: { $0.span.first == site.start }) else { return true }
      let tokens = file.source.tokens
      return type.span.indices.contains { index in
        guard tokens[index].kind == .funcKeyword, file.name(Int32(index) + 1) == method,
          let open = (index..<tokens.count).first(where: { tokens[$0].kind == .leftBrace })
        else { return false }
        return !callsSuper(method, in: file, from: open)
      }
    }
  }

  /// Whether a statement between two braces, rather than one in a block there, calls a method of the superclass.
  private func callsSuper(_ method: String, in file: SyntaxFile, from open: Int) -> Bool {
    let tokens = file.source.tokens
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { return false }
      case .returnKeyword, .guardKeyword: if depth == 1 { return false }
      case .superKeyword:
        guard depth == 1, index + 2 < tokens.count else { break }
        if file.name(Int32(index) + 2) == method { return true }
      default: break
      }
    }
    return false
  }
}
