import LayoutDialects
import LayoutSets
import LayoutSolver

extension Doubt {
  /// Why a view is not judged, as a sentence about it that goes on behind "because".
  ///
  /// - Parameters:
  ///   - name: the function or member that gives rise to the doubt.
  ///   - place: where, as `path:line:column`.
  ///   - unread: why code at the place could not be read.
  ///   - access: what the code does with the member of that name, if it is one of the view.
  func reason(
    _ name: String?, at place: String?, unread: String? = nil, _ access: MemberAccessKind? = nil
  ) -> String {
    let at = place.map { " at \($0)" } ?? ""
    let named = name.map { "'\($0)'" }
    switch self {
    case .notCreated: return "the code that creates it was not found"
    case .unconstrained: return "it has no constraints"
    case .unnamed: return "it has no name, so its other uses cannot be found"
    case .notAdded: return "the code that adds it to a superview was not found"
    case .severalLives:
      return "its name is used for several objects, or it is added to a superview more than once"
    case .arranged:
      let view = named ?? "a view"
      return
        "\(view) arranges it, and some of the code that uses \(named ?? "that view") could not be analyzed"
    case .away: return "it is sometimes hidden or removed"
    case .unknownClass: return "its class is not known"
    case .keepsMask: return "its autoresizing mask may position it"
    case .handedOn:
      switch access {
      case .assigned: return "its property \(named ?? "") is set\(at), and the setter is not known"
      case .read: return "its property \(named ?? "") is read\(at), and the getter is not known"
      case .called, nil:
        return "\(named ?? "a function")\(at) may position it, but its code is not analyzed"
      }
    case .reached:
      let place = at.isEmpty ? "" : ",\(at),"
      return "code in another type\(place) may constrain or position it, or add views to it"
    case .framed: return "its frame is set\(named.map { " through \($0)" } ?? "")\(at)"
    case .mentioned:
      return
        "it is stored or passed on\(named.map { " through \($0)" } ?? "")\(at), and the code that then uses it is not analyzed"
    case .subclassed:
      return at.isEmpty ? "a subclass may position it" : "code\(at) in a subclass may position it"
    case .splitType:
      return
        "several types have the same name as the type that contains it, and an extension may extend any of them"
    case .unread, .unresolvedCall:
      guard let unread else {
        return "code\(at.isEmpty ? " that could not be read" : at) may constrain it"
          + (at.isEmpty ? "" : ", but could not be read")
      }
      return "the call\(at) may constrain it, but could not be read: \(unread)"
    case .doubtfulChild:
      return
        "it contains \(named ?? "a view"), and some of the code that uses \(named ?? "that view") could not be analyzed"
    }
  }
}

extension NotAnalyzed {
  /// The reason for people.
  var words: String {
    switch self {
    case .tooLarge, .tooMuchWork: "there are too many constraints"
    case .notFinite: "a number is not finite"
    case .absurd: "a number is too large or too small"
    case .priority: "a priority is out of range"
    case .unassigned, .unknownItem, .repeatedItem: "part of the layout is not known"
    case .inaccurate: "rounding errors are too large"
    }
  }
}
