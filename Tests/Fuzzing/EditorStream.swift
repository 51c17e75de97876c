import JSONText
import LanguageServer
import LintDriver
import RulePages

/// Frames are the same however the stream is cut, what is sent are messages, and each request has one answer.
func editorFlaw(_ bytes: [UInt8]) -> String? {
  let isStream = bytes.starts(with: "Content-Length:".utf8)
  // A header seldom survives a change of its body; so each line may be a message as well.
  let stream = isStream ? bytes : bytes.split(separator: UInt8(ascii: "\n")).flatMap(framed)
  let whole = frames(of: stream, cutInto: stream.count)
  guard frames(of: stream, cutInto: 7) == whole else { return "frames depend on the parts" }
  guard !whole.contains(where: namesFiles) else { return nil }

  let server = LanguageServer(pages: RulePage.embedded, version: "1", jobs: 1) { _ in nil }
  var conversation = Conversation(server)
  var rest: ArraySlice<UInt8>? = stream[...]
  var sent: [UInt8] = []
  _ = conversation.hold { _ throws(Never) -> [UInt8]? in
    guard let coming = rest, !coming.isEmpty else { return nil }
    rest = coming.dropFirst(1_000)
    return Array(coming.prefix(1_000))
  } write: {
    sent += $0
  }
  return answerFlaw(sent, to: whole)
}

private func framed(_ body: ArraySlice<UInt8>) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

private func frames(of stream: [UInt8], cutInto size: Int) -> [FrameReader.Frame] {
  var reader = FrameReader()
  var frames: [FrameReader.Frame] = []
  var rest = stream[...]
  while !rest.isEmpty {
    reader.add(Array(rest.prefix(size)))
    rest = rest.dropFirst(size)
    while let frame = reader.next() { frames.append(frame) }
  }
  return frames
}

/// Whether a message names files outside of a folder that is not there: the server would read them.
private func namesFiles(_ frame: FrameReader.Frame) -> Bool {
  guard case .message(let body) = frame, let node = try? JSONNode(parsing: body, syntax: .json)
  else { return false }
  return strings(in: node).compactMap { filePath(ofURI: $0) }.contains { path in
    let parts = path.bytes.split(separator: UInt8(ascii: "/"))
    return parts.first != Array("none".utf8)[...] || parts.contains(Array("..".utf8)[...])
  }
}

private func strings(in node: JSONNode) -> [String] {
  switch node.value {
  case .string(let text): [text]
  case .array(let elements): elements.flatMap(strings)
  case .object(let members): members.flatMap { strings(in: $0.value) }
  case .null, .boolean, .number: []
  }
}

private func answerFlaw(_ sent: [UInt8], to received: [FrameReader.Frame]) -> String? {
  var answers = 0
  for frame in frames(of: sent, cutInto: sent.count) {
    guard case .message(let body) = frame,
      let node = try? JSONNode(parsing: body, syntax: .json)
    else { return "what is sent is no message" }
    if node["method"] == nil, let id = node["id"], id.value != .null { answers += 1 }
  }
  var requests = 0
  var isLeft = false
  for case .message(let body) in received {
    switch (try? Message(body))?.kind {
    case .request: requests += 1
    // What comes behind it is heard no more.
    case .notification(method: "exit"): isLeft = true
    case .notification, .response, nil: break
    }
  }
  return isLeft ? nil : answers == requests ? nil : "\(answers) answers to \(requests) requests"
}
