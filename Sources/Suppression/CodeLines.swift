import SourceText
import SwiftTokens

/// Which lines of a file go together, so that breaking a line leaves its suppression in force.
///
/// A line goes on as long as a round bracket or a string is open that was opened on it, and with lines that
/// start with a period. Lists in square brackets and bodies in braces do not continue a line: each of their
/// lines stands for itself. Lines are counted from 0 here.
struct CodeLines {
  /// For each line, the first of those that it goes on from; its own number where it starts.
  private(set) var heads: [Int]
  /// For each line, itself or the nearest line below that has code. The end of the file counts as code.
  private(set) var codeBelow: [Int]
  /// For each line, the nearest line above that has code, or -1.
  private(set) var codeAbove: [Int]
  let table: LineTable

  init(_ file: TokenizedFile) {
    let table = LineTable(file.file.bytes)
    let count = table.starts.count
    self.table = table
    heads = Array(0..<count)
    var hasCode = [Bool](repeating: false, count: count)
    var nesting = Nesting()
    var line = 0
    var lastLine = -1
    var head = 0
    for (index, token) in file.tokens.enumerated() {
      while line + 1 < count, table.starts[line + 1] <= Int(token.start) { line += 1 }
      if line > lastLine {
        let continues =
          nesting.isInside
          || index > 0 && token.kind == .period
            && file.tokens[index - 1].kind.endsOperand && nesting.isLevel
        if !continues {
          head = line
          nesting.startLine()
        }
      }
      heads[line] = head
      hasCode[line] = true
      // A string's text or a regex may reach over several lines.
      while line + 1 < count, table.starts[line + 1] < Int(token.end) {
        line += 1
        heads[line] = head
        hasCode[line] = true
      }
      lastLine = line
      nesting.add(token.kind)
    }
    codeBelow = Array(0..<count)
    codeAbove = [Int](repeating: -1, count: count)
    for line in codeBelow.indices.dropLast().reversed() where !hasCode[line] {
      codeBelow[line] = codeBelow[line + 1]
    }
    for line in codeAbove.indices.dropFirst() {
      codeAbove[line] = hasCode[line - 1] ? line - 1 : codeAbove[line - 1]
    }
  }

  /// The line (from 0) of a byte.
  func line(of offset: Int) -> Int { table.position(at: offset).line - 1 }
}

/// The brackets that are open, and those that were open where the line started.
private struct Nesting {
  private var open: [TokenKind] = []
  /// How many of the open ones are square brackets or braces.
  private var lists = 0
  private var braces = 0
  private var openAtStart = 0
  private var listsAtStart = 0

  /// Whether brackets opened since the line's start are open, and only round ones.
  var isInside: Bool { open.count > openAtStart && lists == listsAtStart }

  /// Whether just those brackets are open that were so at the line's start.
  var isLevel: Bool { open.count == openAtStart }

  mutating func startLine() {
    openAtStart = open.count
    listsAtStart = lists
  }

  mutating func add(_ kind: TokenKind) {
    switch kind {
    case .leftParen, .stringOpen, .regexOpen: open.append(kind)
    case .leftBracket, .leftBrace:
      open.append(kind)
      lists += 1
      if kind == .leftBrace { braces += 1 }
    case .rightParen: close(.leftParen)
    case .rightBracket: close(.leftBracket)
    case .stringClose: close(.stringOpen)
    case .regexClose: close(.regexOpen)
    case .rightBrace:
      // A closing brace ends whatever was left open inside.
      while braces > 0, open.last != .leftBrace { removeLast() }
      close(.leftBrace)
    default: break
    }
  }

  private mutating func close(_ kind: TokenKind) {
    if open.last == kind { removeLast() }
  }

  private mutating func removeLast() {
    guard let kind = open.popLast() else { return }
    if kind == .leftBracket || kind == .leftBrace { lists -= 1 }
    if kind == .leftBrace { braces -= 1 }
    openAtStart = min(openAtStart, open.count)
    listsAtStart = min(listsAtStart, lists)
  }
}

extension TokenKind {
  /// Whether a period behind the token continues an expression, rather than start `.name`.
  fileprivate var endsOperand: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace, .stringClose,
      .postfixQuestion, .postfixExclamation, .selfKeyword, .superKeyword, .integer, .float:
      true
    default: false
    }
  }
}
