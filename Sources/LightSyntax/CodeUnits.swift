import SourceText
import SwiftTokens

/// For each place in a file, the type and the statement or list element that it belongs to, in a form that does not
/// change when code is moved, reformatted or commented.
///
/// Code in braces or in a list inside a statement forms separate units, and is not part of the statement's text: a call
/// to `activate([…])` stays the same when a constraint is added to its list.
package struct CodeUnits {
  private let source: TokenizedFile
  /// For each token, the first token of its unit; -1 for a token between units.
  private var units: [Int32]
  /// For the first token of each unit, its last.
  private var ends: [Int32]
  /// For each token, the index of its type's name in ``names``.
  private var types: [Int32]
  private var names = [""]
  private var texts: [Int32: String] = [:]

  package init(_ file: SyntaxFile) {
    source = file.source
    let count = file.source.tokens.count
    units = [Int32](repeating: -1, count: count)
    ends = units
    types = [Int32](repeating: 0, count: count)
    divide(at: file.unitStarts)
    nameTypes(file)
  }

  /// The type around a byte, for example `Outer.Inner`; empty outside all types.
  package func typeName(at offset: Int) -> String {
    names[Int(types[token(at: offset)])]
  }

  /// The statement or list element around a byte: its tokens without whitespace, comments, access levels,
  /// `let`, `var`, and commas and semicolons that a formatter adds or drops.
  package mutating func text(at offset: Int) -> String {
    let unit = units[token(at: offset)]
    guard unit >= 0 else { return "" }
    if let text = texts[unit] { return text }
    let text = spell(unit)
    texts[unit] = text
    return text
  }

  /// The index of the token at a byte, or of the next one.
  private func token(at offset: Int) -> Int {
    // The end of the file is a token too, behind all bytes.
    source.tokens.dropLast().partitionIndex { Int($0.end) > offset }
  }

  private func spell(_ unit: Int32) -> String {
    var text = ""
    var previous: Token?
    for index in Int(unit)...max(Int(unit), Int(ends[Int(unit)])) where units[index] == unit {
      let token = source.tokens[index]
      if token.kind.isLeftOut { continue }
      if token.kind.closes, previous?.kind == .comma { text.removeLast() }
      if let previous, previous.kind.isWord, token.kind.isWord { text += " " }
      switch token.kind {
      case .integer, .float: text += source.text(token).filter { $0 != "_" }
      case .stringSegment:
        // A formatter moves the lines of a string with the code around it.
        text += source.text(token).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      default: text += source.text(token)
      }
      previous = token
    }
    return text
  }

  // MARK: Dividing

  private mutating func divide(at starts: [Bool]) {
    var open: [(unit: Int32, isRound: Bool)] = []
    var unit: Int32 = 0
    var isNew = true
    for (index, token) in source.tokens.enumerated() {
      if token.kind.closes, let opening = open.popLast() {
        unit = opening.unit
        isNew = false
      } else if token.kind == .semicolon || token.kind == .comma && open.last?.isRound != true {
        isNew = true
        continue
      }
      if isNew || starts[index] {
        unit = Int32(index)
        isNew = false
      }
      units[index] = unit
      ends[Int(unit)] = Int32(index)
      switch token.kind {
      case .leftBrace: open.append((unit, false))
      case .leftBracket: open.append((unit, isSubscript(index)))
      case .leftParen, .stringOpen, .regexOpen: open.append((unit, true))
      default: continue
      }
      isNew = open.last?.isRound == false
    }
  }

  private func isSubscript(_ index: Int) -> Bool {
    guard index > 0, !source.tokens[index].flags.contains(.spaceBefore) else { return false }
    switch source.tokens[index - 1].kind {
    case .identifier, .rightParen, .rightBracket, .postfixQuestion, .postfixExclamation,
      .selfKeyword:
      return true
    default: return false
    }
  }

  private mutating func nameTypes(_ file: SyntaxFile) {
    let declarations = file.types.sorted { $0.span.first < $1.span.first }
    var next = declarations.startIndex
    var open: [(last: Int32, name: Int32)] = []
    for index in types.indices {
      while let last = open.last?.last, last < index { open.removeLast() }
      while next < declarations.endIndex, declarations[next].span.first <= index {
        let name = file.text(declarations[next].name).filter { !$0.isWhitespace }
        let outer = open.last.map { names[Int($0.name)] + "." } ?? ""
        names.append(outer + name)
        open.append((declarations[next].span.last, Int32(names.count - 1)))
        next += 1
      }
      types[index] = open.last?.name ?? 0
    }
  }
}

extension SyntaxFile {
  /// For each token, whether a statement, a declaration or a case starts with it.
  fileprivate var unitStarts: [Bool] {
    var starts = source.tokens.map { $0.kind.startsUnit && $0.flags.contains(.startsLine) }
    for statement in statements { starts[Int(statement.span.first)] = true }
    for variable in variables { starts[Int(variable.span.first)] = true }
    for function in functions { starts[Int(function.span.first)] = true }
    for type in types { starts[Int(type.span.first)] = true }
    for switchCase in switchCases { starts[Int(switchCase.label.first)] = true }
    return starts
  }
}

extension TokenKind {
  /// Whether the token at a line's start begins something, also where the parser passes over it.
  fileprivate var startsUnit: Bool {
    switch self {
    case .caseKeyword, .defaultKeyword, .importKeyword, .poundIf, .poundElseif, .poundElse,
      .poundEndif:
      true
    default: false
    }
  }

  fileprivate var isLeftOut: Bool {
    switch self {
    case .letKeyword, .varKeyword, .publicKeyword, .privateKeyword, .fileprivateKeyword,
      .internalKeyword:
      true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightBrace, .stringClose, .regexClose: true
    default: false
    }
  }

  fileprivate var isWord: Bool { canBeName || self == .integer || self == .float }
}
