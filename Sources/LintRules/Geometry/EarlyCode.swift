import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Code of a view or a controller that runs once, before sizes are final.
struct EarlyCode {
  var function: FunctionDeclaration
  /// `init`, `viewDidLoad()`.
  var name: String
  /// The type or extension around it.
  var type: TypeDeclaration
  var isController: Bool

  private static let viewEndings = [
    "View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Header", "Footer",
  ]

  /// The method in which sizes are final: `layoutSubviews()`.
  var laterMethod: String {
    (isController ? SystemMethod.viewDidLayoutSubviews : SystemMethod.layoutSubviews).signature
  }

  /// The early code around a token; `nil` for closures, which run at another time.
  init?(at token: Int, in file: SyntaxFile) {
    var found: FunctionDeclaration?
    for function in file.functions where function.body?.span.indices.contains(token) ?? false {
      if found.map({ $0.span.first < function.span.first }) ?? true { found = function }
    }
    guard let function = found, let type = file.type(around: token) else { return nil }
    let isInClosure = file.closures.contains { closure in
      closure.body.span.indices.contains(token)
        && function.span.first < closure.body.span.first
    }
    guard !isInClosure, type.kind == .class || type.kind == .extension else { return nil }
    let superclass = file.superclassName(of: type)
    isController = superclass.hasSuffix("Controller")
    switch function.kind {
    case .initializer:
      guard isController || Self.viewEndings.contains(where: superclass.hasSuffix) else {
        return nil
      }
      name = "init"
    case .function where function.parameters.count == 0:
      let name = file.name(function.name)
      guard SystemMethod.named(name)?.timing == .once else { return nil }
      self.name = name + "()"
    case .function, .deinitializer, .subscripted, .getter, .setter, .observer: return nil
    }
    self.function = function
    self.type = type
  }
}

private let layoutMethods = SystemMethod.names(with: .followsSizes)

extension SyntaxFile {
  /// The innermost type or extension around a token.
  func type(around token: Int) -> TypeDeclaration? {
    types.filter { $0.span.indices.contains(token) }.max { $0.span.first < $1.span.first }
  }

  /// The first name behind a class's colon, or the name of what an extension extends.
  func superclassName(of type: TypeDeclaration) -> String {
    if type.kind == .extension { return text(type.name) }
    return typeSpans[type.inherited.indices].first.map { text($0) } ?? ""
  }

  /// Whether the type, or an extension of it in this file, has a method that follows changes of size.
  func followsSizes(_ type: TypeDeclaration) -> Bool {
    let name = text(type.name)
    let parts = types.filter { text($0.name) == name }
    return parts.contains { part in
      members[part.members.indices].contains { member in
        switch member {
        case .function(let id): layoutMethods.contains(self.name(self[id].name))
        // `override var bounds: CGRect { didSet … }`
        case .variable(let id): self[id].modifiers.contains(.override)
        case .type: false
        }
      }
    }
  }

  /// Whether a name stands somewhere between two tokens.
  func mentions(_ words: NameHashSet, in span: TokenSpan) -> Bool {
    span.indices.contains { words.contains(source.tokens[$0].nameHash) }
  }
}
