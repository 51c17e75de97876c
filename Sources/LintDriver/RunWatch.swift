import LintRules
import Synchronization

/// What a run spends its time with.
package enum RunStage: String, CaseIterable, Sendable {
  /// Finding files and their configurations.
  case find
  /// Telling what changed since an earlier run, and leaving word for the next one.
  case cache
  case read
  /// Tokens, syntax, declarations and the rules about one file.
  case parse
  /// Reading layout, solving it, and the rules about it.
  case layout
}

/// Measures a run, and shows its progress. A class, because all threads share it.
package final class RunWatch: Sendable {
  /// How far a run is.
  package struct Progress: Sendable, Equatable {
    package var stage: RunStage
    package var done: Int
    package var total: Int
    /// How many findings there are so far, including known and silenced ones.
    package var found: Int
    /// The time that the stage still needs at its present pace; `nil` while that would be a guess.
    package var left: Duration?

    package init(
      stage: RunStage, done: Int, total: Int, found: Int = 0, left: Duration? = nil
    ) {
      self.stage = stage
      self.done = done
      self.total = total
      self.found = found
      self.left = left
    }
  }

  private struct State {
    var progress: Progress?
    /// Since files were parsed.
    var found = 0
    var stageStart = Duration.zero
    var lastShown: Duration?
    var stages: [RunStage: Duration] = [:]
    var rules: [String: Duration] = [:]
  }

  /// The time since some moment.
  private let now: @Sendable () -> Duration
  private let show: (@Sendable (Progress?) -> Void)?
  private let start: Duration
  private let state = Mutex(State())

  /// How long a run may last before it tells how far it is, and how often it does then.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  /// - Parameters:
  ///   - now: the time since some moment.
  ///   - show: shows the progress of a run, on any thread; `nil` removes what was shown.
  package init(
    now: @escaping @Sendable () -> Duration = RunWatch.systemTime,
    show: (@Sendable (Progress?) -> Void)? = nil
  ) {
    self.now = now
    self.show = show
    start = now()
  }

  /// The time since the program started to ask.
  package static let systemTime: @Sendable () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()

  /// The time since the watch was made.
  package var elapsed: Duration { now() - start }

  /// What each stage took, for those that ran.
  package var stages: [RunStage: Duration] { state.withLock { $0.stages } }

  /// What the checks of each rule took, on all threads together.
  package var rules: [String: Duration] { state.withLock { $0.rules } }

  /// Runs a stage.
  /// - Parameter total: of how many steps.
  package func measure<Value, Failure: Error>(
    _ stage: RunStage, total: Int = 0, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let stageStart = now()
    state.withLock {
      $0.stageStart = stageStart
      // A run that fixes looks at all files again.
      if stage == .parse { $0.found = 0 }
      $0.progress = Progress(stage: stage, done: 0, total: total, found: $0.found)
    }
    defer {
      let end = now()
      let wasShown = state.withLock { state in
        defer {
          state.progress = nil
          state.lastShown = nil
        }
        state.stages[stage, default: .zero] += end - stageStart
        return state.lastShown != nil
      }
      if wasShown { show?(nil) }
    }
    return try body()
  }

  /// Records that a step of the stage is done, and how many findings it had.
  package func step(found: Int = 0) {
    guard let show else { return }
    let now = now()
    let progress = state.withLock { state -> Progress? in
      state.found += found
      state.progress?.done += 1
      state.progress?.found = state.found
      guard now - start >= RunWatch.patience, var progress = state.progress,
        state.lastShown.map({ now - $0 >= RunWatch.interval }) ?? true
      else { return nil }
      state.lastShown = now
      let spent = now - state.stageStart
      if spent >= RunWatch.patience, progress.total > 0 {
        progress.left = spent / progress.done * (progress.total - progress.done)
      }
      return progress
    }
    if let progress { show(progress) }
  }

  /// What the rules of a run tell about their time.
  var ruleWatch: RuleWatch {
    RuleWatch(now: now) { rule, time in
      self.state.withLock { $0.rules[rule, default: .zero] += time }
    }
  }
}
