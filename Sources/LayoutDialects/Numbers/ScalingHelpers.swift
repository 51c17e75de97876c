import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension FileNumbers {
  private static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "BinaryInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]

  /// Collects the functions and properties that scale a number to the screen or the text size.
  mutating func collectHelpers(_ file: SyntaxFile) {
    lazy var variables = NamedBindings(of: file)
    for type in file.types where type.kind == .extension {
      let owner = file.text(type.name)
      guard Self.numberTypes.contains(owner) else { continue }
      for member in file.members[type.members.indices] {
        switch member {
        case .function(let id): addMethod(file[id], on: owner, of: type, file, variables)
        case .variable(let id): addProperties(file[id], on: owner, of: type, file, variables)
        case .type: break
        }
      }
    }
    for statement in file.statements(of: file.topLevel) {
      guard case .function(let id) = file[statement].kind else { continue }
      let function = file[id]
      let parameters = file.parameters[function.parameters.indices]
      guard let number = parameters.first, isNumber(number.type, file),
        parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }),
        isNumber(function.returnType, file), let body = function.body,
        file.name(number.label) == "_" || number.label < 0
      else { continue }
      add(
        file.name(function.name), .function,
        ScaledResults(
          file: file, body: body, parameter: file.name(number.name), variables: variables),
        modifiers: function.modifiers,
        isOnMainActor: file.isOnMainActor(function.span, before: body.span))
    }
  }

  private mutating func addMethod(
    _ function: FunctionDeclaration, on owner: String, of type: TypeDeclaration,
    _ file: SyntaxFile, _ variables: NamedBindings
  ) {
    let parameters = file.parameters[function.parameters.indices]
    guard function.kind == .function, parameters.allSatisfy({ $0.defaultValue != nil }),
      isNumber(function.returnType, file), let body = function.body
    else { return }
    add(
      file.name(function.name), .method(on: owner),
      ScaledResults(file: file, body: body, parameter: nil, variables: variables),
      modifiers: function.modifiers.union(type.modifiers.intersection(.shown)),
      isOnMainActor: file.isOnMainActor(function.span, before: body.span)
        || file.isOnMainActor(type.span, before: type.name))
  }

  private mutating func addProperties(
    _ variable: VariableDeclaration, on owner: String, of type: TypeDeclaration,
    _ file: SyntaxFile, _ variables: NamedBindings
  ) {
    for binding in file.bindings[variable.bindings.indices] where binding.name >= 0 {
      let getter = file.functions[binding.accessors.indices].first { $0.kind == .getter }
      guard isNumber(binding.type, file), let body = getter?.body else { continue }
      add(
        file.name(binding.name), .property(on: owner),
        ScaledResults(file: file, body: body, parameter: nil, variables: variables),
        modifiers: variable.modifiers.union(type.modifiers.intersection(.shown)),
        isOnMainActor: file.isOnMainActor(variable.span, before: body.span)
          || file.isOnMainActor(type.span, before: type.name))
    }
  }

  private mutating func add(
    _ name: String, _ shape: ScalingHelper.Shape, _ results: ScaledResults,
    modifiers: Modifiers, isOnMainActor: Bool
  ) {
    guard modifiers.isDisjoint(with: [.static, .private, .fileprivate]) else { return }
    var results = results
    let words = results.words()
    guard Self.mayScale(words) else { return }
    let keepsNumber = results.keepNumber()
    guard Self.isText(words) || results.multiplyNumber || keepsNumber else { return }
    helpers.append(
      ScalingHelper(
        name: name, shape: shape, axis: Self.scaledAxis(name, words), isOnMainActor: isOnMainActor,
        isPublic: !modifiers.isDisjoint(with: .shown), keepsNumber: keepsNumber))
  }

  /// Whether a body of these words scales with the size of text.
  private static func isText(_ words: [String]) -> Bool {
    words.contains { $0 == ClassName.fontMetrics || $0 == MemberName.scaledValue }
  }

  /// Whether a body of these words looks at what numbers are scaled with.
  private static func mayScale(_ words: [String]) -> Bool {
    let screens = [ClassName.screen, "screenWidth", "screenHeight", "ScreenWidth", "ScreenHeight"]
    return isText(words)
      || words.contains(where: screens.contains)
        && words.contains(where: { $0 != "scale" && isExtent($0) })
  }

  /// The axis of the screen that a body looks at; `nil` for none or both.
  private static func scaledAxis(_ name: String, _ words: [String]) -> Axis? {
    guard !isText(words) else { return nil }
    let text = words.joined(separator: " ").lowercased()
    let named = name.lowercased()
    for (word, axis) in [("width", Axis.horizontal), ("height", .vertical)] {
      let other = word == "width" ? "height" : "width"
      if named.holds(word), !named.holds(other) { return axis }
      if text.holds(word), !text.holds(other) { return axis }
    }
    return nil
  }

  private static func isExtent(_ word: String) -> Bool {
    let lower = word.lowercased()
    return lower.hasSuffix("width") || lower.hasSuffix("height") || lower == "size"
  }

  private func isNumber(_ type: TokenSpan?, _ file: SyntaxFile) -> Bool {
    type.map { Self.numberTypes.contains(file.text($0)) || file.text($0) == "Self" } ?? false
  }

  /// Collects static constants of types that other files can name.
  mutating func collectTokens(_ file: SyntaxFile) {
    var open: [TypeDeclaration] = []
    for type in file.types.sorted(by: { $0.span.first < $1.span.first }) {
      while let last = open.last, last.span.last < type.span.first { open.removeLast() }
      defer { open.append(type) }
      if let outer = open.last, NumberVocabulary.isNamedAsTable(file.text(type.name)) {
        innerTables.insert("\(lastComponent(file.text(outer.name))).\(file.text(type.name))")
      }
      switch type.kind {
      case .enum, .struct, .class, .extension: break
      case .actor, .protocol: continue
      }
      guard type.modifiers.isDisjoint(with: [.private, .fileprivate]) else { continue }
      collectTokens(of: type, inside: open, file)
    }
  }

  /// - Parameter outer: the types around it, from the outermost.
  private mutating func collectTokens(
    of type: TypeDeclaration, inside outer: [TypeDeclaration], _ file: SyntaxFile
  ) {
    let path = outer + [type]
    for case .variable(let id) in file.members[type.members.indices] {
      let variable = file[id]
      guard variable.isLet, variable.modifiers.contains(.static),
        variable.modifiers.isDisjoint(with: [.private, .fileprivate]),
        outer.allSatisfy({ file.isNamespace($0) })
      else { continue }
      for binding in file.bindings[variable.bindings.indices] where binding.name >= 0 {
        guard let value = binding.initialValue.flatMap({ literalNumber($0, in: file) }),
          isLength(value)
        else { continue }
        tokens.append(
          DesignToken(
            type: path.map { file.text($0.name) }.joined(separator: "."),
            name: file.name(binding.name), value: value,
            isInteger: file.isInteger(binding),
            isPublic: (path.map { ($0.modifiers, $0.kind == .extension) }
              + [(variable.modifiers, false)]).areShown))
      }
    }
  }
}

extension [(modifiers: Modifiers, isExtension: Bool)] {
  /// Whether other modules may name the last of some nested declarations: each has the word for that, or stands in an
  /// extension that has it for all its members.
  fileprivate var areShown: Bool {
    indices.allSatisfy { index in
      let isInherited =
        index > 0 && self[index - 1].isExtension
        && !self[index - 1].modifiers.isDisjoint(with: .shown)
      return self[index].isExtension || isInherited
        || !self[index].modifiers.isDisjoint(with: .shown)
    }
  }
}

extension Modifiers {
  /// Those of what other modules may name.
  fileprivate static let shown: Modifiers = [.public, .open]
}

extension SyntaxFile {
  /// Whether a declaration is bound to the main actor by an attribute of its own.
  fileprivate func isOnMainActor(_ span: TokenSpan, before end: TokenSpan) -> Bool {
    (span.first..<max(span.first, end.first)).contains {
      source.text(of: source.tokens[Int($0)], is: "MainActor")
    }
  }

  /// Whether a constant with a plain number is an `Int`.
  fileprivate func isInteger(_ binding: Binding) -> Bool {
    if let type = binding.type { return text(type) == "Int" }
    guard let value = binding.initialValue else { return false }
    let text = text(self[value].span)
    return !text.contains(".") && !text.contains("(")
  }

  /// Whether a type does no more than give the types inside it a place that all files can name. What stands inside a view
  /// or another component is its own.
  fileprivate func isNamespace(_ type: TypeDeclaration) -> Bool {
    guard type.modifiers.isDisjoint(with: [.private, .fileprivate]) else { return false }
    switch type.kind {
    case .enum, .struct: return type.inherited.indices.isEmpty
    case .extension:
      let name = text(type.name)
      // `Layout` alone is a place for tables; a `CardLayout` is not.
      return !componentEndings.contains { name.hasSuffix($0) && name != $0 }
    case .class, .actor, .protocol: return false
    }
  }
}

private let componentEndings = [
  "View", "Controller", "VC", "Cell", "Button", "Label", "Bar", "Style", "Layout", "Header",
  "Footer",
]
