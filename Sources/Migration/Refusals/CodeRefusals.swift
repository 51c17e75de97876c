import LayoutDialects
import LayoutSets

// What the code around constraints does.

extension Refusal.Cause {
  static func conditional(_ branch: Branch?) -> Self {
    Self(
      "conditional",
      branch.map { "the constraint is active only \($0.words)" }
        ?? "the constraint is active only on some code paths")
  }

  static let afterReturn = Self(
    "conditional",
    "the constraint is active only on some code paths: earlier code may exit the function")

  static let changing = Self(
    "changes-later",
    "the constraint is stored or changed later, and a frame would not reflect such a change")

  static let inactive = Self("inactive", "the constraint is never activated")

  static func setUp(_ function: String) -> Self {
    Self(
      "not-set-up-once",
      function.contains("(")
        ? "'\(function)' may run more than once, or after the first layout"
        : "the value of '\(function)' may be made after the first layout")
  }

  package static let otherFile = Self(
    "other-file", "some constraints of this set are in a different file from the class")

  static func unread(_ reason: String, at place: CodePlace? = nil) -> Self {
    var cause = Self("unread", "code that may constrain these views could not be read: \(reason)")
    cause.unread = place
    return cause
  }

  /// - Parameter unread: the code that gives rise to the doubt by not being read.
  static func standing(_ view: String, _ doubt: Doubt, _ unread: UnreadCode? = nil) -> Self {
    let reason = unread?.reason.map { ": \($0)" } ?? ""
    var cause = Self(doubt.code, "'\(view)' \(doubt.sentence)\(reason)")
    cause.unread = unread.map { CodePlace(file: $0.file, range: $0.range) }
    return cause
  }

  static func notMember(_ view: String) -> Self {
    Self("local-view", "'\(view)' is not a stored property, so a layout method cannot use it")
  }

  static func optional(_ view: String) -> Self { Self("optional-view", "'\(view)' is optional") }

  static func container(_ name: String) -> Self {
    Self("container", "the views are in '\(name)', whose layout method is not known")
  }

  package static let helper = Self(
    "helper",
    "the code is not in a view or view controller class, so there is no layout method")

  static let appKit = Self(
    "appkit", "in AppKit, y increases upward, and alignment rectangles can differ from frames")

  static func alignment(_ view: String, _ type: String) -> Self {
    Self(
      "alignment-rectangle",
      "constraints position the alignment rectangle of '\(view)', which differs from the frame"
        + " for views of type '\(type)'")
  }

  static func transform(_ view: String) -> Self {
    Self(
      "transform", "'\(view)' has a transform, and the frame of a transformed view is undefined")
  }

  static func contentChanges(_ view: String) -> Self {
    Self(
      "content-changes",
      "the content that determines the size of '\(view)' changes here without a layout pass"
        + " ('--allow unchanging-content' assumes that a layout pass follows)")
  }

  static func constrainsItself(_ view: String, _ type: String) -> Self {
    Self(
      "constrains-itself",
      "'\(type)' constrains itself or turns off its autoresizing mask, so a frame would not"
        + " position '\(view)'")
  }

  static func firstPass(_ view: String) -> Self {
    Self(
      "first-pass",
      "the stack view '\(view)' has spacing, but no size until the layout method runs: before that, UIKit would log"
        + " conflicting constraints")
  }

  static func emptyFirstPass(_ view: String, _ type: String) -> Self {
    Self(
      "first-pass",
      "constraints in '\(type)' need room, but '\(view)' has no size until the layout method runs: before that,"
        + " UIKit would log conflicting constraints")
  }

  static func endlessFrame(_ view: String, _ frame: String) -> Self {
    Self(
      "first-pass",
      "'\(view)' has the frame '\(frame)' until the layout method runs, which UIKit cannot turn into"
        + " constraints")
  }

  static func cornerRadius(_ view: String) -> Self {
    Self(
      "corner-radius",
      "'\(view)' has a corner radius of half its size, which would not be scaled with the size")
  }

  static func observesFrame(_ view: String, _ type: String) -> Self {
    Self(
      "observes-frame",
      "'\(type)' overrides or observes 'frame', 'bounds' or 'center', and its code would run at"
        + " different times if frames were assigned to '\(view)'")
  }

  static let formerSwift = Self(
    "former-swift", "the code is written in Swift 2, but the new code needs a later version")

  static let formerSystem = Self(
    "former-system", "the project also supports iOS 8 or macOS 10.10, which have no anchors")

  static func optOut(_ view: String) -> Self {
    var cause = Self(
      "opt-out",
      "the autoresizing mask of '\(view)' is turned off by code that cannot be removed")
    cause.maskedView = view
    return cause
  }

  static func removal(_ what: String) -> Self {
    Self("removal", "the constraint cannot be removed: \(what)")
  }

  static func layoutMethod(_ what: String) -> Self { Self("layout-method", what) }

  static let conditionalCompilation = Self(
    "conditional-compilation", "the code is inside '#if'")

  static let tooMuchCode = Self(
    "too-much-code",
    "the type has too many constraints for one run: run the command again to migrate more of them, or select views with '--line'"
  )

  static let tooManyCalls = Self(
    "too-much-code",
    "the type contains more calls to helpers than layoutlint reads, so none can be replaced: split the type"
  )

  static let unfinishedCode = Self(
    "unfinished-code",
    "not all code in the type could be read: a bracket in one of its files is not closed, or code is nested too deeply"
  )

  /// What a library's import would make mean something else.
  static func otherMeaning(_ name: String, of library: String) -> Self {
    Self(
      "other-meaning",
      "'import \(library)' would give '\(name)' a different meaning in this file")
  }
}

extension Doubt {
  /// The code of a refusal for this doubt.
  package var code: String {
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
    case .notCreated: "is not created in this type, so other code may position it"
    case .unconstrained: "has no constraints"
    case .unnamed: "is not a variable or property"
    case .notAdded: "is not added to a superview in the code that was read"
    case .severalLives: "is created or added more than once"
    case .arranged: "is arranged by another view"
    case .away: "is sometimes hidden in its stack view"
    case .reached: "may be constrained by code in another type"
    case .unknownClass: "has an unknown class"
    case .keepsMask: "keeps its autoresizing mask, which may position it too"
    case .handedOn: "is passed to code that is not analyzed"
    case .unread: "has constraints that could not be read"
    case .framed: "is also assigned a frame"
    case .mentioned: "is used in a way that layoutlint does not understand"
    case .subclassed: "belongs to a class whose subclasses may constrain it"
    case .splitType:
      "belongs to a type that has the same name as another, and an extension may extend either"
    case .unresolvedCall: "may be constrained by a call that could not be read"
    case .doubtfulChild: "contains a view that may determine its size"
    }
  }
}
