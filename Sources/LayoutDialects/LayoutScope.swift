import LayoutModel
import LightSyntax
import SourceText

/// Items that are solved together, because constraints or `addSubview` tie them.
package struct LayoutScope: Sendable {
  /// The index of its file among the files that were read.
  package var file: Int
  /// For example `PostView.setUp()`; the type alone if several functions build it.
  package var name: String
  package var container: ItemID?
  /// Indexed by ``ItemID``.
  package var items: [Item]
  /// What each item is called, and its class if that is known; indexed by ``ItemID``.
  package var descriptions: [ItemDescription]
  /// The stack views of which it is known what they arrange, by item.
  package var stacks: [StackArrangement]
  /// Indexed by ``Constraint/ID``, in the order of the source.
  package var constraints: [Constraint]
  /// Where each constraint came from; indexed by ``Constraint/ID``.
  package var origins: [ConstraintOrigin]
  package var unresolved: [UnresolvedCall]
  /// Priorities that no constraint can have, which functions other than those that make the constraints assign.
  package var impossiblePriorities: [ImpossibleAssignment] = []
  /// The unknown numbers that only the size of the screen determines, where frames are read.
  package var screenLengths: [Scalar.Symbol: ScreenLength] = [:]

  /// The scope for rules, without assigned frames.
  package var withoutFrames: LayoutScope {
    var scope = self
    let kept = constraints.indices.filter { !origins[$0].isFrame }
    scope.origins = kept.map { origins[$0] }
    scope.constraints = kept.enumerated().map { index, old in
      var constraint = constraints[old]
      constraint.id = Constraint.ID(index: index)
      return constraint
    }
    scope.impossiblePriorities = impossiblePriorities.compactMap { assignment in
      kept.firstIndex(of: assignment.constraint.index).map {
        ImpossibleAssignment(
          constraint: Constraint.ID(index: $0), priority: assignment.priority,
          place: assignment.place)
      }
    }
    return scope
  }
}

/// Code that assigns a priority which no constraint can have.
package struct ImpossibleAssignment: Sendable {
  package let constraint: Constraint.ID
  package let priority: Double
  package let place: BuiltPlace
}

/// What the source code determines about an item.
package struct ItemDescription: Sendable {
  package var name: String
  /// The class, without optionality and generic arguments.
  package var type: String?
  /// Where the code creates it, and the statement that does.
  package var creation: Site?
  /// Where a function of the type makes it that also adds it to its superview: ``creation`` is then the call.
  package var making: BuiltPlace?
  /// What the type's code calls it besides, if a function makes it; else `nil`.
  package var namesInHelpers: [String]?
  /// Whether ``name`` is one that only a function of another type has for it.
  package var isNamedElsewhere = false
  /// The view that it covers by itself, as an effect view's content view does.
  package var covers: ItemID?
  /// The controller that it is the root view of, if the code makes that; else `nil`.
  package var controller: String?
  /// The class of that controller.
  package var controllerType: String?
  /// Where another class declares it as a property and gives it its value: a superclass of the type, or the class of the
  /// ``holder``.
  package var owned: OwnedMember?
  /// The object whose property it is, if that is not `self` and another class declares the property.
  package var holder: Holder?
  /// The functions of other types that make it.
  package var makers: [Maker] = []
  package var impossiblePriorities: [ImpossiblePriority] = []
  /// Whether it may be of a subclass of its class, and have a size by what that puts into it.
  package var mayBeOfSubclass = false
  /// Whether it is created with content, which may give it a size: `UIImageView(image: logo)`.
  package var isFilledFromStart = false
  /// Whether it is made with a frame that is not zero.
  package var isFramedFromStart = false
  /// Whether it is made where it is used, and has no name.
  package var isInline = false
  /// Where it is added to its superview.
  package var addition: Site?
  /// Whether code that was read switches its autoresizing mask off, or may do so.
  package var mayOptOut: Bool
  /// The first place of code that could not be read and may constrain it, such as an unresolved call.
  package var unreadConstraints: Site?
  /// Whether a stack view arranges it.
  package var isArranged: Bool
  /// Whether it is sometimes hidden or removed, so that a stack view leaves it out.
  package var mayBeAway = false
  /// Whether code takes it out of its superview.
  package var mayBeRemoved = false
  /// Whether it is always hidden: the code that adds it hides it, and no code that was read ever shows it.
  package var isHidden = false
  /// The content hugging and compression resistance priorities that the code sets.
  package var contentPriorities = ContentPriorities()
  /// The views to which the code also adds it, on another path or before its last superview.
  package var otherSuperviews: [ItemID] = []
  /// How often the code adds it to a superview.
  package var additionCount = 0
  /// Whether code gives its autoresizing mask an option, so that the mask is meant to place it.
  package var resizesItself = false
  /// Where its autoresizing mask is switched off.
  package var optOut: Site?
  /// All places where its mask is switched off, including the code that creates it.
  package var optOuts: [Site] = []
  /// Where it is passed to a function, or calls a method, that is not known here.
  package var handovers: [Moment] = []
  /// Where its frame or centre is assigned.
  package var placements: [Site] = []
  /// Whether its name certainly means the same object everywhere in the code.
  package var isStable: Bool
  package var reach: Reach
  package var handling = Handling()

  package var hasUnreadConstraints: Bool { unreadConstraints != nil }

  /// How much of the code can name an item.
  package enum Reach: Hashable, Sendable {
    /// A variable or a parameter.
    case function
    /// A private property.
    case file
    case project
  }

  /// What the code does with an item, to determine whether all code that positions the item was read.
  package struct Handling: Sendable {
    /// How often the name is given a new object.
    package var creations = 0
    package var additions = 0
    /// Whether code that is read switches the item's own autoresizing mask off.
    package var optsOut = false
    /// The unknown functions that get access to it.
    package var handedTo: [NamedCallSite] = []
    /// The methods that are not known and are called on it.
    package var calledMethods: [NamedCallSite] = []
  }

  /// An object of a class in the project, and its property.
  package struct Holder: Sendable {
    package var name: String
    package var member: String
  }

  /// A priority that a content cannot have.
  package struct ImpossiblePriority: Sendable {
    package var side: ContentPriorities.Side
    package var number: Double
    package var site: Site
  }

  /// A function that makes a view for others.
  package struct Maker: Hashable, Sendable {
    package var file: Int
    package var span: TokenSpan
    /// What it calls the view.
    package var name: String
  }

  /// A call to a function or method that is not known.
  package struct NamedCallSite: Sendable {
    package var name: String
    package var file: Int
    package var range: SourceRange

    package init(name: String, file: Int, range: SourceRange) {
      (self.name, self.file, self.range) = (name, file, range)
    }
  }

  package struct Site: Sendable {
    package var file: Int
    package var range: SourceRange
    package var statement: SourceRange
    /// The function that contains it, for example `setUp()`.
    package var function: String
    package var moment: Moment
  }
}

/// All that was read of one type, or of one file's top level.
package struct LayoutReading: Sendable {
  package var scopes: [LayoutScope]
  package var unknownAnchors: [UnknownAnchor] = []
  package var visualFormatProblems: [VisualFormatProblem] = []
  package var snapKitMistakes: [SnapKitMistake] = []
  /// The functions that were run for calls of this unit, in whatever file.
  var followed: [FollowedHelper] = []
  /// The calls that set content priorities of known items.
  package var contentPriorityCalls: Set<BuiltPlace> = []
  /// What was read; `nil` only where there is nothing.
  package var unit: ReadingUnit?
  package var extent = UnitExtent()
  /// Whether all code of the unit was read: see ``SyntaxFile/isWhole``.
  package var isWhole = true
  /// Whether some calls to helpers were not read, because there were too many.
  package var leavesCalls = false
}

/// A function that was run for each of its calls in one unit.
struct FollowedHelper: Hashable, Sendable {
  var file: Int
  var range: SourceRange
  /// Whether all that it builds was read, for one call at least.
  var isComplete: Bool
}

/// The scopes of all units of a project, without what helpers build by themselves: their constraints belong to the
/// scopes of the calls.
package func allScopes(of readings: [LayoutReading]) -> [LayoutScope] {
  var followed: [Int: [FollowedHelper]] = [:]
  for helper in readings.flatMap(\.followed) { followed[helper.file, default: []].append(helper) }
  let scopes = readings.flatMap(\.scopes)
  let built = Set(scopes.lazy.flatMap(\.origins).compactMap(\.built))
  return scopes.compactMap { scope in
    var scope = scope
    let count = scope.constraints.count + scope.unresolved.count
    scope.removeConstraints { origin in
      origin.via.isEmpty && built.contains(BuiltPlace(file: origin.file, range: origin.range))
    }
    scope.unresolved.removeAll { call in
      followed[call.file]?.contains { helper in
        (call.dependsOnCaller || helper.isComplete)
          && helper.range.start <= call.range.start && call.range.end <= helper.range.end
      } ?? false
    }
    let isLeftEmpty = count > 0 && scope.unresolved.isEmpty && scope.constraints.isEmpty
    return isLeftEmpty ? nil : scope
  }
}

extension LayoutScope {
  fileprivate mutating func removeConstraints(where isRemoved: (ConstraintOrigin) -> Bool) {
    let kept = zip(constraints, origins).filter { !isRemoved($0.1) }
    guard kept.count < constraints.count else { return }
    origins = kept.map(\.1)
    constraints = kept.enumerated().map { index, pair in
      var constraint = pair.0
      constraint.id = Constraint.ID(index: index)
      return constraint
    }
  }
}

/// The place of the code that is read together.
package struct UnitExtent: Sendable {
  /// `nil` for a file's top level.
  package var typeName: String?
  /// The type's declaration and its extensions.
  package var parts: [Part] = []

  package init(typeName: String? = nil, parts: [Part] = []) {
    self.typeName = typeName
    self.parts = parts
  }

  package struct Part: Sendable {
    package var file: Int
    package var span: TokenSpan

    package init(file: Int, span: TokenSpan) {
      self.file = file
      self.span = span
    }
  }
}
