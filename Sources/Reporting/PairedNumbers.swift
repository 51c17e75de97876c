import Diagnostics

/// The other side of a view: who changes the number of one changes that of the other.
private let partners = [
  "leading": "trailing", "trailing": "leading", "left": "right", "right": "left",
  "top": "bottom", "bottom": "top", "width": "height", "height": "width",
]

/// What two sides of one view have in common.
private struct SideKey: Hashable {
  let rule: String
  let path: String
  let item: String
  let attribute: String
  let size: Double
  /// What is said of the side, without names: a gap and an overlap are two things.
  let words: [String]
}

extension [Finding] {
  /// The findings, with pairs merged into one finding: two findings with the same number on both sides of a view, such
  /// as leading and trailing. The fixes are merged, too.
  ///
  /// This is the last step, because each of the two findings may be silenced, known, or not on a changed line.
  package var withSidesJoined: [Finding] {
    var joined: [Finding] = []
    // Where the findings are that still lack the side of the key.
    var open: [SideKey: Int] = [:]
    for finding in self {
      let diagnostic = finding.diagnostic
      guard !diagnostic.isCounted, diagnostic.numbers.count == 1, let subject = diagnostic.subject,
        !subject.item.isEmpty, let attribute = subject.attribute, let other = partners[attribute]
      else {
        joined.append(finding)
        continue
      }
      func key(_ attribute: String) -> SideKey {
        SideKey(
          rule: finding.rule, path: finding.path, item: subject.item, attribute: attribute,
          size: abs(diagnostic.numbers[0]), words: diagnostic.plainWords)
      }
      if let first = open.removeValue(forKey: key(attribute)),
        diagnostic.range.start - joined[first].diagnostic.range.end < nearby,
        diagnostic.fixes.map(\.kind) == joined[first].diagnostic.fixes.map(\.kind)
      {
        joined[first].join(finding, side: attribute)
      } else {
        open[key(other)] = joined.count
        joined.append(finding)
      }
    }
    return joined
  }
}

/// How far apart the two may be, in bytes: in one list of constraints, and not in two functions.
private let nearby = 1_000

extension Diagnostic {
  /// The words of the message but for names and sides; of a number, whether it is negative.
  fileprivate var plainWords: [String] {
    message.split(separator: " ").compactMap { word in
      if let number = Double(word) { return number < 0 ? "-" : "" }
      return word.contains(".") || word.contains("'") || partners[String(word)] != nil
        ? nil : String(word)
    }
  }
}

extension Fix {
  /// What tells a token from a function that scales: only fixes of one kind go together.
  fileprivate var kind: [String] { [applicability.rawValue, risk ?? ""] }
}

extension Finding {
  fileprivate mutating func join(_ other: Finding, side: String) {
    diagnostic.notes.append(Note(other.diagnostic.message, at: other.diagnostic.range))
    diagnostic.message +=
      "; \(["width", "height"].contains(side) ? "its \(side) is the same" : "the same applies to its \(side) edge")"
    diagnostic.numbers += other.diagnostic.numbers
    diagnostic.fixes = zip(diagnostic.fixes, other.diagnostic.fixes).map { own, other in
      Fix(own.title, own.applicability, own.edits + other.edits, risk: own.risk)
    }
  }
}
