import LayoutModel
import LayoutSets
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
  }

  /// What stands in the way.
  package enum Cause: Error, Hashable, Sendable {
    // What the code does.
    case conditional(String)
    case changing
    case inactive
    case setUp(String)
    case otherFile
    case unread(String)
    case standing(String, Doubt)
    case notMember(String)
    case optional(String)
    case container(String)
    case appKit
    case transform(String)
    case contentChanges(String)
    case optOut(String)
    case removal(String)
    case layoutMethod(String)
    case conditionalCompilation
    case unfinishedCode
    // What the constraints say.
    case undetermined([String])
    case contentSize(String)
    case conflicting
    case priority
    case contentPriority(String)
    case inequality
    case number(String)
    case baseline
    case guide(String)
    case scrollContent(String)
    case givesSize(Axis)
    case mixedDirections
    case direction(String)
    case tooLarge
    case unproven(String)
    case division(String)
    // What chains of PinLayout do otherwise.
    case layoutDirection(String)
    case rounding(String)
    /// What a library's import would make mean something else.
    case otherMeaning(String)
    // What rows and columns cannot say.
    case rows(String)
    case rowDirection(String)
    case outOfSpace(String)
    case nameTaken(String)
    // What anchors cannot say.
    case placeMultiplier
    case remade(String)
    case superview(String)
    case spelling(String)
    case kept
    case otherCode
    case sharedLine
    case loop
    case choice
    case listPriority
    case madeByHelper(String)
  }

  /// A word for machines and counts.
  package var code: String { cause.code }

  /// A sentence for people, in lower case, without a full stop.
  package var reason: String { cause.reason }
}

extension Refusal.Cause {
  var code: String {
    switch self {
    case .conditional: "conditional"
    case .changing: "changes-later"
    case .inactive: "inactive"
    case .setUp: "not-set-up-once"
    case .otherFile: "other-file"
    case .unread: "unread"
    case .standing(_, let doubt): doubt.code
    case .notMember: "local-view"
    case .optional: "optional-view"
    case .container: "container"
    case .appKit: "appkit"
    case .transform: "transform"
    case .contentChanges: "content-changes"
    case .optOut: "opt-out"
    case .removal: "removal"
    case .layoutMethod: "layout-method"
    case .conditionalCompilation: "conditional-compilation"
    case .unfinishedCode: "unfinished-code"
    case .undetermined: "undetermined"
    case .contentSize: "content-size"
    case .conflicting: "conflicting"
    case .priority: "priority"
    case .contentPriority: "content-priority"
    case .inequality: "inequality"
    case .number: "unknown-number"
    case .baseline: "baseline"
    case .guide: "guide"
    case .scrollContent: "scroll-content"
    case .givesSize: "gives-size"
    case .mixedDirections: "mixed-directions"
    case .direction: "right-to-left"
    case .tooLarge: "too-large"
    case .unproven: "unproven"
    case .division: "no-division"
    case .layoutDirection: "layout-direction"
    case .rounding: "rounding"
    case .otherMeaning: "other-meaning"
    case .rows: "no-rows"
    case .rowDirection: "layout-direction"
    case .outOfSpace: "out-of-space"
    case .nameTaken: "name-taken"
    case .placeMultiplier: "place-multiplier"
    case .remade: "remade"
    case .superview: "unknown-superview"
    case .spelling: "spelling"
    case .kept: "kept"
    case .otherCode: "other-code"
    case .sharedLine: "shared-line"
    case .loop: "loop"
    case .choice: "choice"
    case .listPriority: "list-priority"
    case .madeByHelper: "made-by-helper"
    }
  }

  var reason: String {
    switch self {
    case .conditional(let condition):
      condition.isEmpty
        ? "the constraint is active on some paths only"
        : "the constraint is active on some paths only ('\(condition)')"
    case .changing: "the constraint is kept or changed later, and a frame would not follow"
    case .inactive: "the constraint is never activated"
    case .setUp(let function):
      "'\(function)' is not surely run exactly once before the first layout"
    case .otherFile: "constraints of this set are written in another file than the class"
    case .unread(let reason): "code that may constrain these views is not read: \(reason)"
    case .standing(let view, let doubt): "'\(view)' \(doubt.sentence)"
    case .notMember(let view):
      "'\(view)' is no stored property, so a layout method cannot name it"
    case .optional(let view): "'\(view)' is optional"
    case .container(let name): "the views lie in '\(name)', whose layout method is not known"
    case .appKit: "AppKit counts y upwards and aligns rectangles inside frames"
    case .transform(let view): "'\(view)' gets a transform, and a transformed view has no frame"
    case .contentChanges(let view):
      "the content of '\(view)', which gives it its size, changes here without a layout pass"
        + " ('--allow unchanging-content' takes it as constant)"
    case .optOut(let view):
      "the autoresizing mask of '\(view)' is switched off in a way that cannot be taken out"
    case .removal(let what): "the constraint cannot be taken out: \(what)"
    case .layoutMethod(let what): what
    case .conditionalCompilation: "the code stands under '#if'"
    case .unfinishedCode:
      "not all code of the type is read: something in its files is not closed, or nested too deep"
    default: layoutReason
    }
  }

  /// The sentence for what constraints say, rather than the code around them.
  private var layoutReason: String {
    switch self {
    case .undetermined(let names):
      "the constraints leave frames open: \(names.joined(separator: ", "))"
    case .contentSize(let view):
      "'\(view)' has its size from what it holds or shows, which is not known here"
    case .conflicting: "the constraints cannot all hold"
    case .priority: "priorities decide here"
    case .contentPriority(let view):
      "hugging or compression resistance decides about the size of '\(view)'"
    case .inequality: "more than one frame could give way to the inequality"
    case .number(let text): "'\(text)' is not a number that a layout method can name"
    case .baseline: "baselines depend on fonts"
    case .guide(let name): "'\(name)' has no rectangle that a layout method can read"
    case .scrollContent(let view): "the views are the scrolled content of '\(view)'"
    case .givesSize(let axis):
      "the constraints give the container its \(axis == .horizontal ? "width" : "height"), which"
        + " frames cannot ('--allow outer-size' takes its size as given from outside)"
    case .mixedDirections: "left or right is tied to what follows the reading direction"
    case .direction(let view):
      "the mirrored frame of '\(view)' is not the mirror image in one rectangle"
        + " ('--allow left-to-right' leaves other directions out)"
    case .tooLarge: "the set is too large"
    case .unproven(let what): "the rewritten code is not proven to give the same frames: \(what)"
    case .layoutDirection(let view):
      "'\(view)' follows the reading direction, which PinLayout does only where code calls"
        + " 'Pin.layoutDirection(.auto)' ('--allow left-to-right' leaves other directions out)"
    case .rounding(let view):
      "PinLayout rounds sizes up to whole pixels, and would move an edge of '\(view)' by more than"
        + " half a pixel ('--allow whole-pixels' accepts that)"
    case .otherMeaning(let name):
      "'import NotAutoLayout' would give '\(name)' another meaning in this file"
    case .division(let what): "dividing a rectangle cannot give these frames: \(what)"
    default: rowReason
    }
  }

  /// The sentence for what rows and columns cannot say.
  private var rowReason: String {
    switch self {
    case .rows(let what): "rows and columns cannot give these frames: \(what)"
    case .rowDirection(let view):
      "'\(view)' follows the reading direction, but rows run from left to right"
        + " ('--allow left-to-right' leaves other directions out)"
    case .outOfSpace(let view):
      "where there is too little room, '\(view)' would lie over others, but a row or column with"
        + " flexible items sets no frames then ('--allow enough-room' takes the room for granted)"
    case .nameTaken(let name):
      "'Layout' is another type here ('\(name)'), not the engine that 'layoutlint support"
        + " simple-layout' prints"
    default: anchorReason
    }
  }

  /// The sentence for what anchors cannot say.
  private var anchorReason: String {
    switch self {
    case .placeMultiplier: "anchors of places take no multiplier"
    case .remade(let view):
      "SnapKit remakes, updates or removes constraints here ('\(view)'), and finds only its own"
    case .superview(let name): "'\(name)' has no name that this code can use"
    case .spelling(let text): "'\(text)' cannot stand before an anchor"
    case .kept: "SnapKit's own constraint object is kept"
    case .otherCode: "the closure does more than make constraints"
    case .sharedLine: "the statement shares its lines with other code"
    case .choice: "the code chooses between several constraints"
    case .loop: "a loop makes the constraint, turn by turn"
    case .listPriority: "the format sets a priority in the middle of an expression"
    case .madeByHelper(let call): "the constraint is made by the helper '\(call)'"
    default: ""
    }
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
