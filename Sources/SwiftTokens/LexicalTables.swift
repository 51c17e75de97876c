/// What a byte starts, when it is the first of a token or of trivia.
enum ByteClass: UInt8 {
  case name, space, lineFeed, carriageReturn
  /// A byte that is a token by itself; ``LexicalTables/punctuation(_:)`` says which.
  case punctuation
  case leftParen, rightParen, colon, period, equal, slash, mark, angle, operatorSign
  case pound, quote, dollar, digit, backtick, nul, control, nonASCII
}

/// What a byte may be in the middle of something, as bits.
enum ByteTraits {
  static let nameContinues: UInt8 = 1
  static let operatorSign: UInt8 = 2
  static let digit: UInt8 = 4
  static let hexDigit: UInt8 = 8
  /// Has no meaning in a string literal: neither quote nor escape nor end of line, and surely valid
  /// there.
  static let plainInString: UInt8 = 16
  /// Has no meaning in a block comment.
  static let plainInBlockComment: UInt8 = 32
  /// `A`-`Z`, `a`-`z`, `_`.
  static let nameStarts: UInt8 = 64
}

/// The lexer's look-up tables, made once for the process and never changed or freed.
///
/// Unsafe inside: each table has an entry for every index that a byte or a masked hash can be.
@safe struct LexicalTables: @unchecked Sendable {
  private let classes: UnsafeMutablePointer<ByteClass>
  private let traits: UnsafeMutablePointer<UInt8>
  private let kinds: UnsafeMutablePointer<TokenKind>
  private let words: UnsafeMutablePointer<ReservedWord>

  static let shared = LexicalTables()

  private init() {
    unsafe classes = .allocate(capacity: 256)
    unsafe traits = .allocate(capacity: 256)
    unsafe kinds = .allocate(capacity: 256)
    unsafe words = .allocate(capacity: Self.wordSlots)
    for byte in UInt8.min...UInt8.max {
      unsafe (classes + Int(byte)).initialize(to: Self.classify(byte))
      unsafe (traits + Int(byte)).initialize(to: Self.traits(of: byte))
      unsafe (kinds + Int(byte)).initialize(to: Self.punctuationKind(of: byte))
    }
    let none = ReservedWord(low: 0, high: 0, kind: .identifier)
    unsafe words.initialize(repeating: none, count: Self.wordSlots)
    for (text, kind) in reservedWords {
      let name = PackedName(text)
      var slot = Int(name.state & Self.slotMask)
      while unsafe words[slot].low != 0 { slot = (slot + 1) & Int(Self.slotMask) }
      unsafe words[slot] = ReservedWord(low: name.low, high: name.high, kind: kind)
    }
  }

  @inline(__always)
  func byteClass(_ byte: UInt8) -> ByteClass { unsafe classes[Int(byte)] }

  @inline(__always)
  func has(_ byte: UInt8, _ trait: UInt8) -> Bool { unsafe traits[Int(byte)] & trait != 0 }

  @inline(__always)
  func punctuation(_ byte: UInt8) -> TokenKind { unsafe kinds[Int(byte)] }

  /// The kind of a name of at most 16 bytes: a reserved word's, ``TokenKind/underscore`` or
  /// ``TokenKind/identifier``.
  @inline(__always)
  func wordKind(_ name: PackedName) -> TokenKind {
    var slot = Int(name.state & Self.slotMask)
    while true {
      let word = unsafe words[slot]
      if word.low == 0 || (word.low == name.low && word.high == name.high) { return word.kind }
      slot = (slot &+ 1) & Int(Self.slotMask)
    }
  }

  /// Ten times as many as there are words, so that few names meet a word that they are not.
  private static let wordSlots = 512
  private static let slotMask = UInt64(wordSlots - 1)

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .name
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .space
    case UInt8(ascii: "\n"): .lineFeed
    case UInt8(ascii: "\r"): .carriageReturn
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .mark
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case 0: .nul
    case 0x80...0xFF: .nonASCII
    case _ where isOperatorSign(byte): .operatorSign
    case _ where punctuationKind(of: byte) != .invalid: .punctuation
    case _: .control
    }
  }

  private static func traits(of byte: UInt8) -> UInt8 {
    var traits: UInt8 = 0
    switch classify(byte) {
    case .name: traits |= ByteTraits.nameContinues | ByteTraits.nameStarts
    case .digit: traits |= ByteTraits.nameContinues | ByteTraits.digit | ByteTraits.hexDigit
    case .dollar: traits |= ByteTraits.nameContinues
    case .space, .lineFeed, .carriageReturn, .punctuation, .leftParen, .rightParen, .colon, .period,
      .equal, .slash,
      .mark, .angle, .operatorSign, .pound, .quote, .backtick, .nul, .control, .nonASCII:
      break
    }
    if isOperatorSign(byte) { traits |= ByteTraits.operatorSign }
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "f"): traits |= ByteTraits.hexDigit
    case _: break
    }
    let meansSomething = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")].contains(byte)
    if byte >= 0x20, byte < 0x7F, !meansSomething { traits |= ByteTraits.plainInString }
    if ![UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0].contains(
      byte)
    {
      traits |= ByteTraits.plainInBlockComment
    }
    return traits
  }

  private static func isOperatorSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && isOperatorStart(UInt32(byte))
  }

  private static func punctuationKind(of byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    case _: .invalid
    }
  }
}

/// A slot of the table of reserved words: the word's bytes, 0 for an empty slot.
private struct ReservedWord {
  var low: UInt64
  var high: UInt64
  var kind: TokenKind
}

private let reservedWords: [(StaticString, TokenKind)] = [
  ("_", .underscore), ("Any", .anyKeyword), ("as", .asKeyword),
  ("associatedtype", .associatedtypeKeyword),
  ("break", .breakKeyword), ("case", .caseKeyword), ("catch", .catchKeyword),
  ("class", .classKeyword),
  ("continue", .continueKeyword), ("default", .defaultKeyword), ("defer", .deferKeyword),
  ("deinit", .deinitKeyword),
  ("do", .doKeyword), ("else", .elseKeyword), ("enum", .enumKeyword),
  ("extension", .extensionKeyword),
  ("fallthrough", .fallthroughKeyword), ("false", .falseKeyword),
  ("fileprivate", .fileprivateKeyword),
  ("for", .forKeyword), ("func", .funcKeyword), ("guard", .guardKeyword), ("if", .ifKeyword),
  ("import", .importKeyword), ("in", .inKeyword), ("init", .initKeyword), ("inout", .inoutKeyword),
  ("internal", .internalKeyword), ("is", .isKeyword), ("let", .letKeyword), ("nil", .nilKeyword),
  ("operator", .operatorKeyword), ("precedencegroup", .precedencegroupKeyword),
  ("private", .privateKeyword),
  ("protocol", .protocolKeyword), ("public", .publicKeyword), ("repeat", .repeatKeyword),
  ("rethrows", .rethrowsKeyword), ("return", .returnKeyword), ("self", .selfKeyword),
  ("Self", .selfTypeKeyword),
  ("static", .staticKeyword), ("struct", .structKeyword), ("subscript", .subscriptKeyword),
  ("super", .superKeyword),
  ("switch", .switchKeyword), ("throw", .throwKeyword), ("throws", .throwsKeyword),
  ("true", .trueKeyword),
  ("try", .tryKeyword), ("typealias", .typealiasKeyword), ("var", .varKeyword),
  ("where", .whereKeyword),
  ("while", .whileKeyword),
]
