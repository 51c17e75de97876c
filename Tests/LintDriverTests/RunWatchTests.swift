import LintDriver
import Synchronization
import Testing

/// A clock that is set by hand.
private final class HandClock: Sendable {
  private let time = Mutex(Duration.zero)
  var now: Duration { time.withLock { $0 } }
  func advance(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
}

@Suite("A watch")
struct RunWatchTests {
  @Test("tells what stages took")
  func stages() {
    let clock = HandClock()
    let watch = RunWatch(now: { clock.now })
    clock.advance(5)
    watch.measure(.read) { clock.advance(20) }
    watch.measure(.parse) { clock.advance(300) }
    // A run that fixes does it again.
    watch.measure(.parse) { clock.advance(7) }
    #expect(watch.stages == [.read: .milliseconds(20), .parse: .milliseconds(307)])
    #expect(watch.elapsed == .milliseconds(332))
  }

  @Test("shows how far a run is once it lasts, not too often, and takes that away")
  func progress() {
    let clock = HandClock()
    let shown = Mutex<[RunWatch.Progress?]>([])
    let watch = RunWatch(now: { clock.now }, show: { line in shown.withLock { $0.append(line) } })
    // A short stage shows nothing, nor takes anything away.
    watch.measure(.read) { watch.step() }
    watch.measure(.parse, total: 40) {
      for _ in 0..<40 {
        clock.advance(50)
        watch.step(found: 2)
      }
    }
    let lines = shown.withLock { $0 }
    // From a second on, each tenth of one.
    #expect(lines.count == 12)
    #expect(
      lines.first
        == RunWatch.Progress(stage: .parse, done: 20, total: 40, found: 40, left: .seconds(1)))
    #expect(
      lines.dropLast().last
        == RunWatch.Progress(stage: .parse, done: 40, total: 40, found: 80, left: .zero))
    #expect(lines.last == .some(nil))
  }

  @Test("promises no end where it would guess")
  func noGuess() {
    let clock = HandClock()
    let shown = Mutex<[RunWatch.Progress?]>([])
    let watch = RunWatch(now: { clock.now }, show: { line in shown.withLock { $0.append(line) } })
    clock.advance(5000)
    watch.measure(.layout, total: 10) { watch.step() }
    #expect(
      shown.withLock { $0 } == [
        RunWatch.Progress(stage: .layout, done: 1, total: 10, left: nil), nil,
      ])
  }
}
