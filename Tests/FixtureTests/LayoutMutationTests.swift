import Diagnostics
import LintDriver
import SourceText
import Testing

/// A view whose constraints fix everything, each on a line of its own.
private struct DeterminedView: Sendable, CustomTestStringConvertible {
  let name: String
  /// The class and the name of each child.
  let children: [(type: String, name: String)]
  /// Each constraint, and the quantity that is missing without it; `nil` where others say the same.
  let constraints: [(text: String, missing: String?)]
  /// Constraints that contradict the others.
  let contradictions: [String]

  var testDescription: String { name }

  func source(_ lines: [String]) -> SourceFile {
    let declared = children.map { "  private let \($0.name) = \($0.type)()\n" }.joined()
    let added = children.map { child in
      """
          \(child.name).translatesAutoresizingMaskIntoConstraints = false
          addSubview(\(child.name))

      """
    }.joined()
    let written = lines.map { "      \($0),\n" }.joined()
    return SourceFile(
      path: "\(name).swift",
      bytes: Array(
        """
        final class \(name): UIView {
        \(declared)
          func setUp() {
        \(added)
            NSLayoutConstraint.activate([
        \(written)
            ])
          }
        }
        """.utf8))
  }

  static let all = [
    DeterminedView(
      name: "Edges", children: [("UIView", "card")],
      constraints: [
        ("card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)", "x"),
        ("card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)", "width"),
        ("card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)", "y"),
        ("card.heightAnchor.constraint(equalToConstant: 40)", "height"),
      ],
      contradictions: [
        "card.heightAnchor.constraint(equalToConstant: 44)",
        "card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 1)",
        "card.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)",
        "card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -9)",
      ]),
    DeterminedView(
      name: "Chain",
      children: [("UIView", "avatar"), ("UILabel", "title"), ("UIView", "line")],
      constraints: [
        ("avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)", "x"),
        ("avatar.centerYAnchor.constraint(equalTo: centerYAnchor)", "y"),
        ("avatar.widthAnchor.constraint(equalToConstant: 40)", "width"),
        ("avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor)", "height"),
        ("title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)", "x"),
        ("title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)", nil),
        ("title.centerYAnchor.constraint(equalTo: avatar.centerYAnchor)", "y"),
        ("line.leadingAnchor.constraint(equalTo: title.leadingAnchor)", "x"),
        ("line.trailingAnchor.constraint(equalTo: trailingAnchor)", "width"),
        ("line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)", "y"),
        ("line.heightAnchor.constraint(equalToConstant: 1)", "height"),
      ],
      contradictions: [
        "avatar.heightAnchor.constraint(equalToConstant: 41)",
        "title.leadingAnchor.constraint(equalTo: avatar.leadingAnchor, constant: 40)",
        "line.leadingAnchor.constraint(equalTo: avatar.trailingAnchor)",
        "line.topAnchor.constraint(equalTo: line.bottomAnchor)",
      ]),
    DeterminedView(
      name: "Shares", children: [("UIView", "left"), ("UIView", "right")],
      constraints: [
        ("left.leadingAnchor.constraint(equalTo: leadingAnchor)", "x"),
        ("left.trailingAnchor.constraint(equalTo: right.leadingAnchor)", "width"),
        ("left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2)", "width"),
        ("right.trailingAnchor.constraint(equalTo: trailingAnchor)", "width"),
        ("left.topAnchor.constraint(equalTo: topAnchor)", "y"),
        ("left.bottomAnchor.constraint(equalTo: bottomAnchor)", "height"),
        ("right.topAnchor.constraint(equalTo: left.topAnchor)", "y"),
        ("right.heightAnchor.constraint(equalTo: left.heightAnchor, multiplier: 0.5)", "height"),
      ],
      contradictions: [
        "left.topAnchor.constraint(equalTo: right.topAnchor, constant: 3)",
        "right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 2)",
      ]),
  ]
}

private func lint(_ file: SourceFile, _ rules: Set<String>) -> [Finding] {
  Analyzer.standard.analyze(
    [file], AnalysisOptions(rules: RuleSelection(only: rules), jobs: 1))
}

@Suite("A determined view")
struct LayoutMutationTests {
  private let rules: Set<String> = [
    "ambiguous-layout", "missing-position", "conflicting-constraints",
  ]

  @Test("is left alone", arguments: DeterminedView.all)
  fileprivate func silence(_ view: DeterminedView) {
    #expect(lint(view.source(view.constraints.map(\.text)), rules) == [])
  }

  @Test("is ambiguous without any one constraint that it needs", arguments: DeterminedView.all)
  fileprivate func drop(_ view: DeterminedView) {
    for (index, dropped) in view.constraints.enumerated() {
      var lines = view.constraints.map(\.text)
      lines.remove(at: index)
      let findings = lint(view.source(lines), rules)
      guard let missing = dropped.missing else {
        #expect(findings == [], "\(dropped.text) is not needed")
        continue
      }
      let isHorizontal = missing == "x" || missing == "width"
      let axis: Set<String> = isHorizontal ? ["x", "width"] : ["y", "height"]
      #expect(findings.count == 1, "without \(dropped.text)")
      #expect(!findings.contains { $0.rule == "conflicting-constraints" })
      for finding in findings {
        let quantities = Set(finding.diagnostic.subject?.quantities ?? [])
        #expect(!quantities.isEmpty && quantities.isSubset(of: axis), "without \(dropped.text)")
      }
    }
  }

  @Test("conflicts with a contradiction, which the finding names", arguments: DeterminedView.all)
  fileprivate func contradict(_ view: DeterminedView) {
    for contradiction in view.contradictions {
      let file = view.source(view.constraints.map(\.text) + [contradiction])
      let findings = lint(file, rules)
      #expect(findings.map(\.rule) == ["conflicting-constraints"], "with \(contradiction)")
      for finding in findings {
        let named = [finding.diagnostic.range] + finding.diagnostic.notes.map(\.range)
        #expect(named.contains { file.text($0) == contradiction }, "with \(contradiction)")
      }
    }
  }
}
