/// What a search has been to.
struct Visited<Element: Hashable> {
  enum Visit { case first, again, tooFar }

  /// How many elements are followed from one use; in the search of a whole class, how many lead to one another.
  private static var maximum: Int { 128 }

  /// A list: most searches look at one element.
  private var few: [Element] = []
  private var many: Set<Element> = []
  private var depth = 0

  /// Whether an element is to be followed; ``leave()`` has to be called if so.
  mutating func enter(_ element: Element, _ isForWholeClass: Bool) -> Visit {
    if isForWholeClass {
      if many.contains(element) { return .again }
      guard depth < Self.maximum else { return .tooFar }
      many.insert(element)
    } else {
      if few.contains(element) { return .again }
      guard few.count < Self.maximum - 1 else { return .tooFar }
      few.append(element)
    }
    depth += 1
    return .first
  }

  mutating func leave() { depth -= 1 }
}
