import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Code of a view or a controller that runs once, before sizes are final.
struct EarlyCode {
  /// The function, or the value of a lazy property.
  var span: TokenSpan
  var parameters: ListSlice
  /// `init`, `viewDidLoad()`.
  var name: String
  /// The type or extension around it.
  var type: TypeDeclaration
  var isController: Bool
  /// The lazy property whose value the code is: it runs when the property is first asked for.
  var lazyProperty: String?
  var isLazy: Bool { lazyProperty != nil }

  /// Whether a name stands for the view of the controller itself, which whoever shows the controller places.
  func isRootView(_ name: String, in file: SyntaxFile) -> Bool {
    if name == NameGroup.rootView { return true }
    let superclass = file.superclassName(of: type)
    return NameGroup.rootViews.contains { superclass.hasSuffix($0.key) && $0.value == name }
  }

  private static let viewEndings = [
    "View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Header", "Footer",
  ]

  /// The method in which sizes are final: `layoutSubviews()`.
  var laterMethod: String {
    (isController ? SystemMethod.viewDidLayoutSubviews : SystemMethod.layoutSubviews).signature
  }

  /// The early code around a token; `nil` for closures, which run at another time.
  init?(at token: Int, in file: SyntaxFile) {
    guard let type = file.type(around: token), type.kind == .class || type.kind == .extension
    else { return nil }
    let superclass = file.superclassName(of: type)
    isController = superclass.hasSuffix("Controller")
    self.type = type
    let isView = Self.viewEndings.contains(where: superclass.hasSuffix)
    guard let function = file.function(at: token) else {
      guard isController || isView, let lazy = file.lazyValue(around: token) else { return nil }
      span = lazy.span
      parameters = .empty
      name = "the lazy property '\(lazy.name)'"
      lazyProperty = lazy.name
      return
    }
    let isInClosure = file.closures(around: token).contains { closure in
      function.span.first < closure.body.span.first
        // SnapKit runs its closures at once.
        && !snapKitCalls.contains(file.tokenText(Int(closure.body.span.first) - 1))
    }
    guard !isInClosure,
      let name = file.earlyName(of: function, isViewOrController: isController || isView)
    else { return nil }
    self.name = name
    span = function.span
    parameters = function.parameters
  }
}

extension SyntaxFile {
  /// Helpers that helpers call are followed so far; real code nests two or three.
  private static let maximumHelpers = 3

  /// What runs a function once, before sizes are final: `init`, `viewDidLoad()`; `nil` if it may run later.
  fileprivate func earlyName(
    of function: FunctionDeclaration, isViewOrController: Bool, depth: Int = 0
  ) -> String? {
    switch function.kind {
    case .initializer: return isViewOrController ? "init" : nil
    case .function:
      let name = name(function.name)
      if function.parameters.count == 0, SystemMethod.named(name)?.timing == .once {
        return name + "()"
      }
      guard depth < Self.maximumHelpers, isViewOrController, isSearchable else { return nil }
      return earlyCaller(of: function, named: name, depth: depth)
    case .deinitializer, .subscripted, .getter, .setter, .observer: return nil
    }
  }

  /// The early code that calls a helper of the type, if all code of the file that names the helper is such.
  private func earlyCaller(
    of helper: FunctionDeclaration, named name: String, depth: Int
  ) -> String? {
    guard
      helper.modifiers.isDisjoint(with: [
        .public, .open, .override, .objc, .static, .otherAttribute,
      ])
    else { return nil }
    let hash = Token.nameHash(of: name)
    guard let own = type(around: Int(helper.name)).map({ text($0.name) }) else { return nil }
    var caller: String?
    for index in source.tokens.indices
    where source.tokens[index].nameHash == hash && index != Int(helper.name)
      && tokenText(index) == name
    {
      let isOwn = tokenText(index - 1) != "." || tokenText(index - 2) == "self"
      // Another type of the file may have a method of that name.
      if isOwn, typeName(around: index) != own { continue }
      guard isOwn, tokenText(index + 1) == "(", let around = function(at: index),
        around.span != helper.span, !isInClosure(index, of: around),
        let early = earlyName(of: around, isViewOrController: true, depth: depth + 1)
      else { return nil }
      caller = caller ?? early
    }
    return caller
  }

  /// Whether a token is in a closure of a function.
  func isInClosure(_ token: Int, of function: FunctionDeclaration) -> Bool {
    closures(around: token).contains { function.span.first < $0.body.span.first }
  }

  /// The lazy property whose value a token is part of, if no closure inside that value is around the token.
  fileprivate func lazyValue(around token: Int) -> (name: String, span: TokenSpan)? {
    let around = variables(around: token).first { $0.modifiers.contains(.lazy) }
    guard let binding = around.flatMap({ bindings[$0.bindings.indices].first }),
      binding.name >= 0, let value = binding.initialValue,
      closures(around: token).count == 1
    else { return nil }
    return (name(binding.name), self[value].span)
  }
}

private let snapKitCalls = Set(
  [SnapKitCall.make, .remake, .update].flatMap(\.spellings))

private let layoutMethods = SystemMethod.names(with: .followsSizes)

extension SyntaxFile {
  /// The innermost type or extension around a token.
  func type(around token: Int) -> TypeDeclaration? {
    types(around: token).first
  }

  /// The first name behind a class's colon, or the name of what an extension extends.
  func superclassName(of type: TypeDeclaration) -> String {
    if type.kind == .extension { return text(type.name) }
    return typeSpans[type.inherited.indices].first.map { text($0) } ?? ""
  }

  /// Whether the type, or an extension of it in this file, has a method that follows changes of size.
  func followsSizes(_ type: TypeDeclaration) -> Bool {
    parts(of: type).contains { part in
      members[part.members.indices].contains { member in
        switch member {
        case .function(let id): layoutMethods.contains(self.name(self[id].name))
        // `override var bounds: CGRect { didSet … }`
        case .variable(let id):
          self[id].modifiers.contains(.override)
            && bindings[self[id].bindings.indices].contains {
              $0.name >= 0 && NameGroup.observedSizes.contains(self.name($0.name))
            }
        case .type: false
        }
      }
    }
  }

  /// A type and its extensions in this file.
  private func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    let hash = source.tokens[type.name.indices.upperBound].nameHash
    let name = text(type.name)
    return types.filter {
      source.tokens[$0.name.indices.upperBound].nameHash == hash && text($0.name) == name
    }
  }

  /// Whether the initializers of a view leave its size to what follows: they ask for a frame of zero, or make a cell of a
  /// table, which has the same size at first wherever it is shown.
  func isMadeUnsized(_ type: TypeDeclaration) -> Bool {
    let parts = parts(of: type)
    if parts.contains(where: { superclassName(of: $0) == ClassName.tableViewCell }) { return true }
    let frames = parts.flatMap(\.span.indices).filter {
      tokenText($0) == "frame" && tokenText($0 + 1) == ":" && tokenText($0 - 2) == "init"
        && tokenText($0 - 4) == "super"
    }
    if frames.isEmpty { return false }
    return frames.allSatisfy { isZero($0 + 2) }
      || frames.allSatisfy { tokenText($0 + 2) == "frame" || isZero($0 + 2) }
        && isCreatedUnsized(text(type.name))
  }

  /// Whether the value at a token is a frame of size zero: `.zero`, `CGRect.zero`.
  private func isZero(_ token: Int) -> Bool {
    tokenText(token) == "."
      ? tokenText(token + 1) == "zero"
      : tokenText(token) == "CGRect" && tokenText(token + 2) == "zero"
  }

  /// Whether the file makes an object of a class with no frame, or one of size zero.
  private func isCreatedUnsized(_ type: String) -> Bool {
    let hash = Token.nameHash(of: type)
    return source.tokens.indices.contains { index in
      source.tokens[index].nameHash == hash && tokenText(index) == type
        && tokenText(index + 1) == "("
        && (tokenText(index + 2) == ")"
          || tokenText(index + 2) == "frame" && isZero(index + 4) && tokenText(index + 3) == ":")
    }
  }

  /// Whether a nib holds what the type shows, as its outlets and actions tell.
  func isFromNib(_ type: TypeDeclaration) -> Bool {
    parts(of: type).contains { part in
      members[part.members.indices].contains { member in
        switch member {
        case .variable(let id): self[id].modifiers.contains(.outlet)
        case .function(let id): self[id].modifiers.contains(.objc) && isAction(Int(self[id].name))
        case .type: false
        }
      }
    }
  }

  /// `@IBAction private func tap` with the name at a token.
  private func isAction(_ name: Int) -> Bool {
    var token = name - 1
    while token >= 0, name - token <= Self.maximumAttributes,
      source.tokens[token].kind != .rightBrace
    {
      if tokenText(token) == NameGroup.actionAttribute { return true }
      token -= 1
    }
    return false
  }

  /// More tokens stand before no function's name.
  private static let maximumAttributes = 12

  /// Whether a name stands somewhere between two tokens.
  func mentions(_ words: NameHashSet, in span: TokenSpan) -> Bool {
    span.indices.contains { words.contains(source.tokens[$0].nameHash) }
  }
}
