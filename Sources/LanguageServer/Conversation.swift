/// What a client says and what it is answered, as streams of bytes.
package struct Conversation {
  private var server: LanguageServer
  private var frames = FrameReader()
  private var queue = MessageQueue()
  private var isAtEnd = false

  package init(_ server: LanguageServer) { self.server = server }

  /// Talks until the client says `exit`, or nothing comes any more.
  ///
  /// - Parameters:
  ///   - read: what has come; `nil` at the end of the stream. If told to wait, it waits until something comes.
  ///   - write: sends bytes.
  /// - Returns: whether the client asked for the shutdown before the end.
  package mutating func hold<Failure: Error>(
    read: (_ waits: Bool) throws(Failure) -> [UInt8]?, write: ([UInt8]) -> Void
  ) throws(Failure) -> Bool {
    while true {
      if !isAtEnd, !queue.isFull {
        if let bytes = try read(queue.isEmpty && !server.hasWork) {
          receive(bytes)
        } else {
          isAtEnd = true
        }
      }
      if let message = queue.next() {
        server.handle(message)
      } else if server.hasWork {
        server.work()
      } else if isAtEnd {
        return server.isShutDown
      }
      for message in server.takeOutput() { write(message) }
      if case .ended(let isInOrder) = server.phase { return isInOrder }
    }
  }

  private mutating func receive(_ bytes: [UInt8]) {
    frames.add(bytes)
    while let frame = frames.next() {
      switch frame {
      case .malformed(let reason): server.refuse(nil, ResponseError(.parseError, reason))
      case .message(let body):
        do throws(ResponseError) {
          guard let cancelled = queue.add(try Message(body)) else { continue }
          server.refuse(cancelled, ResponseError(.cancelled, "cancelled"))
        } catch {
          server.refuse(nil, error)
        }
      }
    }
  }
}

extension LanguageServer {
  fileprivate var isShutDown: Bool {
    if case .shutDown = phase { true } else { false }
  }
}
