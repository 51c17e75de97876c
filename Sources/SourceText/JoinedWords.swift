extension [String] {
  /// A list as it is written in a sentence: `a, b or c`.
  ///
  /// - Parameters:
  ///   - separator: the text between two elements.
  ///   - last: the text before the last element.
  package func joined(separator: String, last: String) -> String {
    dropLast().joined(separator: separator) + (count > 1 ? last : "") + (self.last ?? "")
  }
}
