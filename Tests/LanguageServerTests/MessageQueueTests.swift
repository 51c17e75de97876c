import LanguageServer
import Testing

@Suite("The queue of messages")
struct MessageQueueTests {
  private func message(_ text: String) throws -> Message { try Message(Array(text.utf8)) }

  @Test("drops a request that is cancelled while it waits")
  func cancels() throws {
    var queue = MessageQueue()
    #expect(queue.add(try message(#"{"id": 1, "method": "a"}"#)) == nil)
    #expect(queue.add(try message(#"{"id": "1", "method": "b"}"#)) == nil)
    let cancel = #"{"method": "$/cancelRequest", "params": {"id": 1}}"#
    #expect(queue.add(try message(cancel)) == .number(1))
    // What is gone, or was never there, is not cancelled.
    #expect(queue.add(try message(cancel)) == nil)
    #expect(queue.next()?.kind == .request(.string("1"), method: "b"))
    #expect(queue.isEmpty)
  }

  @Test(
    "takes no nonsense",
    arguments: [
      ("{", ResponseError.Code.parseError), ("", .parseError), ("[]", .invalidRequest),
      ("{}", .invalidRequest), (#"{"id": {}}"#, .invalidRequest), ("7", .invalidRequest),
      (#"{"method": 7}"#, .invalidRequest), ("{'id': 1}", .parseError),
    ])
  func nonsense(_ text: String, _ code: ResponseError.Code) {
    #expect {
      try message(text)
    } throws: { error in
      (error as? ResponseError)?.code == code
    }
  }
}
