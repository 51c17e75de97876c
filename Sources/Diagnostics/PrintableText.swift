/// `text` as it can be shown on a terminal and in a log, whatever a source file contains: control characters, terminal
/// escapes and characters that turn the direction of writing appear as `\u{…}`, so that the text stays on one line and
/// is what it appears to be.
package func printable(_ text: String) -> String { spellingOut(isHidden, in: text) }

/// Several lines as they can be shown on a terminal: as in ``printable(_:)``, but line feeds and tabs are kept.
package func printableLines(_ text: String) -> String {
  spellingOut({ $0 != "\n" && $0 != "\t" && isHidden($0) }, in: text)
}

private func spellingOut(_ isHidden: (Unicode.Scalar) -> Bool, in text: String) -> String {
  if text.unicodeScalars.allSatisfy({ !isHidden($0) }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isHidden(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Control characters (C0, DEL, C1), line and paragraph separators, and marks of writing direction.
///
/// Source: Boucher and Anderson, *Trojan Source: Invisible Vulnerabilities*, 2021, https://trojansource.codes.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F: true
  case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// The columns that a character takes on a terminal: 0, 1 or 2.
///
/// Source: Unicode Standard Annex #11, *East Asian Width*, in ranges wide enough for underlining code.
package func displayWidth(_ character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, displayWidth(scalar))
  }
  return width
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.isASCII { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
