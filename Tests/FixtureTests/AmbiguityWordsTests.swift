import Diagnostics
import LintDriver
import LintRules
import SourceText
import Testing

@Suite("What is said of a view that is free")
struct AmbiguityWordsTests {
  private func finding(_ lines: String, of rule: String = "ambiguous-layout") throws -> Finding {
    let code = """
      import UIKit
      extension UIView {
        func wide(_ value: CGFloat) { setWidth(value) }
        func setWidth(_ length: CGFloat) {
          translatesAutoresizingMaskIntoConstraints = false
          widthAnchor.constraint(equalToConstant: length).isActive = true
        }
      }
      final class Panel: UIView {
        private let card = UIView()
        private let title = UIView()
        private var size = CGSize.zero
        func setUp() {
          addSubview(card)
          card.addSubview(title)
          card.translatesAutoresizingMaskIntoConstraints = false
          title.translatesAutoresizingMaskIntoConstraints = false
          card.topAnchor.constraint(equalTo: topAnchor).isActive = true
          card.heightAnchor.constraint(equalToConstant: 20).isActive = true
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          title.heightAnchor.constraint(equalToConstant: 20).isActive = true
          title.widthAnchor.constraint(equalToConstant: 20).isActive = true
      \(lines)
        }
      }
      """
    let files = [SourceFile(path: "Panel.swift", bytes: Array(code.utf8))]
    let found = Analyzer.standard.analyze(files, AnalysisOptions(jobs: 1))
    return try #require(found.first { $0.rule == rule })
  }

  @Test("is what is usual, and all there is, where nothing bounds it")
  func unbounded() throws {
    let finding = try finding(
      """
          card.wide(size.width)
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
      """, of: "missing-position")
    #expect(
      finding.diagnostic.message
        == "'card' has no horizontal position: no constraint determines it, so it is usually 0; "
        + "add a leading or trailing constraint")
    #expect(
      finding.diagnostic.notes.map(\.message) == [
        "its only horizontal constraint: card.width == size.width",
        "'title' depends on 'card'",
      ])
  }

  @Test("names the inequalities that bound it")
  func bounded() throws {
    let finding = try finding(
      """
          card.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          title.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor).isActive = true
      """)
    #expect(
      finding.diagnostic.message.hasSuffix(
        "only inequalities limit it; add a width or leading constraint"))
    #expect(
      finding.diagnostic.notes.map(\.message) == [
        "horizontal constraint: card.centerX == self.centerX",
        "limited here: title.leading >= card.leading",
      ])
  }
}
