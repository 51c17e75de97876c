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
        "the gap between title.leading and badge.trailing is 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.left.equalTo(badge.snp.right).offset(12) }",
        "the offset of title.left is 12 points"
      ),
      (
        "title.snp.makeConstraints { make in make.width.equalTo(45) }",
        "title.width is 45 points"
      ),
      (
        "title.snp.makeConstraints { $0.height.lessThanOrEqualTo(badge).offset(-12) }",
        "title.height is at least 12 points less than badge.height"
      ),
      (
        "title.snp.makeConstraints { $0.height.equalTo(badge.snp.width).offset(12) }",
        "title.height is 12 points more than badge.width"
      ),
      (
        "title.snp.makeConstraints { $0.right.lessThanOrEqualTo(badge.snp.left).offset(-12) }",
        "the offset of title.right is at least 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.trailing.lessThanOrEqualToSuperview().inset(12) }",
        "the inset of title.trailing is at least 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.bottom.equalTo(badge.snp.top).inset(-12) }",
        "the inset of title.bottom is -12 points"
      ),
      (
        "title.snp.makeConstraints { $0.bottom.equalTo(badge.snp.top).offset(-12) }",
        "the offset of title.bottom is 12 points"
      ),
      (
        "title.snp.makeConstraints { $0.leading.equalTo(12) }",
        "the distance of title.leading from its superview is 12 points"
      ),
      (
        "title.trailingAnchor.constraint(lessThanOrEqualTo: end, constant: -12).isActive = true",
        "the gap between title.trailing and 'end' is at least 12 points"
      ),
      (
        "title.leftAnchor.constraint(equalTo: (badge?.leftAnchor)!, constant: 12).isActive = true",
        "the gap between title.left and badge.left is 12 points"
      ),
      (
        "title.widthAnchor.constraint(lessThanOrEqualTo: badge.widthAnchor, constant: -12).isActive = true",
        "title.width is at least 12 points less than badge.width"
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
    #expect(
      messages.count == 1 && messages.allSatisfy { $0.hasSuffix(": " + words) }, "\(messages)")
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
      message.split(separator: " and the superview").first?.split(separator: ".").last.map(
        String.init)
    }
    #expect(edges == ["leading", "trailing", "top", "bottom"])
  }

  @Test(
    "count what they speak of",
    arguments: [
      (
        "layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)",
        "hard-coded inset: top 8"
      ),
      (
        "layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)",
        "hard-coded insets: top 8, bottom 8"
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
