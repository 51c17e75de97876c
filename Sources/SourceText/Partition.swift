extension RandomAccessCollection {
  /// The index of the first element that meets a condition; all later elements must meet it, too. `endIndex` if none
  /// does. Takes logarithmic time.
  ///
  /// `@inlinable`, because hot loops in other modules use it to search tokens.
  @inlinable
  public func partitionIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
