/// How what the reader says compares with what was built.
enum Verdict: Equatable, Sendable {
  /// Every constraint is there, and no other.
  case agrees
  /// What the reader says is right, but it does not know all.
  case incomplete([String])
  /// The reader says what is not so.
  case wrong([String])

  /// The worse of two verdicts, with the reasons of both if they are equally bad.
  func joined(with other: Verdict, of name: String) -> Verdict {
    switch (self, other) {
    case (.agrees, .agrees): .agrees
    case (.wrong(let lines), .wrong(let more)): .wrong(lines + [name + ":"] + more)
    case (.wrong, _): self
    case (_, .wrong(let more)): .wrong([name + ":"] + more)
    case (.incomplete(let lines), .incomplete(let more)):
      .incomplete(lines + [name + ":"] + more)
    case (.incomplete, .agrees): self
    case (.agrees, .incomplete(let more)): .incomplete([name + ":"] + more)
    }
  }
}

/// One constraint of the reader's, in terms of the recording's objects as far as its names lead there.
struct ReadConstraint: Sendable {
  /// An item and what it could stand for.
  enum Item: Hashable, Sendable {
    case object(Int)
    /// A local or a parameter, which nothing in the recording names, and a path from there.
    case unnamed(String, path: [Substring], instance: Int)
  }

  struct End: Sendable {
    var item: Item
    var attribute: String
  }

  /// Where the reader says it: the same for all objects of one type.
  var source: String
  var text: String
  /// The object whose type's code builds it.
  var instance: Int
  var first: End
  var second: End?
  var dumped: DumpedScope.Constraint

  /// Whether the constraint fits a recorded one in everything but its unnamed items and its activity.
  func fits(_ recorded: Recording.Constraint) -> Bool {
    guard dumped.relation == recorded.relation, first.attribute == recorded.first.attribute,
      second?.attribute == recorded.second?.attribute,
      isSame(dumped.multiplier, recorded.multiplier),
      isSame(dumped.constant, recorded.constant), isSame(dumped.priority, recorded.priority)
    else { return false }
    return isPossible(first.item, recorded.first.item)
      && (second.map { isPossible($0.item, recorded.second?.item ?? -1) } ?? true)
  }

  private func isPossible(_ item: Item, _ object: Int) -> Bool {
    if case .object(let known) = item { known == object } else { true }
  }

  /// Points; a number that the reader does not know could be any.
  private func isSame(_ read: Double?, _ recorded: Double) -> Bool {
    guard let read else { return true }
    return abs(read - recorded) <= 1e-6 * max(1, abs(recorded))
  }

  /// Whether it is one alternative of several.
  var isAlternative: Bool { dumped.active == "conditional" }
  /// Whether it may be one that a run does not build.
  var isOptional: Bool { isAlternative || dumped.active == "stored" }

  func allowsActivity(_ isActive: Bool) -> Bool {
    switch dumped.active {
    case "always": isActive
    case "never": !isActive
    default: true
    }
  }

  var hasUnknownNumber: Bool {
    dumped.multiplier == nil || dumped.constant == nil || dumped.priority == nil
  }
}

/// One recording, and what the reader says of the types in it.
struct Comparison: Sendable {
  let recording: Recording
  private(set) var read: [ReadConstraint] = []
  private(set) var unresolved: [String] = []

  init(_ recording: Recording, _ scopes: [DumpedScope], typeNames: Set<String>) {
    self.recording = recording
    var byType: [String: [(Int, DumpedScope)]] = [:]
    for (index, scope) in scopes.enumerated() {
      if let type = Comparison.type(of: scope.scope, among: typeNames) {
        byType[type, default: []].append((index, scope))
      }
    }
    for (object, description) in recording.objects.enumerated() {
      for type in description.types {
        for (index, scope) in byType[type] ?? [] { add(scope, index, of: object) }
      }
    }
  }

  /// `Outer.Inner` for `Outer.Inner.setUp()`.
  private static func type(of scope: String, among names: Set<String>) -> String? {
    names.filter { scope == $0 || scope.hasPrefix($0 + ".") }.max { $0.count < $1.count }
  }

  private mutating func add(_ scope: DumpedScope, _ index: Int, of object: Int) {
    unresolved += scope.unresolved.map { "line \($0.line): \($0.reason)" }
    for (number, constraint) in scope.constraints.enumerated() where constraint.dialect != "frame" {
      let place = "\(object)/\(index)/"
      read.append(
        ReadConstraint(
          source: "\(index)/\(number)", text: Comparison.describe(constraint), instance: object,
          first: end(constraint.first, of: object, place),
          second: constraint.second.map { end($0, of: object, place) }, dumped: constraint))
    }
  }

  private func end(
    _ end: DumpedScope.End, of object: Int, _ place: String
  ) -> ReadConstraint.End {
    let path = end.item.split(separator: ".", omittingEmptySubsequences: false)
    if let found = recording.walk(path, from: object) {
      return ReadConstraint.End(item: .object(found), attribute: end.attribute)
    }
    let isPath = path.allSatisfy { part in
      part.allSatisfy { $0.isLetter || $0.isNumber || "_#".contains($0) }
    }
    let item: ReadConstraint.Item
    if isPath, let base = path.first, base.first?.isUppercase == false {
      item = .unnamed(place + base, path: Array(path.dropFirst()), instance: object)
    } else {
      item = .unnamed(place + end.item, path: [], instance: object)
    }
    return ReadConstraint.End(item: item, attribute: end.attribute)
  }

  // MARK: Judging

  /// The verdict, and which of ``read`` were active in the run, by their sources.
  func judge() -> (verdict: Verdict, active: Set<String>) {
    var matching = Matching(recording, read)
    var doubts = unresolved
    var found = matching.perfect()
    if found == nil {
      found = matching.perfect(sharingNames: true)
      doubts.append("one object is read under several names")
    }
    if let matches = found {
      let active = Set<String>(
        matches.compactMap { recorded, index in
          recording.constraints[recorded].active ? read[index].source : nil
        })
      let unknown = read.filter(\.hasUnknownNumber).map { "a number is not known: " + $0.text }
      let kept = read.indices.filter { read[$0].dumped.active == "stored" }.filter { index in
        matches.first { $0.value == index }.map { recording.constraints[$0.key].active } ?? true
      }.map { "read as kept for later, but active or not built: " + read[$0].text }
      doubts += unknown + kept
      return (doubts.isEmpty ? .agrees : .incomplete(doubts), active)
    }
    let (missing, extra) = matching.differences()
    let lines =
      missing.map { "built, not read: " + describe(recording.constraints[$0]) }
      + extra.map { "read, not built: " + read[$0].text } + unresolved
    if extra.isEmpty, !missing.isEmpty { return (.incomplete(lines), []) }
    return (.wrong(lines.isEmpty ? ["the items cannot be told apart so"] : lines), [])
  }

  // MARK: Words

  private static func describe(_ constraint: DumpedScope.Constraint) -> String {
    func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "?" }
    let second = constraint.second.map { "\($0.item).\($0.attribute) × " } ?? ""
    return "\(constraint.first.item).\(constraint.first.attribute) \(constraint.relation) \(second)"
      + "\(text(constraint.multiplier)) + \(text(constraint.constant))"
      + " @\(text(constraint.priority)) \(constraint.active) (line \(constraint.line))"
  }

  private func describe(_ constraint: Recording.Constraint) -> String {
    func name(_ end: Recording.End) -> String { "\(self.name(of: end.item)).\(end.attribute)" }
    let second = constraint.second.map { "\(name($0)) × " } ?? ""
    return "\(name(constraint.first)) \(constraint.relation) \(second)"
      + "\(constraint.multiplier) + \(constraint.constant) @\(constraint.priority)"
      + (constraint.active ? "" : " inactive")
  }

  /// The shortest path of properties from the built object, or a number.
  private func name(of object: Int) -> String {
    guard object >= 0 else { return "nothing" }
    var paths = [recording.root: "self"]
    var waiting = [recording.root]
    while let next = waiting.first, paths[object] == nil {
      waiting.removeFirst()
      let members = recording.objects[next].members.sorted { $0.key < $1.key }
      for (key, member) in members where paths[member] == nil {
        paths[member] = (next == recording.root ? "" : (paths[next] ?? "") + ".") + key
        waiting.append(member)
      }
    }
    return paths[object] ?? "\(recording.objects[object].type)#\(object)"
  }
}
