import LintDriver
import LintRules
import SourceText
import Testing

/// What is known of a view only with the code of other files.
@Suite("Views that other files use")
struct OtherFilesTests {
  private func findings(_ rule: String, _ files: String...) -> [String] {
    let sources = files.enumerated().map { index, text in
      SourceFile(path: "\(index).swift", bytes: Array(("import UIKit\n" + text).utf8))
    }
    return Analyzer.standard.analyze(sources, AnalysisOptions(jobs: 1))
      .filter { $0.rule == rule }.map(\.path)
  }

  @Test(
    "have a superview if a function finds them, and may have none if it makes them",
    arguments: [
      // Found: around the view, inside of it, in a property, or as one of two of these.
      ("{ guard let superview else { return nil }; return superview.other() }", false),
      ("{ subviews.last?.other() ?? self }", false),
      ("{ subviews.first(where: { $0.tag == 1 }) }", false),
      ("{ let found = superview; return found }", false),
      (
        "{ for child in subviews { return UIView(frame: child.frame).superview }; return nil }",
        false
      ),
      // Found under a name that a new view has elsewhere in the function.
      ("{ if let made = superview { return made }; let made = UIView(); return made }", false),
      ("{ for made in subviews { return made }; let made = UIView(); return made }", false),
      (
        """
        { switch superview { case let made as UILabel: return made; default: break }
          let made = UIView()
          return made
        }
        """, false
      ),
      ("{ if let made = makeShade() { return made }; let made = UIView(); return made }", true),
      // Made: alone, through a variable, through another function, or on each path.
      ("{ UIView() }", true),
      ("{ let made = UIView(); made.backgroundColor = .red; return made }", true),
      ("{ makeShade() }", true),
      ("{ isHidden ? UIView() : makeShade() }", true),
      ("{ if isHidden { return nil }; return UIView() }", true),
    ])
  func makers(_ body: String, isMade: Bool) {
    let found = findings(
      "unrelated-views",
      """
      extension UIView {
        func other() -> UIView? \(body)
        func makeShade() -> UIView? { UIView() }
      }
      """,
      """
      final class Bar: UIView {
        func align(_ bar: UIView) {
          guard let clip = other() ?? other() else { return }
          clip.translatesAutoresizingMaskIntoConstraints = false
          clip.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
      }
      """)
    #expect(found.isEmpty != isMade)
  }

  private let panel = """
    class PanelBase: UIView {
      let shade = UIView()
      func setUp() {
        shade.translatesAutoresizingMaskIntoConstraints = false
        shade.backgroundColor = .black
        addSubview(shade)
        shade.widthAnchor.constraint(equalToConstant: 30).isActive = true
        shade.heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
    }
    """

  private let placing = """
    final class PanelList: PanelBase {
      override func setUp() {
        super.setUp()
        shade.topAnchor.constraint(equalTo: topAnchor).isActive = true
        shade.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
    }
    """

  @Test("are placed by a subclass, also if another module has a class of its name")
  func classesOfOneName() {
    let other = "class OtherBase: UIView {}"
    let twin = "final class PanelList: OtherBase { func show() { isHidden = false } }"
    #expect(findings("missing-position", panel).count == 1)
    #expect(findings("missing-position", panel, placing) == [])
    #expect(findings("missing-position", panel, placing, other, twin) == [])
    #expect(findings("missing-position", panel, twin, other, placing) == [])
    #expect(findings("missing-position", panel, other, twin).count == 1)
  }

  @Test("are not placed by subclasses that do not name them, even without layout in their files")
  func subclassesWithoutLayout() {
    let plain = "final class PanelMenu: PanelBase { func show() { isHidden = false } }"
    let naming = "final class PanelMenu: PanelBase { func show() { place(shade) } }"
    #expect(findings("missing-position", panel, plain).count == 1)
    #expect(findings("missing-position", panel, naming) == [])
  }

  private func row(_ call: String) -> String {
    """
    final class Row: UIView, Marked {
      let mark = UILabel()
      var isTrailing: Bool { true }
      func setUp() {
        mark.translatesAutoresizingMaskIntoConstraints = false
        addSubview(mark)
        mark.topAnchor.constraint(equalTo: topAnchor).isActive = true
        \(call)
      }
    }
    """
  }

  private func marked(_ body: String, in head: String = "extension Marked") -> String {
    """
    protocol Marked: UIView {
      var mark: UILabel { get }
      var isTrailing: Bool { get }
    }
    \(head) {
      func placeMark(gap: CGFloat = 0) { \(body) }
    }
    """
  }

  @Test("are placed by methods of protocols that their class has")
  func protocols() {
    let leading =
      "mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap).isActive = true"
    let either = """
      let side = isTrailing ? trailingAnchor : leadingAnchor
      if isTrailing {
        let list = [mark.trailingAnchor.constraint(equalTo: trailingAnchor)]
        NSLayoutConstraint.activate(list)
      } else { mark.leadingAnchor.constraint(equalTo: side).isActive = true }
      """
    #expect(findings("ambiguous-layout", row(""), marked("isHidden = false")).count == 1)
    #expect(findings("ambiguous-layout", row("placeMark()"), marked("mark.text = nil")).count == 1)
    #expect(findings("ambiguous-layout", row("placeMark()"), marked(leading)) == [])
    #expect(findings("ambiguous-layout", row("placeMark(gap: 4)"), marked(either)) == [])
    #expect(
      findings(
        "ambiguous-layout", row("placeMark()"),
        marked(leading, in: "extension Marked where Self: UIView")) == [])
    // Through a protocol that the protocol has.
    #expect(
      findings(
        "ambiguous-layout", row("placeMark()").replacing("Marked", with: "Special"),
        marked(leading), "protocol Special: Marked {}") == [])
    // Who calls it is not known.
    #expect(findings("ambiguous-layout", row(""), marked(leading)) == [])
    // A property of the protocol places it.
    #expect(
      findings(
        "ambiguous-layout", row("_ = placed"),
        """
        protocol Marked: UIView { var mark: UILabel { get } }
        extension Marked {
          var placed: Self {
            mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            return self
          }
        }
        """) == [])
    // Another class has the protocol.
    #expect(
      findings(
        "ambiguous-layout", row("").replacing(", Marked", with: ""), marked(leading)
      ).count == 1)
  }

  /// Each file has a constant of the same name, with another value.
  @Test(
    "have the sizes that private constants of their own file say",
    arguments: [
      (
        "private enum Metrics { static let wide: CGFloat = #; static let high = 4 }", "Metrics.wide"
      ),
      ("fileprivate struct Metrics { static var wide: CGFloat { # } }", "Metrics.wide"),
      ("private let wide: CGFloat = #", "wide"),
    ])
  func privateConstants(_ declaration: String, _ name: String) {
    func file(_ number: Int, _ value: String) -> String {
      declaration.replacing("#", with: value) + """

        final class Panel\(number): UIView {
          private let dot = UIView()
          func setUp() {
            addSubview(dot)
            dot.translatesAutoresizingMaskIntoConstraints = false
            dot.widthAnchor.constraint(equalToConstant: \(name)).isActive = true
            dot.widthAnchor.constraint(equalToConstant: 40).isActive = true
          }
        }
        """
    }
    let found = findings("conflicting-constraints", file(0, "40"), file(1, "60"), file(2, "40"))
    #expect(found == ["1.swift"])
  }

  /// Where one file has several of a name, the one that is nearest to the code counts, or none.
  @Test(
    "have no size that only another constant of the name says",
    arguments: [
      "enum M {\n#if DEBUG\nstatic let w: CGFloat = 100\n#else\nstatic let w: CGFloat = 200\n#endif\n}\nPANEL",
      "private enum M { static let w: CGFloat = 300 }\nclass Outer { private enum M { static let w: CGFloat = 100 }\nPANEL\n}",
      "private enum M { static let w = UIScreen.main.bounds.width }\nPANEL",
    ])
  func severalConstants(_ code: String) {
    let panel = """
      final class Panel: UIView {
        private let dot = UIView()
        func setUp() {
          addSubview(dot)
          dot.translatesAutoresizingMaskIntoConstraints = false
          dot.widthAnchor.constraint(equalToConstant: M.w).isActive = true
          dot.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        }
      }
      """
    let other = ["180", "190"].map { "private enum M { static let w: CGFloat = \($0) }" }
    let found = findings(
      "conflicting-constraints", code.replacing("PANEL", with: panel), other[0], other[1])
    #expect(found == [])
  }
}
