import LightSyntax

/// The blocks of a file, to be found by what they hold.
struct NestedBlocks: Sendable {
  /// Outer ones before inner ones.
  private let blocks: [Block]
  /// The statements of each block that declare variables, the last one first.
  private let variables: [[StatementID]]
  /// For each block, the innermost one around it, or -1.
  private let outer: [Int]

  init(of file: SyntaxFile) {
    blocks = file.blocks(in: file.topLevel.span)
    variables = blocks.map { block in
      file.statements(of: block).reversed().filter { statement in
        if case .variable = file[statement].kind { true } else { false }
      }
    }
    var outer: [Int] = []
    var open = -1
    for (index, block) in blocks.enumerated() {
      while open >= 0, blocks[open].span.last < block.span.first { open = outer[open] }
      outer.append(open)
      open = index
    }
    self.outer = outer
  }

  /// The blocks that hold all of any of some ranges of tokens, outer ones before inner ones, with their statements that
  /// declare variables, the last one first.
  func all(around ranges: [Range<Int>]) -> [(block: Block, variables: [StatementID])] {
    var found: Set<Int> = []
    for tokens in ranges where !tokens.isEmpty {
      var index = blocks.partitionIndex { Int($0.span.first) > tokens.lowerBound } - 1
      while index >= 0, !found.contains(index) {
        if blocks[index].span.indices.upperBound >= tokens.upperBound - 1 {
          found.insert(index)
        }
        index = outer[index]
      }
    }
    return found.sorted().map { (blocks[$0], variables[$0]) }
  }
}
