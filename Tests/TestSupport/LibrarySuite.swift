import Foundation

/// A file of `Fixtures/libraries`: calls as a layout library's own tests and documents have them, with what those tests
/// assert.
///
/// Lines before the first `#` say what all cases have in common. After `# name` come the lines of a method; those that
/// begin with `| ` are members of its class, `> ` what is asserted, `: controller` that the class is a view controller,
/// `? ` why the case is not read, and `! ` why it is not run.
package struct LibrarySuite: CustomStringConvertible, Sendable {
  /// One case: code of a method, and what holds when it was run.
  package struct Entry: Sendable {
    package var name: String
    package var isController = false
    package var code: [String] = []
    package var members: [String] = []
    /// `count 4` constraints in force, `a 0 8 _ 20` for a frame, `a.top == self.top + 8` for a constraint.
    package var expected: [String] = []
    /// Why what the library's tests assert is not read.
    package var knownMiss: String?
    /// Why the case is not run.
    package var unrun: String?
  }

  /// What reading or running a case gave.
  package struct Layout: Sendable {
    /// In the words of ``Entry/expected``.
    package var constraints: [String]
    /// What went wrong.
    package var problems: [String]
    /// x, y, width and height in points; `nil` for what is free.
    package var frames: [String: [Double?]]

    package init(
      constraints: [String] = [], problems: [String] = [], frames: [String: [Double?]] = [:]
    ) {
      self.constraints = constraints
      self.problems = problems
      self.frames = frames
    }
  }

  package let description: String
  package let entries: [Entry]
  /// The library.
  package let module: String
  /// Of the view or the screen, in points.
  package let size: (width: Double, height: Double)
  private let pattern: String

  package static func all() throws -> [LibrarySuite] {
    try files(in: "Fixtures/libraries", endingIn: ".txt").map { file in
      LibrarySuite(
        file.deletingPathExtension().lastPathComponent,
        String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }

  private init(_ name: String, _ text: String) {
    var heads: [String: String] = [:]
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("# ") {
        entries.append(Entry(name: rest))
      } else if entries.isEmpty {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        heads[words[0]] = words[1]
      } else {
        switch line.prefix(2) {
        case "> ": entries[entries.count - 1].expected.append(rest)
        case "| ": entries[entries.count - 1].members.append(rest)
        case "? ": entries[entries.count - 1].knownMiss = rest
        case "! ": entries[entries.count - 1].unrun = rest
        case ": ": entries[entries.count - 1].isController = rest == "controller"
        default: entries[entries.count - 1].code.append(String(line))
        }
      }
    }
    let sides = (heads["size"] ?? "").split(separator: "x").compactMap { Double($0) }
    description = name
    self.entries = entries
    pattern = heads["calls"] ?? ""
    module = heads["import"] ?? ""
    size = (sides[0], sides[1])
  }

  /// How many lines of a case call the library.
  package func countCalls(_ entry: Entry) throws -> Int {
    let calls = try NSRegularExpression(pattern: pattern)
    return entry.code.count { line in
      calls.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
  }
}

extension LibrarySuite.Entry {
  /// A class whose method is the code. Where that adds no view itself, the views are in the class's own view.
  ///
  /// - Parameter after: what is added below a line of the code.
  package func classText(
    _ name: String, after: (String) -> String? = { _ in nil }
  ) -> String {
    let views = ["a", "b", "c", "d"]
    let isAdding = code.contains { $0.contains("addSubview") || $0.contains("subviews") }
    var lines = ["final class \(name): \(isController ? "UIViewController" : "UIView") {"]
    lines += views.map { "  let \($0) = UIView()" } + members.map { "  " + $0 }
    lines +=
      isController
      ? ["  override func viewDidLoad() {", "    super.viewDidLoad()"] : ["  func build() {"]
    if !isAdding { lines += views.map { "    \(isController ? "view." : "")addSubview(\($0))" } }
    for line in code { lines += [line, after(line)].compactMap { $0.map { "    " + $0 } } }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// What of the expectations does not hold, in words.
  package func misses(_ layout: LibrarySuite.Layout) -> [String] {
    let inForce = layout.constraints.count { constraint in
      !["conditional", "stored", "never"].contains { constraint.hasSuffix(" " + $0) }
    }
    let misses = expected.filter { line in
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "count" { return words[1] != "\(inForce)" }
      if words[0].contains(".") { return !layout.constraints.contains(line) }
      guard let frame = layout.frames[words[0]] else { return true }
      return zip(words.dropFirst(), frame).contains { word, value in
        guard let number = Double(word) else { return word != "_" }
        return value.map { abs($0 - number) > 0.01 } ?? true
      }
    }
    return misses + layout.problems
  }
}

/// A constraint in the words of `Fixtures/libraries`.
package struct WrittenConstraint: Sendable {
  package struct End: Decodable, Sendable {
    package var item: String
    package var attribute: String

    package init(item: String, attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  private let text: String

  package init(
    _ first: End, _ relation: String, _ second: End?, multiplier: Double?, constant: Double?,
    priority: Double?
  ) {
    func text(_ number: Double?) -> String {
      guard let number else { return "?" }
      let rounded = (number * 10_000).rounded() / 10_000
      return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
    var parts = "\(first.item).\(first.attribute) \(relation)"
    let constant = text(constant)
    if let second {
      parts += " \(second.item).\(second.attribute)"
      if text(multiplier) != "1" { parts += " * " + text(multiplier) }
      if constant != "0" {
        parts += constant.hasPrefix("-") ? " - " + constant.dropFirst() : " + " + constant
      }
    } else {
      parts += " " + constant
    }
    if text(priority) != "1000" { parts += " @" + text(priority) }
    self.text = parts
  }

  /// `a.top == self.top * 2 + 8 @750 stored`
  ///
  /// - Parameter state: when it is in force: `always`, or a word that is written.
  package func notation(_ state: String) -> String {
    state == "always" ? text : text + " " + state
  }
}
