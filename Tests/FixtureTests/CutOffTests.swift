import Diagnostics
import LintDriver
import LintRules
import RulePages
import SourceText
import SwiftTokens
import TestSupport
import Testing

/// The findings of every rule, also of those that are off by default, in code that may end anywhere.
private func findings(in code: [UInt8], about rule: String = "") -> [Finding] {
  let rules = Fixture.rules(RulePage.embedded.map(\.id), about: rule)
  let options = AnalysisOptions(rules: RuleSelection(only: rules), jobs: 1)
  return Analyzer.standard.analyze([SourceFile(path: "CutOff.swift", bytes: code)], options)
}

@Suite("Code that is cut off")
struct CutOffTests {
  /// Every 499th token, and not the same ones in each fixture.
  @Test("may end after any token without a trap", arguments: try Fixture.all())
  func fixtures(_ fixture: Fixture) {
    let tokens = TokenizedFile(fixture.source).tokens
    let first = fixture.path.utf8.reduce(0) { $0 + Int($1) } % 499
    for index in stride(from: first, to: tokens.count, by: 499) {
      let code = Array(fixture.source.bytes[..<Int(tokens[index].end)])
      #expect(
        findings(in: code, about: fixture.rule).allSatisfy {
          $0.diagnostic.range.end <= code.count
        }, "\(fixture.path) up to token \(index)")
    }
  }

  @Test(
    "may end where a rule looks for more, and may begin with a name that it looks for",
    arguments: [
      """
      final class A: UIView {
        let box = UIView()
        func f() {
          addSubview(box)
          let r = CGRect(x: 16, y: 0, width: bounds.width, height: 40)
      """,
      """
      final class A: UIViewController {
        override func viewDidLoad() {
          let top = view.safeAreaInsets.top
      """,
      """
      open class A: UIView {
        private var open: [NSLayoutConstraint] = []
        let title = UILabel()
        func f() {
          addSubview(title)
          open.append(title.topAnchor.constraint(equalTo: topAnchor))
        }
      }
      """,
      """
      ).title.addSubview(box)
      final class A: UIView {
        let box = UIView()
      }
      """,
    ])
  func examples(_ code: String) {
    let code = Array(code.utf8)
    #expect(findings(in: code).allSatisfy { $0.diagnostic.range.end <= code.count })
  }
}
