import Diagnostics
import JSONText
import SourceText

extension RulePage {
  /// Reads a page.
  ///
  /// A page starts with its `json` block and a description of what goes wrong, followed by the sections `Flagged`,
  /// `Accepted`, `Fix` (if the rule has one), `Silent when` and `Sources`, in this order. A team's page may omit
  /// sections, but must have a `pattern` block.
  /// - Throws: all errors in the page, with the position of each.
  public init(
    parsing source: SourceFile, form: RulePageForm = .builtIn
  ) throws(RulePageError) {
    let (page, problems) = Self.read(source, form: form)
    guard let page, problems.isEmpty else { throw RulePageError(problems: problems) }
    self = page
  }

  /// Reads a page, and what can be read of one with errors, so that errors in the code of its blocks can be reported, too.
  package static func read(
    _ source: SourceFile, form: RulePageForm
  ) -> (page: RulePage?, problems: [RulePageProblem]) {
    var parser = RulePageParser(source, form)
    return (parser.parse(), parser.allProblems)
  }
}

/// The `##` headings of a page, in their order.
private enum Section: String, CaseIterable {
  case flagged = "Flagged"
  case accepted = "Accepted"
  case fix = "Fix"
  case silentWhen = "Silent when"
  case sources = "Sources"

  /// What an example in this section is; `nil` if code here only illustrates.
  var exampleKind: RuleExample.Kind? {
    switch self {
    case .flagged: .flagged
    case .accepted: .accepted
    case .fix, .silentWhen, .sources: nil
    }
  }
}

private struct RulePageParser {
  private let source: SourceFile
  private let lines: LineTable
  private let form: RulePageForm
  private var problems = ProblemList()
  private var match = RuleMatch()
  /// What the `json` block states; `nil` if it cannot be read.
  private var identity: RulePageIdentity?
  private var examples: [RuleExample] = []
  /// The headings met so far, with the offset of each.
  private var sections: [(section: Section, offset: Int)] = []
  /// Whether anything stands under the last heading, or before the first.
  private var isFilled = false

  init(_ source: SourceFile, _ form: RulePageForm) {
    self.form = form
    self.source = source
    self.lines = LineTable(source.bytes)
  }

  mutating func parse() -> RulePage? {
    guard let text = text() else { return nil }
    let blocks = markdownBlocks(of: source, lines: lines)
    readIdentity(blocks.first)
    for block in blocks.dropFirst() { read(block) }
    finishSection()
    checkSections()
    checkMatch()
    let identity = identity ?? RulePageIdentity()
    return RulePage(
      id: identity.id, summary: identity.summary, group: identity.group,
      severity: identity.severity,
      enabled: identity.enabled, applicability: identity.applicability,
      options: identity.options, text: text, examples: examples,
      match: match.patterns.isEmpty ? nil : match)
  }

  /// The page's text; if it is built in, plain enough to be embedded byte for byte in a string literal.
  private mutating func text() -> String? {
    let isForbidden = { (byte: UInt8) in (byte < 0x20 && byte != 0x0A) || byte == 0x7F }
    if !form.isTeam, let offset = source.bytes.firstIndex(where: isForbidden) {
      problems.add("the page contains a control character other than a line feed", at: offset)
      return nil
    }
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      problems.add("expected valid UTF-8", at: 0)
      return nil
    }
    return text
  }

  private mutating func readIdentity(_ block: MarkdownBlock?) {
    guard case .code("json", let range, _)? = block else {
      problems.add("the page must start with a json block", at: block?.offset ?? 0)
      return
    }
    do {
      let node = try JSONNode(parsing: source.bytes, in: range, syntax: .json)
      var reader = RulePageIdentityReader(form: form)
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      identity = reader.read(node, fileName: name)
      for entry in reader.problems.entries { problems.add(entry.message, at: entry.offset) }
    } catch {
      problems.add(error.message, at: error.offset)
    }
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block {
    case .heading(let level, let title, let offset):
      readHeading(level: level, title: title, at: offset)
    case .code(let language, let range, let offset):
      readCode(range, language: language, at: offset)
    case .prose:
      if sections.last?.section.exampleKind == nil { isFilled = true }
    case .unclosedCode(let offset):
      problems.add("expected a closing fence", at: offset)
      isFilled = true
    }
  }

  private mutating func readHeading(level: Int, title: String, at offset: Int) {
    finishSection()
    guard level == 2, let section = Section(rawValue: title) else {
      let names = Section.allCases.map(\.rawValue)
      let hint = nearest(to: title, among: names).map { " (did you mean '## \($0)'?)" } ?? ""
      problems.add("unknown heading '\(title)'\(hint)", at: offset)
      isFilled = true
      return
    }
    sections.append((section, offset))
    isFilled = false
  }

  private mutating func readCode(_ range: SourceRange, language: String, at offset: Int) {
    if range.isEmpty {
      problems.add("expected code between the fences", at: offset)
      isFilled = true
      return
    }
    switch language {
    case "swift":
      if let kind = exampleKind {
        examples.append(RuleExample(kind, range, line: lines.position(at: range.start).line))
      }
      isFilled = true
    case "pattern" where form.isTeam:
      match.patterns.append(range)
      isFilled = isFilled || !sections.isEmpty
    case "fix" where form.isTeam:
      if match.fix != nil { problems.add("only one fix block is allowed", at: offset) }
      match.fix = range
      isFilled = isFilled || !sections.isEmpty
    default:
      problems.add("expected a swift\(form.isTeam ? ", a pattern or a fix" : "") block", at: offset)
      isFilled = true
    }
  }

  /// What code is an example of; `nil` where it only illustrates.
  private var exampleKind: RuleExample.Kind? {
    guard let section = sections.last?.section else { return nil }
    if section == .fix, form.isTeam {
      return examples.last?.kind == .unfixed ? .fixed : .unfixed
    }
    return section.exampleKind
  }

  /// Looks at what a team's page needs.
  private mutating func checkMatch() {
    guard form.isTeam else { return }
    if match.patterns.isEmpty {
      problems.add("expected a pattern block", at: source.bytes.count)
    }
    if let example = examples.last(where: { $0.kind == .unfixed || $0.kind == .fixed }),
      example.kind == .unfixed
    {
      problems.add(
        "expected a second swift block with the fixed code", at: example.range.start)
    }
    guard let identity else { return }
    match.message = identity.message
    match.conditions = identity.conditions
    if let fix = match.fix, identity.fixOffset == nil {
      problems.add(
        "the json block does not state how safe this fix is; add \"fix\": \"safe\", \"unsafe\" or "
          + "\"display-only\"", at: fix.start)
    }
    if let offset = identity.fixOffset, match.fix == nil {
      problems.add("expected a fix block with the code that replaces a match", at: offset)
    }
  }

  /// Says if the section that ends here is empty.
  private mutating func finishSection() {
    guard !isFilled else { return }
    if let (section, offset) = sections.last {
      let missing = section.exampleKind == nil ? "text" : "a swift block"
      problems.add("expected \(missing) under '## \(section.rawValue)'", at: offset)
    } else {
      problems.add(
        "expected a paragraph that describes what goes wrong, before the first heading", at: 0)
    }
  }

  private mutating func checkSections() {
    for (index, current) in sections.enumerated() {
      let earlier = sections[..<index].map(\.section)
      if earlier.contains(current.section) {
        problems.add("duplicate heading '\(current.section.rawValue)'", at: current.offset)
      } else if let wrong = earlier.first(where: { isOrdered(current.section, before: $0) }) {
        problems.add(
          "expected '## \(current.section.rawValue)' before '## \(wrong.rawValue)'",
          at: current.offset)
      }
    }
    let fix = sections.first { $0.section == .fix }
    for section in Section.allCases where !sections.contains(where: { $0.section == section }) {
      if form.isTeam || section == .fix && identity?.hasFix != true { continue }
      problems.add("missing section '## \(section.rawValue)'", at: source.bytes.count)
    }
    if let fix, identity?.hasFix == false {
      problems.add(
        "the page has a fix section, but its json block states that the rule has no fix",
        at: fix.offset)
    }
  }

  private func isOrdered(_ first: Section, before second: Section) -> Bool {
    let order = Section.allCases
    guard let first = order.firstIndex(of: first), let second = order.firstIndex(of: second)
    else { return false }
    return first < second
  }

  /// What is wrong, in the order of the text.
  var allProblems: [RulePageProblem] {
    let ordered = problems.entries.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    return ordered.map { offset, message in
      RulePageProblem(path: source.path, position: lines.position(at: offset), message: message)
    }
  }
}
