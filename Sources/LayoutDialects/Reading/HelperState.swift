import LayoutModel
import LightSyntax
import SourceText

/// Who a helper is called on.
enum HelperReceiver {
  /// `self`, or nobody: the call is a name alone.
  case own
  case object(Reference)
  case type(String)
  /// An anchor or a constraint, or a choice of some; where frames are read, also a number or a rectangle.
  case value(Value)
  /// A case of an enumeration of the project.
  case enumCase(type: String, Value)
}

/// A helper that is being run.
struct HelperCall: Sendable {
  /// For example `pin(to:margin:)`.
  var name: String
  var file: Int
  /// `nil` for the initial value of a property.
  var id: FunctionID?
  /// How many contexts lie around its body.
  var frame: Int
  /// Whether it is a function of the type that is read.
  var isOwn: Bool
  /// The class of the object that it initializes, if it is an initializer.
  var initializes: String?
}

/// Which helpers are being run, and for which call in the code of the type.
///
/// A class, because it is never copied, and each event asks it.
final class HelperState {
  /// The call from the type's own code, with all that is told about what it makes.
  struct Site: Sendable {
    var file: Int
    var range: SourceRange
    var statement: SourceRange
    var function: String
  }

  /// Where a helper declares a local.
  struct LocalPlace {
    /// How many contexts lie around it.
    var depth: Int
    /// Whether that is code of the type that is read.
    var isOwn: Bool
  }

  /// Properties of other classes whose initial values were run, by the references that name them.
  var owned: [Reference: OwnedMember] = [:]
  /// Those of each name.
  var ownedByName: [String: [Reference]] = [:]
  /// Outermost first.
  var calls: [HelperCall] = []
  var site: Site?
  /// The run of the code that made the outermost call.
  var outermostRun = 0
  /// How many helpers were run so far.
  var count = 0
  /// Whether some were not run, because there were too many.
  var leavesCalls = false
  /// The locals that helpers declare.
  var locals: [Reference: LocalPlace] = [:]
  /// Parameters that are `nil` in this call, and those that are not.
  var absent: Set<Reference> = []
  var present: Set<Reference> = []
  /// The type's own functions that were run as helpers, and whether each was read completely.
  var ownFunctions: [HelperFunctionPlace: Bool] = [:]
  /// All functions that were run as helpers, and whether one run of each was read completely.
  var followed: [HelperFunctionPlace: Bool] = [:]
  var names: [String: OwnNames] = [:]
  /// The expressions in them that built constraints so.
  var built: Set<BuiltPlace> = []
  /// What happened to views in them, and the calls of helpers in them that were reached.
  var happened: Set<BuiltPlace> = []

  /// The contexts around the one in which code is being run, outermost first.
  var contexts: [CodeContext] = []
  /// What closures of outer contexts left unresolved, until the helpers that ran them have ended.
  var unresolved: [(level: Int, call: UnresolvedCall)] = []

  var isInside: Bool { !calls.isEmpty }

  /// Where a local that is declared now stands.
  var localPlace: LocalPlace {
    LocalPlace(depth: contexts.count, isOwn: calls.allSatisfy(\.isOwn))
  }

  /// How deep helpers that call helpers are followed.
  static let maximumDepth = 4
  /// How many helper calls are followed in one type; real types have a few dozen.
  static let maximumCount = 400
}

/// An expression of a project that creates a constraint, or changes one.
package struct BuiltPlace: NumberKey, Sendable {
  package var file: Int
  package var range: SourceRange

  package init(file: Int, range: SourceRange) {
    self.file = file
    self.range = range
  }

  package var number: Int { file << 32 ^ range.start << 12 ^ range.end }
}

/// A function of a project.
struct HelperFunctionPlace: NumberKey, Sendable {
  var file: Int
  var id: FunctionID

  var number: Int { file << 32 | Int(id.index) }
}

extension TypeReader {
  /// What a local function makes is made by a call to it, if a helper declares it.
  func noteLocalFunction(_ id: FunctionID, since first: Int) {
    guard helpers.isInside else { return }
    for index in drafts.indices[first...] where drafts[index].origin.via.isEmpty {
      drafts[index].origin.via = [displayName(file[id])]
      drafts[index].origin.written = drafts[index].origin.range
    }
  }

  /// After `return`: if no branch decides whether it is reached, nothing behind it is run.
  func noteReturn() {
    if execution.exits.returningBranches == branches.count { execution.exits.isDone = true }
  }

  /// Takes out what a function gives by itself that was also run for each of its calls.
  ///
  /// What no call reached, because the arguments decide so, stays: it may happen in a call that is not seen.
  func removeReplaced() {
    let replaced = replacedFunctions
    guard !replaced.isEmpty else { return }
    drafts.removeAll { draft in
      let place = BuiltPlace(file: draft.origin.file, range: draft.origin.range)
      let isRepeated =
        draft.origin.via.isEmpty
        ? helpers.built.contains(place) : helpers.happened.contains(place)
      return isRepeated && replaced.contains { $0.holds(place) }
    }
    unresolved.removeAll { call in
      let place = BuiltPlace(file: call.file, range: call.range)
      return replaced.contains { $0.isComplete && $0.holds(place) }
    }
  }

  /// The same for what happens to views there: a view that a function makes and gives back is another one for each call.
  func removeReplacedEvents() {
    let replaced = replacedFunctions
    guard !replaced.isEmpty else { return }
    events.removeAll { event in
      let place = BuiltPlace(file: event.file, range: event.range)
      return helpers.happened.contains(place) && replaced.contains { $0.holds(place) }
    }
    childLists.optOuts.removeAll { loop in
      !loop.isInHelper && helpers.happened.contains(loop.place)
        && replaced.contains { $0.holds(loop.place) }
    }
  }

  private var replacedFunctions: [ReplacedFunction] {
    helpers.ownFunctions.map { place, isComplete in
      ReplacedFunction(
        file: place.file, range: files[place.file].range(files[place.file][place.id].span),
        isComplete: isComplete)
    }
  }
}

/// A function of the type that was run for its calls.
private struct ReplacedFunction {
  let file: Int
  let range: SourceRange
  /// Whether all of its calls were followed to their ends.
  let isComplete: Bool

  func holds(_ place: BuiltPlace) -> Bool {
    place.file == file && range.start <= place.range.start && place.range.end <= range.end
  }
}
