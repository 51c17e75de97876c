import Foundation
import Testing

/// The judge itself: what it lets pass and what it does not.
@Suite("A verdict")
struct VerdictTests {
  /// `title.leading == self.leading + 16` and `box.width == 20`, where nothing names the box.
  private static let recording = Recording(
    name: "sample", problems: [], root: 0,
    objects: [
      Recording.Object(types: ["Card"], type: "Card", members: ["title": 1]),
      Recording.Object(types: [], type: "UILabel", members: ["superview": 0]),
      Recording.Object(types: [], type: "UIView", members: [:]),
    ],
    constraints: [
      Recording.Constraint(
        first: .init(item: 1, attribute: "leading"), relation: "==",
        second: .init(item: 0, attribute: "leading"), multiplier: 1, constant: 16, priority: 1000,
        active: true),
      Recording.Constraint(
        first: .init(item: 2, attribute: "width"), relation: "==", second: nil, multiplier: 1,
        constant: 20, priority: 1000, active: true),
    ])

  private static let leading =
    #"{"line":1,"dialect":"anchor","first":{"item":"title","attribute":"leading"},"relation":"==","#
    + #""second":{"item":"self","attribute":"leading"},"#
    + #""multiplier":1,"constant":16,"priority":1000,"active":"always"}"#
  private static let width =
    #"{"line":2,"dialect":"anchor","first":{"item":"box","attribute":"width"},"relation":"==","#
    + #""second":null,"multiplier":1,"constant":20,"priority":1000,"active":"always"}"#

  private enum Word { case agrees, incomplete, wrong }

  private func judge(_ constraints: [String], unresolved: String = "") throws -> Word {
    let text =
      #"{"scope":"Card.setUp()","constraints":["# + constraints.joined(separator: ",")
      + #"],"unresolved":["# + unresolved + "]}"
    let scope = try JSONDecoder().decode(DumpedScope.self, from: Data(text.utf8))
    let comparison = Comparison(Self.recording, [scope], typeNames: ["Card"])
    switch comparison.judge().verdict {
    case .agrees: return .agrees
    case .incomplete: return .incomplete
    case .wrong: return .wrong
    }
  }

  @Test("agrees with the same constraints in any order")
  func agrees() throws {
    #expect(try judge([Self.leading, Self.width]) == .agrees)
    #expect(try judge([Self.width, Self.leading]) == .agrees)
  }

  @Test("misses what is built and not read")
  func misses() throws {
    #expect(try judge([Self.leading]) == .incomplete)
    #expect(try judge([]) == .incomplete)
    let call = #"{"line":3,"reason":"a helper"}"#
    #expect(try judge([Self.leading, Self.width], unresolved: call) == .incomplete)
  }

  @Test(
    "refuses what is read twice, and every other detail",
    arguments: [
      ("\"constant\":16", "\"constant\":15"), ("\"multiplier\":1", "\"multiplier\":2"),
      ("\"priority\":1000", "\"priority\":999"), ("\"==\"", "\">=\""),
      ("\"active\":\"always\"", "\"active\":\"never\""),
      ("\"item\":\"title\"", "\"item\":\"self\""),
      (
        "{\"item\":\"title\",\"attribute\":\"leading\"}",
        "{\"item\":\"title\",\"attribute\":\"left\"}"
      ),
      ("{\"item\":\"self\",\"attribute\":\"leading\"}", "null"),
    ])
  func refuses(_ detail: String, _ other: String) throws {
    #expect(try judge([Self.leading, Self.leading, Self.width]) == .wrong)
    let changed = Self.leading.replacingOccurrences(of: detail, with: other)
    #expect(changed != Self.leading)
    #expect(try judge([changed, Self.width]) == .wrong)
  }

  @Test("is incomplete where a number is not known")
  func unknownNumber() throws {
    let unknown = Self.leading.replacingOccurrences(
      of: "\"constant\":16", with: "\"constant\":null")
    #expect(try judge([unknown, Self.width]) == .incomplete)
  }

  @Test("lets an alternative be left out, but not a constraint that is always there")
  func alternatives() throws {
    let other = Self.width.replacingOccurrences(of: "20", with: "30")
    let alternative = other.replacingOccurrences(of: "always", with: "conditional")
    #expect(try judge([Self.leading, Self.width, alternative]) == .agrees)
    #expect(try judge([Self.leading, Self.width, other]) == .wrong)
  }

  @Test("takes an unnamed item for no object that has a name")
  func names() throws {
    let renamed = Self.leading.replacingOccurrences(of: "\"title\"", with: "\"label\"")
    #expect(try judge([renamed, Self.width]) == .agrees)
    let both = Self.width.replacingOccurrences(of: "\"box\"", with: "\"title\"")
    #expect(try judge([renamed, both]) == .wrong)
  }
}
