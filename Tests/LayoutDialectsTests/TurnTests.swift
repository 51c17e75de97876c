import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import Testing

@Suite("Loops and paths")
struct TurnTests {
  @Test("are followed as far as their values are known", arguments: samples)
  func reading(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static let samples = known + unknown + paths

  private static let known = [
    ReadingSample(
      """
      for (index, view) in rows.enumerated() {
        view.topAnchor.constraint(equalTo: index == 0 ? topAnchor : rows[index - 1].bottomAnchor).isActive = true
      }
      """, ["a.top == self.top", "b.top == a.bottom"], members: "lazy var rows = [a, b]"),
    // The condition is the same in each turn: so are the branches.
    ReadingSample(
      "for view in [a, b] { if isTall { view.heightAnchor.constraint(equalToConstant: 9).isActive = true } }",
      ["a.height == 9 conditional(if isTall)", "b.height == 9 conditional(if isTall)"]),
    ReadingSample(
      """
      var hasBreak = false
      for view in [a, b, c] {
        if hasBreak { continue }
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        hasBreak = true
      }
      """, ["a.width == 5"]),
    ReadingSample(
      """
      for view in [a, b] {
        defer { view.heightAnchor.constraint(equalToConstant: 2).isActive = true }
        if view === b { break }
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      }
      """, ["a.height == 2", "b.height == 2", "a.width == 5"]),
  ]

  private static let unknown = [
    // Other code puts views in, so that the turns are not known.
    ReadingSample(
      """
      var previous: UIView?
      for view in rows {
        if let previous { view.topAnchor.constraint(equalTo: previous.bottomAnchor).isActive = true }
        previous = view
      }
      """,
      [
        "unresolved: the second anchor is not known: 'previous' changes with each iteration of a loop"
      ],
      members: """
        var rows = [UIView()]
        func more() { rows.append(UIView()) }
        """),
    ReadingSample(
      """
      for case let label as UILabel in [a, b] { label.widthAnchor.constraint(equalToConstant: 4).isActive = true }
      """, ["label.width == 4"]),
    ReadingSample(
      "for _ in 0..<1_000_000 { a.widthAnchor.constraint(equalToConstant: 4).isActive = true }",
      ["a.width == 4"]),
    ReadingSample(
      """
      var rows = [a]
      for view in subviews { rows.append(view) }
      if rows.count == 1 { a.widthAnchor.constraint(equalToConstant: 4).isActive = true }
      """, ["a.width == 4 conditional(if rows.count == 1)"]),
  ]

  private static let paths = [
    // A guard that only leaves makes no alternatives, whatever it binds.
    ReadingSample(
      """
      guard let image = UIImage(named: name) else { return }
      a.widthAnchor.constraint(equalToConstant: 4).isActive = true
      """, ["a.width == 4"]),
    ReadingSample(
      """
      let row = UIView().unmasked
      addSubview(row)
      row.widthAnchor.constraint(equalToConstant: 4).isActive = true
      """, ["row.width == 4"],
      outside: """
        extension UIView {
          var unmasked: Self {
            translatesAutoresizingMaskIntoConstraints = false
            return self
          }
        }
        """),
    // What a pattern binds is not the view's own property of that name.
    ReadingSample(
      """
      a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
      switch filling {
      case .own(let a): a.topAnchor.constraint(equalTo: topAnchor).isActive = true
      default: break
      }
      if case let .own(a) = filling { a.rightAnchor.constraint(equalTo: rightAnchor).isActive = true }
      """,
      [
        "a.left == self.left", "a#2.top == self.top conditional(case .own(let a):)",
        "a#3.right == self.right conditional(if case … = filling)",
      ]),
    ReadingSample(
      """
      var anchor = topAnchor
      switch edge {
      case .one: anchor = a.topAnchor
      case .two: anchor = a.bottomAnchor
      default: return
      }
      b.topAnchor.constraint(equalTo: anchor).isActive = true
      """,
      ["b.top == a.top conditional(case .one:)", "b.top == a.bottom conditional(case .two:)"]),
    ReadingSample(
      """
      var width: NSLayoutConstraint?
      if isWide { width = a.widthAnchor.constraint(equalToConstant: 4) }
      width?.isActive = true
      """, ["a.width == 4 conditional(if isWide)"]),
    ReadingSample(
      """
      let edge: NSLayoutYAxisAnchor = switch side { case .up: topAnchor
      default: bottomAnchor }
      a.topAnchor.constraint(equalTo: edge).isActive = true
      """,
      [
        "a.top == self.top conditional(case .up:)", "a.top == self.bottom conditional(default:)",
      ]),
    ReadingSample(
      """
      let width = a.widthAnchor.constraint(equalToConstant: 4)
      width.isActive = true
      width.constant += extra
      """, ["a.width == ?width.constant += extra"]),
    ReadingSample(
      """
      a.widthAnchor.constraint(equalToConstant: 4).isActive = true
      NSLayoutConstraint.deactivate(a.constraints)
      a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """, ["a.width == 4 stored", "a.width == 5"]),
    ReadingSample(
      "a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: c.heightAnchor).isActive = true",
      [
        "unresolved: the first anchor is not known: layoutlint does not read constraints that relate the distance between two anchors to another dimension"
      ]),
    ReadingSample(
      "a.topAnchor.constraint(equalTo: edges.topAnchor).isActive = true",
      [
        "unresolved: the second anchor is not known: 'topAnchor' is a property whose value is not known"
      ], members: "var edges: Edges",
      outside: "struct Edges { var topAnchor: NSLayoutYAxisAnchor }"),
  ]

  @Test("tells the view that a guide was added to, and a view's own size")
  func items() throws {
    let source = """
      import UIKit
      final class Gauge: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }
      }
      final class Screen: UIViewController {
        let middle = UILayoutGuide()
        let gauge = Gauge()
        override func viewDidLoad() {
          view.addSubview(gauge)
          gauge.addLayoutGuide(middle)
          gauge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          middle.widthAnchor.constraint(equalTo: gauge.widthAnchor).isActive = true
        }
      }
      """
    let tokens = TokenizedFile(SourceFile(path: "Screen.swift", bytes: Array(source.utf8)))
    let file = SyntaxFile(tokens)
    let words = LayoutWords(tokens)
    let project = Project([FileDeclarations(file, words: words)])
    let unit = try #require(project.units(words: [words]).first { $0.typeName == "Screen" })
    let scope = try #require(
      readLayout(of: unit, in: project, files: [file], words: [words]).scopes.first)
    func index(_ name: String) throws -> Int {
      try #require(scope.descriptions.firstIndex { $0.name == name })
    }
    let (gauge, guide) = (try index("gauge"), try index("middle"))
    #expect(scope.items[guide].kind == .guide)
    #expect(scope.items[guide].owner == scope.items[gauge].id)
    #expect(scope.items[gauge].intrinsicAxes == [.vertical])
    #expect(!scope.descriptions.contains { $0.name == "self" })
  }
}
