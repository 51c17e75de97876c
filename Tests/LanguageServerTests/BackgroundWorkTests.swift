import LanguageServer
import LintDriver
import RulePages
import Synchronization
import Testing

/// Work that a test does when it likes.
private final class HeldWork: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  var background: BackgroundWork {
    BackgroundWork { work in
      self.waiting.withLock { $0.append(work) }
    } wait: {
      self.perform(0)
    }
  }

  /// Does the piece that waits at an index, if there is one.
  func perform(_ index: Int) {
    let work = waiting.withLock { $0.indices.contains(index) ? $0.remove(at: index) : nil }
    work?()
  }
}

@Suite("While a document is looked at, the server")
struct BackgroundWorkTests {
  private enum Step {
    case say(String)
    /// Nothing comes, so that work is started.
    case rest
    case perform(Int)
  }

  /// What the server says to some messages, while its work is done when the steps say so.
  private func answers(to steps: [Step]) -> [String] {
    let held = HeldWork()
    let server = LanguageServer(pages: RulePage.embedded, version: "1", jobs: 1) { _ in nil }
    var conversation = Conversation(server, background: held.background)
    var rest = [Step.say(#"{"id": 0, "method": "initialize", "params": {}}"#)] + steps
    var sent: [String] = []
    _ = conversation.hold { _ throws(Never) -> [UInt8]? in
      if rest.isEmpty { return nil }
      switch rest.removeFirst() {
      case .say(let body): return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
      case .rest: return []
      case .perform(let index):
        held.perform(index)
        return []
      }
    } write: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      sent.append(String(text.drop { $0 != "{" }))
    }
    return Array(sent.dropFirst())
  }

  private func opening(_ name: String) -> Step {
    .say(
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///none/\#(name)", "languageId": "swift", "version": 1, "text": "let a = 1"}}}"#
    )
  }

  private func hover(_ id: Int, _ name: String) -> Step {
    .say(
      #"{"id": \#(id), "method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///none/\#(name)"}, "position": {"line": 0, "character": 0}}}"#
    )
  }

  @Test("answers requests")
  func answersMeanwhile() {
    let said = answers(to: [
      opening("A.swift"), .rest, hover(1, "A.swift"), .rest, .perform(1), .perform(0),
    ])
    #expect(said.count == 2)
    #expect(said.first?.contains(#""id": 1"#) == true, "\(said)")
    #expect(said.last?.contains("publishDiagnostics") == true, "\(said)")
  }

  @Test("answers a cancelled request once, and at once")
  func cancels() {
    let said = answers(to: [
      opening("A.swift"), .rest, .perform(0), hover(1, "A.swift"), .rest,
      .say(#"{"method": "$/cancelRequest", "params": {"id": 1}}"#),
      .say(#"{"id": 2, "method": "nonsense"}"#), .perform(0),
    ])
    #expect(said.count == 3)
    #expect(said[1].contains(#""id": 1"#) && said[1].contains("-32800"), "\(said)")
    #expect(said[2].contains(#""id": 2"#), "\(said)")
  }

  @Test("tells of the text that is there when it is done")
  func changes() {
    let said = answers(to: [
      opening("A.swift"), .rest,
      .say(
        #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///none/A.swift", "version": 2}, "contentChanges": [{"text": "let b = 2"}]}}"#
      ), .perform(0),
    ])
    #expect(said.count == 1)
    #expect(said.first?.contains(#""version": 2"#) == true, "\(said)")
  }
}
