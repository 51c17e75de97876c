/// Numbers from 0 on, of which some are joined to groups.
struct Groups {
  private var leaders: [Int]

  /// Each number is a group of its own.
  init(count: Int) { leaders = Array(0..<count) }

  /// The smallest number of the group.
  mutating func leader(of number: Int) -> Int {
    var number = number
    while leaders[number] != number {
      leaders[number] = leaders[leaders[number]]
      number = leaders[number]
    }
    return number
  }

  /// Makes one group of those that the numbers are in.
  mutating func join(_ numbers: some Sequence<Int>) {
    var first: Int?
    for number in numbers {
      let leader = leader(of: number)
      let (least, other) = (min(first ?? leader, leader), max(first ?? leader, leader))
      leaders[other] = least
      first = least
    }
  }
}
