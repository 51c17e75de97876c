import LayoutSets

// What the code around constraints does.

extension Refusal.Cause {
  static func conditional(_ condition: String) -> Self {
    Self(
      "conditional",
      condition.isEmpty
        ? "the constraint is active on some paths only"
        : "the constraint is active on some paths only ('\(condition)')")
  }

  static let changing = Self(
    "changes-later", "the constraint is kept or changed later, and a frame would not follow")

  static let inactive = Self("inactive", "the constraint is never activated")

  static func setUp(_ function: String) -> Self {
    Self(
      "not-set-up-once",
      "'\(function)' is not surely run exactly once before the first layout")
  }

  package static let otherFile = Self(
    "other-file", "constraints of this set are written in another file than the class")

  static func unread(_ reason: String) -> Self {
    Self("unread", "code that may constrain these views is not read: \(reason)")
  }

  static func standing(_ view: String, _ doubt: Doubt) -> Self {
    Self(doubt.code, "'\(view)' \(doubt.sentence)")
  }

  static func notMember(_ view: String) -> Self {
    Self("local-view", "'\(view)' is no stored property, so a layout method cannot name it")
  }

  static func optional(_ view: String) -> Self { Self("optional-view", "'\(view)' is optional") }

  static func container(_ name: String) -> Self {
    Self("container", "the views lie in '\(name)', whose layout method is not known")
  }

  static let appKit = Self(
    "appkit", "AppKit counts y upwards and aligns rectangles inside frames")

  static func transform(_ view: String) -> Self {
    Self("transform", "'\(view)' gets a transform, and a transformed view has no frame")
  }

  static func contentChanges(_ view: String) -> Self {
    Self(
      "content-changes",
      "the content of '\(view)', which gives it its size, changes here without a layout pass"
        + " ('--allow unchanging-content' takes it as constant)")
  }

  static func constrainsItself(_ view: String, _ type: String) -> Self {
    Self(
      "constrains-itself",
      "'\(type)' constrains itself or switches its autoresizing mask off, so that a frame would not"
        + " place '\(view)'")
  }

  static let formerSwift = Self(
    "former-swift", "the code is Swift 2, which does not have what would be written")

  static func optOut(_ view: String) -> Self {
    Self(
      "opt-out",
      "the autoresizing mask of '\(view)' is switched off in a way that cannot be taken out")
  }

  static func removal(_ what: String) -> Self {
    Self("removal", "the constraint cannot be taken out: \(what)")
  }

  static func layoutMethod(_ what: String) -> Self { Self("layout-method", what) }

  static let conditionalCompilation = Self(
    "conditional-compilation", "the code stands under '#if'")

  static let tooMuchCode = Self(
    "too-much-code",
    "the type has more constraints than are rewritten in one run: run it again, or choose with '--line'"
  )

  static let unfinishedCode = Self(
    "unfinished-code",
    "not all code of the type is read: something in its files is not closed, or nested too deep")

  /// What a library's import would make mean something else.
  static func otherMeaning(_ name: String, of library: String) -> Self {
    Self(
      "other-meaning",
      "'import \(library)' would give '\(name)' another meaning in this file")
  }
}

extension Doubt {
  var code: String {
    switch self {
    case .notCreated: "not-created-here"
    case .unconstrained: "unconstrained"
    case .unnamed: "unnamed"
    case .notAdded: "not-added-here"
    case .severalLives: "several-lives"
    case .arranged: "arranged"
    case .away: "away"
    case .reached: "reached"
    case .unknownClass: "unknown-class"
    case .keepsMask: "keeps-mask"
    case .handedOn: "handed-on"
    case .unread, .unresolvedCall: "unread"
    case .framed: "framed"
    case .mentioned: "not-followed"
    case .subclassed: "subclassed"
    case .splitType: "split-type"
    case .doubtfulChild: "doubtful-child"
    }
  }

  var sentence: String {
    switch self {
    case .notCreated: "is not created in this type, so others may place it"
    case .unconstrained: "has no constraints"
    case .unnamed: "has no name of its own"
    case .notAdded: "is not seen to be added to a view"
    case .severalLives: "is created or added more than once"
    case .arranged: "is arranged by another view"
    case .away: "is left out by its stack view at times"
    case .reached: "may be constrained by code of another type"
    case .unknownClass: "is of a class that is not known"
    case .keepsMask: "keeps its autoresizing mask, which may place it too"
    case .handedOn: "is handed to code that is not read"
    case .unread: "has constraints that are not read"
    case .framed: "gets its frame from code as well"
    case .mentioned: "is used in a way that is not followed"
    case .subclassed: "belongs to a class with subclasses, which may constrain it"
    case .splitType: "belongs to a type that is not read as a whole"
    case .unresolvedCall: "may be constrained by a call that is not read"
    case .doubtfulChild: "holds a view that may give it its size"
    }
  }
}
