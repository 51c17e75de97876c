extension Finding {
  /// The order of reports: by path (in bytes), position, rule, then everything else in which two findings differ.
  public static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    let leftRange = left.diagnostic.range
    let rightRange = right.diagnostic.range
    if leftRange.start != rightRange.start { return leftRange.start < rightRange.start }
    return (left.rule, leftRange.end, left.diagnostic.message)
      < (right.rule, rightRange.end, right.diagnostic.message)
  }

  /// The order for people: the most severe first, then as ``precedes(_:_:)``.
  public static func precedesBySeverity(_ left: Finding, _ right: Finding) -> Bool {
    left.severity == right.severity ? precedes(left, right) : left.severity > right.severity
  }
}
