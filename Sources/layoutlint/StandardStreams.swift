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

/// All of standard input.
func readStandardInput() throws(SystemError) -> [UInt8] { try readAll(from: STDIN_FILENO) }
