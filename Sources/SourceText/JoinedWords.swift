extension [String] {
  /// A list as a sentence has it: `a, b or c`.
  ///
  /// - Parameters:
  ///   - separator: what stands between two elements.
  ///   - last: what stands before the last element instead.
  package func joined(separator: String, last: String) -> String {
    dropLast().joined(separator: separator) + (count > 1 ? last : "") + (self.last ?? "")
  }
}
