import Diagnostics
import RulePages
import SourceText

/// A Swift file that declares `RulePage.embedded`, the given pages in the given order.
func swiftSource(embedding pages: [RulePage]) -> String {
  """
  // Generated from rules/*.md by 'swift run RulePageEmbedder'; edit the pages instead.
  // swift-format-ignore-file
  import Diagnostics
  import RulePages
  import SourceText

  extension RulePage {
    /// The pages of rules/, by id.
    package static let embedded: [RulePage] = [
  \(pages.map(literal).joined())
    ]
  }

  """
}

private func literal(_ page: RulePage) -> String {
  """
      RulePage(
        id: \(literal(page.id)),
        summary: \(literal(page.summary)),
        group: \(page.group.map { "RuleGroup.\($0)" } ?? "nil"),
        severity: Severity.\(page.severity),
        enabled: \(page.enabled),
        applicability: \(page.applicability.map { "Applicability.\($0)" } ?? "nil"),
        options: [\(page.options.map(literal).joined(separator: ", "))],
        text: \(literal(page.text)),
        examples: [\(page.examples.map(literal).joined(separator: ", "))]),

  """
}

private func literal(_ option: RuleOption) -> String {
  """
  RuleOption(\(literal(option.name)), defaultValue: OptionValue.\(literal(option.defaultValue)), \
  meaning: \(literal(option.meaning)), minimum: \(option.minimum.map { "\($0)" } ?? "nil"))
  """
}

private func literal(_ value: OptionValue) -> String {
  switch value {
  case .boolean(let value): "boolean(\(value))"
  case .number(let value): "number(\(value))"
  case .string(let value): "string(\(literal(value)))"
  case .numbers(let values): "numbers(\(values))"
  case .strings(let values): "strings([\(values.map(literal).joined(separator: ", "))])"
  }
}

private func literal(_ example: RuleExample) -> String {
  """
  RuleExample(RuleExample.Kind.\(example.kind), \
  SourceRange(\(example.range.start), \(example.range.end)), line: \(example.line))
  """
}

/// A raw literal that holds `text` byte for byte.
///
/// It is fenced with one `#` more than ever stand together in the text, so nothing in it can end
/// the literal or start an escape. Text of several lines starts and ends on lines of its own.
private func literal(_ text: String) -> String {
  var longest = 0
  var current = 0
  for byte in text.utf8 {
    current = byte == UInt8(ascii: "#") ? current + 1 : 0
    longest = max(longest, current)
  }
  let fence = String(repeating: "#", count: longest + 1)
  guard text.contains("\n") else { return "\(fence)\"\(text)\"\(fence)" }
  return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
}
