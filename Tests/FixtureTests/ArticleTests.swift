import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

/// The screens that the article about scaled frames names, in points, and what it says of 50 points of height there.
private let screens: [(width: Double, height: Double, fifty: Double)] = [
  (375, 667, 50), (414, 736, 55.1724137931035), (768, 1024, 76.7616191904048),
  (1024, 1366, 102.3988005997),
]

/// Screens whose frames were printed in articles, among `Fixtures/listings`.
@Suite("Screens of articles that set frames")
struct ArticleTests {
  private struct Scope: Decodable {
    var scope: String
    var frames: [String: [String: Double]]
    var ambiguous: [String: [String]]
    var conflicts: [[Int]]
  }

  private typealias Frame = [Double]

  /// By type and view: x, y, width and height.
  private func frames(
    _ sources: [SourceFile], _ width: Double, _ height: Double
  ) throws -> [String: Frame] {
    var output: [UInt8] = []
    dumpFrames(sources, FrameRequest(width: width, height: height), jobs: 1) { output += $0 }
    var frames: [String: Frame] = [:]
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let scope = try JSONDecoder().decode(Scope.self, from: Data(line))
      #expect(scope.ambiguous.isEmpty && scope.conflicts.isEmpty, "\(scope.scope)")
      let type = String(scope.scope.prefix { $0 != "." })
      for (view, frame) in scope.frames {
        frames["\(type).\(view)"] = try ["x", "y", "width", "height"].map {
          try #require(frame[$0])
        }
      }
    }
    return frames
  }

  /// The files of a listing, by the path of one of them.
  private func listing(_ path: String) throws -> [SourceFile] {
    try Fixture.listings().first { $0.contains { $0.path == "Fixtures/listings/\(path)" } }?
      .map(\.source) ?? []
  }

  private func expect(
    _ found: [String: Frame], _ expected: [String: Frame], _ width: Double, _ height: Double
  ) {
    #expect(Set(found.keys) == Set(expected.keys))
    for (view, frame) in expected {
      let isEqual = zip(found[view] ?? [], frame).count { abs($0 - $1) <= 1e-6 } == 4
      #expect(isEqual, "\(view) at \(width) × \(height): \(found[view] ?? []), not \(frame)")
    }
  }

  @Test("A post of scaled views has the article's numbers", arguments: screens)
  func post(_ width: Double, _ height: Double, _ fifty: Double) throws {
    // As the article defines its helpers: 375 × 667 points are the screen of the design.
    func w(_ number: Double) -> Double { number * width / 375 }
    func h(_ number: Double) -> Double { number * height / 667 }
    let whole = [0, 0, width, height]
    let labels = width - 2 * w(16)
    let expected: [String: Frame] = [
      "Square.self": whole, "Square.side": [0, 0, fifty, fifty],
      "TopBar.self": whole, "TopBar.portrait": [w(10), h(10), h(32), h(32)],
      "TopBar.author": [w(10) + h(32) + w(10), h(10), w(284), h(32)],
      "ButtonRow.self": whole, "ButtonRow.like": [w(14), h(13), w(24), h(22)],
      "ButtonRow.reply": [w(55), h(13), w(24), h(22)],
      "ButtonRow.send": [w(94), h(13), w(24), h(22)],
      "ButtonRow.keep": [w(343), h(13), w(24), h(22)],
      "RemarkList.self": whole, "RemarkList.likes": [w(16), 0, labels, h(18)],
      "RemarkList.caption": [w(16), h(18), labels, h(42)],
      "RemarkList.allRemarks": [w(16), h(60), labels, h(20)],
      "RemarkList.age": [w(16), h(80), labels, h(24)],
      "PostView.self": whole, "PostView.topBar": [0, 0, width, h(54)],
      "PostView.picture": [0, h(54), width, width],
      "PostView.buttonRow": [0, h(54) + width, width, h(48)],
      "PostView.remarkList": [0, h(102) + width, width, 0],
      "PostController.view": whole, "PostController.postView": [0, 0, width, h(960)],
    ]
    let post = try listing("scaled-post/PostView.swift")
    expect(try frames(post + [square], width, height), expected, width, height)
  }

  /// The length that the article lists.
  private let square = SourceFile(
    path: "Square.swift",
    bytes: Array(
      """
      class Square: UIView {
        let side = UIView()

        func setUp() {
          addSubview(side)
          side.frame = CGRect(x: 0, y: 0, width: 50.scaledHeight(), height: 50.scaledHeight())
        }
      }
      """.utf8))

  @Test("Two buttons below a view share what is divided", arguments: screens)
  func twoButtons(_ width: Double, _ height: Double, _ fifty: Double) throws {
    // `dump frames` takes a safe area of 20 points at the top for granted.
    let inner = width - 40
    let expected: [String: Frame] = [
      "DividedController.view": [0, 0, width, height],
      "DividedController.view.safeAreaLayoutGuide": [0, 20, width, height - 20],
      "DividedController.content": [20, 40, inner, height - 120],
      "DividedController.back": [20, height - 80, inner / 2, 60],
      "DividedController.forward": [20 + inner / 2, height - 80, inner / 2, 60],
    ]
    let listing = try listing("rectangle-division.swift")
    expect(try frames(listing, width, height), expected, width, height)
  }
}
