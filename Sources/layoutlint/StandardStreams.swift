import LintDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ReportStream {
  static var standardOutput: ReportStream { ReportStream(descriptor: STDOUT_FILENO) }
  static var standardError: ReportStream { ReportStream(descriptor: STDERR_FILENO) }

  private convenience init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { bytes throws(SystemError) in
      try writeAll(bytes, to: descriptor)
    }
  }
}

/// The values of those environment variables that are set.
///
/// Without Foundation, which would double the time that the program takes to start.
func environmentVariables(_ names: [String]) -> [String: String] {
  var values: [String: String] = [:]
  for name in names {
    if let value = unsafe getenv(name) { values[name] = unsafe String(cString: value) }
  }
  return values
}

/// All of standard input; more than ``maximumFileSize`` bytes if it is longer than that.
func readStandardInput() throws(SystemError) -> [UInt8] {
  try readAll(from: STDIN_FILENO, maximumSize: maximumFileSize)
}

/// What has come on standard input, if told so after waiting for it; `nil` at its end.
func readAvailableInput(waits: Bool) throws(SystemError) -> [UInt8]? {
  try readAvailable(from: STDIN_FILENO, waits: waits)
}

/// Waits for half a second. Ctrl-C ends the program, as success: that is how a watch is meant to end.
func waitForChanges() -> Bool {
  _ = signal(SIGINT) { _ in _exit(0) }
  return usleep(500_000) == 0
}

/// Whether a person sees what is printed and can answer.
var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

/// Shows a line on the terminal of the error stream, in place of the one that was shown before; `nil` if that stream is
/// no terminal.
var progressLine: (@Sendable (String) -> Void)? {
  guard isatty(STDERR_FILENO) == 1 else { return nil }
  return { line in
    // Back to the first column, and erase the line (ECMA-48, §8.3.41).
    try? writeAll(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO)
  }
}
