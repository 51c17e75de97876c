import Foundation
import SourceText
import TestSupport
import Testing

private let version = #""jsonrpc": "2.0", "#

/// A document as the server is told of it when it is opened.
private func opening(_ name: String, _ text: String, version: Int = 1) -> String {
  let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  return
    #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file://FOLDER/\#(name)", "languageId": "swift", "version": \#(version), "text": "\#(text)"}}}"#
}

private let start = [
  #"{"id": 1, "method": "initialize", "params": {"rootUri": "file://FOLDER", "capabilities": {}}}"#,
  #"{"method": "initialized", "params": {}}"#,
]
private let stop = [#"{"id": 99, "method": "shutdown"}"#, #"{"method": "exit"}"#]

@Suite("An editor's session", .serialized)
struct EditorSessionTests {
  @Test("goes as it is written", arguments: try EditorSession.all())
  func sessions(_ session: EditorSession) throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    func filled(_ text: String) -> String {
      "{" + version + text.dropFirst().replacing("FOLDER", with: folder.url.path)
    }
    var server: EditorServer?
    for step in session.steps {
      if case .file(let path, let text) = step {
        try folder.write(text, to: path)
        continue
      }
      let running = try server ?? EditorServer(in: folder)
      server = running
      switch step {
      case .file: break
      case .send(let messages): try running.send(messages.map(filled))
      case .receive(let expected):
        let message = try #require(running.receive(), "expected \(expected)")
        try #require(shown(message, in: folder) == expected)
      case .exit(let status):
        let end = try running.end()
        #expect(end.messages.map { shown($0, in: folder) } == [])
        #expect(end.status == status)
      }
    }
    #expect(session.steps.contains { if case .exit = $0 { true } else { false } })
  }

  /// A message without what differs from run to run.
  private func shown(_ message: String, in folder: TemporaryFolder) -> String {
    message.replacing(version, with: "").replacing(folder.url.path, with: "FOLDER")
      .replacing(/file:\/\/[^"]*layoutlint-rules-[^\/"]*/, with: "PAGES")
  }

  @Test("sees in an open text what a run over the project finds in it")
  func agrees() throws {
    let fixtures = try Fixture.all().filter { $0.source.bytes.count < 20_000 }
    let chosen = stride(from: 0, to: fixtures.count, by: 4).map { fixtures[$0] }
    try #require(chosen.count > 10)
    // An editor lists no number that a run would only count.
    let configuration = "{ rules: { 'unscaled-constant': 'info', 'hard-coded-inset': 'info' } }"
    var sources = ["Package.swift": "", ".layoutlint.json": configuration]
    for (index, fixture) in chosen.enumerated() {
      sources["File\(index).swift"] = String(decoding: fixture.source.bytes, as: UTF8.self)
    }
    let folder = try TemporaryFolder(sources)
    let server = try EditorServer(in: folder)
    func send(_ messages: [String]) throws {
      try server.send(messages.map { $0.replacing("FOLDER", with: folder.url.path) })
    }
    try send(start)
    _ = server.receive()
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "layoutlint").path
    let (_, output) = try runTool(
      program, ["--report", "jsonl", "--quiet", "--min-severity", "info"], in: folder.url)
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) where name.hasPrefix("File") {
      try send([opening(name, text)])
      let message = try #require(server.receive())
      #expect(
        found(message) == foundInRun(output, name), "\(name)")
      try send([
        #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file://FOLDER/\#(name)"}}}"#
      ])
      #expect(try #require(server.receive()).contains(#""diagnostics": []"#))
    }
    try send(stop)
    #expect(try server.end().status == 0)
  }

  /// The lines and rules of what the server tells.
  private func found(_ message: String) -> [String] {
    message.matches(
      of:
        /"range": \{"start": \{"line": (\d+), "character": \d+\}, "end": \{[^}]*\}\}, "severity": \d, "code": "([a-z-]+)"/
    ).map { "\((Int($0.1) ?? 0) + 1) \($0.2)" }
  }

  private func foundInRun(_ lines: String, _ name: String) -> [String] {
    lines.split(separator: "\n").compactMap { line in
      // Its own path comes before those of its notes.
      guard let path = line.firstMatch(of: /"path": "([^"]*)"/), path.1 == name,
        let rule = line.firstMatch(of: /"rule": "([a-z-]+)"/),
        let place = line.firstMatch(of: /"line": (\d+)/)
      else { return nil }
      return "\(place.1) \(rule.1)"
    }
  }

  @Test("survives damage to any byte of a message")
  func damage() throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    let server = try EditorServer(in: folder)
    func bytes(_ messages: [String]) -> [UInt8] {
      messages.flatMap { framed($0.replacing("FOLDER", with: folder.url.path)) }
    }
    try server.send(bytes(start))
    let message = bytes([
      #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file://FOLDER/A.swift", "version": 2}, "contentChanges": [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 9, "character": 0}}, "text": "x"}]}}"#
    ])
    var stream = bytes([opening("A.swift", "let a = \"😀\"\n")])
    for index in stride(from: 0, to: message.count, by: 5) {
      for replacement: [UInt8] in [[], [UInt8(ascii: "9")], [0], [0xFF], [UInt8(ascii: "{")]] {
        // In the header a digit could ask for any length; then the server rightly waits for it.
        if index < 25, replacement == [UInt8(ascii: "9")] { continue }
        var damaged = message
        damaged.replaceSubrange(index...index, with: replacement)
        stream += damaged
      }
    }
    try server.send(stream + bytes(Array(repeating: #"{"method": "none"}"#, count: 20) + stop))
    let end = try server.end()
    #expect(end.status == 0)
    #expect(end.messages.contains { $0.contains(#""id": 99, "result": null"#) })
    #expect(end.messages.contains { $0.contains("-32700") })
  }

  @Test("ends when the editor is gone")
  func abandoned() throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    let server = try EditorServer(in: folder)
    try server.send(start.map { $0.replacing("FOLDER", with: folder.url.path) })
    try server.send(Array("Content-Length: 100\r\n\r\n{\"id\"".utf8))
    #expect(try server.end().status == 1)
  }
}
