import LightSyntax
import SourceText

/// What one statement contributes to a list of constraints, in the order of the source.
struct ListEntry {
  enum Content {
    case anchor(SpelledAnchor)
    /// A constraint that a variable gets.
    case held(HeldAnchor)
    /// A constraint that stays as it is written.
    case kept(String)
    /// A statement that makes no constraint.
    case statement(String)
    /// An `if` with statements that make constraints.
    case branches(String)
    case comment(String)
  }

  var content: Content
  /// The code that it comes from.
  var range: SourceRange
  /// What stands behind that code on its line: blanks and a comment.
  var behind = ""
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

extension ListEntry {
  /// The constraint's text; `nil` where it is none.
  var text: String? {
    switch content {
    case .anchor(let anchor): anchor.text
    case .kept(let text): text
    case .held(let held): held.name
    case .statement, .branches, .comment: nil
    }
  }

  var isComment: Bool { if case .comment = content { true } else { false } }

  var isStatement: Bool {
    switch content {
    case .statement, .branches: true
    case .anchor, .held, .kept, .comment: false
    }
  }
}

extension SyntaxFile {
  /// Gives each comment its place again: behind a constraint on whose line it stands alone, above the one in whose code it
  /// stands, or else above the next.
  func entries(_ entries: [ListEntry], with comments: [SourceRange]) -> [ListEntry] {
    let bytes = source.file.bytes
    var entries = entries
    for range in comments {
      let text = source.file.text(range)
      let beside = entries.indices.filter { index in
        let entry = entries[index]
        return !entry.isComment && entry.range.end <= range.start
          && !bytes[entry.range.end..<range.start].contains(0x0A)
      }
      let isInMiddle: (ListEntry) -> Bool = {
        !$0.isComment && $0.range.start < range.start && range.start < $0.range.end
      }
      if beside.count == 1, entries[beside[0]].behind.isEmpty, text.hasPrefix("//") {
        let blanks = source.file.text(SourceRange(entries[beside[0]].range.end, range.start))
        let gap = blanks.filter { $0 != ";" }
        entries[beside[0]].behind = (gap.allSatisfy(\.isWhitespace) ? gap : " ") + text
        continue
      }
      let index =
        beside.first ?? entries.firstIndex(where: isInMiddle)
        ?? entries.firstIndex { $0.range.start >= range.start && !$0.isComment } ?? entries.count
      entries.insert(ListEntry(content: .comment(text), range: range), at: index)
    }
    return entries
  }
}
