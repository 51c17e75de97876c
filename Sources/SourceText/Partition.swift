extension RandomAccessCollection {
  /// The index of the first element that satisfies a condition which holds for all elements behind it too; `endIndex`
  /// if none does. Looks at a logarithm of the elements.
  ///
  /// `@inlinable`, because it searches tokens in hot loops of other modules.
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
