/// The kind of mistake that a rule looks for; its name selects all rules of the group at once.
public enum RuleGroup: String, CaseIterable, Sendable {
  case crash, conflict, ambiguity, placement, timing, redundancy, adaptivity, numbers, migration
  case suppression

  /// What the rules of the group find, in a few words.
  public var meaning: String {
    switch self {
    case .crash: "code that crashes the app with an exception or a fatal error"
    case .conflict: "constraints that conflict with each other or with an autoresizing mask"
    case .ambiguity: "views whose position or size is not determined"
    case .placement: "views that are in the wrong place, off screen or covered"
    case .timing: "layout code that runs too early, too often or too late"
    case .redundancy: "code that has no effect"
    case .adaptivity: "layout that fits only some devices, languages or system versions"
    case .numbers: "hard-coded sizes and spacings"
    case .migration: "constraints that could be written in another way"
    case .suppression: "suppression comments that are unnecessary or invalid"
    }
  }
}

extension [RulePage] {
  /// The rules that a name means: the rule with that id, or all rules of that group; empty if it is neither.
  package func ids(named name: String) -> [String] {
    if contains(where: { $0.id == name }) { return [name] }
    guard let group = RuleGroup(rawValue: name) else { return [] }
    return filter { $0.group == group }.map(\.id)
  }
}
