import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver
import LintRules
import SourceText

/// A view whose place or size is open although a run reports nothing about it.
struct OpenView: Sendable {
  /// What the view is called in its scope.
  let view: String
  /// Among `horizontal position`, `vertical position`, `width` and `height`.
  let quantities: [String]
  let reason: OpenReason
  /// The view that it depends on, if the reason is about that one.
  private let other: String?
  /// The class of the view that the reason is about, if the project declares it.
  private let ownClass: String?
  private let doubt: Doubt?
  private let cause: DoubtCause?
  private let unread: UnreadCode?
  private let notAnalyzed: NotAnalyzed?

  /// Why nothing is reported about a view; `nil` if something is.
  static func reason(
    of entry: SolvedFrames.Entry, in scope: LayoutScope, _ solution: ScopeSolution,
    _ surroundings: ScopeSurroundings
  ) -> OpenView? {
    let open = all(of: entry, in: scope, solution, surroundings)
    let quantities = open.flatMap(\.quantities)
    return quantities.count == entry.free.count ? open.first : nil
  }

  /// The open quantities of a view, by reason.
  ///
  /// - Parameter entry: the frame of the view where it was solved.
  static func all(
    of entry: SolvedFrames.Entry, in scope: LayoutScope, _ solution: ScopeSolution,
    _ surroundings: ScopeSurroundings
  ) -> [OpenView] {
    let context = LayoutContext(
      scope: scope, project: surroundings.project, files: surroundings.files)
    var found: [(cause: OpenCause, quantities: [String])] = []
    for (axis, position, size) in [
      (Axis.horizontal, entry.x, entry.width), (.vertical, entry.y, entry.height),
    ] {
      guard position == nil || size == nil,
        let cause = solution.openCause(of: entry.item, axis, lacksSize: size == nil, context)
      else { continue }
      let words = axis == .horizontal ? "horizontal" : "vertical"
      let quantities =
        (position == nil ? ["\(words) position"] : [])
        + (size == nil ? [axis == .horizontal ? "width" : "height"] : [])
      if let index = found.firstIndex(where: { $0.cause == cause }) {
        found[index].quantities += quantities
      } else {
        found.append((cause, quantities))
      }
    }
    return found.map {
      OpenView(entry.item, $0.quantities, $0.cause, in: scope, solution, surroundings)
    }
  }

  private init(
    _ item: ItemID, _ quantities: [String], _ open: OpenCause, in scope: LayoutScope,
    _ solution: ScopeSolution, _ surroundings: ScopeSurroundings
  ) {
    view = scope.name(item)
    self.quantities = quantities
    reason = open.reason
    other = open.item == item ? nil : scope.name(open.item)
    let description = scope.descriptions[open.item.index]
    ownClass = description.type.flatMap {
      surroundings.project.isDeclaredHere(type: $0) ? $0 : nil
    }
    if case .doubtful(let doubt) = solution.standings[open.item.index] {
      self.doubt = doubt
      unread = surroundings.unreadCode(behind: doubt, about: description)
    } else {
      (doubt, unread) = (nil, nil)
    }
    cause = solution.causes[open.item]
    if case .notAnalyzed(let reason) = solution.determinacy {
      notAnalyzed = reason
    } else {
      notAnalyzed = nil
    }
  }

  /// Why nothing is reported, as a sentence.
  ///
  /// - Parameter place: a place in a file, as `path:line:column`.
  func words(_ place: (_ file: Int, _ range: SourceRange) -> String) -> String {
    let it = other.map { "'\($0)'" } ?? "it"
    let geometry = other.map { "the position or size of '\($0)'" } ?? "its position or size"
    let dependence = other.map { "it depends on '\($0)', which " } ?? "it "
    switch reason {
    case .contentSize:
      return dependence + "may have an intrinsic content size"
        + (ownClass.map { " (its class '\($0)' is declared in the project)" } ?? "")
    case .uncertainConstraint:
      return
        "a constraint on \(it) is stored and may be inactive, or could not be read completely"
    case .uncertainStack:
      return
        "a stack view determines \(geometry) in a way that is not fully known"
    case .unknownContents:
      return dependence + "is a stack view, and not all of its arranged subviews are known"
    case .doubtful:
      let site = unread.map { ($0.file, $0.range) } ?? cause?.site
      let why =
        doubt?.reason(
          cause?.name, at: site.map { place($0.0, $0.1) }, unread: unread?.reason, cause?.access)
        ?? "not all code that uses it was read"
      return "it depends on \(it), which is not checked: \(why)"
    case .notVisible: return "an error in \(geometry) would not be visible"
    case .tightContainer:
      return
        "inequalities limit \(it) on both sides, and the container is no larger than its content requires"
    case .scrollContent:
      return
        "it depends on the content size of \(it == "it" ? "a scroll view" : it), which 'open-scroll-content' checks"
    case .contentTie:
      return
        "several views have the same content hugging or compression resistance priority, but perhaps none of them has to stretch or shrink"
    case .reported: return "it depends on \(it), which has a finding"
    case .reportedInHelper: return "the finding is in the helper that creates \(it)"
    case .otherCases:
      return
        "it is determined in other cases: at other sizes, with other content or in another state"
    case .tooManyCases: return "there are too many possible combinations of its constraints"
    case .conflicting: return "constraints conflict, at least at the sizes that were tried"
    case .notSolved: return notAnalyzed?.words ?? "the constraints were not solved"
    }
  }
}
