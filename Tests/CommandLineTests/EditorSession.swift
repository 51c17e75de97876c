import Foundation
import TestSupport

/// A session with the language server, as a text:
///
///     file App.swift            a file of the project: the lines that follow, without their bars
///     | import UIKit
///     --> {"id": 1, …}          a message to the server; such lines in a row are sent at once
///     <-- {"id": 1, …}          the next message of the server, to the letter
///     exit 0                    how the server ends
///
/// `FOLDER` stands for the project's folder; `"jsonrpc": "2.0"` is left out, and so is what makes each run's own.
struct EditorSession: Sendable, CustomStringConvertible {
  enum Step: Sendable, Equatable {
    case file(String, text: String)
    case send([String])
    case receive(String)
    case exit(Int32)
  }

  let description: String
  let steps: [Step]

  static func all() throws -> [EditorSession] {
    try files(in: "Tests/CommandLineTests/Sessions", endingIn: ".session").map { file in
      EditorSession(file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  init(_ name: String, _ text: String) {
    description = name
    var steps: [Step] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      switch (words.first, steps.last) {
      case ("file", _): steps.append(.file(rest, text: ""))
      case ("|", .file(let path, let text)?):
        steps[steps.count - 1] = .file(path, text: text + rest + "\n")
      case ("-->", .send(let messages)?): steps[steps.count - 1] = .send(messages + [rest])
      case ("-->", _): steps.append(.send([rest]))
      case ("<--", _): steps.append(.receive(rest))
      case ("exit", _): steps.append(.exit(Int32(rest) ?? -1))
      default: break
      }
    }
    self.steps = steps
  }
}

/// The running server. A class, because it owns a process.
final class EditorServer {
  /// How long a message may take before the server counts as hung.
  private static let patience = 60

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []

  init(in folder: TemporaryFolder) throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "layoutlint")
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) {
      if process.isRunning { process.terminate() }
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func send(_ bytes: [UInt8]) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func send(_ messages: [String]) throws {
    try send(messages.flatMap(framed))
  }

  /// The next message of the server; `nil` at the end of its output.
  func receive() -> String? {
    while true {
      if let message = takeMessage() { return message }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received += more
    }
  }

  /// Says that nothing more comes, and waits for the end.
  ///
  /// - Returns: what the server still said, and its exit code.
  func end() throws -> (messages: [String], status: Int32) {
    try input.fileHandleForWriting.close()
    var messages: [String] = []
    while let message = receive() { messages.append(message) }
    process.waitUntilExit()
    return (messages, process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  private func takeMessage() -> String? {
    let separator = Array("\r\n\r\n".utf8)
    let field = Array("Content-Length: ".utf8)
    guard
      let end = received.indices.first(where: { received[$0...].starts(with: separator) }),
      received.starts(with: field),
      let length = Int(String(decoding: received[field.count..<end], as: UTF8.self)),
      received.count >= end + separator.count + length
    else { return nil }
    let start = end + separator.count
    defer { received.removeFirst(start + length) }
    return String(decoding: received[start..<(start + length)], as: UTF8.self)
  }
}

/// A message with its header.
func framed(_ message: String) -> [UInt8] {
  Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
}
