import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Statements next to each other that become one activation.
struct WrittenRun {
  var range: SourceRange
  /// The views whose masks a library switched off here.
  var optOuts: [String]
  var entries: [ListEntry]
  /// The list that gets them; `nil` where they are put in force.
  var list: String?
}

/// Writes the lines that put a list of anchors in force.
struct AnchorListWriter {
  let file: SyntaxFile
  /// The names of new variables, which others must not have.
  private var taken: Set<String> = []

  private static let usualLimits = 100...120

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

  /// One step of the file's indentation: the most frequent one of lines that follow a brace at the end of a line.
  var unit: String {
    let bytes = file.source.file.bytes
    let lines = file.lines
    var counts: [String: Int] = [:]
    var opening: [UInt8]?
    for number in lines.starts.indices {
      guard let line = lines.range(ofLine: number + 1) else { continue }
      let text = bytes[line.start..<line.end]
      let blanks = Array(text.prefix { $0 == 0x20 || $0 == 0x09 })
      guard let last = text.last(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
        continue
      }
      if let opening, blanks.count > opening.count, blanks.starts(with: opening) {
        let step = String(decoding: blanks[opening.count...], as: UTF8.self)
        counts[step, default: 0] += 1
      }
      opening = last == UInt8(ascii: "{") ? blanks : nil
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "    "
  }

  /// A statement of the closure with the indentation of the call.
  func moved(_ text: String, from range: SourceRange, to site: MakingSite) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let outer = indentation(at: site.range.start)
    let inner = indentation(at: range.start)
    let moved = lines.enumerated().map { index, line in
      let isIndented = index > 0 && line.hasPrefix(inner)
      return isIndented ? outer + line.dropFirst(inner.count) : String(line)
    }
    return moved.joined(separator: "\n")
  }

  /// How long a line may be before a call is broken: as long as the file's own are, within the limits of usual rules.
  private var longestLine: Int {
    let longest =
      file.lines.starts.indices.lazy.compactMap { file.lines.range(ofLine: $0 + 1) }
      .filter { !file.startsComment($0) }.map { $0.end - $0.start - 1 }.max() ?? 0
    return min(max(longest, Self.usualLimits.lowerBound), Self.usualLimits.upperBound)
  }

  private func broken(_ text: String, _ indentation: String) -> String {
    let length = indentation.count + text.count
    guard length > Self.usualLimits.lowerBound else { return indentation + text }
    let longestLine = longestLine
    guard length > longestLine else { return indentation + text }
    let switching = ".isActive = true"
    if text.hasSuffix(switching), length - switching.count <= longestLine {
      return indentation + text.dropLast(switching.count) + "\n" + indentation + unit + switching
    }
    if let append = text.firstRange(of: ".append("),
      text[..<append.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      indentation.count + unit.count + text[append.upperBound...].count <= longestLine
    {
      return indentation + text[..<append.upperBound] + "\n" + indentation + unit
        + text[append.upperBound...]
    }
    guard
      let opening = text.firstRange(of: ".constraint(")
        ?? text.firstRange(of: "\(ClassName.layoutConstraint)(")
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
    var elements: [ListEntry] = []
    for entry in run.entries {
      switch entry.content {
      case .held(let held):
        text += comments(above: &elements, indentation)
        text += statements(held, behind: entry.behind, indentation)
        if held.isActivated, !held.isOptional {
          elements.append(ListEntry(content: .kept(held.name), range: entry.range))
        }
      case .anchor(let anchor):
        guard let priority = anchor.priority else {
          elements.append(entry)
          continue
        }
        text += comments(above: &elements, indentation)
        let name = freshName(anchor.name)
        text += broken("let \(name) = " + anchor.text, indentation) + entry.behind + "\n"
        text += "\(indentation)\(name).priority = \(priority)\n"
        elements.append(ListEntry(content: .kept(name), range: entry.range))
      case .statement(let statement):
        text += comments(above: &elements, indentation)
        text += indentation + statement + entry.behind + "\n"
      case .branches(let statement):
        let above = comments(above: &elements, indentation)
        let made = activation(of: elements, in: run.list, indentation)
        elements = []
        text += made + (made.isEmpty || made.hasSuffix("\n") ? "" : "\n") + above
        text += indentation + statement + entry.behind + "\n"
      case .kept, .comment: elements.append(entry)
      }
    }
    text += activation(of: elements, in: run.list, indentation)
    if text.hasSuffix("\n") { text.removeLast() }
    return finished(text, indentation)
  }

  /// The comments that end a list stand above what comes next, and go with it.
  private func comments(above elements: inout [ListEntry], _ indentation: String) -> String {
    let first = (elements.lastIndex { !$0.isComment } ?? -1) + 1
    defer { elements.removeSubrange(first...) }
    return lines(of: elements[first...], indentation)
  }

  private func lines(of comments: ArraySlice<ListEntry>, _ indentation: String) -> String {
    comments.map { entry in
      if case .comment(let text) = entry.content { indentation + text + "\n" } else { "" }
    }.joined()
  }

  /// The lines that put what is listed in force, or add it to a list.
  private func activation(
    of elements: [ListEntry], in list: String?, _ indentation: String
  ) -> String {
    let made = elements.indices.filter { !elements[$0].isComment }
    guard let only = made.first else { return lines(of: elements[...], indentation) }
    if made.count == 1 {
      let made = elements[only].text ?? ""
      let text = list.map { "\($0).append(\(made))" } ?? made + ".isActive = true"
      return lines(of: elements[..<only], indentation) + broken(text, indentation)
        + elements[only].behind + "\n" + lines(of: elements[(only + 1)...], indentation)
    }
    let (opening, closing) =
      list.map { ("\($0) += [", "]") } ?? ("NSLayoutConstraint.activate([", "])")
    return "\(indentation)\(opening)\n" + lines(listing: elements, indentation + unit)
      + indentation + closing
  }

  /// The lines that give a variable its constraint.
  private func statements(
    _ held: HeldAnchor, behind comment: String, _ indentation: String
  ) -> String {
    let name = held.isOptional ? held.name + "?" : held.name
    var text = broken(held.start + held.anchor.text, indentation) + comment + "\n"
    if let priority = held.anchor.priority {
      text += "\(indentation)\(name).priority = \(priority)\n"
    }
    if held.isActivated, held.isOptional { text += "\(indentation)\(name).isActive = true\n" }
    return text
  }

  /// The text for an expression that is a list of constraints, or one of them.
  func expression(_ entries: [ListEntry], at range: SourceRange, isList: Bool) -> String {
    let indentation = indentation(at: range.start)
    if !isList, entries.count == 1, let only = entries.first?.text {
      return finished(broken(only, indentation), indentation)
    }
    if entries.count == 1, let only = entries.first?.text { return "[\(only)]" }
    return finished("[\n" + lines(listing: entries, indentation + unit) + indentation + "]", "")
  }

  private func lines(listing elements: [ListEntry], _ indentation: String) -> String {
    let last = elements.lastIndex { !$0.isComment } ?? 0
    let endsInComma = endsListsInComma
    return elements.enumerated().map { index, element in
      let comma = index < last || endsInComma ? "," : ""
      switch element.content {
      case .comment(let text): return indentation + text + "\n"
      case .anchor(let anchor):
        return broken(anchor.text + comma, indentation) + element.behind + "\n"
      case .kept(let text): return indentation + text + comma + element.behind + "\n"
      case .held(let held): return indentation + held.name + comma + element.behind + "\n"
      case .statement(let text), .branches(let text):
        return indentation + text + element.behind + "\n"
      }
    }.joined()
  }

  /// Whether most lists of the file whose closing brackets have lines of their own have a comma behind the last element.
  private var endsListsInComma: Bool {
    let tokens = file.source.tokens
    let ends = tokens.indices.dropFirst().filter {
      tokens[$0].kind == .rightBracket && tokens[$0].flags.contains(.startsLine)
    }
    return ends.count < 2 * ends.count { tokens[$0 - 1].kind == .comma }
  }

  private func finished(_ text: String, _ indentation: String) -> String {
    let ending = file.lineEnding
    return ending.applied(to: String(text.dropFirst(indentation.count)))
  }

  /// Code that adds to a list, with an assignment in its place; `nil` if it adds more than once.
  func assigning(_ text: String, to name: String) -> String? {
    let (several, single) = ("\(name) += [", "\(name).append(")
    switch (text.ranges(of: several).count, text.ranges(of: single).count) {
    case (1, 0): return text.replacing(several, with: "\(name) = [")
    case (0, 1) where text.hasSuffix(")"):
      return String(text.replacing(single, with: "\(name) = [").dropLast()) + "]"
    default: return nil
    }
  }

  /// Code that adds to an empty list, with an assignment in place of what adds first; `nil` if that is in a branch.
  func beginning(_ text: String, with name: String, _ indentation: String) -> String? {
    guard let first = text.firstRange(of: name)?.lowerBound else { return nil }
    let before = text[..<first]
    let opening = "\(name) += ["
    let isInBlock = before.last != nil && !before.hasSuffix("\n" + indentation)
    guard !isInBlock, text[first...].hasPrefix(opening) else { return nil }
    return before + "\(name) = [" + text[first...].dropFirst(opening.count)
  }

  mutating func freshName(_ name: String) -> String {
    var candidate = name
    var count = 2
    while file.holdsIdentifier(candidate) || !taken.insert(candidate).inserted {
      candidate = name + String(count)
      count += 1
    }
    return candidate
  }
}

extension SyntaxFile {
  /// Whether a line begins with `//`.
  fileprivate func startsComment(_ line: SourceRange) -> Bool {
    source.file.bytes[line.start..<line.end].drop { $0 == 0x20 || $0 == 0x09 }
      .starts(with: "//".utf8)
  }

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
