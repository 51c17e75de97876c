import LayoutModel
import SourceText

/// Where and how a constraint is written.
package struct ConstraintOrigin: Hashable, Sendable {
  /// An argument of the call that builds the constraint.
  package struct Argument: Hashable, Sendable {
    /// The value's bytes.
    package var value: SourceRange
    /// The label, the value and the comma before; `nil` if there is a comment between them.
    package var removable: SourceRange?
    package var number: Number
    package var role = Role.optional
  }

  /// What an argument is to its constraint.
  package enum Role: Hashable, Sendable {
    /// Leaving it out gives the default: a constant of 0, a multiplier of 1.
    case optional
    /// The call does not do without it.
    case required
    /// An earlier constraint of the same expression has it too.
    case repeated
    /// One side of edge insets, which are written as one value.
    case inset
  }

  /// The index of the file among those read.
  package var file: Int
  package var dialect: DialectName
  /// Whether a call to a helper created it, so that its own code is elsewhere: see ``via``.
  package var isByHelper = false
  /// The dialect of the code at its place: ``DialectName/helper`` for a call to a helper.
  package var source: DialectName { isByHelper ? .helper : dialect }
  /// The expression that builds the constraint.
  package var range: SourceRange
  /// Both anchors, as they are written.
  package var first: SourceRange
  package var second: SourceRange?
  package var constant: Argument?
  package var multiplier: Argument?
  package var priority: Number = .implicit(1000)
  package var isSystemSpacing = false
  /// The function that contains it, for example `setUp()`.
  package var function: String
  /// The code of this constraint alone: the expression, or a part of its visual format.
  package var spelling: SourceRange {
    guard source == .visualFormat else { return place }
    return [constant?.value, second].compactMap(\.self).reduce(first) { $0.union($1) }
  }
  /// The place of the expression if it is a separate statement, so that its value is not used.
  package var isDropped = false
  /// Whether it is the first of several constraints that are not used.
  package var isDroppedList = false
  /// Whether its ends depend on an argument that is not known, so that some calls may never make it.
  package var isCallersChoice = false
  /// Whether the code that makes it switches the autoresizing mask of its first view off.
  package var switchesMaskOff = false
  /// Whether a library call creates it without activating it.
  package var isMadeInactive = false
  /// Whether a library call creates and activates it in any case.
  package var isSurelyActive = false
  /// Whether code assigns it another constant later.
  package var isAdjusted = false
  /// Its identifier in logs, if the code sets one.
  package var identifier: String?
  /// Whether something else may refer to it, too: a property, a caller, or a function that it is passed to.
  package var isKept = false
  /// The name of the list that it was appended to, if code never reads that list.
  package var list: String?
  /// The name under which it is kept and activated together with others; `nil` if that is not known.
  package var group: String?
  /// Whether that name contains a single constraint, which later assignments replace.
  package var isReplaced = false
  /// Where and when it is first activated; `nil` if that is not known.
  package var activation: Moment?
  /// When SnapKit's `makeConstraints` makes and activates it; `nil` for all others.
  package var making: Moment?
  /// Where code assigns its priority.
  package var priorityAssignment: SourceRange?
  /// Where code assigns a priority below 1000 to the required constraint after activating it, or the reverse.
  package var priorityCrossing: SourceRange?
  /// Whether it is a frame that is computed once, from sizes that may change later.
  package var isComputedOnce = false
  /// The view whose `addConstraint` it is given to, if code calls that.
  package var keeper: ItemID?
  /// The branches on which it is activated; empty if it always is.
  package var branches: [Branch] = []
  /// The calls to helpers that created it, outermost first: `pin(to:margin:)`.
  package var via: [String] = []
  /// The functions that these calls run, outermost first.
  package var makers: [BuiltPlace] = []
  /// The expression that builds it, if a helper of the type in the same file does, and no earlier call to that helper
  /// did.
  package var written: SourceRange?
  /// The expression that builds it, where a helper does, in whatever file that is declared.
  package var built: BuiltPlace?
  /// Whether it represents an assigned frame rather than a constraint.
  package var isFrame: Bool { dialect == .frame }
  /// Where mistakes in it are shown.
  package var place: SourceRange { written ?? range }
}

/// A call that builds a constraint but could not be read.
package struct UnresolvedCall: Hashable, Sendable {
  package var file: Int
  package var range: SourceRange
  package var function: String
  package var reason: String
  /// Whether it is a frame that is assigned, rather than a constraint.
  package var isFrame = false
  /// The only axis that it can touch, where that is known.
  package var axis: Axis?
  /// The position attribute that `NSLayoutConstraint(item:…)` uses without a second item, so the constraint is not
  /// read.
  package var unpairedLocation: Attribute?
  /// The expressions that build the constraints, if a helper contains them.
  package var built: [BuiltPlace] = []
  /// Whether what is not known is a parameter, or `self` in an extension of an anchor's class.
  var dependsOnCaller = false
}

/// When something happens in the code: the moments of one run have an order.
package struct Moment: Hashable, Sendable {
  /// Names the run of a function, an initial value or an accessor; what one run does happens in order.
  package var run: Int
  /// Names a closure or local function that may run later, or never; 0 outside them.
  package var closure: Int
  package var order: Int
  /// The branches under which it happens.
  package var branches: [Branch]

  /// Whether whenever `other` happens, this has happened before it.
  package func surelyPrecedes(_ other: Moment) -> Bool {
    run == other.run && closure == other.closure && order < other.order
      && other.branches.starts(with: branches)
  }
}

/// A constraint while its type is being read.
struct Draft: Sendable {
  var first: (Reference, Attribute)
  var relation: Relation
  var second: (Reference, Attribute)?
  /// What is added to it, with its factors.
  var terms: [(Reference, Attribute, Double)] = []
  var multiplier: Number
  var constant: Number
  var origin: ConstraintOrigin
  var activations: [[Branch]] = []
  /// What must be chosen for it to be made at all, where one call makes different ones.
  var alternative: [Branch] = []
  var escapes = false
  /// The names that it was given.
  var holders: [Reference] = []
  var identifier: String?
  /// The view whose `addConstraint` it is given to.
  var keeper: Reference?
  /// How many contexts lay outside the code that made it, if a closure of an outer one did.
  var level = Int.max
}

/// What happens to a view, in the order of the code.
enum ViewEvent: Sendable {
  case created(type: String)
  case optedOut
  /// The initializer that made it has switched its autoresizing mask off.
  case madeOptedOut
  /// Its autoresizing mask is given an option, so that it follows its superview.
  case resizesItself
  case addedTo(Reference)
  case arranged
  /// Handed to a function that is not known here.
  case handedOn(function: String)
  /// Its name is given another view, which is not known here.
  case replaced
  /// The receiver of a method that is not known here.
  case called(method: String)
  /// Its frame or centre is assigned.
  case placed
  /// A function of another type makes it, and calls it so.
  case madeBy(HelperFunctionPlace, name: String)
  /// It is made, but may be of a subclass of the class that is known.
  case madeAsSubclass
  /// It is made with a frame that is not zero.
  case madeFramed
  /// It is made with a content, or with something of which it is not known that it is none.
  case filled
  /// SnapKit was called on it, which switches its autoresizing mask off.
  case library
  /// It may have constraints that are not read.
  case unreadConstraints
  /// It is hidden for good (`true`), or else it is hidden or shown at times: a stack view leaves it out.
  case hidden(forGood: Bool)
  /// It is taken out of its superview.
  case removed
  case stack(StackEvent)
  /// What it says of its content; `nil` for a priority that is not known.
  case contentPriority(ContentPriorities.Side, Axis, Double?)
}

/// All constraints that a view holds are switched off: `NSLayoutConstraint.deactivate(card.constraints)`.
struct Clearing: Sendable {
  var view: Reference
  var moment: Moment
}

struct RecordedEvent: Sendable {
  var view: Reference
  var event: ViewEvent
  var file: Int
  var range: SourceRange
  /// The statement that makes it happen.
  var statement: SourceRange
  var function: String
  var moment: Moment
  /// Whether a helper that is being run makes it happen.
  var isInHelper: Bool
  /// Where it is written, if functions of the type that is read are the only helpers that are being run.
  var inOwnHelper: BuiltPlace?
}
