import SourceText

/// Why a set of constraints is left as it is, and where that shows.
package struct Refusal: Error, Hashable, Sendable {
  /// The index of the file among those read.
  package var file: Int
  package var range: SourceRange
  package var cause: Cause

  init(_ cause: Cause, file: Int, range: SourceRange) {
    self.cause = cause
    self.file = file
    self.range = range
    // It is found faster there than from the statement around it.
    if let unread = cause.unread, unread.file == file { self.range = unread.range }
  }

  /// The cause. Causes for several targets are declared in `Refusals`, and those for a single target in its folder.
  package struct Cause: Error, Hashable, Sendable {
    package let code: String
    let reason: String
    /// With this allowance, a set that is refused for this cause is tried once more, with the assumption stated.
    let allowance: Allowance?
    /// The views whose frames constraints leave open, by name.
    let openViews: Set<String>
    /// The call that could not be read, where that is the cause.
    var unread: CodePlace?
    /// The view whose mask stays off, where that is the cause.
    var maskedView: String?

    init(
      _ code: String, _ reason: String, unless allowance: Allowance? = nil,
      openViews: Set<String> = []
    ) {
      self.code = code
      self.reason = reason
      self.allowance = allowance
      self.openViews = openViews
    }
  }

  /// A word for machines and counts.
  package var code: String { cause.code }

  /// A sentence for people, in lower case, without a full stop.
  package var reason: String { cause.reason }
}
