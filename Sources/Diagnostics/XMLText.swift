/// `text` escaped for use in an attribute or between tags.
///
/// XML 1.0 cannot contain most control characters, not even as references, nor U+FFFE and U+FFFF; and line breaks in
/// attributes turn into blanks. All of these are written as in ``printable(_:)``.
///
/// Source: W3C, *Extensible Markup Language (XML) 1.0*, fifth edition, §2.2, §3.3.3.
package func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case "\u{FFFE}", "\u{FFFF}":
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
