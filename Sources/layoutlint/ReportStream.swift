import LintDriver

/// Standard output, standard error, or a replacement in tests.
///
/// A class, because many functions write to one stream, which buffers what has not been sent yet.
package final class ReportStream: TextOutputStream {
  /// Whether a person reads along.
  package let isTerminal: Bool
  /// Why writing failed. If the pipe is closed or the disk is full, the rest is dropped.
  package private(set) var failure: SystemError?

  private let send: ([UInt8]) throws(SystemError) -> Void
  private var waiting: [UInt8] = []

  /// How many bytes are sent in one go.
  private static let chunkSize = 64 << 10

  package init(isTerminal: Bool, send: @escaping ([UInt8]) throws(SystemError) -> Void) {
    self.isTerminal = isTerminal
    self.send = send
  }

  package func write(_ text: String) {
    waiting += text.utf8
    flushIfFull()
  }

  package func write(_ bytes: [UInt8]) {
    waiting += bytes
    flushIfFull()
  }

  /// Sends what waits.
  package func flush() {
    defer { waiting.removeAll(keepingCapacity: true) }
    guard failure == nil, !waiting.isEmpty else { return }
    do throws(SystemError) {
      try send(waiting)
    } catch {
      failure = error
    }
  }

  private func flushIfFull() {
    if waiting.count >= ReportStream.chunkSize { flush() }
  }
}
