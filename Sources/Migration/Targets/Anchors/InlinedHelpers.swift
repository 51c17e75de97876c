import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Functions of the project whose calls are replaced with the constraints that they create.
package struct InlinedHelpers: Sendable, Equatable {
  /// Each as `pin`, or as `pin(to:insets:)` for one of several.
  package let names: Set<String>

  package init(_ names: Set<String> = []) { self.names = names }

  var isEmpty: Bool { names.isEmpty }

  /// Whether a function is one of them.
  ///
  /// - Parameter call: its name with its labels, as ``ConstraintOrigin/via`` has it.
  func hold(_ call: String) -> Bool {
    !names.isEmpty && (names.contains(call) || names.contains(Self.base(of: call)))
  }

  /// Whether the call that stands where the constraint does is one of them.
  func make(_ origin: ConstraintOrigin) -> Bool { origin.via.first.map(hold) ?? false }

  /// The calls that make a constraint, without those that are replaced and what these call.
  func remaining(_ calls: [String]) -> [String] {
    isEmpty ? calls : Array(calls.prefix { !hold($0) })
  }

  static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }
}

/// A call that is replaced by what it makes, as its own file has it.
struct InlinedCall {
  /// A view, guide or object that the call names, which new code may name the same way.
  struct Operand {
    /// As it is written.
    let text: String
    /// Without `self.` and marks, as reading names it.
    let name: String
    /// Whether it is certainly there, as a receiver is.
    let isThere: Bool
  }

  private struct Value {
    /// Empty where there is none.
    let label: String
    let text: String
    let isName: Bool
    /// The simple arguments by which insets, a size or a point are made, by their labels; `nil` for anything else.
    let parts: [String: String]?
  }

  let operands: [Operand]
  /// The object on which the call is made, if it has a name.
  private(set) var receiver: Operand?
  private var arguments: [Value] = []
  /// The identifiers of the call.
  let names: Set<String>
  /// An argument that new code would evaluate more or less often than the call does; `nil` if there is none.
  private(set) var unrepeatable: String?
  /// What may be `nil`, so that the call does nothing; `nil` if there is nothing.
  private(set) var optional: String?

  init(_ id: ExpressionID, in file: SyntaxFile) {
    let span = file[id].span
    // Labels name nothing of the caller's.
    names = Set(
      span.indices.filter { index in
        file.source.tokens[index].kind == .identifier
          && file.source.tokens[index + 1].kind != .colon
      }.map { file.name(Int32($0)) })
    optional = file.expressions(in: span).first {
      if case .optionalChain = $0.kind { true } else { false }
    }.map { file.source.file.text(file.range($0.span)) }
    operands = Self.operands(of: id, in: file)
    guard case .call(let callee, let arguments) = file[id].kind else { return }
    if case .member = file[callee].kind { receiver = operands.first }
    self.arguments = file.arguments(arguments).map { Self.value($0, in: file) }
    let parts =
      [Self.base(of: callee, in: file)].compactMap(\.self)
      + file.arguments(arguments).map(\.value)
    unrepeatable = parts.lazy.compactMap { Self.unrepeatable($0, in: file) }.first
  }

  private static func value(_ argument: Argument, in file: SyntaxFile) -> Value {
    var parts: [String: String]?
    if case .call(let callee, let inner) = file[argument.value].kind,
      GeometryMaker.types.contains(file.text(callee)) || file.text(callee) == ".init"
    {
      parts = [:]
      for part in file.arguments(inner) where isName(part.value, in: file) {
        parts?[file.label(part) ?? ""] = file.text(part.value)
      }
    }
    return Value(
      label: file.label(argument) ?? "", text: file.text(argument.value),
      isName: isName(argument.value, in: file), parts: parts)
  }

  private static func isName(_ id: ExpressionID, in file: SyntaxFile) -> Bool {
    switch file[id].kind {
    case .name, .selfReference, .integer, .float: true
    case .member(let base, _): isName(base, in: file)
    default: false
    }
  }

  private static func base(of callee: ExpressionID, in file: SyntaxFile) -> ExpressionID? {
    if case .member(let base, _) = file[callee].kind { base } else { nil }
  }

  /// What a call names, its receiver first.
  static func operands(of id: ExpressionID, in file: SyntaxFile) -> [Operand] {
    guard case .call(let callee, let arguments) = file[id].kind else { return [] }
    var operands: [Operand] = []
    if case .member(let base, _) = file[callee].kind {
      add(base, in: file, isThere: true, to: &operands)
    }
    for argument in file.arguments(arguments) {
      add(argument.value, in: file, isThere: false, to: &operands)
    }
    return operands
  }

  private static func add(
    _ id: ExpressionID, in file: SyntaxFile, isThere: Bool, to operands: inout [Operand]
  ) {
    switch file[id].kind {
    case .array(let list):
      for element in file.elements(list) {
        add(element, in: file, isThere: isThere, to: &operands)
      }
    case .tuple(let values):
      for value in file.arguments(values) {
        add(value.value, in: file, isThere: isThere, to: &operands)
      }
    case .member(let base, let token)
    where anchorNames.contains(file.name(token)):
      // Nothing but an object that is there has an anchor.
      add(base, in: file, isThere: true, to: &operands)
    case .name, .member, .selfReference, .forceUnwrap:
      let text = file.text(id)
      operands.append(
        Operand(text: text, name: plain(text), isThere: isThere || text.hasSuffix("!")))
    default: break
    }
  }

  private static func plain(_ text: String) -> String {
    let bare = text.filter { $0 != "!" && $0 != "?" && !$0.isWhitespace }
    return bare.hasPrefix("self.") ? String(bare.dropFirst("self.".count)) : bare
  }

  /// Types whose initializers do nothing else than hold numbers.
  private static let plainTypes = GeometryMaker.types.union([
    "CGFloat", "Double", "Float", "Int", ClassName.layoutPriority,
  ])

  private static func unrepeatable(_ id: ExpressionID, in file: SyntaxFile) -> String? {
    for expression in file.expressions(in: file[id].span) {
      switch expression.kind {
      case .call(let callee, _):
        let name = file.calledName(callee) ?? ""
        let isPlain =
          plainTypes.contains(name) || ["min", "max", "abs"].contains(name)
          || file.text(callee) == ".init"
        if !isPlain { return file.source.file.text(file.range(expression.span)) }
      case .closure, .statement, .assignment, .inoutReference, .effect:
        return file.source.file.text(file.range(expression.span))
      default: break
      }
    }
    return nil
  }

  /// The text of a number with what the call gives for parameters of insets, sizes and points in their place:
  /// `gap` for `insets.left`, where the call says `UIEdgeInsets(top: 8, left: gap, …)`.
  func placing(_ text: String, _ parameters: [(label: String, name: String)]) -> String {
    var text = text
    var position = 0
    for parameter in parameters where position < arguments.count {
      guard arguments[position].label == parameter.label else { continue }
      let argument = arguments[position]
      position += 1
      for part in Self.parts {
        let path = "\(parameter.name).\(part)"
        guard let range = text.firstRange(of: path) else { continue }
        let isWhole =
          text[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && !"._".contains($0) }
          ?? true
        let next = text[range.upperBound...].first
        guard isWhole, next.map({ !$0.isLetter && !$0.isNumber && !"._".contains($0) }) ?? true,
          let value = argument.parts?[part] ?? (argument.isName ? "\(argument.text).\(part)" : nil)
        else { continue }
        text.replaceSubrange(range, with: value)
      }
    }
    return text
  }

  /// Whether a number is a part of a parameter, for which the call gives something else than a name.
  func hides(_ path: ArraySlice<String>, _ parameters: [(label: String, name: String)]) -> Bool {
    guard path.count > 1, let part = path.last, Self.parts.contains(part),
      let parameter = parameters.first(where: { $0.name == path.first })
    else { return false }
    return !arguments.contains { argument in
      argument.label == parameter.label && argument.isName
        && argument.text.split(separator: ".").first.map(String.init) == parameter.name
    }
  }

  /// The parts of insets, sizes and points.
  static let parts = [
    "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "x", "y",
  ]

  /// What the call says for an item, with what reading adds to its name; `nil` where it does not name it.
  func text(for item: String) -> String? {
    var name = item.hasPrefix("self.") ? String(item.dropFirst("self.".count)) : item
    if let mark = name.firstIndex(of: "#") {
      name.removeSubrange(mark..<(name[mark...].firstIndex(of: ".") ?? name.endIndex))
    }
    let known = operands.filter { operand in
      guard name != operand.name else { return true }
      return name.hasPrefix(operand.name + ".")
        && name.dropFirst(operand.name.count + 1).split(separator: ".").allSatisfy {
          LexicalNames.surelyThere.contains(String($0))
        }
    }
    guard let operand = known.max(by: { $0.name.count < $1.name.count }) else { return nil }
    return operand.text + name.dropFirst(operand.name.count)
  }

  /// Whether the call may give a view for an item that may be `nil`.
  func mayBeMissing(_ item: String) -> Bool {
    operands.contains { $0.name == item && !$0.isThere }
      && !operands.contains { $0.name == item && $0.isThere }
  }
}
