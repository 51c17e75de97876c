import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

/// Views in a bar whose constraints give it its height, with lists that code switches.
private let bar = """
  import SnapKit
  import UIKit

  final class ToolBar: UIView {
    private let row = UIView()
    private let late = UIView()
    private var wide: [Constraint] = []
    private var narrow: [Constraint] = []
    var isWide = false {
      didSet {
        wide.forEach { isWide ? $0.activate() : $0.deactivate() }
        narrow.forEach { isWide ? $0.deactivate() : $0.activate() }
      }
    }

    init() {
      super.init(frame: .zero)
      addSubview(row)
      row.snp.makeConstraints { make in
        make.top.equalTo(self)
        make.left.equalTo(self).offset(8)
        make.height.equalTo(16)
        make.bottom.equalTo(safeAreaLayoutGuide)
        wide.append(make.right.equalToSuperview().constraint)
        narrow.append(make.width.equalTo(12).constraint)
        narrow.append(make.centerX.equalTo(self).constraint)
      }
      late.snp.makeConstraints {
        $0.edges.equalToSuperview()
      }
      addSubview(late)
    }

    required init?(coder: NSCoder) { nil }
  }

  """

/// The same without the lists, line by line.
private let plainBar = bar.replacing(
  "wide.append(make.right.equalToSuperview().constraint)", with: "make.right.equalToSuperview()"
)
.replacing("narrow.append(make.width.equalTo(12).constraint)", with: "")
.replacing("narrow.append(make.centerX.equalTo(self).constraint)", with: "")

@Suite("explain FILE:LINE of views and calls")
struct ExplainViewTests {
  private func explained(_ line: Int, _ code: String = bar, _ more: String...) throws -> String {
    let folder = try TemporaryFolder(["Package.swift": "", "Bar.swift": code])
    return runSample(
      ["explain", "/Bar.swift:\(line)"] + more, in: folder, analyzer: .standard,
      pages: RulePage.embedded
    ).output
  }

  @Test("gives a container the size that its own constraints fix, as a run does")
  func ownSize() throws {
    let text = try explained(23, plainBar)
    #expect(!text.contains("conflict"), "\(text)")
    #expect(text.contains("  (constraints determine the size of 'self')\n"))
    #expect(text.contains("row                        8,0 "), "\(text)")
    #expect(text.contains("×16"))
    let folder = try TemporaryFolder(["Package.swift": "", "Bar.swift": plainBar])
    #expect(!runSample(["dump", "coverage", "/"], in: folder).output.contains("conflicting"))
  }

  @Test("leaves out what code switches off when it switches the line's constraints on")
  func switchedLists() throws {
    for line in [21, 24, 25] {
      let text = try explained(line)
      #expect(!text.contains("conflict:"), "\(line): \(text)")
      #expect(
        text.contains(
          "(constraints left out because code activates and deactivates them: Bar.swift:"))
    }
  }

  @Test("says why a run does not report a conflict")
  func reasonForSilence() throws {
    let code = """
      import UIKit

      final class Screen: UIViewController {
        private let box = UIView()
        private var height = NSLayoutConstraint()

        override func viewDidLoad() {
          super.viewDidLoad()
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          height = box.heightAnchor.constraint(equalToConstant: 10)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            height,
          ])
        }

        func open() { height.constant = 500 }
      }
      """
    let text = try explained(11, code)
    #expect(
      text.contains(
        "    A lint run does not report this, because code changes the constant of 'box.height == 10'.\n"
      ),
      "\(text)")
    let plain = try explained(11, code.replacing("height.constant = 500", with: ""))
    #expect(
      plain.contains(
        "A lint run does not report this, because the conflict depends on the assumed sizes.\n"))
  }

  @Test(
    "says why nothing is reported about a view that is not determined",
    arguments: [
      (
        "let box = Badge()", "",
        "nothing is reported about 'box' here, although its width and height are not determined: it may have an intrinsic content size (its class 'Badge' is declared in the project)"
      ),
      (
        "let box = UIView()", "height = box.heightAnchor.constraint(equalToConstant: 10)",
        "nothing is reported about 'box' here, although its height is not determined: a constraint on it is stored and may be inactive, or could not be read completely"
      ),
      (
        "let box = UIView()",
        "other.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true",
        ""
      ),
    ])
  func openViews(_ declaration: String, _ more: String, _ reason: String) throws {
    let code = """
      import UIKit

      class Badge: UIView {}

      final class Row: UIView {
        private \(declaration)
        private let other = UILabel()
        private var height: NSLayoutConstraint?

        func setUp() {
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          other.translatesAutoresizingMaskIntoConstraints = false
          addSubview(other)
          \(more)
        }
      }
      """
    for line in [6, 13] {
      let text = try explained(line, code)
      #expect(
        reason.isEmpty ? !text.contains("nothing is reported") : text.contains(reason), "\(text)")
      #expect(!text.contains("there is no finding about it"))
    }
    let folder = try TemporaryFolder(["Package.swift": "", "Bar.swift": code])
    let dumped = runSample(["dump", "coverage", "/"], in: folder).output
    // A view about which there is a finding is checked.
    let silence =
      declaration.contains("Badge") ? "\"silence\": \"contentSize\"" : "\"reason\": null"
    #expect(
      dumped.contains("{\"id\": \"box\", \"line\": 6, \"doubt\": null, \(silence)"), "\(dumped)")
  }

  @Test("is suggested for a line in place of a path, and suggests a file with a similar name")
  func wrongPaths() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Bar.swift": bar])
    let path = runSample(["/Bar.swift:3:5"], in: folder)
    #expect(path.code == .failure)
    #expect(
      path.errors.hasPrefix(
        "Bar.swift:3:5: error: no such file or folder; use 'layoutlint explain Bar.swift:3:5' to explain this line\n"
      ), "\(path.errors)")
    #expect(
      runSample(["explain", "/Brr.swift:3"], in: folder).errors
        == "Brr.swift: error: no such file or folder; did you mean 'Bar.swift'?\n")
  }

  @Test("explains all that a call makes on the line where it starts")
  func calls() throws {
    let text = try explained(19, plainBar)
    #expect(text.hasPrefix("Bar.swift:20:7: 5 constraints, in ToolBar.init()\n"), "\(text)")
    let list = """
      final class Row: UIView {
        let icon = UIView()
        func setUp() {
          addSubview(icon)
          NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.leftAnchor.constraint(equalTo: leftAnchor),
          ])
        }
      }
      """
    #expect(try explained(5, list).contains(": 2 constraints, in Row"))
    #expect(try explained(3, list).contains("no constraints are created on this line"))
  }

  @Test("says of views on the line that declares them what is found about them")
  func views() throws {
    let text = try explained(6, plainBar)
    #expect(
      text.hasPrefix("'late' is checked for a missing position or size; findings about it:"),
      "\(text)")
    let type = try explained(4, plainBar)
    #expect(type.contains("'row' is") && type.contains("'late' is"), "\(type)")
    #expect(!type.contains("nearest"))
  }

  @Test("speaks of a view on the line of the property whose closure makes it")
  func properties() throws {
    let code = """
      import UIKit
      final class Note: UIView {
        private lazy var text: UILabel = {
          let label = UILabel()
          label.numberOfLines = 0
          return label
        }()
        func setUp() {
          addSubview(text)
          text.translatesAutoresizingMaskIntoConstraints = false
          text.topAnchor.constraint(equalTo: topAnchor).isActive = true
          text.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
      }
      """
    let text = try explained(3, code)
    #expect(text == (try explained(4, code)))
    #expect(text.hasPrefix("'text' is checked for a missing position or size"), "\(text)")
    #expect(try explained(5, code).contains("no constraints are created on this line"))
  }

  @Test("says where the type is declared that was taken for a rule")
  func types() throws {
    let folder = try TemporaryFolder(["A/Bar.swift": bar])
    let (status, output) = try runTool(
      BuiltProgram.path, ["explain", "ToolBar"], in: folder.url)
    #expect(status == 2)
    #expect(
      output.contains(
        "'ToolBar' is a type, not a rule; use 'layoutlint explain A/Bar.swift:4' to see which of its views are checked"
      ), "\(output)")
    let other = try runTool(BuiltProgram.path, ["explain", "Nothing"], in: folder.url).output
    #expect(other.contains("unknown rule 'Nothing'"), "\(other)")
    #expect(other.contains("to explain a line of code, use FILE:LINE"), "\(other)")
  }

  @Test(
    "says why a layout was not solved",
    arguments: [
      (
        "row.setContentHuggingPriority(UILayoutPriority(rawValue: 0), for: .vertical)",
        "its layout was not solved, because a priority is out of range"
      ),
      (
        "row.snp.makeConstraints { $0.width.equalTo(8); $0.width.equalTo(9) }",
        "constraints in its layout conflict at sizes that were assumed for the check"
      ),
    ])
  func unsolved(_ statement: String, _ reason: String) throws {
    let code = plainBar.replacing("addSubview(row)", with: "addSubview(row)\n    " + statement)
      .replacing("row = UIView()", with: "row = UILabel()")
    let text = try explained(5, code)
    #expect(text.contains("'row' is not checked for a missing position or size: " + reason))
  }
}
