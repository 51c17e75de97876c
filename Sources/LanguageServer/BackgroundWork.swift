import Synchronization

/// Runs pieces of work, at once or on threads.
package struct BackgroundWork: Sendable {
  /// Starts a piece of work. It may have been done when this returns.
  let start: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Waits until a piece of work that was started is done.
  let wait: @Sendable () -> Void

  package init(
    start: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void,
    wait: @escaping @Sendable () -> Void
  ) {
    self.start = start
    self.wait = wait
  }

  /// Does the work at once, before the caller continues.
  package static let atOnce = BackgroundWork { work in
    work()
  } wait: {
  }
}

/// What a server does beside reading messages: a request, or looking for what is to be told of a document.
enum ServerJob: Hashable, Sendable {
  case request(RequestID)
  /// The document's URI.
  case telling(String)
}

/// What a copy of the server came to.
struct FinishedJob: Sendable {
  let job: ServerJob
  /// The server as it was, with what it knows now.
  let server: LanguageServer
  /// The messages to send.
  let output: [[UInt8]]
}

/// The jobs that are done. A class, because threads share it.
final class FinishedJobs: Sendable {
  private let jobs = Mutex<[FinishedJob]>([])

  func add(_ job: FinishedJob) { jobs.withLock { $0.append(job) } }

  func take() -> [FinishedJob] {
    jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
  }
}
