import SourceText

/// One token of Swift source: a small value that points into its file's bytes.
///
/// Trivia (whitespace and comments) are the gaps between tokens.
public struct Token: Hashable, Sendable {
  /// The offset of the token's first byte.
  public var start: UInt32
  /// The offset one past the token's last byte.
  public var end: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags
  /// A hash of an identifier's (also `$name`'s) or keyword's bytes (without backticks), 0 for every
  /// other token: two equal names have equal hashes. See ``nameHash(of:)``.
  public var nameHash: UInt16

  @inlinable
  public init(
    start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags, nameHash: UInt16 = 0
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.nameHash = nameHash
  }

  @inlinable
  public var range: SourceRange { SourceRange(Int(start), Int(end)) }
}

/// What surrounds a token; the lexer needs it to classify operators, and later stages need it to separate statements.
public struct TokenFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The token is the first on its line, or a comment before it contains a line break.
  public static let startsLine = TokenFlags(rawValue: 1)
  /// Whitespace or a comment is directly before the token (or the token is the first of the file).
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// On the opening token of a string or regex literal: its closing delimiter was not found.
  public static let unterminated = TokenFlags(rawValue: 4)
}

/// What a token is. Contextual keywords (`lazy`, `weak`, `get`, `some`, `open` …) are identifiers.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  // Names and numbers.
  /// A plain, backticked or raw identifier, also `_` excluded, which is ``underscore``.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  case integer
  case float
  /// `<#…#>`.
  case editorPlaceholder

  // String literals: open, segments and interpolations, close.
  /// Opening quotes with their leading `#`s: `"`, `"""`, `#"`, `##"""`.
  case stringOpen
  /// Text between delimiters, escapes included.
  case stringSegment
  /// The `\` of an interpolation with its `#`s. A ``leftParen``, ordinary tokens and a
  /// ``rightParen`` follow.
  case stringEscape
  /// Closing quotes with their trailing `#`s.
  case stringClose

  // Regex literals: open, body, close.
  case regexOpen
  case regexSegment
  case regexClose

  // Punctuation.
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period
  /// The `::` of a module selector.
  case colonColon
  /// A lone `_`.
  case underscore
  /// `@`; the attribute's name follows as an ordinary token.
  case at
  /// A lone `#` that starts nothing.
  case pound
  /// A `\` outside a string: a key path.
  case backslash
  /// A lone backtick.
  case backtick

  // Operators that the grammar treats by themselves.
  /// `->`
  case arrow
  /// `=`
  case equal
  /// A prefix `&`.
  case prefixAmpersand
  /// A `?` that directly follows what it unwraps.
  case postfixQuestion
  /// A `?` that does not: the ternary's.
  case infixQuestion
  /// A `!` that directly follows what it unwraps.
  case postfixExclamation
  /// An operator with whitespace (or an opening or closing bracket, as the language defines) on
  /// both or on no side.
  case infixOperator
  case prefixOperator
  case postfixOperator

  // Directives and macros, each with its `#`.
  case poundIf, poundElseif, poundElse, poundEndif
  /// Any other `#name`: `#available`, `#selector`, `#imageLiteral`, `#file`, a macro …
  case poundName
  case shebang
  /// Bytes that no token can hold: stray invalid UTF-8, merge conflicts … A NUL byte is white
  /// space.
  case invalid
  /// The last token of every file, empty.
  case endOfFile

  // Reserved words. Wherever the grammar allows any name (after a period, as a label), these kinds
  // still stand.
  case anyKeyword, asKeyword, associatedtypeKeyword, breakKeyword, caseKeyword, catchKeyword
  case classKeyword, continueKeyword, defaultKeyword, deferKeyword, deinitKeyword, doKeyword
  case elseKeyword, enumKeyword, extensionKeyword, fallthroughKeyword, falseKeyword
  case fileprivateKeyword, forKeyword, funcKeyword, guardKeyword, ifKeyword, importKeyword
  case inKeyword, initKeyword, inoutKeyword, internalKeyword, isKeyword, letKeyword, nilKeyword
  case operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword
  case repeatKeyword, rethrowsKeyword, returnKeyword, selfKeyword, selfTypeKeyword, staticKeyword
  case structKeyword, subscriptKeyword, superKeyword, switchKeyword, throwKeyword, throwsKeyword
  case trueKeyword, tryKeyword, typealiasKeyword, varKeyword, whereKeyword, whileKeyword
}

extension TokenKind {
  /// Whether the token is a reserved word.
  @inlinable
  public var isKeyword: Bool { rawValue >= TokenKind.anyKeyword.rawValue }

  /// Whether the token can name something: an identifier or, after a period or as a label, a
  /// reserved word.
  @inlinable
  public var canBeName: Bool { self == .identifier || self == .dollarIdentifier || isKeyword }
}
