#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wakes a thread that waits for input: other threads ring it when they are done.
@safe
package final class Bell: Sendable {
  private let listener: Int32
  private let ringer: Int32

  /// - Throws: if the system has no descriptors left.
  package init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    (listener, ringer) = (ends[0], ends[1])
    // A bell that nobody hears for long must not hold up who rings it, and none is handed to other programs.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(listener)
    close(ringer)
  }

  package func ring() {
    var byte: UInt8 = 1
    _ = unsafe write(ringer, &byte, 1)
  }

  /// Waits until it rings.
  package func wait() { _ = ready([listener], waits: true) }

  /// The bytes that have arrived from a file; empty if the bell rings first.
  ///
  /// - Parameter waits: whether to wait until bytes arrive or the bell rings.
  /// - Returns: `nil` at the end of the file.
  package func input(from descriptor: Int32, waits: Bool) throws(SystemError) -> [UInt8]? {
    guard ready([descriptor, listener], waits: waits).contains(descriptor) else { return [] }
    return try readAvailable(from: descriptor, waits: true)
  }

  /// Those of some files from which can be read. What the bell rang is forgotten.
  private func ready(_ descriptors: [Int32], waits: Bool) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = entries.count
    guard unsafe poll(&entries, nfds_t(count), waits ? -1 : 0) > 0 else { return [] }
    let ready = entries.filter { $0.revents != 0 }.map(\.fd)
    if ready.contains(listener) {
      var rings = [UInt8](repeating: 0, count: 64)
      let count = rings.count
      while unsafe read(listener, &rings, count) == count {}
    }
    return ready
  }
}
