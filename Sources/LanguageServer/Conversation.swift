/// The messages from a client and the responses, as streams of bytes.
package struct Conversation {
  private var server: LanguageServer
  private var frames = FrameReader()
  private var queue = MessageQueue()
  private var isAtEnd = false
  private let background: BackgroundWork
  private let finished = FinishedJobs()
  /// What copies of the server do now: one request at a time, and beside it one document that is looked at.
  private var running: Set<ServerJob> = []
  /// Requests that run, but were cancelled: their answers are not sent.
  private var cancelled: Set<RequestID> = []

  /// - Parameter background: runs work that takes long, so that messages are read in the meantime.
  package init(_ server: LanguageServer, background: BackgroundWork = .atOnce) {
    self.server = server
    self.background = background
  }

  /// Exchanges messages until the client sends `exit`, or its stream ends.
  ///
  /// - Parameters:
  ///   - read: the bytes that have arrived; `nil` at the end of the stream. If asked to wait, it waits until bytes
  ///     arrive or a piece of background work is done.
  ///   - write: sends bytes.
  /// - Returns: whether the client asked for the shutdown before the end.
  package mutating func hold<Failure: Error>(
    read: (_ waits: Bool) throws(Failure) -> [UInt8]?, write: ([UInt8]) -> Void
  ) throws(Failure) -> Bool {
    while true {
      if isAtEnd || queue.isFull {
        if mustWait, !running.isEmpty { background.wait() }
      } else if let bytes = try read(mustWait) {
        receive(bytes)
      } else {
        isAtEnd = true
      }
      for job in finished.take() { finish(job) }
      let hasMore = proceed()
      for message in server.takeOutput() { write(message) }
      if case .ended(let isInOrder) = server.phase { return isInOrder }
      if !hasMore, isAtEnd, running.isEmpty { return server.isShutDown }
    }
  }

  /// Whether nothing can be done before something comes.
  private var mustWait: Bool {
    if let message = queue.first { return message.takesLong && isAnswering }
    return !server.hasWork || !running.isEmpty
  }

  /// Whether a request is being answered.
  private var isAnswering: Bool {
    running.contains { if case .request = $0 { true } else { false } }
  }

  /// Does what comes next, or starts it.
  ///
  /// - Returns: whether there was anything to do.
  private mutating func proceed() -> Bool {
    if let message = queue.first {
      guard message.takesLong else {
        server.handle(message)
        _ = queue.next()
        return true
      }
      if isAnswering { return false }
      _ = queue.next()
      if let id = message.requestID { start(.request(id)) { $0.handle(message) } }
      return true
    }
    // What is found is told when nothing else waits.
    guard running.isEmpty, let uri = server.nextUntold() else { return false }
    start(.telling(uri)) { $0.tell(uri) }
    return true
  }

  private mutating func start(
    _ job: ServerJob, _ body: @escaping @Sendable (inout LanguageServer) -> Void
  ) {
    running.insert(job)
    // Only what the copy says goes out with its answer.
    var server = server
    _ = server.takeOutput()
    let finished = finished
    background.start { [server] in
      var copy = server
      body(&copy)
      let output = copy.takeOutput()
      finished.add(FinishedJob(job: job, server: copy, output: output))
    }
    for job in finished.take() { finish(job) }
  }

  private mutating func finish(_ finished: FinishedJob) {
    running.remove(finished.job)
    let isCurrent = server.adopt(finished.server)
    switch finished.job {
    case .request(let id):
      if cancelled.remove(id) == nil { server.send(finished.output) }
    case .telling(let uri):
      // The text has changed meanwhile: what was found is not told, but looked for again.
      if isCurrent { server.send(finished.output) } else { server.tellAgain(uri) }
    }
  }

  private mutating func receive(_ bytes: [UInt8]) {
    frames.add(bytes)
    while let frame = frames.next() {
      switch frame {
      case .malformed(let reason): server.refuse(nil, ResponseError(.parseError, reason))
      case .message(let body):
        do throws(ResponseError) {
          let message = try Message(body)
          guard let id = queue.add(message) ?? stopped(by: message) else { continue }
          server.refuse(id, ResponseError(.cancelled, "cancelled"))
        } catch {
          server.refuse(nil, error)
        }
      }
    }
  }
}

extension Conversation {
  /// The request that runs and that a message cancels: its work goes on, but its answer is not waited for.
  private mutating func stopped(by message: Message) -> RequestID? {
    guard let id = message.cancelledID, running.contains(.request(id)),
      cancelled.insert(id).inserted
    else { return nil }
    return id
  }
}

extension Message {
  /// Whether the code of a project is looked at for it.
  fileprivate var takesLong: Bool {
    switch kind {
    case .request(_, let method): LanguageServer.longMethods.contains(method)
    case .notification, .response: false
    }
  }
}

extension LanguageServer {
  fileprivate var isShutDown: Bool {
    if case .shutDown = phase { true } else { false }
  }
}
