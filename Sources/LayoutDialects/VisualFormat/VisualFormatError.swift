import SourceText

/// Why a string is not a visual format. All causes except ``Cause/misplacedUnknown`` raise an exception at run time.
package struct VisualFormatError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case empty
    case notASCII
    /// The letter stands without its colon.
    case noColon(Orientation)
    case noView
    case noViewOrBar
    case badViewName
    /// `]` is missing.
    case viewNotClosed
    /// `)` is missing.
    case predicatesNotClosed
    case badRelation
    /// Neither a number nor a name stands where one must.
    case noNumber
    /// The second `-` of a connection is missing.
    case connectionNotClosed
    /// `--`
    case accidentalMinus
    /// One connection follows another.
    case twoConnections
    case textAfterEnd
    case endsEarly
    case priorityOutOfRange
    /// A value of the running app stands where it may be more than a number, so nothing can be said.
    case misplacedUnknown
  }

  package enum Orientation: String, Hashable, Sendable {
    case horizontal = "H"
    case vertical = "V"
  }

  package var cause: Cause
  /// What is wrong, as byte offsets in the format; empty at its end.
  package var range: SourceRange
}

extension VisualFormatError {
  /// What is wrong and what was expected, in lower case without a full stop.
  /// - Parameter character: the character at ``range``, if there is one.
  package func message(at character: String?) -> String {
    let expected = expectation(character)
    switch character {
    case " ", "\t", "\n", "\r", "\r\n": return expected + "; a format cannot contain whitespace"
    case "." where cause == .viewNotClosed:
      return "the view's name ends at the '.', where ']' is expected; use a key without a period"
    case ".", "*", "/", "+",
      "%" where cause == .predicatesNotClosed:
      return expected + "; a format supports neither arithmetic nor attributes"
    default: return expected
    }
  }

  private func expectation(_ character: String?) -> String {
    switch cause {
    case .empty: "the format is empty; it needs at least one view"
    case .notASCII: "a format can contain only ASCII characters"
    case .noColon(let letter):
      "':' is expected after '\(letter.rawValue)'"
    case .noView:
      ["h", "v"].contains(character ?? "")
        ? "a view or '|' is expected here; an orientation must be in upper case: 'H:' or 'V:'"
        : "a view in brackets is expected here"
    case .noViewOrBar: "a view, '-' or '|' is expected here"
    case .badViewName: "a view name is expected here; names start with a letter or '_'"
    case .viewNotClosed: "']' is expected here to close the view"
    case .predicatesNotClosed: "',' or ')' is expected here"
    case .badRelation: "a relation must be '==', '>=' or '<='"
    case .noNumber: "a number or the name of a metric is expected here"
    case .connectionNotClosed: "'-' is expected here to end the connection"
    case .accidentalMinus:
      "'-' is not expected here; a negative number needs parentheses, as in '-(-8)-'"
    case .twoConnections:
      "a view or '|' is expected here; one connection cannot follow another"
    case .textAfterEnd: "the format must end after the closing '|'"
    case .endsEarly: "the format ends too early; a view or '|' is expected"
    case .priorityOutOfRange: "a priority must be above 0 and at most 1000"
    case .misplacedUnknown: "the value interpolated here is not known"
    }
  }
}
