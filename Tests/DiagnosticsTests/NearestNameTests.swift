import Diagnostics
import Testing

private let anchors = [
  "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
  "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
  "lastBaselineAnchor",
]

@Suite("Nearest name")
struct NearestNameTests {
  @Test(
    "finds what was meant",
    arguments: [
      ("WidthAnchor", "widthAnchor"),
      ("widthAnchor", "widthAnchor"),
      ("widhtAnchor", "widthAnchor"),
      ("leadinAnchor", "leadingAnchor"),
      ("centerxAnchor", "centerXAnchor"),
      ("TOPANCHOR", "topAnchor"),
      ("rigthAnchor", "rightAnchor"),
      ("baselineAnchor", "lastBaselineAnchor"),
    ])
  func findsAnchor(name: String, expected: String) {
    #expect(nearest(to: name, among: anchors) == expected)
  }

  @Test("stays silent when nothing is close", arguments: ["", "x", "alpha", "constraint", "view"])
  func findsNothing(name: String) {
    #expect(nearest(to: name, among: anchors) == nil)
  }

  @Test("counts a swap of neighbours as one edit")
  func swap() {
    #expect(nearest(to: "jbos", among: ["jobs"]) == "jobs")
    #expect(nearest(to: "jsob", among: ["jobs"]) == nil)
  }

  @Test("does not take one short name for another")
  func shortNames() {
    #expect(nearest(to: "x", among: ["y"]) == nil)
    #expect(nearest(to: "id", among: ["on"]) == nil)
    #expect(nearest(to: "X", among: ["x"]) == "x")
  }

  @Test("breaks ties by case, then by the alphabet, whatever the order of the candidates")
  func ties() {
    #expect(nearest(to: "Rule", among: ["rule", "RULE"]) == "rule")
    #expect(nearest(to: "care", among: ["core", "cure"]) == "core")
    #expect(nearest(to: "care", among: ["cure", "core"]) == "core")
  }

  @Test("finds nothing for a name too long to be a typing error")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearest(to: long, among: [long + "b"]) == nil)
    #expect(nearest(to: "zero-constant", among: [long]) == nil)
  }

  @Test("finds nothing among nothing")
  func noCandidates() {
    #expect(nearest(to: "zero-constant", among: []) == nil)
  }
}
