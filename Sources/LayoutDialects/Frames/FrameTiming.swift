import LayoutModel

/// When code that assigns frames runs.
struct FrameTiming {
  enum Rank: Comparable {
    /// At a time that is not known: when a button is touched, when data arrive.
    case event
    /// Once, before the first layout.
    case setUp
    /// At each layout.
    case layout
  }

  enum Order {
    case before, after
    /// Which of the two comes last is not known, or the other one comes again and again.
    case overruled
  }

  private let calls: [FrameRecord.OwnCall]
  private let functions: [Int: String]
  private var ranks: [String: Rank] = [:]

  /// Source: Apple, `UIView`, `UIViewController` and `NSView` reference.
  private static let layoutFunctions: Set<String> = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layout", "viewDidLayout",
    "viewWillLayout", "layoutSublayers",
  ]
  private static let setUpFunctions: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib", "didMoveToSuperview", "didMoveToWindow",
    "",
  ]

  init(_ reader: TypeReader) {
    calls = reader.frames.calls
    functions = reader.frames.functions
    for name in Set(functions.values) {
      ranks[name] =
        Self.layoutFunctions.contains(name)
        ? .layout : Self.setUpFunctions.contains(name) ? .setUp : nil
    }
    // What such a function calls runs with it; more levels than functions there are none.
    var waiting = calls
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      waiting.removeAll { call in
        guard let caller = functions[call.run], let rank = ranks[caller] else { return false }
        if let known = ranks[call.name], known >= rank { return true }
        ranks[call.name] = rank
        hasChanged = true
        return false
      }
    }
  }

  func rank(_ run: Int) -> Rank { ranks[functions[run] ?? ""] ?? .event }

  /// Which of two assignments comes last where both are made.
  func order(
    _ first: FrameAssignment, _ firstIndex: Int, _ second: FrameAssignment, _ secondIndex: Int
  ) -> Order {
    if first.run == second.run {
      if first.closure != second.closure {
        // A closure runs later than the code around it, if at all.
        return first.closure == 0 || firstIndex > secondIndex ? .after : .overruled
      }
      return firstIndex < secondIndex ? .before : .after
    }
    let (rank, other) = (rank(first.run), rank(second.run))
    if rank != other {
      if rank > other { return .after }
      return rank == .setUp && other == .layout ? .before : .overruled
    }
    if surelyPrecedes(first, firstIndex, second, secondIndex) { return .before }
    if surelyPrecedes(second, secondIndex, first, firstIndex) { return .after }
    return .overruled
  }

  /// Whether the first one is made before the second one in each pass, though they stand in different functions.
  func surelyPrecedes(
    _ first: FrameAssignment, _ firstIndex: Int, _ second: FrameAssignment, _ secondIndex: Int
  ) -> Bool {
    guard first.run != second.run, first.closure == 0 else { return false }
    let (name, other) = (functions[first.run] ?? "", functions[second.run] ?? "")
    if rank(first.run) == .setUp, rank(second.run) == .layout { return true }
    for (place, call) in calls.enumerated() {
      // The code around a call comes before or after what it calls.
      if call.run == first.run, call.name == other, firstIndex < call.position { return true }
      if call.run == second.run, call.name == name, call.position <= secondIndex { return true }
      // One function calls both in turn.
      guard call.name == name else { continue }
      if calls[(place + 1)...].contains(where: { $0.run == call.run && $0.name == other }) {
        return true
      }
    }
    return isPropertyValue(first) && !isPropertyValue(second)
  }

  /// Initial values of properties come before all functions.
  private func isPropertyValue(_ assignment: FrameAssignment) -> Bool {
    functions[assignment.run] == ""
  }
}
