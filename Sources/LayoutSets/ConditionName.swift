import LayoutDialects

extension Branch {
  /// What is true on the branch, in a few words: `isCompact` for `if isCompact`, `not isCompact` for its `else`, and
  /// `without title` for the `else` of `if let title`.
  var plainName: String { plain(name) }

  /// Where code runs, as messages describe it: `in the branch 'if isWide'`, `in the else branch of 'if isWide'`, `after
  /// 'isActive = …'`.
  package var words: String {
    let parts = name.split(separator: " ", maxSplits: 2)
    if parts.first == "before" { return name }
    if name.hasPrefix("unless '") { return "if \(name.dropFirst(7)) does not apply" }
    if name.hasPrefix("not ") { return "outside the branch '\(name.dropFirst(4))'" }
    // A call and its function: `remakeConstraints in show()`.
    if parts.count > 1, parts[1] == "in" { return "after " + name }
    if name.hasSuffix(" = …") { return "after '\(name)'" }
    let otherwise = "else of "
    return name.hasPrefix(otherwise)
      ? "in the else branch of '\(name.dropFirst(otherwise.count))'" : "in the branch '\(name)'"
  }
}

private func plain(_ name: String) -> String {
  for prefix in ["else of ", "not "] where name.hasPrefix(prefix) {
    return negated(plain(String(name.dropFirst(prefix.count))))
  }
  return condition(name)
}

/// The opposite of what a ``Branch/plainName`` says.
func negated(_ condition: String) -> String {
  if condition.hasPrefix("not ") { return String(condition.dropFirst(4)) }
  if condition.hasPrefix("with ") { return "without " + condition.dropFirst(5) }
  if condition.hasPrefix("without ") { return "with " + condition.dropFirst(8) }
  if condition.hasPrefix("!"), !condition.contains(" ") { return String(condition.dropFirst()) }
  if condition.hasPrefix("case ") || !condition.contains(" ") { return "not " + condition }
  return comparisonNegated(condition) ?? "not (" + condition + ")"
}

private func condition(_ text: String) -> String {
  var text = text[...]
  for prefix in ["if ", "guard "] where text.hasPrefix(prefix) {
    text = text.dropFirst(prefix.count)
  }
  if text.hasPrefix("("), text.hasSuffix(")"), isOnePair(text.dropFirst().dropLast()) {
    text = text.dropFirst().dropLast()
  }
  if text.hasPrefix("case "), text.hasSuffix(":") { text = text.dropLast() }
  // What is assigned to `isActive`.
  if text.hasSuffix(" = …") { text = text.dropLast(4) }
  guard text.hasPrefix("let ") || text.hasPrefix("var "), !text.contains(",") else {
    return String(text)
  }
  let name = text.dropFirst(4).split(separator: " ").first ?? ""
  return "with " + name
}

/// Whether all parentheses are closed again inside.
private func isOnePair(_ text: Substring) -> Bool {
  var depth = 0
  for character in text {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if depth < 0 { return false }
  }
  return depth == 0
}

/// `count <= 0` for `count > 0`; `nil` for what is not a single comparison.
private func comparisonNegated(_ condition: String) -> String? {
  let opposites = [
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "===": "!==", "!==": "===",
  ]
  var words = condition.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  guard words.count == 3, let opposite = opposites[words[1]] else { return nil }
  words[1] = opposite
  return words.joined(separator: " ")
}
