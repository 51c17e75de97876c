import Foundation
import RulePages
import TestSupport
import Testing
import layoutlint

@Suite("README.md and the guides")
struct DocumentationTests {
  private let readme: String
  private let commands: String
  private let rulesGuide: String

  init() throws {
    readme = try Document("README.md").text
    commands = try Document(".github/guides/commands.md").text
    rulesGuide = try Document(".github/guides/rules.md").text
  }

  @Test("are short enough to be read, where everybody starts")
  func length() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
  }

  @Test("list every option of every command, as help does", arguments: HelpTopic.allCases)
  func options(_ topic: HelpTopic) {
    let words = Set(commands.split { !$0.isLetter && $0 != "-" })
    let rows = Set(commands.split(separator: "\n"))
    for line in topic.text.split(separator: "\n") where line.hasPrefix("  --") {
      let option = line.dropFirst(2).prefix { $0.isLetter || $0 == "-" }
      #expect(words.contains(option))
      guard topic == .lint, let row = line.firstMatch(of: /^ {2}(--.*?) {2,}(\S.*)$/) else {
        continue
      }
      let cells = [row.1, row.2].map { $0.replacing("|", with: "\\|") }
      #expect(rows.contains("| `\(cells[0])` | \(cells[1]) |"), "\(line)")
    }
  }

  @Test("list every group of rules, and every command")
  func groups() {
    for group in RuleGroup.allCases {
      let count = RulePage.embedded.count { $0.group == group }
      #expect(commands.contains("| `\(group.rawValue)` | \(group.meaning) | \(count) |"))
    }
    for topic in HelpTopic.allCases where topic != .help {
      #expect(commands.contains("`layoutlint \(topic.rawValue)"), "\(topic)")
    }
  }

  @Test("list every rule as its page does, and those that are off")
  func rules() throws {
    let lines = Set(rulesGuide.split(separator: "\n"))
    for page in RulePage.embedded {
      let fix = page.applicability?.words ?? "–"
      let link = "[\(page.id)](../../rules/\(page.id).md)"
      let row = "| \(link) | \(page.severity.rawValue) | \(fix) | \(page.summary) |"
      #expect(lines.contains(row[...]), "\(row)")
    }
    let listed = try #require(
      rulesGuide.firstMatch(of: /These rules are off by default: ([^.]+)\./))
    #expect(
      listed.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        == RulePage.embedded.filter { !$0.enabled }.map(\.id))
  }

  @Test("show what is really printed")
  func example() throws {
    let example = "Fixtures/tour"
    let shown = try #require(readme.firstMatch(of: /(?s)```\n\$ layoutlint (\S+)\n(.*?)```/))
    #expect(shown.1 == example)
    #expect(readme.contains("swift run -c release layoutlint \(example)\n"))
    let run = runSample(
      [checkout.path + "/" + example], analyzer: .standard, pages: RulePage.embedded)
    #expect(run.code == .findings)
    #expect((run.output + run.errors).replacing(checkout.path + "/", with: "") == shown.2)
  }

  @Test("show what 'numbers' really prints")
  func numbers() throws {
    let guide = try Document(".github/guides/numbers.md").text
    let shown = try #require(guide.firstMatch(of: /(?s)```\n\$ layoutlint numbers (\S+)\n(.*?)```/))
    let run = runSample(
      ["numbers", "\(checkout.path)/\(shown.1)"], analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output.replacing(checkout.path + "/", with: "") == shown.2)
  }

  @Test("show an example with a finding of each kind, a fix and a picture")
  func kinds() throws {
    let path = checkout.path + "/Fixtures/tour"
    func run(_ arguments: [String]) -> SampleRun {
      runSample(arguments + [path], analyzer: .standard, pages: RulePage.embedded)
    }
    for group in [RuleGroup.crash, .conflict, .ambiguity, .numbers] {
      let found = run(["--only", group.rawValue, "--numbers"])
      #expect(found.code == (group == .numbers ? .success : .findings), "\(group): \(found.errors)")
      #expect(!found.output.isEmpty, "\(group)")
    }
    #expect(run(["--diff"]).output.contains("+    name.translatesAutoresizingMaskIntoConstraints"))
    #expect(run(["preview"]).output.contains("HeaderView"))
  }

  @Test("lead somewhere with every link, as all pages do", arguments: try Document.all())
  func links(_ document: Document) throws {
    let page = checkout.appending(path: document.path)
    for link in document.links {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      if parts.count > 1 {
        let text = try String(contentsOf: target, encoding: .utf8)
        #expect(Document(path: link, text: text).anchors.contains(String(parts[1])), "\(link)")
      }
    }
  }
}

/// A Markdown file of the checkout.
struct Document: Sendable, CustomTestStringConvertible {
  /// From the top of the checkout.
  let path: String
  let text: String

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(_ path: String) throws {
    self.init(
      path: path,
      text: try String(contentsOf: checkout.appending(path: path), encoding: .utf8))
  }

  /// All of them, tests' own ones apart.
  static func all() throws -> [Document] {
    let prefix = checkout.path + "/"
    let paths = [".github", "Fixtures", "Sources", "rules"].flatMap { folder in
      files(in: folder, endingIn: ".md").map { $0.path.replacing(prefix, with: "") }
    }
    return try (["CHANGELOG.md", "README.md"] + paths).map { try Document($0) }
  }

  /// The text without blocks of code.
  private var prose: String { text.replacing(/(?ms)^(`{3,}).*?^\1/, with: "") }

  /// Where its links lead, but for those out of the checkout.
  var links: [String] {
    prose.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/)
      .map { String($0.1) }.filter { !$0.contains(":") }
  }

  /// The names of its headings in links.
  var anchors: [String] {
    prose.matches(of: /(?m)^#+ (.*)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}
