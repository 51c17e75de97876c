import TestSupport
import Testing
import layoutlint

/// A controller with one view that can be migrated, on line 10, and one that cannot, on line 14.
private let sample = """
  import UIKit

  final class Panel: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      box.widthAnchor.constraint(equalToConstant: 8).isActive = true
      box.heightAnchor.constraint(equalToConstant: 8).isActive = true
      outlet.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }

    @IBOutlet private var outlet: UIView!
  }

  """

private let migrated = """
  import UIKit

  final class Panel: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      outlet.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      box.frame = CGRect(x: view.bounds.minX, y: view.bounds.minY, width: 8, height: 8)
    }

    @IBOutlet private var outlet: UIView!
  }

  """

private let refusal = """
  A.swift:14:5: skipped: Panel: 'outlet' is not created in this type, so other code may position it (not-created-here)

  """

@Suite("layoutlint migrate")
struct MigrateRunTests {
  @Test("says which files still need a library only of those that hold the type")
  func libraryOfOtherTypes() throws {
    let other =
      "import SnapKit\nfinal class Row: UIView { func f() { a.snp.makeConstraints { $0.top.equalTo(self) } } }\n"
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": sample, "B.swift": other])
    let all = runSample(["migrate", "--to", "frames", "--check", "/"], in: folder)
    #expect(
      all.output.contains("B.swift:2:") && all.errors.contains("still needed: SnapKit in 1 file"))
    let one = runSample(
      ["migrate", "--to", "frames", "--check", "--type", "Panel", "/"], in: folder)
    #expect(!one.output.contains("B.swift") && !one.errors.contains("SnapKit"), "\(one)")
  }

  @Test("says that there is no such type, or nothing to do")
  func nothing() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": sample])
    let lost = runSample(["migrate", "--to", "frames", "--type", "Pannel", "/"], in: folder)
    #expect(lost.code == .failure)
    #expect(
      lost.errors
        == "layoutlint: error: no layout of 'Pannel' was found in these paths; did you mean 'Panel'?\n"
    )
    let idle = runSample(["migrate", "--to", "anchors", "/"], in: folder)
    #expect(idle.code == .success)
    #expect(
      idle.errors
        == "nothing to migrate: found no constraints to rewrite as anchors in 2 files\n")
    let done = runSample(["migrate", "--to", "anchors", "--type", "Panel", "/"], in: folder)
    #expect(
      done.errors
        == "nothing to migrate: found no constraints to rewrite as anchors in this type\n")
  }

  @Test("writes a page with both sides, the proof, the change, and what is skipped")
  func page() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": sample])
    let run = runSample(
      [
        "migrate", "--to", "frames", "--check", "/A.swift", "--report",
        "html=\(folder.url.path)/r.html",
      ], in: folder)
    #expect(run.code == .findings, "\(run.errors)")
    let page = String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    #expect(page.contains("frames compared before and after, in"))
    #expect(page.contains("none differs"))
    #expect(page.contains("<ins>+    box.frame = CGRect("))
    #expect(page.contains("(not-created-here)"))
    let drawn = page.components(
      separatedBy: "data-name=\"box\" data-x=\"0\" data-y=\"0\" data-width=\"8\"")
    #expect(drawn.count == 7, "three screens, before and after")
    #expect(try folder.bytes(of: "A.swift") == Array(sample.utf8))
    for value in ["json=a", "html=", "html"] {
      let wrong = runSample(
        ["migrate", "--to", "frames", "/A.swift", "--report", value], in: folder)
      #expect(wrong.errors.contains("'--report html=FILE'") && wrong.code == .failure)
    }
  }

  @Test("reads the project around what it is to rewrite")
  func project() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "A.swift": sample.replacing("private let box", with: "let box"),
      "B.swift": """
      extension Panel {
        func more() {
          let dot = UIView()
          view.addSubview(dot)
          dot.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        }
      }
      """,
    ])
    let run = runSample(["migrate", "--to", "frames", "--verbose", "/A.swift"], in: folder)
    #expect(run.errors.contains("nothing was migrated; skipped 2 (1 file read)"), "\(run)")
    #expect(run.output.contains("B.swift:5:") && run.output.contains("(other-file)"), "\(run)")
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["A.swift": sample, "B.swift": "let b = 1\n"])
  }

  private func migrate(_ arguments: String..., in folder: TemporaryFolder) -> SampleRun {
    runSample(["migrate", "--to", "frames"] + arguments, in: folder)
  }

  @Test("writes the files, and says what it did and what it skipped")
  func writes() throws {
    let folder = try folder()
    let run = migrate("/", in: folder)
    #expect(run.code == .success)
    #expect(run.output == "A.swift:10:5: migrated to frames: Panel: box\n")
    #expect(
      run.errors == """
        rewrote A.swift
        skipped: not-created-here ×1; '--verbose' lists them
        migrated 1 set of views in 1 type; skipped 1 (2 files read)

        """)
    #expect(try folder.text(of: "A.swift") == migrated)
    #expect(try folder.text(of: "B.swift") == "let b = 1\n")
    let again = migrate("/", "--check", "--verbose", in: folder)
    #expect(again.code == .success)
    #expect(again.output == "A.swift:9:5" + refusal.dropFirst("A.swift:14:5".count))
  }

  @Test("scales by the helpers and the screen that it is told")
  func scaled() throws {
    let options = ["--helpers", "wide,high", "--reference", "390x844"]
    let inset = sample.replacing("view.topAnchor)", with: "view.topAnchor, constant: 4)")
    let folder = try TemporaryFolder(["A.swift": inset])
    let run = runSample(["migrate", "--to", "scaled", "--diff", "/A.swift"] + options, in: folder)
    #expect(run.output.contains("y: view.bounds.minY + 4.high(),"), "\(run)")
    let support = runSample(["support", "scaled"] + options)
    #expect(
      support.output.contains("func high() -> CGFloat {\n    self * UIScreen.main.bounds.height"))
    #expect(support.output.contains("referenceWidth: CGFloat = 390\n"))
    let split = runSample(["support", "scaled", "--split-view"])
    #expect(split.output.contains("windowSize.width / referenceWidth"))
    #expect(!split.output.contains("UIScreen"))
  }

  @Test("prints the engine of rows and columns, and writes them beside it but not beside another")
  func rows() throws {
    let engine = runSample(["support", "simple-layout"]).output
    #expect(engine.contains("func add(items: [Item]) throws -> [Item] {"))
    // A view alone needs no row.
    let sample = sample.replacing(
      "    outlet.topAnchor",
      with: """
            let line = UIView()
            line.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(line)
            line.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
            line.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            line.widthAnchor.constraint(equalToConstant: 8).isActive = true
            line.heightAnchor.constraint(equalToConstant: 8).isActive = true
            outlet.topAnchor
        """)
    let folder = try TemporaryFolder([
      "Package.swift": "", "A.swift": sample, "Layout.swift": engine,
    ])
    let run = runSample(["migrate", "--to", "simple-layout", "--diff", "/A.swift"], in: folder)
    #expect(run.output.contains("Layout(parentFrame: "), "\(run)")
    let other = try TemporaryFolder([
      "Package.swift": "", "A.swift": sample, "Layout.swift": "struct Layout {}\n",
    ])
    let refused = runSample(
      ["migrate", "--to", "simple-layout", "--verbose", "/A.swift"], in: other)
    #expect(refused.code == .success)
    #expect(
      refused.output.contains("'Layout' in this code means 'Layout', not the type"), "\(refused)")
  }

  @Test("checks without writing")
  func checks() throws {
    let folder = try folder()
    let run = migrate("--check", "--quiet", "--verbose", "/", in: folder)
    #expect(run.code == .findings)
    #expect(run.output == "A.swift:10:5: can be migrated to frames: Panel: box\n" + refusal)
    #expect(run.errors.isEmpty)
    #expect(try folder.text(of: "A.swift") == sample)
  }

  @Test("prints a diff without writing")
  func diff() throws {
    let folder = try folder()
    let run = migrate("--diff", "/A.swift", in: folder)
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") && !$0.hasPrefix("---") } == 5)
    #expect(lines.count { $0.hasPrefix("+") && !$0.hasPrefix("+++") } == 5)
    let place = "A.swift:10:5: can be migrated to frames: Panel: box\n"
    let skipped = "skipped: not-created-here ×1"
    #expect(run.errors.hasPrefix(place + skipped + "; '--verbose' lists them\n"), "\(run.errors)")
    #expect(try folder.text(of: "A.swift") == sample)
    let full = migrate("--diff", "--verbose", "/A.swift", in: folder)
    #expect(full.output == run.output)
    #expect(full.errors.hasPrefix(place + refusal + skipped + "\n"), "\(full)")
    #expect(migrate("--diff", "--quiet", "/A.swift", in: folder).errors == "")
  }

  @Test("prints JSON")
  func json() throws {
    let run = migrate("--check", "--format", "json", "/", in: try folder())
    #expect(
      run.output == #"""
        {"version": 1, "migrated": [{"path": "A.swift", "type": "Panel", "line": 10, "target": "frames", "views": ["box"]}], "refused": [{"path": "A.swift", "type": "Panel", "line": 14, "reason": "'outlet' is not created in this type, so other code may position it", "code": "not-created-here"}], "leftOver": []}

        """#)
  }

  @Test(
    "migrates what is asked for only",
    arguments: [
      (["--type", "Panel"], 2), (["--type", "Panel", "--line", "1"], 0), (["--line", "12"], 1),
      (["--line", "3"], 0),
      (["--from", "snapkit"], 0), (["--from", "anchor,snapkit"], 1),
      (["--from", "anchor,snapkit", "--verbose"], 2),
    ])
  func narrows(_ arguments: [String], count: Int) throws {
    let folder = try folder()
    let run = runSample(["migrate", "--to", "frames", "--check", "/"] + arguments, in: folder)
    #expect(run.output.split(separator: "\n").count == count)
  }

  @Test("leaves out what the configuration excludes")
  func configuration() throws {
    let folder = try folder()
    try folder.write("{ \"exclude\": [\"A.swift\"] }", to: ".layoutlint.json")
    let run = migrate("/", in: folder)
    #expect(run.code == .success && run.output.isEmpty)
    #expect(try folder.text(of: "A.swift") == sample)
  }

  @Test("keeps line endings")
  func lineEndings() throws {
    let folder = try TemporaryFolder(["A.swift": sample.replacing("\n", with: "\r\n")])
    _ = migrate("/", in: folder)
    #expect(try folder.text(of: "A.swift") == migrated.replacing("\n", with: "\r\n"))
  }

  @Test(
    "imports the library of chains once, in its place, and lets SnapKit go",
    arguments: [
      ("pinlayout", "PinLayout", "box.pin.all()"),
      ("notautolayout", "NotAutoLayout", "nal.layout(box) { $0.stickOnParent() }"),
    ])
  func chainsImport(_ target: String, _ library: String, _ chain: String) throws {
    func type(_ name: String) -> String {
      """

      final class \(name): UIView {
        private let box = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.snp.makeConstraints { $0.edges.equalToSuperview() }
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      """
    }
    let source = "import Foundation\nimport SnapKit\nimport UIKit\n" + type("A") + type("B")
    let folder = try TemporaryFolder(["A.swift": source])
    let run = runSample(["migrate", "--to", target, "/"], in: folder)
    #expect(run.code == .success)
    let text = try folder.text(of: "A.swift")
    #expect(text.hasPrefix("import Foundation\nimport \(library)\nimport UIKit\n\nfinal"))
    #expect(text.split(separator: "    \(chain)\n").count == 3)
    #expect(!text.contains("snp"))
    let again = runSample(["migrate", "--to", target, "--check", "/"], in: folder)
    #expect(again.code == .success && again.output.isEmpty)
  }

  @Test(
    "is told what makes no sense",
    arguments: [
      (
        ["migrate", "A"],
        "'layoutlint migrate' needs a target: '--to frames', 'scaled', 'divided', 'pinlayout',"
          + " 'notautolayout', 'simple-layout' or 'anchors'"
      ),
      (
        ["migrate", "--to", "anchors", "--from", "Snapkit", "A"],
        "unknown value 'Snapkit' for '--from'; did you mean 'snapkit'?"
      ),
      (
        ["migrate", "--to", "frame", "A"],
        "unknown value 'frame' for '--to'; did you mean 'frames'?"
      ),
      (
        ["migrate", "--to", "frames", "--diff", "--check", "A"],
        "'--diff' cannot be combined with '--check'"
      ),
      (
        ["migrate", "--to", "frames", "--diff", "--format", "json", "A"],
        "'--diff' cannot be combined with '--format json'"
      ),
      (
        ["migrate", "--to", "frames", "--fix", "A"],
        "'layoutlint migrate' has no option '--fix'; 'layoutlint help migrate' lists its options"
      ),
      (
        ["--to", "frames", "A"],
        "'layoutlint' has no option '--to'; 'layoutlint help' lists its options"
      ),
      (
        ["migrate", "--to", "frames", "--helpers", "a,b", "A"],
        "'--helpers' works only with '--to scaled'"
      ),
      (
        ["migrate", "--to", "scaled", "--helpers", "a", "A"],
        "'--helpers' needs two different function names, such as 'calculateWidth,calculateHeight', not 'a'"
      ),
      (
        ["support", "scaled", "--reference", "0x1"],
        "the width and height of '--reference' must be greater than 0, not '0x1'"
      ),
      (
        ["support"],
        "'layoutlint support' needs a subject: scaled or simple-layout"
      ),
      (
        ["support", "simple-layout", "--split-view"],
        "'--split-view' works only with 'layoutlint support scaled'"
      ),
    ])
  func usage(_ arguments: [String], _ message: String) {
    let run = runSample(arguments)
    #expect(run.code == .failure)
    #expect(run.errors == "layoutlint: error: \(message)\n")
  }
}
