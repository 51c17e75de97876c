import LightSyntax
import SourceText
import SwiftTokens

/// Variables that nothing uses any more when constraints are rewritten: dictionaries and formats.
struct LeftoverCode {
  let file: SyntaxFile
  private let rewrites: [AnchorRewrite]
  /// The names in the code that is rewritten.
  private let rewrittenNames: Set<String>
  private(set) var edits: [TextEdit] = []

  /// - Parameter blocks: those of the whole file.
  init(file: SyntaxFile, _ blocks: NestedBlocks, rewrites: [AnchorRewrite]) {
    self.file = file
    self.rewrites = rewrites
    rewrittenNames = Set(
      rewrites.flatMap { rewrite in
        file.tokens(in: rewrite.range).filter { file.source.tokens[$0].kind == .identifier }
          .map { file.name(Int32($0)) }
      })
    // What a removed variable used may be left over in turn.
    for (block, variables) in blocks.all(around: rewrites.map { file.tokens(in: $0.range) }) {
      for id in variables { removeVariable(id, in: block) }
    }
  }

  private func isRewritten(_ index: Int) -> Bool {
    let range = file.source.tokens[index].range
    return rewrites.contains { $0.range.contains(range) }
  }

  // MARK: Variables

  private mutating func removeVariable(_ id: StatementID, in block: Block) {
    guard case .variable(let variable) = file[id].kind,
      file[variable].bindings.count == 1,
      let binding = file.bindings[file[variable].bindings.indices].first, binding.name >= 0,
      let value = binding.initialValue, isInert(value)
    else { return }
    let name = file.name(binding.name)
    guard rewrittenNames.contains(name),
      let line = file.wholeLines(file.range(file[id].span), file.lines)
    else { return }
    let uses = block.span.indices.filter { index in
      index != Int(binding.name) && file.source.tokens[index].kind == .identifier
        && file.name(Int32(index)) == name
    }
    guard uses.contains(where: isRewritten),
      uses.allSatisfy({ isRewritten($0) || isRemoved($0) }),
      !rewrites.contains(where: { mentions($0.text, name) })
    else { return }
    edits.append(.delete(file.withGap(line, file.lines)))
  }

  private func isRemoved(_ index: Int) -> Bool {
    let range = file.source.tokens[index].range
    return edits.contains { $0.range.contains(range) }
  }

  private func mentions(_ text: String, _ name: String) -> Bool {
    NumberExpression(text).names.contains(name)
  }

  /// Dictionaries and strings, and numbers that only they used; evaluating them does nothing.
  private func isInert(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .dictionary(let elements): file.elements(elements).allSatisfy { isSimple($0) }
    case .cast(let operand, _): isInert(operand)
    case .call(let callee, _): file.text(callee).hasSuffix("NSDictionaryOfVariableBindings")
    case .string: true
    default: false
    }
  }

  private func isSimple(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name, .string, .integer, .float, .selfReference: true
    case .member(let base, _): isSimple(base)
    case .prefix(let operand), .forceUnwrap(let operand), .cast(let operand, _): isSimple(operand)
    case .binary(let left, _, let right): isSimple(left) && isSimple(right)
    default: false
    }
  }
}
