import Foundation
import TestSupport
import Testing
import layoutlint

/// A controller with a logo that scales with nothing, and a row that nothing places across.
private let sample = """
  import UIKit

  final class Panel: UIViewController {
    private let logo = UIImageView()
    private let row = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(logo)
      view.addSubview(row)
      NSLayoutConstraint.activate([
        logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
        logo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        logo.widthAnchor.constraint(equalToConstant: 40),
        logo.heightAnchor.constraint(equalToConstant: 40),
        row.topAnchor.constraint(equalTo: logo.bottomAnchor),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  """

/// A cell that fixes its own height, and constraints that cannot hold together.
private let cell = """
  import UIKit

  final class Cell: UITableViewCell {
    let box = UIView()

    func setUp() {
      contentView.addSubview(box)
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
      box.leftAnchor.constraint(equalTo: contentView.leftAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      box.widthAnchor.constraint(equalToConstant: 30).isActive = true
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
  }

  """

@Suite("layoutlint preview")
struct PreviewRunTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Panel.swift": sample, "Cell.swift": cell, "Package.swift": ""])
  }

  private func shapes(_ arguments: String..., in folder: TemporaryFolder? = nil) throws -> [Shape] {
    let run = runSample(
      ["preview", "--format", "svg"] + arguments, in: try folder ?? self.folder())
    #expect(run.code == .success, "\(run.errors)")
    return try Shape.all(in: run.output)
  }

  @Test("draws each view where the constraints put it")
  func frames() throws {
    let shapes = try shapes("/Panel.swift", "--device", "iPhone 8 Plus")
    #expect(
      shapes.map(\.text) == [
        "container view 0,0 414×736", "view logo 16,70 40×40", "view open row 0,110 8×10",
        "guide view.safeAreaLayoutGuide 0,20 414×716",
      ])
  }

  @Test(
    "computes lengths that depend on the screen alone",
    arguments: [
      ("UIScreen.main.bounds.width - 32", "382×10"),
      ("min(UIScreen.main.bounds.width, 300)", "300×10"),
      ("-(-UIScreen.main.bounds.size.width / 2)", "207×10"), ("Screen.width / 3", "138×10"),
      ("half", "207×10"), ("half - 7", "200×10"),
      ("4.scaled", "4.8×10"), ("UIScreen.main.bounds.width - Screen.unknown", "8×10"),
    ])
  func screenLengths(_ length: String, _ size: String) throws {
    let code = """
      import UIKit

      enum Screen {
        static let width = UIScreen.main.bounds.width
        static let unknown = load()
      }

      extension Int {
        var scaled: CGFloat { CGFloat(self) * UIScreen.main.bounds.width / 345 }
      }

      final class Panel: UIViewController {
        let row = UIView()
        let half = UIScreen.main.bounds.width / 2

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(row)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            row.widthAnchor.constraint(equalToConstant: \(length)),
            row.heightAnchor.constraint(equalToConstant: 10),
          ])
        }
      }

      """
    let folder = try TemporaryFolder(["Panel.swift": code])
    let shapes = try shapes("/", "--device", "iPhone 8 Plus", in: folder)
    #expect(shapes.map(\.text).contains("view row 0,0 \(size)"), "\(shapes.map(\.text))")
  }

  @Test("mirrors, scales constants from a usual phone's screen, and takes contents for longer")
  func assumptions() throws {
    let mirrored = try shapes("/Panel.swift", "--size", "400x800", "--rtl")
    #expect(mirrored.map(\.text).contains("view logo 344,70 40×40"))
    let scaled = try shapes("/Panel.swift", "--device", "iPhone 8 Plus", "--scaled")
    // 50 × 736 / 667 below a status bar of 20, and 16 and 40 × 414 / 375.
    #expect(
      scaled.filter { $0.text.hasPrefix("view logo") }.map(\.text)
        == ["view logo 16,70 40×40", "view logo 17.66,75.17 44.16×44.14"])
  }

  @Test("takes 8 for unknown constants, and the opposite for what has a minus")
  func unknownNumbers() throws {
    let folder = try TemporaryFolder([
      "Panel.swift": """
      import UIKit

      final class Panel: UIView {
        let card = UIView()
        let line = UIView()

        func setUp(inset: CGFloat) {
          addSubview(card)
          addSubview(line)
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * inset),
            card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset(of: card)),
            card.bottomAnchor.constraint(equalTo: bottomAnchor, constant: Metric.foot * -1),
            line.topAnchor.constraint(equalTo: card.topAnchor, constant: -2 * inset),
            line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -(inset + 2)),
          ])
        }
      }

      """,
      "Package.swift": "",
    ])
    let shapes = try shapes("/Panel.swift", "--size", "400x800", in: folder)
    #expect(
      shapes.map(\.text) == [
        "container self 0,0 400×400", "view card 8,8 384×384", "view line 8,0 384×384",
      ])
    let page = runSample(
      ["preview", "/Panel.swift", "--size", "400x800", "--format", "html"], in: folder
    ).output
    #expect(page.contains("card.trailing == self.trailing - inset(of: card)"))
    #expect(page.contains("line.top == card.top - 2 * inset"))
    #expect(page.contains("line.bottom == card.bottom - (inset + 2)"))
    let assumed = "unknown numbers are assumed to be 8"
    let svg = runSample(["preview", "/Panel.swift", "--format", "svg"], in: folder).output
    #expect(page.contains(assumed) && svg.contains(assumed))
  }

  @Test("lets a cell have the height that its content gives it, and breaks what cannot hold")
  func cells() throws {
    let folder = try folder()
    let shapes = try shapes("/Cell.swift", "--size", "320x568", in: folder)
    #expect(
      shapes.map(\.text) == ["container contentView 0,0 320×60", "view conflict box 0,8 30×44"])
    let run = runSample(["preview", "/Cell.swift", "--size", "320x568"], in: folder)
    #expect(
      run.output.contains(
        "conflict: box.width == 30 (line 12) and box.width == 40 (line 13); drawn without the last of these constraints"
      ))
    #expect(
      run.output.hasPrefix(
        "Cell.swift:8:5: Cell.setUp()\n\n  320×568: contentView 320×60\n  ┌contentView──"))
  }

  @Test("writes a page that holds all it needs, whatever source calls things")
  func page() throws {
    let name = "`</title><script>alert(1)</script>`"
    let folder = try TemporaryFolder([
      "Panel.swift": sample.replacing("logo", with: name), "Package.swift": "",
    ])
    let file = folder.url.appending(path: "out.html")
    let run = runSample(["preview", "/Panel.swift", "-o", "/out.html"], in: folder)
    #expect(run.code == .success && run.output.isEmpty && run.errors.isEmpty)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
    #expect(page.components(separatedBy: "<figure>").count == 4)
    let svg = runSample(["preview", "/Panel.swift", "--format", "svg"], in: folder)
    #expect(try Shape.all(in: svg.output).count == 12)
  }

  /// Lengths that are scaled from a screen of 375×667, at the sizes for which the helpers' author lists 50 points:
  /// 50, 55.17, 76.76 and 102.40.
  @Test(
    "draws frames that follow the screen",
    arguments: [
      ("iPhone 7", 375.0, 667.0), ("iPhone 7 Plus", 414, 736), ("iPad Pro 9.7 inch", 768, 1024),
      ("iPad Pro 12.9 inch", 1024, 1366),
    ])
  func scaledFrames(_ device: String, _ width: Double, _ height: Double) throws {
    // Apart from the checkout, which is a project that would be read as a whole.
    let folder = try TemporaryFolder(["Package.swift": ""])
    for file in files(in: "Fixtures/listings/scaled-post", endingIn: ".swift") {
      try folder.write(Array(try Data(contentsOf: file)), to: file.lastPathComponent)
    }
    func shapes(_ type: String) throws -> [String] {
      let arguments = ["preview", "/", "--type", type, "--device", device, "--format", "svg"]
      let run = runSample(arguments, in: folder)
      return try Shape.all(in: run.output).map(\.text)
    }
    func length(_ points: Double) -> String {
      let rounded = (points * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    let (bar, row) = (54 * height / 667, 48 * height / 667)
    #expect(
      try shapes("PostView").dropFirst() == [
        "view topBar 0,0 \(length(width))×\(length(bar))",
        "view picture 0,\(length(bar)) \(length(width))×\(length(width))",
        "view buttonRow 0,\(length(bar + width)) \(length(width))×\(length(row))",
        "view remarkList 0,\(length(bar + width + row)) \(length(width))×0",
      ])
    #expect(
      try shapes("PostController")
        == [
          "container view 0,0 \(length(width))×\(length(height))",
          "view postView 0,0 \(length(width))×\(length(960 * height / 667))",
        ])
  }

  @Test("draws one type, and reads the project around for the others")
  func types() throws {
    let run = runSample(["preview", "/", "--type", "Cell", "--size", "1x1"], in: try folder())
    #expect(run.output.contains("Cell.setUp()") && !run.output.contains("Panel"))
    let named = runSample(["preview", "/:Cell", "--size", "1x1"], in: try folder())
    #expect(named.output == run.output)
    let several = runSample(
      ["preview", "/Cell.swift:Cell", "/Panel.swift:Panel", "--size", "1x1"], in: try folder())
    #expect(several.output.contains("Cell.setUp()") && several.output.contains("Panel"))
    let none = runSample(["preview", "/Cell.swift:Other"], in: try folder())
    #expect(none.errors.contains("no layout of 'Other' was found in these paths"))
    let nested = try folder()
    try nested.write(
      """
      import UIKit
      enum Outer {
        final class Inner: UIView {
          let box = UIView()
          func setUp() {
            addSubview(box)
            box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
      }
      """, to: "Outer.swift")
    let inner = runSample(["preview", "/", "--type", "Inner", "--size", "1x1"], in: nested)
    #expect(inner.output.contains("Outer.Inner.setUp()") && !inner.output.contains("Panel"))
    #expect(
      runSample(["preview", "/", "--type", "Iner"], in: nested).errors
        .contains("was found in these paths; did you mean 'Outer.Inner'?\n"))
    try nested.write(
      "import UIKit\nextension Panel { final class Inner: UIView { let a = UILabel(); func f() { addSubview(a); a.topAnchor.constraint(equalTo: topAnchor).isActive = true } } }",
      to: "More.swift")
    #expect(
      runSample(["preview", "/", "--type", "Inner"], in: nested).errors
        .contains("; did you mean 'Outer.Inner' or 'Panel.Inner'?\n"))
  }

  @Test(
    "says what makes no sense",
    arguments: [
      (
        ["preview", "A", "--device", "iPhone 80"],
        "unknown device 'iPhone 80'; did you mean 'iPhone 8'?"
      ),
      (
        ["preview", "A", "--device", "Nokia"],
        "unknown device 'Nokia'; expected one of iPhone SE (1st"
      ),
      (["preview", "A", "--size", "10"], "'--size' needs WIDTHxHEIGHT, not '10'"),
      (["preview", "A", "--content", "wide"], "unknown value 'wide' for '--content'"),
      (["preview", "A", "--to", "frames"], "'layoutlint preview' has no option '--to'"),
      (
        ["preview", "/Panel.swift", "--type", "None"],
        "no layout of 'None' was found in these paths"
      ),
      (["preview", "/Panel.swift", "-o", "/no/out.svg"], "no/out.svg: error: "),
    ])
  func nonsense(_ arguments: [String], _ message: String) throws {
    let run = runSample(arguments, in: try folder())
    #expect(run.code == .failure && run.errors.contains(message), "\(run.errors)")
  }

  @Test("drew the picture that the documentation shows")
  func shownPicture() throws {
    let picture = checkout.appending(path: "Fixtures/preview/SignInScreen.svg")
    let source = checkout.appending(path: "Fixtures/ambiguous-layout/SignInScreen.swift")
    let folder = try TemporaryFolder(["Package.swift": ""])
    try folder.write(Array(try Data(contentsOf: source)), to: "SignInScreen.swift")
    let arguments = ["preview", "/", "--format", "svg", "--device", "iPhone 8,iPad 9.7 inch"]
    let run = runSample(arguments, in: folder)
    let shown = try String(contentsOf: picture, encoding: .utf8)
    // The path is another one.
    #expect(try Shape.all(in: run.output) == Shape.all(in: shown))
  }
}

/// A box of a picture, as the document tells it.
private struct Shape: Equatable {
  var text: String

  /// All boxes; every tag must have its end.
  static func all(in svg: String) throws -> [Shape] {
    var open: [Substring] = []
    for match in svg.matches(of: try Regex(#"<(/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(/?)>"#)) {
      let name = try #require(match[2].substring)
      if match[1].substring == "/" {
        #expect(open.popLast() == name)
      } else if match[4].substring != "/" {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    let box = try Regex(
      #"<g class="([^"]*)" data-item="\d+" data-name="([^"]*)" data-x="([^"]*)" data-y="([^"]*)" data-width="([^"]*)" data-height="([^"]*)">"#
    )
    return svg.matches(of: box).map { match in
      let parts = (1...6).map { match[$0].substring ?? "" }
      return Shape(text: "\(parts[0]) \(parts[1]) \(parts[2]),\(parts[3]) \(parts[4])×\(parts[5])")
    }
  }
}
