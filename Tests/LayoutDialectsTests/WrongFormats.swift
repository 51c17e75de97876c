import LayoutDialects

/// A string that is no visual format, with the offset at which that shows.
struct WrongFormat: Sendable, CustomStringConvertible {
  let text: String
  let cause: VisualFormatError.Cause
  let offset: Int

  init(_ text: String, _ cause: VisualFormatError.Cause, _ offset: Int) {
    self.text = text
    self.cause = cause
    self.offset = offset
  }

  var description: String { "'\(text)'" }

  static let all = [
    WrongFormat("", .empty, 0),
    WrongFormat("|-[é]", .notASCII, 3),
    WrongFormat("|–[a]", .notASCII, 1),
    WrongFormat("V[a]", .noColon(.vertical), 1),
    WrongFormat("H|[a]|", .noColon(.horizontal), 1),
    WrongFormat("V", .noColon(.vertical), 1),
    WrongFormat("v:|[a]", .noView, 0),
    WrongFormat("H: |[a]", .noView, 2),
    WrongFormat(" |[a]", .noView, 0),
    WrongFormat("a", .noView, 0),
    WrongFormat("-[a]", .noView, 0),
    WrongFormat("|-10-|", .noView, 5),
    WrongFormat("||", .noView, 1),
    WrongFormat("|-|", .noView, 2),
    WrongFormat("|10-[a]", .noView, 1),
    WrongFormat("|", .endsEarly, 1),
    WrongFormat("H:", .endsEarly, 2),
    WrongFormat("H:|", .endsEarly, 3),
    WrongFormat("[1view]", .badViewName, 1),
    WrongFormat("[]", .badViewName, 1),
    WrongFormat("[", .badViewName, 1),
    WrongFormat("[ a]", .badViewName, 1),
    WrongFormat("[-a]", .badViewName, 1),
    WrongFormat("[self.button]", .viewNotClosed, 5),
    WrongFormat("[a", .viewNotClosed, 2),
    WrongFormat("[a [b]", .viewNotClosed, 2),
    WrongFormat("[a(10)", .viewNotClosed, 6),
    WrongFormat("[a==b]", .viewNotClosed, 2),
    WrongFormat("[a(10)x]", .viewNotClosed, 6),
    WrongFormat("[a(10]", .predicatesNotClosed, 5),
    WrongFormat("[a(10", .predicatesNotClosed, 5),
    WrongFormat("[a(10 )]", .predicatesNotClosed, 5),
    WrongFormat("[a(b.width)]", .predicatesNotClosed, 4),
    WrongFormat("[a(b/2)]", .predicatesNotClosed, 4),
    WrongFormat("[a(50%)]", .predicatesNotClosed, 5),
    WrongFormat("[a(10px)]", .predicatesNotClosed, 5),
    WrongFormat("[a(1e)]", .predicatesNotClosed, 4),
    WrongFormat("[a(0x)]", .predicatesNotClosed, 4),
    WrongFormat("[a]-(10-[b]", .predicatesNotClosed, 7),
    WrongFormat("[a(=10)]", .badRelation, 3),
    WrongFormat("[a(>10)]", .badRelation, 3),
    WrongFormat("[a(<10)]", .badRelation, 3),
    WrongFormat("[a(=>10)]", .badRelation, 3),
    WrongFormat("[a(=", .badRelation, 3),
    WrongFormat("[a]-(>8)-|", .badRelation, 5),
    WrongFormat("[a()]", .noNumber, 3),
    WrongFormat("[a(10,)]", .noNumber, 6),
    WrongFormat("[a(==)]", .noNumber, 5),
    WrongFormat("[a(>= 10)]", .noNumber, 5),
    WrongFormat("[a(10@)]", .noNumber, 6),
    WrongFormat("[a(!=10)]", .noNumber, 3),
    WrongFormat("[a(.)]", .noNumber, 3),
    WrongFormat("[a(-)]", .noNumber, 3),
    WrongFormat("[a]- 10-[b]", .noNumber, 4),
    WrongFormat("[a]-)-[b]", .noNumber, 4),
    WrongFormat("[a]-(-[b]", .noNumber, 5),
    WrongFormat("[a]-10[b]", .connectionNotClosed, 6),
    WrongFormat("[a]-10|", .connectionNotClosed, 6),
    WrongFormat("|-(10)[a]", .connectionNotClosed, 6),
    WrongFormat("[a]-gap*2-[b]", .connectionNotClosed, 7),
    WrongFormat("[a]-10 -[b]", .connectionNotClosed, 6),
    WrongFormat("|--8-[a]", .accidentalMinus, 2),
    WrongFormat("[a]--[b]", .accidentalMinus, 4),
    WrongFormat("[a]-8--[b]", .accidentalMinus, 6),
    WrongFormat("[a]-(>=0)-(>=0)-|", .twoConnections, 10),
    WrongFormat("[a]-8-8-[b]", .twoConnections, 6),
    WrongFormat("[a]-8-gap-[b]", .twoConnections, 6),
    WrongFormat("|[a]|[b]", .textAfterEnd, 5),
    WrongFormat("|[a]| ", .textAfterEnd, 5),
    WrongFormat("|[a]||", .textAfterEnd, 5),
    WrongFormat("[a]|-", .textAfterEnd, 4),
    WrongFormat("[a]x", .noViewOrBar, 3),
    WrongFormat("[a]10-[b]", .noViewOrBar, 3),
    WrongFormat("[a](10)", .noViewOrBar, 3),
    WrongFormat("[a] [b]", .noViewOrBar, 3),
    WrongFormat("[a]]", .noViewOrBar, 3),
    WrongFormat("[a],V:[b]", .noViewOrBar, 3),
    WrongFormat("[a]-", .endsEarly, 4),
    WrongFormat("[a]-10", .endsEarly, 6),
    WrongFormat("[a]-10-", .endsEarly, 7),
    WrongFormat("[a]-(10)", .endsEarly, 8),
    WrongFormat("[a(10@0)]", .priorityOutOfRange, 6),
    WrongFormat("[a(10@-1)]", .priorityOutOfRange, 6),
    WrongFormat("[a(10@1001)]", .priorityOutOfRange, 6),
    WrongFormat("[a]-(8@1000.5)-[b]", .priorityOutOfRange, 7),
  ]
}

/// A format in which each `?` is a value known only at run time.
struct UnknownPart: Sendable, CustomStringConvertible {
  let text: String
  /// `nil` where it is a format whatever the values are.
  let cause: VisualFormatError.Cause?

  init(_ text: String, _ cause: VisualFormatError.Cause?) {
    self.text = text
    self.cause = cause
  }

  var description: String { "'\(text)'" }
  var bytes: [UInt8] { text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 } }
  var unknowns: Set<Int> { Set(bytes.indices.filter { bytes[$0] == 0xFF }) }

  static let all = [
    UnknownPart("|-?-[a]", nil),
    UnknownPart("|-(>=?@?)-[a(?)]-?-|", nil),
    UnknownPart("[?]", .misplacedUnknown),
    UnknownPart("[a?]", .misplacedUnknown),
    UnknownPart("?[a]", .misplacedUnknown),
    UnknownPart("|-?[a]", .misplacedUnknown),
    UnknownPart("|-?0-[a]", .misplacedUnknown),
    UnknownPart("|-1?-[a]", .misplacedUnknown),
    UnknownPart("|-gap?-[a]", .misplacedUnknown),
    UnknownPart("|-(-?)-[a]", .misplacedUnknown),
    UnknownPart("[a]?", .misplacedUnknown),
    // A number can be put in wherever it likes: this can never be a format.
    UnknownPart("|-?-|", .noView),
    UnknownPart("[a(>?)]", .misplacedUnknown),
    UnknownPart("[a]-?-[b]x", .noViewOrBar),
  ]
}
