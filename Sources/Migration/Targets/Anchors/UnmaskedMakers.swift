import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

// Calls of a library that make a view with its autoresizing mask switched off: `UILabel.newAutoLayout()`.

/// A call that makes such a view, and what makes the view alone.
private struct UnmaskedMaker {
  var range: SourceRange
  /// `UILabel()`
  var plain: String
  /// The view's class, if the call names it.
  var type: String?
}

extension AnchorPass {
  /// Writes views that variables get in two steps: the view, and its mask.
  mutating func rewriteMakers(_ names: Set<String>) {
    guard names.contains(where: { project.words[file].mayHold($0) }) else { return }
    for span in spans {
      let inner = syntax.typeSpans(inside: span)
      for block in syntax.blocks(in: span)
      where !inner.contains(where: { $0.contains(block.span) }) {
        for id in syntax.statements(of: block) {
          guard case .variable(let variable) = syntax[id].kind else { continue }
          rewriteLocal(variable, syntax[id].span, names)
        }
      }
      if let type = syntax.type(startingAt: span.first), type.span == span {
        for member in syntax.members[type.members.indices] {
          guard case .variable(let variable) = member else { continue }
          rewriteProperty(variable, names)
        }
      }
    }
  }

  private mutating func rewriteLocal(
    _ variable: VariableID, _ span: TokenSpan, _ names: Set<String>
  ) {
    let range = syntax.range(span)
    guard let (binding, maker) = made(by: variable, names), isAlone(range) else { return }
    let name = syntax.name(binding.name)
    let start = syntax.source.file.text(SourceRange(range.start, maker.range.start))
    let indentation = writer.indentation(at: range.start)
    append(
      range, name,
      "\(start)\(maker.plain)\n\(indentation)\(name).\(autoresizingFlag) = false")
  }

  private mutating func rewriteProperty(_ variable: VariableID, _ names: Set<String>) {
    let range = syntax.range(syntax[variable].span)
    guard let (binding, maker) = made(by: variable, names), binding.accessors.count == 0,
      let type = maker.type, isAlone(range)
    else { return }
    let name = syntax.source.tokens[Int(binding.name)].range
    var start = syntax.source.file.text(SourceRange(range.start, name.end))
    if binding.type == nil { start += ": " + type }
    start += syntax.source.file.text(SourceRange(name.end, maker.range.start))
    let outer = writer.indentation(at: range.start)
    let inner = outer + writer.unit
    append(
      range, syntax.name(binding.name),
      """
      \(start){
      \(inner)let view = \(maker.plain)
      \(inner)view.\(autoresizingFlag) = false
      \(inner)return view
      \(outer)}()
      """)
  }

  private mutating func append(_ range: SourceRange, _ view: String, _ text: String) {
    let ending = syntax.lineEnding
    rewrites.append(
      AnchorRewrite(file: file, range: range, text: ending.applied(to: text), views: [view]))
  }

  /// The only variable of a declaration, and the call that gives its value.
  private func made(
    by variable: VariableID, _ names: Set<String>
  ) -> (Binding, UnmaskedMaker)? {
    let bindings = syntax.bindings[syntax[variable].bindings.indices]
    guard bindings.count == 1, let binding = bindings.first, binding.name >= 0,
      let value = binding.initialValue, case .call(let callee, let arguments) = syntax[value].kind,
      arguments.count == 0, case .member(let base, let token) = syntax[callee].kind,
      names.contains(syntax.name(token)), syntax.range(value).end == end(of: variable)
    else { return nil }
    let text = syntax.text(base)
    switch syntax[base].kind {
    case .name where text.startsUppercase:
      return (binding, UnmaskedMaker(range: syntax.range(value), plain: text + "()", type: text))
    case .call(let made, _):
      let type = syntax.text(made)
      return (
        binding,
        UnmaskedMaker(
          range: syntax.range(value), plain: text, type: type.startsUppercase ? type : nil)
      )
    default: return nil
    }
  }

  private func end(of variable: VariableID) -> Int { syntax.range(syntax[variable].span).end }

  /// Whether code stands on lines of its own, without a comment.
  private func isAlone(_ range: SourceRange) -> Bool {
    syntax.wholeLines(range, syntax.lines) != nil
  }
}
