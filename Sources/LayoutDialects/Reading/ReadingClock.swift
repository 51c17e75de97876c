/// Numbers things in the order in which they are read.
struct ReadingClock {
  /// Of runs of functions, variables and closures: no two have the same.
  private(set) var serial = 0
  /// Of what happens; see ``Moment``.
  private(set) var order = 0
  /// How much had happened when each of the functions was read.
  private(set) var functionStarts: [Int] = []
  private var turnSerial = 0
  private var textSerials: [String: Int] = [:]

  mutating func nextSerial() -> Int {
    serial += 1
    return serial
  }

  mutating func nextOrder() -> Int {
    order += 1
    return order
  }

  /// - Returns: the serial of the run.
  mutating func startFunction() -> Int {
    functionStarts.append(order)
    return nextSerial()
  }

  /// A serial of its own for each text in the run that a serial names; that serial for none.
  mutating func serial(of text: String, in run: Int) -> Int {
    if text.isEmpty { return run }
    let key = "\(run)" + text
    if let known = textSerials[key] { return known }
    let serial = nextSerial()
    textSerials[key] = serial
    return serial
  }

  mutating func startTurn(assigning assigned: Set<String>) -> LoopTurn {
    turnSerial += 1
    return LoopTurn(serial: turnSerial, firstLocal: nextSerial(), assigned: assigned)
  }
}
