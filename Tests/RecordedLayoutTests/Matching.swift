/// Finds out which recorded constraint each read one is, and which object each unnamed item is.
///
/// Two unnamed items are never one object: a reader that splits an object in two has lost a tie between constraints.
struct Matching {
  private let recording: Recording
  private let read: [ReadConstraint]
  /// For each recorded constraint, the read ones that fit it but for their unnamed items.
  private let candidates: [[Int]]
  private var assigned: [String: Int] = [:]
  /// Which unnamed item each object is, for the code of each instance.
  private var owners: [SIMD2<Int>: String] = [:]
  private var matches: [Int: Int] = [:]
  private var used: Set<Int> = []
  private var steps = 0
  private var sharesNames = false

  /// How many choices are tried. Fixtures are small; a thousand is seldom reached.
  private static let maximumSteps = 200_000

  init(_ recording: Recording, _ read: [ReadConstraint]) {
    self.recording = recording
    self.read = read
    for constraint in read {
      for case .object(let object)? in [constraint.first.item, constraint.second?.item] {
        owners[SIMD2(constraint.instance, object)] = "its name"
      }
    }
    candidates = recording.constraints.map { recorded in
      read.indices.filter {
        read[$0].fits(recorded) && read[$0].allowsActivity(recorded.active)
      }
    }
  }

  /// For each recorded constraint the read one, if both sides are the same constraints; `nil` otherwise.
  ///
  /// - Parameter sharingNames: whether several unnamed items may be one object.
  mutating func perfect(sharingNames: Bool = false) -> [Int: Int]? {
    sharesNames = sharingNames
    steps = 0
    let required = read.indices.filter { !read[$0].isOptional }
    guard recording.constraints.count >= required.count else { return nil }
    // The fewer candidates, the sooner a wrong choice shows.
    let order = recording.constraints.indices.sorted {
      (candidates[$0].count, $0) < (candidates[$1].count, $1)
    }
    guard place(order[...]), required.allSatisfy(used.contains) else { return nil }
    return matches
  }

  private mutating func place(_ order: ArraySlice<Int>) -> Bool {
    steps += 1
    guard steps < Self.maximumSteps else { return false }
    guard let recorded = order.first else {
      return read.indices.allSatisfy { read[$0].isOptional || used.contains($0) }
    }
    for index in candidates[recorded] where !used.contains(index) {
      let before = (assigned, owners)
      if bind(read[index], to: recording.constraints[recorded]) {
        used.insert(index)
        matches[recorded] = index
        if place(order.dropFirst()) { return true }
        used.remove(index)
        matches[recorded] = nil
      }
      (assigned, owners) = before
    }
    return false
  }

  private mutating func bind(_ read: ReadConstraint, to recorded: Recording.Constraint) -> Bool {
    guard bind(read.first.item, to: recorded.first.item) else { return false }
    guard let second = read.second, let other = recorded.second else { return true }
    return bind(second.item, to: other.item)
  }

  private mutating func bind(_ item: ReadConstraint.Item, to object: Int) -> Bool {
    guard case .unnamed(let name, let path, let instance) = item else { return true }
    if let known = assigned[name] { return recording.walk(path, from: known) == object }
    for base in recording.objects.indices
    where (sharesNames || owners[SIMD2(instance, base)] == nil)
      && recording.walk(path, from: base) == object
    {
      assigned[name] = base
      owners[SIMD2(instance, base)] = name
      return true
    }
    return false
  }

  /// The recorded constraints that no read one can be, and the other way round, with unnamed items free.
  func differences() -> (missing: [Int], extra: [Int]) {
    var partner: [Int: Int] = [:]
    for recorded in recording.constraints.indices {
      var seen: Set<Int> = []
      _ = augment(recorded, &partner, &seen)
    }
    let matched = Set(partner.values)
    return (
      recording.constraints.indices.filter { !matched.contains($0) },
      read.indices.filter { partner[$0] == nil && !read[$0].isOptional }
    )
  }

  /// One step of bipartite matching: gives `recorded` a partner, moving others if need be.
  private func augment(
    _ recorded: Int, _ partner: inout [Int: Int], _ seen: inout Set<Int>
  ) -> Bool {
    for index in candidates[recorded] where seen.insert(index).inserted {
      guard let other = partner[index] else {
        partner[index] = recorded
        return true
      }
      if augment(other, &partner, &seen) {
        partner[index] = recorded
        return true
      }
    }
    return false
  }
}
