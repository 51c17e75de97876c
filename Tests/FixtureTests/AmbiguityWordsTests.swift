import Diagnostics
import LintDriver
import LintRules
import SourceText
import Testing

@Suite("What is said of a view that is free")
struct AmbiguityWordsTests {
  private func finding(_ lines: String) throws -> Finding {
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
    return try #require(found.first { $0.rule == "ambiguous-layout" })
  }

  @Test("is what is usual, and all there is, where nothing bounds it")
  func unbounded() throws {
    let finding = try finding(
      """
          card.wide(size.width)
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
      """)
    #expect(
      finding.diagnostic.message.hasSuffix(
        "constraints allow, usually at 0; constrain its leading or trailing"))
    #expect(
      finding.diagnostic.notes.map(\.message) == [
        "this is all that is said of it on the axis: width of 'card' == size.width",
        "'title' moves along with it",
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
      finding.diagnostic.message.hasSuffix("constraints allow; constrain its width or leading"))
    #expect(
      finding.diagnostic.notes.map(\.message) == [
        "this is said of it on the axis: centerX of 'card' == centerX of 'self'",
        "this bounds it: leading of 'title' >= leading of 'card'",
      ])
  }
}
