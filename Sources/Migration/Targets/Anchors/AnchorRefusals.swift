import LayoutDialects

// What anchors cannot say.

extension Refusal.Cause {
  static let placeMultiplier = Self(
    "place-multiplier",
    "the constraint applies a multiplier to a position, which anchors cannot express")

  static func remade(_ view: String) -> Self {
    Self(
      "remade",
      "'\(view)': SnapKit remakes, updates or removes constraints here, "
        + "which it can do only with constraints that it created"
    )
  }

  static func superview(_ name: String) -> Self {
    let plain = name.prefix { $0 != "#" }
    let suffix = ".superview"
    let view =
      plain.hasSuffix(suffix)
      ? "the superview of '\(plain.dropLast(suffix.count))'" : "'\(plain)'"
    return Self("unknown-superview", "the new code cannot refer to \(view)")
  }

  static func weakSelf(_ name: String) -> Self {
    Self(
      "unknown-superview",
      "'\(name)' cannot be used in a closure that captures 'self' weakly")
  }

  static func spelling(_ text: String) -> Self {
    Self("spelling", "'\(text)' cannot be rewritten as an anchor")
  }

  static let identifier = Self(
    "spelling", "the constraint has an identifier, which the new code would not set")

  static let comment = Self(
    "spelling", "the call contains a comment, which would be lost")

  /// What SnapKit takes, and anchors do not.
  static func inset(_ text: String) -> Self {
    Self(
      "unknown-number",
      "'\(text)' may be of type UIEdgeInsets, CGSize or CGPoint, which anchors do not accept: if it is a number, declare its type"
    )
  }

  static func unspelled(_ text: String) -> Self {
    Self(
      "unknown-number",
      text.isEmpty
        ? "a number in the constraint is not known here"
        : "'\(text)' has no meaning outside this call, so a constraint made with anchors cannot use it"
    )
  }

  static func priority(_ text: String) -> Self {
    Self("unknown-number", "the value of the priority '\(text)' is not known")
  }

  static func different(_ what: String) -> Self {
    Self("unproven", "the anchors could not be proven to create the same constraints: \(what)")
  }

  static let kept = Self("kept", "the code stores SnapKit's Constraint object")

  static let keptResult = Self(
    "kept", "the result of the library call is used in a way that layoutlint does not understand")

  /// A library that has a handle for a view replaces what it made by that; all else is changed by its result.
  static func changes(to origin: ConstraintOrigin) -> Self {
    guard !origin.isKept, let library = origin.dialect.library, library.handle != nil else {
      return .keptResult
    }
    return .replacedLater(library.module)
  }

  static func replacedLater(_ library: String) -> Self {
    Self(
      "remade",
      "\(library) replaces or removes the constraint later, "
        + "which it can do only with constraints that it created")
  }

  static func replacing(_ function: String) -> Self {
    Self(
      "not-set-up-once",
      "'\(function)' may run more than once: the library would replace the constraints "
        + "that it created earlier, but anchors would add more"
    )
  }

  static let otherCode = Self("other-code", "the closure does more than create constraints")

  static let sharedLine = Self("shared-line", "the statement shares a line with other code")

  static let choice = Self("choice", "the code chooses between several constraints")

  static let loop = Self("loop", "a loop creates the constraint")

  static let listPriority = Self(
    "list-priority", "the visual format sets a priority, and is part of a larger expression")

  static func madeByHelper(_ call: String) -> Self {
    Self("made-by-helper", "the constraint is created by the helper '\(call)'")
  }

  /// What may not be lost where a helper's constraints take the place of its call.
  static func helperCode(_ call: String) -> Self {
    Self("helper-code", "the helper '\(call)' does more than create constraints")
  }

  static func helperResult(_ call: String) -> Self {
    Self(
      "helper-result",
      "the result of the helper '\(call)' is used in a way that layoutlint does not understand")
  }

  static func helperOverridden(_ call: String) -> Self {
    Self("helper-code", "a subclass may override the helper '\(call)'")
  }

  static func helperLibrary(_ call: String, _ library: String) -> Self {
    Self(
      "helper-code",
      "the helper '\(call)' uses \(library), which may change the constraints later: migrate the helper first"
    )
  }
}
