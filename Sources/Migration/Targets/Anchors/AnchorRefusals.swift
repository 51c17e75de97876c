// What anchors cannot say.

extension Refusal.Cause {
  static let placeMultiplier = Self("place-multiplier", "position anchors cannot have a multiplier")

  static func remade(_ view: String) -> Self {
    Self(
      "remade",
      "SnapKit remakes, updates or removes constraints here ('\(view)'), but only those that it created"
    )
  }

  static func superview(_ name: String) -> Self {
    Self("unknown-superview", "'\(name)' has no name that this code can use")
  }

  static func spelling(_ text: String) -> Self {
    Self("spelling", "'\(text)' cannot be written before an anchor")
  }

  static let kept = Self("kept", "the code keeps SnapKit's constraint object")

  static let keptResult = Self(
    "kept", "the result of the library's call is used in a way that is not understood")

  static func replacing(_ function: String) -> Self {
    Self(
      "not-set-up-once",
      "'\(function)' may run more than once: the library would replace its constraints, but anchors would add more"
    )
  }

  static let otherCode = Self("other-code", "the closure does more than create constraints")

  static let sharedLine = Self("shared-line", "the statement shares its lines with other code")

  static let choice = Self("choice", "the code chooses between several constraints")

  static let loop = Self("loop", "a loop creates the constraint")

  static let listPriority = Self(
    "list-priority", "the format sets a priority in the middle of an expression")

  static func madeByHelper(_ call: String) -> Self {
    Self("made-by-helper", "the constraint is created by the helper '\(call)'")
  }
}
