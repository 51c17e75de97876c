import LintDriver
import LintRules
import SourceText
import Testing

@Suite("Words about a number")
struct NumberWordsTests {
  @Test(
    "name the views, however the constraint is written",
    arguments: [
      (
        "title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12).isActive = true",
        "the gap between the leading edge of 'title' and the trailing edge of 'badge' is 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.left.equalTo(badge.snp.right).offset(12) }",
        "the offset of the left of 'title' is 12 points"
      ),
      (
        "title.snp.makeConstraints { make in make.width.equalTo(45) }",
        "the width of 'title' is 45 points"
      ),
    ])
  func words(_ statement: String, _ words: String) {
    let code = """
      import SnapKit
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        let badge = UILabel()
        func setUp() {
          addSubview(title)
          addSubview(badge)
          \(statement)
        }
      }
      """
    let file = SourceFile(path: "Card.swift", bytes: Array(code.utf8))
    let messages = Analyzer.standard.analyze([file], AnalysisOptions(jobs: 1))
      .filter { $0.rule == "unscaled-constant" }.map(\.diagnostic.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasPrefix(words) }, "\(messages)")
  }
}
