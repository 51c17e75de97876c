/// Messages that have arrived and wait for their turn.
///
/// A waiting message can be removed again.
package struct MessageQueue: Sendable {
  /// How many messages wait at most, until no more are read.
  private static let maximumCount = 1024

  private var waiting: [Message] = []

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }
  package var isFull: Bool { waiting.count >= Self.maximumCount }

  /// Adds a message.
  ///
  /// - Returns: the request that it cancels, which then gets a response that says so.
  package mutating func add(_ message: Message) -> RequestID? {
    guard message.kind == .notification(method: "$/cancelRequest") else {
      waiting.append(message)
      return nil
    }
    guard let id = message.cancelledID,
      let index = waiting.firstIndex(where: { $0.requestID == id })
    else { return nil }
    waiting.remove(at: index)
    return id
  }

  /// The message whose turn it is.
  var first: Message? { waiting.first }

  package mutating func next() -> Message? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}

extension Message {
  var requestID: RequestID? {
    if case .request(let id, _) = kind { id } else { nil }
  }

  /// The request that the message takes back.
  var cancelledID: RequestID? {
    guard kind == .notification(method: "$/cancelRequest") else { return nil }
    return parameters["id"].flatMap(RequestID.init)
  }
}
