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
      (
        "title.snp.makeConstraints { $0.height.lessThanOrEqualTo(badge).offset(-12) }",
        "the height of 'title' is at least 12 points less than that of 'badge'"
      ),
      (
        "title.snp.makeConstraints { $0.height.equalTo(badge.snp.width).offset(12) }",
        "the height of 'title' is 12 points more than the width of 'badge'"
      ),
      (
        "title.snp.makeConstraints { $0.right.lessThanOrEqualTo(badge.snp.left).offset(-12) }",
        "the offset of the right of 'title' is at least 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.trailing.lessThanOrEqualToSuperview().inset(12) }",
        "the inset of the trailing of 'title' is at least 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.leading.equalTo(12) }",
        "the distance of the leading of 'title' from its superview is 12 points"
      ),
      (
        "title.trailingAnchor.constraint(lessThanOrEqualTo: end, constant: -12).isActive = true",
        "the gap between the trailing edge of 'title' and 'end' is at least 12 points"
      ),
      (
        "title.leftAnchor.constraint(equalTo: (badge?.leftAnchor)!, constant: 12).isActive = true",
        "the gap between the left edge of 'title' and the left edge of 'badge' is 12 points"
      ),
      (
        "title.widthAnchor.constraint(lessThanOrEqualTo: badge.widthAnchor, constant: -12).isActive = true",
        "the width of 'title' is at least 12 points less than that of 'badge'"
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
    let messages = messages("unscaled-constant", code)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasPrefix(words) }, "\(messages)")
  }

  @Test("name the edge of the superview in a visual format")
  func formatEdges() {
    let code = """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        func setUp() {
          for format in ["H:|-15-[title]-16-|", "V:|-17-[title]-18-|"] {
            addConstraints(
              NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["title": title]))
          }
        }
      }
      """
    let edges = messages("unscaled-constant", code).compactMap { message in
      message.split(separator: " edge").first?.split(separator: " ").last.map(String.init)
    }
    #expect(edges == ["leading", "trailing", "top", "bottom"])
  }

  @Test(
    "count what they speak of",
    arguments: [
      (
        "layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)",
        "the top inset is 8 points on every screen"
      ),
      (
        "layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)",
        "these insets (top 8, bottom 8) are the same on every screen"
      ),
      ("frame = CGRect(x: 0, y: 0, width: 0, height: 32)", "or scale the number"),
      ("frame = CGRect(x: 0, y: 0, width: 9, height: 32)", "or scale the numbers"),
    ])
  func insets(_ statement: String, _ words: String) {
    let code = "import UIKit\nfinal class Card: UIView { func setUp() { \(statement) } }"
    let messages = messages("hard-coded-inset", code) + messages("hard-coded-frame", code)
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(words) }, "\(messages)")
  }

  private func messages(_ rule: String, _ code: String) -> [String] {
    let file = SourceFile(path: "Card.swift", bytes: Array(code.utf8))
    let rules = RuleSelection(only: [rule])
    return Analyzer.standard.analyze([file], AnalysisOptions(rules: rules, jobs: 1))
      .filter { $0.rule == rule }.map(\.diagnostic.message)
  }
}
