import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// What one statement contributes to a list of constraints, in the order of the source.
struct ListEntry {
  enum Content {
    case anchor(SpelledAnchor)
    /// A constraint that a variable gets.
    case held(HeldAnchor)
    /// A constraint that stays as it is written.
    case kept(String)
    case comment(String)
  }

  var content: Content
  /// The byte of the source before which it stands.
  var offset: Int
}

/// A constraint that a variable gets before it is activated.
struct HeldAnchor {
  var anchor: SpelledAnchor
  /// What stands before it: `let height = `.
  var start: String
  var name: String
  var isOptional: Bool
  /// Whether it is to be in force at once.
  var isActivated: Bool
}

/// Statements next to each other that become one activation.
struct WrittenRun {
  var range: SourceRange
  /// The views whose masks a library switched off here.
  var optOuts: [String]
  var entries: [ListEntry]
}

/// Writes the lines that put a list of anchors in force.
struct AnchorListWriter {
  let file: SyntaxFile
  /// The names of new variables, which others must not have.
  private var taken: Set<String> = []

  /// How long a line may be before a call is broken.
  private static let longestLine = 120

  init(_ file: SyntaxFile) {
    self.file = file
  }

  // MARK: Lines

  /// The blanks before the code of a line.
  func indentation(at offset: Int) -> String {
    let (bytes, lines) = (file.source.file.bytes, file.lines)
    guard let line = lines.range(ofLine: lines.position(at: offset).line) else { return "" }
    let blanks = bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// One step of the file's indentation: that of its first line with one.
  var unit: String {
    let bytes = file.source.file.bytes
    let lines = file.lines
    for number in lines.starts.indices {
      guard let line = lines.range(ofLine: number + 1) else { continue }
      let blanks = bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }
      let next = line.start + blanks.count
      guard !blanks.isEmpty, next < line.end, ![0x0A, 0x0D, 0x2A, 0x2F].contains(bytes[next]) else {
        continue
      }
      return blanks.first == 0x09 ? "\t" : String(repeating: " ", count: min(blanks.count, 4))
    }
    return "    "
  }

  private func broken(_ text: String, _ indentation: String) -> String {
    guard indentation.count + text.count > Self.longestLine,
      let opening = text.firstRange(of: ".constraint(")
    else { return indentation + text }
    let head = text[..<opening.upperBound]
    return indentation + head + "\n" + indentation + unit + text[opening.upperBound...]
  }

  // MARK: Lists

  /// The text for a run, without the indentation of its first line.
  mutating func statements(_ run: WrittenRun) -> String {
    let indentation = indentation(at: run.range.start)
    var text = ""
    for view in run.optOuts {
      text += "\(indentation)\(view == "self" ? "" : view + ".")\(autoresizingFlag) = false\n"
    }
    var elements: [ListEntry.Content] = []
    for entry in run.entries {
      if case .held(let held) = entry.content {
        text += statements(held, indentation)
        if held.isActivated, !held.isOptional { elements.append(.kept(held.name)) }
        continue
      }
      guard case .anchor(let anchor) = entry.content, let priority = anchor.priority else {
        elements.append(entry.content)
        continue
      }
      let name = freshName(anchor.name)
      text += broken("let \(name) = " + anchor.text, indentation) + "\n"
      text += "\(indentation)\(name).priority = \(priority)\n"
      elements.append(.kept(name))
    }
    if elements.isEmpty {
      if text.hasSuffix("\n") { text.removeLast() }
    } else if elements.count == 1, let only = elements.first?.text {
      text += broken(only + ".isActive = true", indentation)
    } else {
      text += "\(indentation)NSLayoutConstraint.activate([\n"
      text += list(elements, indentation + unit) + indentation + "])"
    }
    return finished(text, indentation)
  }

  /// The lines that give a variable its constraint.
  private func statements(_ held: HeldAnchor, _ indentation: String) -> String {
    let name = held.isOptional ? held.name + "?" : held.name
    var text = broken(held.start + held.anchor.text, indentation) + "\n"
    if let priority = held.anchor.priority {
      text += "\(indentation)\(name).priority = \(priority)\n"
    }
    if held.isActivated, held.isOptional { text += "\(indentation)\(name).isActive = true\n" }
    return text
  }

  /// The text for an expression that is a list of constraints, or one of them.
  func expression(_ entries: [ListEntry], at range: SourceRange, isList: Bool) -> String {
    let indentation = indentation(at: range.start)
    let contents = entries.map(\.content)
    if !isList, contents.count == 1, let only = contents.first?.text {
      return finished(broken(only, indentation), indentation)
    }
    if contents.count == 1, let only = contents.first?.text { return "[\(only)]" }
    return finished("[\n" + list(contents, indentation + unit) + indentation + "]", "")
  }

  private func list(_ elements: [ListEntry.Content], _ indentation: String) -> String {
    let last = elements.lastIndex { $0.text != nil } ?? 0
    return elements.enumerated().map { index, element in
      switch element {
      case .comment(let text): indentation + text + "\n"
      case .anchor(let anchor): broken(anchor.text + (index < last ? "," : ""), indentation) + "\n"
      case .kept(let text): indentation + text + (index < last ? "," : "") + "\n"
      case .held(let held): indentation + held.name + (index < last ? "," : "") + "\n"
      }
    }.joined()
  }

  private func finished(_ text: String, _ indentation: String) -> String {
    let ending = file.lineEnding
    return ending.applied(to: String(text.dropFirst(indentation.count)))
  }

  private mutating func freshName(_ name: String) -> String {
    var candidate = name
    var count = 2
    while file.holdsIdentifier(candidate) || !taken.insert(candidate).inserted {
      candidate = name + String(count)
      count += 1
    }
    return candidate
  }
}

extension ListEntry.Content {
  /// The constraint's text; `nil` for a comment.
  var text: String? {
    switch self {
    case .anchor(let anchor): anchor.text
    case .kept(let text): text
    case .held(let held): held.name
    case .comment: nil
    }
  }
}

extension ListEntry {
  var isComment: Bool {
    if case .comment = content { true } else { false }
  }
}

extension SyntaxFile {
  func hasEmptyLine(_ gap: SourceRange) -> Bool {
    var breaks = 0
    for byte in source.file.bytes[gap.start..<gap.end] {
      switch byte {
      case 0x0A:
        breaks += 1
        if breaks > 1 { return true }
      case 0x20, 0x09, 0x0D: break
      default: breaks = 0
      }
    }
    return false
  }

  /// Whether nothing but a comment is on the lines of a range beside it.
  func hasOwnLines(_ range: SourceRange) -> Bool {
    let bytes = source.file.bytes
    let before = bytes[..<range.start].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    let after = bytes[range.end...].prefix { $0 != 0x0A && $0 != 0x0D }
    let rest = after.drop { $0 == 0x20 || $0 == 0x09 }
    return before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      && (rest.isEmpty || rest.starts(with: "//".utf8))
  }
}
