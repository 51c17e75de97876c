// Starts programs; beside SystemCalls.swift and Parallel.swift the only file of this module that talks to the system's
// C interface.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a program printed, and how it ended.
struct ChildOutcome {
  /// The exit code; 128 and more for the end by a signal.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]
}

/// Runs a program without a shell and waits for its end, some seconds long.
///
/// - Parameters:
///   - arguments: the program's name, which is looked up in `PATH`, and what it is told.
///   - environment: all that it finds in its environment, each as `NAME=value`.
///   - input: what it reads from its standard input.
func runProgram(
  _ arguments: [[UInt8]], environment: [[UInt8]], input: [UInt8] = []
) throws(SystemError) -> ChildOutcome {
  // Files that have no name any more cannot block as pipes can, whatever the program reads and writes first.
  let standardInput = try NamelessFile()
  try writeAll(input, to: standardInput.descriptor)
  try standardInput.rewind()
  let errors = try NamelessFile()
  let output = try NamelessFile()
  let process = try spawn(
    arguments, environment,
    descriptors: [standardInput.descriptor, output.descriptor, errors.descriptor])
  let status = try wait(for: process)
  return ChildOutcome(status: status, output: try output.content(), errors: try errors.content())
}

/// A file that the system deletes when it is closed.
@safe
private struct NamelessFile: ~Copyable {
  private let stream: UnsafeMutablePointer<FILE>
  let descriptor: Int32

  init() throws(SystemError) {
    guard let stream = unsafe tmpfile() else { throw .last }
    unsafe self.stream = stream
    descriptor = unsafe fileno(stream)
  }

  deinit { unsafe _ = fclose(stream) }

  func rewind() throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 else { throw .last }
  }

  /// All that was written to it.
  func content() throws(SystemError) -> [UInt8] {
    try rewind()
    return try readAll(from: descriptor)
  }
}

/// - Parameter descriptors: what the program finds as its standard input, output and error.
private func spawn(
  _ arguments: [[UInt8]], _ environment: [[UInt8]], descriptors: [Int32]
) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .last }
  defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
  for (place, descriptor) in descriptors.enumerated() {
    let code = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
    guard code == 0 else { throw SystemError(code: code) }
  }
  var process: pid_t = 0
  let code = unsafe withCStrings(arguments) { arguments in
    unsafe withCStrings(environment) { environment in
      guard let program = unsafe arguments[0] else { return EINVAL }
      return unsafe posix_spawnp(&process, program, &actions, nil, arguments, environment)
    }
  }
  guard code == 0 else { throw SystemError(code: code) }
  return process
}

/// Waits for a program's end. One that takes too long is ended: the settings of a stranger's repository can let it read
/// from what never answers.
private func wait(for process: pid_t) throws(SystemError) -> Int32 {
  var status: Int32 = 0
  var pause: UInt32 = 200
  let end = ContinuousClock.now + .seconds(patience)
  while true {
    let ended = unsafe waitpid(process, &status, WNOHANG)
    if ended == process { break }
    if ended < 0, errno != EINTR { throw .last }
    guard ContinuousClock.now < end else {
      _ = kill(process, SIGKILL)
      _ = unsafe waitpid(process, &status, 0)
      throw SystemError(code: ETIMEDOUT)
    }
    usleep(pause)
    pause = min(pause * 2, 5_000)
  }
  // The low seven bits tell the signal that ended it, the byte above them the exit code.
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

/// Calls `body` with a list of C strings that ends in a null pointer.
private func withCStrings<Value>(
  _ texts: [[UInt8]], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
  var pointers: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { text in
    unsafe strdup(text.map { CChar(bitPattern: $0) } + [0])
  }
  unsafe pointers.append(nil)
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else {
      preconditionFailure("the list must end in a null pointer")
    }
    return unsafe body(start)
  }
}

/// All that can be read from an open descriptor, or its beginning if that is longer than `maximumSize`.
package func readAll(
  from descriptor: Int32, maximumSize: Int = .max
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count > 0 {
      bytes += buffer[..<count]
      if bytes.count > maximumSize { return bytes }
    } else if count == 0 {
      return bytes
    } else if errno != EINTR {
      throw .last
    }
  }
}

/// The bytes that have arrived at an open descriptor; `nil` at its end.
///
/// - Parameter waits: whether to wait if nothing has arrived.
package func readAvailable(
  from descriptor: Int32, waits: Bool
) throws(SystemError) -> [UInt8]? {
  if !waits {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, 0) > 0 else { return [] }
  }
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return count == 0 ? nil : Array(buffer[..<count]) }
    if errno != EINTR { throw .last }
  }
}

/// The variables of the environment that have one of `names`, as `NAME=value`.
func environmentEntries(_ names: [String]) -> [[UInt8]] {
  names.compactMap { name in
    guard let value = unsafe getenv(name) else { return nil }
    let length = unsafe strlen(value)
    let bytes = unsafe UnsafeRawBufferPointer(start: value, count: length)
    return unsafe Array(name.utf8) + [UInt8(ascii: "=")] + Array(bytes)
  }
}
