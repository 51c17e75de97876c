import Baseline
import Diagnostics
import SourceText
import Testing

private func finding(_ rule: String, _ path: String = "A.swift", code: String = "x") -> Finding {
  var finding = Finding(
    rule: rule, severity: .info, path: path, diagnostic: Diagnostic("m", at: SourceRange(0, 0)))
  finding.place = CodePlace(type: "View", code: code)
  return finding
}

private func about(_ item: String, _ value: String) -> Finding {
  var finding = finding("about-item")
  finding.diagnostic.subject = Subject(
    item: item, scope: "View.setUp()", attribute: "top", relation: "==", value: value)
  return finding
}

private func baseline(_ findings: [Finding]) -> BaselineContent {
  BaselineContent(of: findings, toolVersion: "1.0", paths: ["Sources"])
}

private let heading = #"{"baseline": 1, "layoutlint": "1.0", "paths": ["Sources"]}"# + "\n"

@Suite("A baseline")
struct BaselineTests {
  @Test("is written sorted, an entry a line, and read back")
  func roundTrip() throws {
    let content = baseline([
      finding("b", code: "\"quoted\""), about("title#2", "8"), about("title", "8"), finding("a"),
    ])
    let text = String(decoding: content.bytes, as: UTF8.self)
    #expect(
      text == heading + """
        {"rule": "a", "type": "View", "code": "x"}
        {"rule": "about-item", "type": "View", "item": "title", "attribute": "top", "relation": "==", "value": "8", "count": 2}
        {"rule": "b", "type": "View", "code": "\\"quoted\\""}

        """)
    #expect(try BaselineContent.read(content.bytes).content == content)
    #expect(try BaselineContent.read(content.bytes).isNewer == false)
  }

  @Test("knows what it was made of, and reports what comes on top")
  func match() {
    let old = [finding("a"), finding("a"), about("title", "8")]
    let content = baseline(old)
    #expect(content.match(old).new == [])
    #expect(content.match(old).known == 3)
    #expect(content.match([finding("a", "Moved.swift")] + old.reversed()).new == [old[0]])
    for new in [finding("b"), finding("a", code: "y"), about("title", "9"), about("name", "8")] {
      #expect(content.match(old + [new]).new == [new])
    }
  }

  @Test("of an earlier version knows findings by their item alone, as often as it says")
  func withoutEquation() throws {
    let text = heading + #"{"rule": "about-item", "type": "View", "item": "title"}"#
    let old = try BaselineContent.read(Array(text.utf8)).content
    let match = old.match([about("title", "8"), about("title", "9"), about("name", "8")])
    #expect(match.new == [about("title", "9"), about("name", "8")])
    #expect(match.missing.isEmpty)
    #expect(old.pruned(match, rules: ["about-item"]) == old)
    // What says more is not given to another finding while one that says the same is there.
    var mixed = old
    mixed.counts[BaselineKey(about("title", "8"))] = 1
    #expect(mixed.match([about("title", "9"), about("title", "8")]).new == [])
    #expect(baseline([about("title", "8")]).match([about("title", "9")]).known == 0)
  }

  @Test("is pruned of what is gone, and never grows")
  func prune() {
    let content = baseline([finding("a"), finding("a"), finding("b"), finding("c")])
    let match = content.match([finding("a"), finding("d"), finding("d")])
    let rules: Set<String> = ["a", "b", "d"]
    #expect(match.staleEntries(of: rules) == 2)
    let pruned = content.pruned(match, rules: rules)
    #expect(pruned == baseline([finding("a"), finding("c")]))
    #expect(pruned.pruned(pruned.match([finding("a")]), rules: rules) == pruned)
  }

  @Test("tells long statements apart, and keeps them short")
  func longCode() {
    let long = String(repeating: "view", count: 1000)
    let content = baseline([finding("a", code: long + "1"), finding("a", code: long + "2")])
    #expect(content.counts.count == 2)
    #expect(content.counts.keys.allSatisfy { $0.code.count < 200 })
  }

  @Test(
    "is read with patience",
    arguments: [
      (#"{"baseline": 1}"# + "\n\n{\"rule\": \"a\"}\r\n", 1, false),
      (heading + "{\"rule\": \"a\", \"count\": 2}\n{\"rule\": \"a\", \"count\": 3}", 3, false),
      (#"{"baseline": 2, "more": []}"# + "\n{\"rule\": \"a\", \"colour\": 1}", 1, true),
    ])
  func patience(_ text: String, _ count: Int, _ isNewer: Bool) throws {
    let (content, newer) = try BaselineContent.read(Array(text.utf8))
    #expect(content.counts == [BaselineKey(rule: "a"): count])
    #expect(newer == isNewer)
  }

  @Test(
    "that makes no sense is refused at the place where it does not",
    arguments: [
      ("", 0, "expected a baseline, found an empty file"),
      ("{}", 0, "expected the header of a baseline, {\"baseline\": 1, …}"),
      ("[]", 0, "expected an object, found a list"),
      (#"{"baseline": 1.5}"#, 13, "expected a whole number of at least 1"),
      (#"{"baseline": 1, "path": []}"#, 16, "unknown key 'path'; did you mean 'paths'?"),
      (#"{"baseline": 1, "paths": [1]}"#, 26, "expected a string, found a number"),
      (heading + "{\"rul\": \"a\"}", 60, "unknown key 'rul'; did you mean 'rule'?"),
      (heading + "{\"type\": \"a\"}", 59, "missing key 'rule'"),
      (heading + "{\"rule\": 1}", 68, "expected a string, found a number"),
      (heading + "{\"rule\": \"a\", \"count\": 0}", 82, "expected a whole number of at least 1"),
      (heading + "<<<<<<< HEAD", 59, "expected a value, found '<'"),
      (
        heading + "{\"rule\": \"a\",", 72,
        "expected a key in double quotes, found the end of the text"
      ),
    ])
  func errors(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: BaselineError.self) { try BaselineContent.read(Array(text.utf8)) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }
}
