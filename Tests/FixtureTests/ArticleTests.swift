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

/// Screens whose frames were printed in articles: `Fixtures/articles` holds the code as it is printed there.
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
  private func frames(_ paths: [String], _ width: Double, _ height: Double) throws -> [String:
    Frame]
  {
    let sources = try paths.map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: checkout.appending(path: path))))
    }
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
    let bar = [w(10), h(10), h(32), h(32)]
    let expected: [String: Frame] = [
      "SquareView.self": whole, "SquareView.square": [0, 0, fifty, fifty],
      "TopBarView.self": whole, "TopBarView.userImageView": bar,
      "TopBarView.userLabel": [w(52), h(10), w(284), h(32)],
      "SnappedTopBarView.self": whole, "SnappedTopBarView.userImageView": bar,
      "SnappedTopBarView.userLabel": [w(10) + h(32) + w(10), h(10), w(284), h(32)],
      "ButtonView.self": whole, "ButtonView.heartButton": [w(14), h(13), w(24), h(22)],
      "ButtonView.commentButton": [w(55), h(13), w(24), h(22)],
      "ButtonView.shareButton": [w(94), h(13), w(24), h(22)],
      "ButtonView.bookmarkButton": [w(343), h(13), w(24), h(22)],
      "CommentsView.self": whole, "CommentsView.likeLabel": [w(16), 0, labels, h(18)],
      "CommentsView.descriptionLabel": [w(16), h(18), labels, h(42)],
      "CommentsView.viewAllCommentsLabel": [w(16), h(60), labels, h(20)],
      "CommentsView.timeLabel": [w(16), h(80), labels, h(24)],
      "PostView.self": whole, "PostView.topBarView": [0, 0, width, h(54)],
      "PostView.postImageView": [0, h(54), width, width],
      "PostView.buttonView": [0, h(54) + width, width, h(48)],
      "PostView.commentsView": [0, h(102) + width, width, 0],
      "ViewController.view": whole, "ViewController.postView": [0, 0, width, h(960)],
    ]
    let paths = files(in: "Fixtures/articles/post", endingIn: ".swift").map {
      "Fixtures/articles/post/\($0.lastPathComponent)"
    }
    expect(try frames(paths, width, height), expected, width, height)
  }

  @Test("Two buttons below a view share what is divided", arguments: screens)
  func twoButtons(_ width: Double, _ height: Double, _ fifty: Double) throws {
    // `dump frames` takes a safe area of 20 points at the top for granted.
    let inner = width - 40
    let expected: [String: Frame] = [
      "PUIMainViewController.view": [0, 0, width, height],
      "PUIMainViewController.view.safeAreaLayoutGuide": [0, 20, width, height - 20],
      "PUIMainViewController.mainView": [20, 40, inner, height - 120],
      "PUIMainViewController.leftButton": [20, height - 80, inner / 2, 60],
      "PUIMainViewController.rightButton": [20 + inner / 2, height - 80, inner / 2, 60],
    ]
    expect(
      try frames(["Fixtures/articles/PUIMainViewController.swift"], width, height), expected,
      width, height)
  }
}
