import Diagnostics
import SourceText

extension TokenizedFile {
  /// The same tokens without the memory that the lexer reserved in addition: for files that are kept.
  public func compacted() -> TokenizedFile {
    var exact: [Token] = []
    exact.reserveCapacity(tokens.count)
    exact += tokens
    return TokenizedFile(
      file: file, tokens: exact, comments: comments, diagnostics: diagnostics, isWhole: isWhole)
  }

  /// Splits a file into tokens. Takes time linear in the file's size, and accepts any bytes: what is not Swift becomes
  /// ``TokenKind/invalid`` tokens and diagnostics.
  public init(_ file: SourceFile) {
    var comments: [SourceRange] = []
    var diagnostics: [Diagnostic] = []
    var isWhole = true
    var moved: [Token] = []
    // Real code has a token per 5 to 6 bytes; the tokens of a denser file move once or twice.
    let capacity = min(file.bytes.count, Lexer.maximumSize) / 4 + 16
    let tokens = unsafe [Token](unsafeUninitializedCapacity: capacity) { storage, count in
      var lexer = Lexer(file.bytes, into: storage)
      lexer.run()
      if lexer.sink.hasMoved { moved = lexer.sink.copy() } else { count = lexer.sink.count }
      comments = lexer.comments
      diagnostics = lexer.diagnostics
      isWhole = lexer.isWhole
    }
    self.init(
      file: file, tokens: moved.isEmpty ? tokens : moved, comments: comments,
      diagnostics: diagnostics, isWhole: isWhole)
  }
}

/// Turns bytes into tokens, from front to back. Each `lex` method is given the offset where its
/// token starts, appends the tokens and returns the offset behind them.
///
/// The rules are those of Swift's own lexer; where that has a heuristic (regex literals, raw
/// strings that look like multi-line ones), it is followed to the letter, since its token
/// boundaries are what decides.
struct Lexer: ~Copyable {
  let bytes: SourceBytes
  let tables = LexicalTables.shared
  var sink: TokenSink
  var comments: [SourceRange] = []
  var diagnostics: [Diagnostic] = []
  /// See ``TokenizedFile/isWhole``.
  var isWhole = true
  /// What stands before the next token.
  var flags: TokenFlags = [.startsLine, .spaceBefore]

  /// The string literals whose interpolation is being lexed, outermost first.
  var openLiterals: [OpenLiteral] = []
  /// The parentheses opened in the innermost interpolation and not yet closed, without the
  /// interpolation's own.
  var openParentheses = 0
  /// Whether the innermost interpolation stands in a literal of one line, which a line break ends.
  var lineBreakEndsLiteral = false
  var memory = LookaheadMemory()

  /// String interpolations in one another that are lexed as such, as many as the official parser
  /// accepts; the text of deeper ones is a part of their string.
  static let maximumNesting = 256
  /// Bytes of an operator that are looked at behind the start of a comment in it, so that a file
  /// which is one row of operators and comments is not read to its end for each of them. Real
  /// operators have a handful.
  static let maximumOperatorLookahead = 256
  /// Diagnostics kept for one file: nobody reads more, and a file that is no Swift has one per
  /// byte.
  static let maximumDiagnostics = 100
  /// Offsets are 32 bits wide.
  static let maximumSize = Int(UInt32.max) - SourceBytes.padding

  @safe
  init(_ source: [UInt8], into storage: UnsafeMutableBufferPointer<Token>) {
    bytes = SourceBytes(source.count <= Self.maximumSize ? source : [])
    comments.reserveCapacity(16)
    sink = unsafe TokenSink(storage)
    if source.count > Self.maximumSize {
      diagnoseLoss("file is larger than 4 GB and is not read", 0, 0)
    }
  }

  mutating func run() {
    var position = lexShebang()
    while true {
      let byte = bytes[position]
      switch tables.byteClass(byte) {
      case .name:
        position = lexName(position)
      case .space:
        position = skipSpaces(position)
      case .lineFeed, .carriageReturn:
        if lineBreakEndsLiteral { endLiteralsOfOneLine(position) }
        flags = [.startsLine, .spaceBefore]
        position = skipSpaces(position)
      case .punctuation:
        position = single(tables.punctuation(byte), position)
      case .leftParen:
        openParentheses &+= 1
        position = single(.leftParen, position)
      case .rightParen:
        position = lexRightParen(position)
      case .colon:
        position = lexColon(position)
      case .period:
        if tables.has(bytes[position + 1], ByteTraits.operatorSign) || bytes[position + 1] >= 0x80 {
          position = lexOperator(position)
        } else {
          position = single(.period, position)
        }
      case .equal:
        if bytes[position + 1] == UInt8(ascii: " ") {
          position = lexEqual(position)
        } else {
          position = lexOperator(position)
        }
      case .slash:
        position = lexSlash(position)
      case .mark:
        position = lexMark(position)
      case .angle:
        position = lexAngle(position)
      case .operatorSign:
        position = lexOperator(position)
      case .pound:
        position = lexPound(position)
      case .quote:
        position = lexString(position, pounds: 0)
      case .dollar:
        position = lexDollarName(position)
      case .digit:
        position = lexNumber(position)
      case .backtick:
        position = lexBacktick(position)
      case .nonASCII:
        position = lexNonASCII(position)
      case .control:
        position = lexInvalidScalar(position)
      case .nul:
        if position == bytes.count { return finish() }
        position = skipNUL(position)
      }
    }
  }

  private mutating func finish() {
    while let literal = openLiterals.popLast() { markUnterminated(literal) }
    emit(.endOfFile, bytes.count, bytes.count)
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, _ start: Int, _ end: Int, nameHash: UInt16 = 0) {
    sink.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind,
        flags: flags, nameHash: nameHash))
    flags = []
  }

  /// A token of one byte.
  @inline(__always)
  mutating func single(_ kind: TokenKind, _ start: Int) -> Int {
    emit(kind, start, start &+ 1)
    return start &+ 1
  }

  @inline(never)
  mutating func diagnose(_ message: String, _ start: Int, _ end: Int) {
    guard diagnostics.count < Self.maximumDiagnostics else { return }
    diagnostics.append(Diagnostic(message, at: SourceRange(start, end)))
  }

  /// As above, of what takes code away.
  @inline(never)
  mutating func diagnoseLoss(_ message: String, _ start: Int, _ end: Int) {
    isWhole = false
    diagnose(message, start, end)
  }

  @inline(__always)
  func isDigit(_ offset: Int) -> Bool { tables.has(bytes[offset], ByteTraits.digit) }

  private mutating func lexRightParen(_ start: Int) -> Int {
    if !openLiterals.isEmpty, openParentheses == 0 { return endInterpolation(start) }
    // Outside of interpolations the count is of no use; it may well be negative there.
    openParentheses &-= 1
    return single(.rightParen, start)
  }

  private mutating func lexColon(_ start: Int) -> Int {
    guard bytes[start + 1] == UInt8(ascii: ":"), !isInObjectiveCSelector() else {
      return single(.colon, start)
    }
    emit(.colonColon, start, start + 2)
    return start + 2
  }
}

/// Results of scans that failed, so that no byte is scanned again and again from different places.
struct LookaheadMemory {
  /// From here on, `#>` was looked for …
  var placeholderScanStart = 0
  /// … and up to here, none was found. A `#>` or the end of a line stands here.
  var placeholderScanEnd = 0
  /// Whether a `#>` stands at ``placeholderScanEnd``.
  var foundPlaceholderEnd = false
  /// Up to this end of a line, no quote is followed by `rawStringPounds` or more `#`.
  var rawStringLineEnd = 0
  var rawStringPounds = Int.max
  /// No regex literal over several lines with so many `#` or more ends in the rest of the file.
  var unclosedRegexPounds = Int.max
  /// Up to here, the text behind an opening curly quote was searched for its closing one.
  var curlyQuoteScanEnd = 0
  /// No end of a conflict marker follows in the rest of the file.
  var noConflictEnd = false
  var noPerforceConflictEnd = false
}
