/// A number as people write it: `16`, `0.5`.
package func format(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  return String(number)
}

/// A length in points to a hundredth: `16`, `55.17`; a dash for a value that is not a number.
package func formatLength(_ points: Double) -> String {
  guard points.isFinite, abs(points) < 1e9 else { return "–" }
  return format((points * 100).rounded() / 100)
}
