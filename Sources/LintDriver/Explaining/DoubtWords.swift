import LayoutSets

extension Doubt {
  /// Why a view is not judged, as a sentence about it that goes on behind "because".
  ///
  /// - Parameters:
  ///   - name: the function or member that gives rise to the doubt.
  ///   - place: where, as `path:line:column`.
  func reason(_ name: String?, at place: String?) -> String {
    let at = place.map { " at \($0)" } ?? ""
    let named = name.map { "'\($0)'" }
    switch self {
    case .notCreated: return "no code that is read makes it"
    case .unconstrained: return "no constraint speaks of it"
    case .unnamed: return "it has no name by which its other uses could be found"
    case .notAdded: return "no code that is read adds it to a view"
    case .severalLives: return "its name stands for several objects, or it is added more than once"
    case .arranged: return "\(named ?? "a view") lays it out, of which not all is seen"
    case .away: return "it is hidden, shown or removed at times"
    case .unknownClass: return "its class is not known"
    case .keepsMask: return "its autoresizing mask may place it"
    case .handedOn:
      return "\(named ?? "a function") gets hold of it\(at), which may place it and is not followed"
    case .reached: return "code of another type may constrain, place or fill it"
    case .unread: return "a constraint library that is not read is called on it"
    case .framed: return "its frame is set\(named.map { " by \($0)" } ?? "")\(at)"
    case .mentioned:
      return "it is kept or passed on\(named.map { " as \($0)" } ?? "")\(at), which is not followed"
    case .subclassed: return "a subclass may place it\(at)"
    case .splitType: return "several types have the name of its type"
    case .unresolvedCall: return "a call that could not be read may constrain it"
    case .doubtfulChild: return "not all is seen of \(named ?? "a view") inside of it"
    }
  }
}
