import LintDriver
import LintRules
import SourceText
import Testing

/// The rules that speak of a view that is well laid out, once `line` stands somewhere in its code.
private func rulesFound(
  _ line: String, isFirst: Bool = false, around: (open: String, close: String) = ("", "")
) -> [String] {
  let code = """
    import UIKit
    final class Panel: UIView {
      private let badge = UIView()

      func setUp() {
        \(isFirst ? line : "")
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        \(isFirst ? "" : line)
        \(around.open)
        NSLayoutConstraint.activate([
          badge.topAnchor.constraint(equalTo: topAnchor),
          badge.trailingAnchor.constraint(equalTo: trailingAnchor),
          badge.widthAnchor.constraint(equalToConstant: 12),
          badge.heightAnchor.constraint(equalToConstant: 12),
        ])
        \(around.close)
      }
    }
    """
  let file = SourceFile(path: "Panel.swift", bytes: Array(code.utf8))
  let numbers: Set<String> = ["unscaled-constant"]
  return Analyzer.standard.analyze([file], AnalysisOptions(jobs: 1)).map(\.rule)
    .filter { !numbers.contains($0) }
}

@Suite("Of code that is not whole, nothing is told")
struct BrokenCodeTests {
  @Test(
    "that may be missing because it is not read",
    arguments: [
      #"let s = "abc"#, #"let s = "\(b"#, #"let s = """"#, "/*", "*/", "(", ")", "[", "]", "{", "}",
      "badge.layer.", "badge.addSubview(badge.", "let label:", "let x = badge.", "try", "!", "-",
      "a ==", "a ??", "badge as", "a ? b :", "enum", "extension", "} else {", "func f(",
      "switch a {",
      "return badge.", "let a = /(b", "“abc", "{ a in",
    ], [true, false])
  func halfALine(_ line: String, _ isFirst: Bool) {
    #expect(rulesFound(line, isFirst: isFirst) == [])
  }

  @Test("that lies too deep to be read")
  func tooDeep() {
    func around(_ open: String, _ close: String, _ count: Int) -> (String, String) {
      (String(repeating: open, count: count), String(repeating: close, count: count))
    }
    #expect(rulesFound("", around: around("if a {\n", "}\n", 100)) == [])
    #expect(rulesFound("", around: around("try ", "", 100_000)) == [])
    let ternary = around("a ? (1) : (", ")", 200)
    #expect(rulesFound("let b = " + ternary.0 + ternary.1) == [])
    #expect(rulesFound("let b = " + String(repeating: "a ? 1 : ", count: 200) + "2") == [])
  }

  @Test("while what is there is told")
  func others() {
    let wrong = "badge.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true"
    #expect(rulesFound(wrong) == ["self-constraint"])
    #expect(rulesFound(wrong + "\nlet s = \"abc") == ["self-constraint"])
    #expect(
      rulesFound("badge.bottomAnchor.constraint(equalTo: bottomAnchor)") == [
        "inactive-constraint"
      ])
  }

  @Test("and a suppression is not called unused")
  func suppressions() {
    let comment = "// layoutlint:disable:next ambiguous-layout"
    #expect(rulesFound(comment) == ["unused-suppression"])
    #expect(rulesFound(comment + "\nlet s = \"abc") == [])
    #expect(rulesFound("// layoutlint:disable:next self-constraint\nlet s = \"abc").count == 1)
  }

  @Test("by the other files of the type either")
  func parts() {
    let panel = """
      import UIKit
      final class Panel: UIView {
        private let badge = UIView()
        func setUp() { addSubview(badge) }
      }
      """
    let layout = """
      import UIKit
      extension Panel {
        func layOut() {
          badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      """
    let files = [panel, layout].enumerated().map {
      SourceFile(path: "Panel\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    #expect(Analyzer.standard.analyze(files, AnalysisOptions(jobs: 1)).isEmpty)
  }
}
