import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A view that only a set-up function has a name for, and that becomes a property so that a layout method can name it.
struct LocalPromotion {
  /// The lines with the variable.
  let deletion: SourceRange
  /// The property, without indentation, access and line end.
  let property: String

  /// `nil` if the view cannot be made with the object, or if the name means something else anywhere in the class.
  init?(_ name: String, in source: ClassSource) {
    let file = source.file
    guard source.allParts.count == source.parts.count, !Self.inherited.contains(name),
      source.project.property(name, of: source.name) == nil
    else { return nil }
    let functions = source.parts.flatMap(source.methods).filter {
      source.setUp.contains($0, in: file)
    }
    var found: (body: Block, statement: StatementID, value: ExpressionID)?
    for body in functions.compactMap(\.body) {
      for statement in file.statements(of: body) {
        guard case .variable(let id) = file[statement].kind, file[id].isLet,
          file[id].bindings.count == 1,
          let binding = file.bindings[file[id].bindings.indices].first, binding.name >= 0,
          file.name(binding.name) == name, binding.type == nil, let value = binding.initialValue
        else { continue }
        if found != nil { return nil }
        found = (body, statement, value)
      }
    }
    let lines = file.lines
    guard let found, Self.isMadeAlone(found.value, in: file),
      Self.isOwnName(name, of: found.body, in: source),
      !file.isUsed(name, beforeObjectIn: found.body),
      let deletion = file.wholeLines(file.range(file[found.statement].span), lines)
    else { return nil }
    self.deletion = deletion
    property = "let \(name) = \(file.text(found.value))"
  }

  /// Properties of UIKit's classes that a local variable may hide, but no property of a subclass.
  private static let inherited = Member.names(with: .nameTaken)

  /// `UIView()`, `UILabel(frame: .zero)` and `UIVisualEffectView(effect: UIBlurEffect(style: .light))`: nothing else of
  /// the object is needed.
  private static func isMadeAlone(_ id: ExpressionID, in file: SyntaxFile) -> Bool {
    guard case .call(let callee, let arguments) = file[id].kind,
      case .name(let token) = file[callee].kind, file.name(token).startsUppercase
    else { return false }
    return file.arguments(arguments).allSatisfy { argument in
      switch file[argument.value].kind {
      case .integer, .float, .string, .boolean, .nilLiteral, .implicitMember: true
      case .member(let base, _):
        if case .name(let type) = file[base].kind { file.name(type).startsUppercase } else { false }
      case .call: isMadeAlone(argument.value, in: file)
      default: false
      }
    }
  }

  /// Whether the name stands for the view only, and in no closure, where a property would need `self`.
  private static func isOwnName(
    _ name: String, of body: Block, in source: ClassSource
  ) -> Bool {
    let file = source.file
    let tokens = file.source.tokens
    let hash = Token.nameHash(of: name)
    let inner = file.closures.map(\.body.span).filter { body.span.contains($0) }
    for part in source.parts {
      for index in file[part].span.indices
      where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
        let isMember = index > 0 && tokens[index - 1].kind == .period
        if isMember || file.isLabel(index) { continue }
        guard body.span.indices.contains(index) else { return false }
        if inner.contains(where: { $0.indices.contains(index) && !isMaking($0, in: file) }) {
          return false
        }
      }
    }
    return true
  }

  /// `{ make in … }` of `view.snp.makeConstraints` and its kin, which does not outlive the call.
  private static func isMaking(_ closure: TokenSpan, in file: SyntaxFile) -> Bool {
    var before = Int(closure.first) - 1
    // `autoSetPriority(.defaultHigh) { … }`
    if before > 0, file.source.tokens[before].kind == .rightParen {
      before = (file.opening(before: before) ?? 0) - 1
    }
    guard before > 0 else { return false }
    let name = file.name(Int32(before))
    return SnapKitCall.make.spellings.contains(name) || LayoutLibrary.blocks.contains(name)
  }

  /// The edit that adds properties behind the class's others: those without code of their own, if there are any.
  static func insertion(_ promotions: [LocalPromotion], in source: ClassSource) -> TextEdit? {
    let file = source.file
    let lines = file.lines
    var found: (variable: VariableID, range: SourceRange, isPlain: Bool)?
    for member in file.members[file[source.declaration].members.indices] {
      if case .function = member { break }
      guard case .variable(let id) = member, !file[id].modifiers.contains(.outlet) else { continue }
      let isPlain = file.bindings[file[id].bindings.indices].allSatisfy { $0.accessors.count == 0 }
      if !isPlain, found?.isPlain ?? false { continue }
      guard let whole = file.wholeLines(file.range(file[id].span), lines) else { continue }
      found = (id, whole, isPlain)
    }
    guard let found else { return nil }
    let range = file.range(file[found.variable].span)
    let blanks = file.source.file.bytes[found.range.start..<found.range.end].prefix {
      $0 == 0x20 || $0 == 0x09
    }
    let indentation = String(decoding: blanks, as: UTF8.self)
    let isShort =
      lines.position(at: range.start).line
      == lines.position(at: max(range.start, range.end - 1)).line
    let access = file[found.variable].modifiers.contains(.fileprivate) ? "fileprivate" : "private"
    let text = promotions.map { "\(indentation)\(access) \($0.property)\n" }.joined()
    return .insert(
      file.lineEnding.applied(to: (isShort ? "" : "\n") + text), at: found.range.end)
  }
}

extension SyntaxFile {
  /// Whether the body of an initializer names something before it calls `super.init` or `self.init`: there, no property of
  /// the object can be read.
  fileprivate func isUsed(_ name: String, beforeObjectIn body: Block) -> Bool {
    let tokens = source.tokens
    let call = body.span.indices.last { index in
      tokens[index].kind == .initKeyword && index > 1 && tokens[index - 1].kind == .period
        && [.superKeyword, .selfKeyword].contains(tokens[index - 2].kind)
    }
    guard let call else { return false }
    return (Int(body.span.first)..<call).contains { index in
      tokens[index].kind == .identifier && self.name(Int32(index)) == name
        && ![.letKeyword, .varKeyword].contains(tokens[index - 1].kind)
    }
  }
}
