import LanguageServer
import Testing

/// A message as clients send it.
private func frame(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// All frames of a stream that comes in parts of some size.
private func frames(_ bytes: [UInt8], partSize: Int = .max) -> [FrameReader.Frame] {
  var reader = FrameReader()
  var frames: [FrameReader.Frame] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    reader.add(Array(rest.prefix(partSize)))
    rest = rest.dropFirst(partSize)
    while let frame = reader.next() { frames.append(frame) }
  }
  return frames
}

@Suite("Frames")
struct FrameReaderTests {
  @Test("are the same however the stream is cut", arguments: [1, 2, 3, 7, 64, 4096])
  func cuts(_ size: Int) {
    let bodies = ["{}", "", "{\"text\": \"ä😀\\r\\n\\r\\nContent-Length: 3\"}", "[1]"]
    let found = frames(bodies.flatMap(frame), partSize: size)
    #expect(found == bodies.map { .message(Array($0.utf8)) })
  }

  @Test(
    "take headers as clients write them",
    arguments: [
      "Content-Length: 2\r\n\r\n{}", "content-length:2\r\n\r\n{}", "Content-Length: 2\n\n{}",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
      "\r\n\r\nContent-Length: 2\r\n\r\n{}",
    ])
  func headers(_ text: String) {
    #expect(frames(Array(text.utf8)) == [.message(Array("{}".utf8))])
  }

  @Test(
    "go on behind what is malformed",
    arguments: [
      ("Content-Length: -1\r\n\r\n", "the Content-Length in a header is not a number"),
      (
        "Content-Length: 99999999999999999999\r\n\r\n",
        "the Content-Length in a header is not a number"
      ),
      ("Content-Length: 2 0\r\n\r\n", "the Content-Length in a header is not a number"),
      ("Content-Length:\r\n\r\n", "the Content-Length in a header is not a number"),
      ("Content-Type: x\r\n\r\n{}", "a header has no Content-Length"),
      ("GET / HTTP/1.1\r\n\r\n", "a header has no Content-Length"),
      (String(repeating: "x", count: 4097), "a header is longer than 4096 bytes"),
    ])
  func malformed(_ text: String, _ reason: String) {
    let found = frames(Array(text.utf8) + frame("{}"))
    #expect(found == [.malformed(reason), .message(Array("{}".utf8))])
  }

  @Test("take a long header behind empty lines, however the stream is cut")
  func emptyLines() {
    let body = String(repeating: " ", count: 5_000)
    let name = String(repeating: "x", count: 4_000)
    let header = "X-Name: \(name)\r\nContent-Length: \(body.count)\r\n\r\n"
    let stream = Array((String(repeating: "\r\n", count: 100) + header + body).utf8)
    for size in [7, stream.count] {
      #expect(frames(stream, partSize: size) == [.message(Array(body.utf8))])
    }
  }

  @Test("pass over a message that is too long without keeping it")
  func tooLong() {
    var reader = FrameReader()
    let size = FrameReader.maximumMessageSize + 1
    reader.add(Array("Content-Length: \(size)\r\n\r\n".utf8))
    #expect(reader.next() == .malformed("a message is larger than 64 MB"))
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<64 {
      reader.add(part)
      #expect(reader.next() == nil)
    }
    reader.add(Array("x".utf8) + frame("{}"))
    #expect(reader.next() == .message(Array("{}".utf8)))
    #expect(!reader.isInside)
  }

  @Test("survive damage: what comes behind it is read")
  func damage() {
    let stream = frame("{\"id\": 1}") + frame("{}")
    let last = "{\"method\": \"exit\"}"
    let rest = (0..<20).flatMap { _ in frame(last) }
    for index in stream.indices {
      for replacement in [[], [0], [UInt8(ascii: "x")], [UInt8(ascii: "\n")], [0xFF]] {
        var damaged = stream
        damaged.replaceSubrange(index...index, with: replacement)
        #expect(frames(damaged + rest).last == .message(Array(last.utf8)), "byte \(index)")
      }
    }
  }
}
