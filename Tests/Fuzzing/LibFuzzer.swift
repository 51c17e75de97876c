import Foundation

private let chosen = FuzzTarget(
  rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

/// What libFuzzer calls with each input; nothing else does. `Tests/Fuzzing/fuzz` links it.
@_cdecl("LLVMFuzzerTestOneInput")
@unsafe
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let chosen else { fatalError("FUZZ_TARGET names no target") }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let flaw = chosen.flaw(in: bytes) { fatalError(flaw) }
  return 0
}
