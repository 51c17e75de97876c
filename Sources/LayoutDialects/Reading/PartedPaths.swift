/// Where paths parted before: what asks the same again has the same answer.
struct PartedPaths {
  /// Where code first asks for a version of the system, by the condition's text.
  private var versionSites: [String: BranchSite] = [:]
  /// Where constraints are first put in force if a condition holds, by the run of the function, the turn of a loop and the
  /// condition's text.
  private var activitySites: [String: BranchSite] = [:]
  /// Where paths parted last for whether something is `nil`.
  private var nilSites: [Reference: NilSite] = [:]
  /// Constants that tell whether something is `nil`, by their own references.
  private var nilFlags: [Reference: NilFlag] = [:]
  /// Where paths parted last for other conditions.
  private var askedConditions: [[ConditionPart]: AskedCondition] = [:]
  /// How many assignments were read, and after how many each thing was assigned last.
  private var assignmentCount = 0
  private var lastAssignments: [Reference: Int] = [:]
  /// The parameters of the functions that were run.
  var parameters: Set<Reference> = []
  /// Where an argument decides that is not known, so that callers choose the path.
  var callersSites: Set<BranchSite> = []

  /// Whether callers choose one of these paths.
  func areCallers(_ branches: [Branch]) -> Bool {
    branches.contains { callersSites.contains($0.site) }
  }

  private struct NilSite {
    let place: BranchSite
    /// The run of the function.
    let run: Int
  }

  private struct NilFlag {
    let checked: Reference
    let isPresence: Bool
    let assignments: Int
  }

  /// Where paths parted for a condition, in which run of a function, and after how many assignments.
  private struct AskedCondition {
    let place: BranchSite
    let run: Int
    let assignments: Int
  }

  /// What asks about a name that is assigned may be answered otherwise from here on.
  mutating func noteAssignment(of name: Reference) {
    nilSites[name] = nil
    assignmentCount += 1
    lastAssignments[name] = assignmentCount
  }

  /// Notes that a constant tells whether a parameter is `nil`: `let hasTitle = title != nil`. Whatever else is optional,
  /// code that is not followed may change before it is asked again.
  mutating func noteFlag(_ flag: Reference, of checked: Reference, isPresence: Bool) {
    guard parameters.contains(checked) else { return }
    nilFlags[flag] = NilFlag(
      checked: checked, isPresence: isPresence, assignments: assignmentCount)
  }

  /// What a constant tells to be `nil` or not, while that is what it was.
  func checked(by flag: Reference) -> (Reference, isPresence: Bool)? {
    guard let known = nilFlags[flag], lastAssignments[known.checked] ?? 0 <= known.assignments
    else { return nil }
    return (known.checked, known.isPresence)
  }

  /// - Parameter own: the place of the condition itself.
  mutating func versionSite(of condition: String, _ own: BranchSite) -> BranchSite {
    let site = versionSites[condition] ?? own
    versionSites[condition] = site
    return site
  }

  mutating func activitySite(of key: String, _ own: BranchSite) -> BranchSite {
    let site = activitySites[key] ?? own
    activitySites[key] = site
    return site
  }

  /// Where one run of a function asks whether something is `nil`.
  mutating func nilSite(
    of name: Reference, _ own: BranchSite, run: Int
  ) -> (place: BranchSite, isKnown: Bool) {
    let last = nilSites[name]
    let known = last?.run == run ? last?.place : nil
    nilSites[name] = NilSite(place: known ?? own, run: run)
    return (known ?? own, known != nil)
  }

  /// Where one run of a function asks for a condition.
  mutating func site(
    of condition: [ConditionPart], _ own: BranchSite, run: Int
  ) -> (place: BranchSite, isKnown: Bool) {
    if let asked = askedConditions[condition], asked.run == run, asked.place.turn == own.turn,
      condition.allSatisfy({ lastAssignment(of: $0) <= asked.assignments })
    {
      return (asked.place, true)
    }
    askedConditions[condition] = AskedCondition(
      place: own, run: run, assignments: assignmentCount)
    return (own, false)
  }

  private func lastAssignment(of part: ConditionPart) -> Int {
    if case .named(let reference) = part { lastAssignments[reference] ?? 0 } else { 0 }
  }
}
