import Foundation
import TestSupport
import Testing
import layoutlint

/// A browser of this machine that runs without a screen; the tests are left out where there is none.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite("In a real browser", .enabled(if: browser != nil), .serialized)
struct BrowserTests {
  private static let screen = """
    import UIKit
    final class Panel: UIViewController {
      private let logo = UIImageView()
      override func viewDidLoad() {
        view.addSubview(logo)
        logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
        logo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
        logo.widthAnchor.constraint(equalToConstant: 40).isActive = true
        logo.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
    }
    final class Other: UIViewController {
      private let dot = UIView()
      override func viewDidLoad() {
        view.addSubview(dot)
        dot.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        dot.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      }
    }

    """

  /// Notes what goes wrong while the page loads.
  private static let watch = """
    let wrong = 0;
    addEventListener("error", () => { wrong += 1; });
    addEventListener("securitypolicyviolation", () => { wrong += 1; });
    console.error = () => { wrong += 1; };
    """

  /// Looks at the page from inside, and says on a line each what it sees.
  private static let look = """
    const filter = document.getElementById("filter");
    const shown = (name) => [...document.querySelectorAll(name)].filter((e) => e.offsetParent).length;
    const said = [];
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const button of document.querySelectorAll("button.show")) button.click();
    said.push("wide " + (document.documentElement.scrollWidth <= innerWidth));
    said.push("loaded " + performance.getEntriesByType("resource").length);
    said.push("all " + shown(NAME));
    said.push("drawn " + [...document.querySelectorAll("svg")].filter((e) => e.getClientRects().length).length);
    said.push("lit " + document.querySelectorAll("g.lit").length);
    filter.value = WORD;
    filter.dispatchEvent(new Event("input", { bubbles: true }));
    setTimeout(() => {
      said.push("some " + shown(NAME));
      const box = document.querySelector('g[data-name="logo"] .box');
      if (box) {
        const whole = document.querySelector("g.container .box").getBoundingClientRect();
        const rect = box.getBoundingClientRect();
        const scale = whole.width / 375;
        const place = [rect.x - whole.x, rect.y - whole.y, rect.width, rect.height];
        said.push("box " + place.map((value) => Math.round(value / scale)).join(","));
        const line = document.querySelector("li[data-items]");
        if (line) {
          line.focus();
          said.push("lit " + document.querySelectorAll("g.lit").length);
        }
      }
      said.push("wrong " + wrong);
      parent.postMessage(said.join(";"), "*");
    }, 1000);
    """

  /// - Parameter width: of the page's window, in pixels; browsers' own are not as narrow as phones, but frames are.
  /// - Returns: what the script saw; the whole page if it could not run.
  private func visit(
    _ page: String, in folder: TemporaryFolder, name: String, word: String, width: Int
  ) throws -> String {
    let script = Self.look.replacing("NAME", with: "\"\(name)\"").replacing(
      "WORD", with: "\"\(word)\"")
    try folder.write(
      page.replacing("<style>", with: "<script>\(Self.watch)</script><style>", maxReplacements: 1)
        .replacing("</body>", with: "<script>{\(script)}</script></body>"), to: "p.html")
    try folder.write(
      """
      <body><iframe src="p.html" style="width:\(width)px;height:900px;border:0"></iframe>
      <script>onmessage = (event) => { document.body.textContent = event.data; };</script></body>
      """, to: "frame.html")
    let process = Process()
    process.executableURL = URL(filePath: try #require(browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--virtual-time-budget=3000", "--window-size=1400,1000",
      "--user-data-dir=\(folder.url.path)/profile",
      folder.url.appending(path: "frame.html").absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let body = text.components(separatedBy: "<body>").last ?? ""
    return body.components(separatedBy: "</body>").first ?? ""
  }

  @Test(
    "boxes stand where the frames are, the filter works, and nothing is loaded",
    arguments: [1280, 390])
  func preview(_ width: Int) throws {
    let folder = try TemporaryFolder(["Panel.swift": Self.screen])
    let run = runSample(
      ["preview", "/Panel.swift", "--size", "375x667", "--format", "html"], in: folder)
    let seen = try visit(run.output, in: folder, name: "section", word: "panel logo", width: width)
    #expect(
      seen
        == "wide true;loaded 0;all 2;drawn 2;lit 0;some 1;box 16,50,40,30;lit 2;wrong 0")
  }

  @Test("findings can be filtered", arguments: [1280, 390])
  func report(_ width: Int) throws {
    let folder = try TemporaryFolder([
      "A.swift": "let old = 1\nlet gone = 2\n", "B.swift": "let b = old\n",
    ])
    let page = try self.page(of: ["/A.swift", "/B.swift"], in: folder)
    let seen = try visit(page, in: folder, name: "article", word: "gone-word", width: width)
    #expect(seen == "wide true;loaded 0;all 3;drawn 0;lit 0;some 1;wrong 0")
  }

  @Test("a finding shows its layout, and what it is about", arguments: [1280, 390])
  func picture(_ width: Int) throws {
    // The rules of these tests speak of words such as this one.
    let folder = try TemporaryFolder(["Panel.swift": Self.screen.replacing("dot", with: "old")])
    let page = try self.page(of: ["/Panel.swift"], in: folder)
    let seen = try visit(page, in: folder, name: "article", word: "nothing", width: width)
    // On a phone and a tablet each, and again for the two fixes that take a view out of the layout.
    #expect(seen == "wide true;loaded 0;all 4;drawn 12;lit 20;some 0;wrong 0")
  }

  @Test("a migration shows both sides", arguments: [1280, 390])
  func migration(_ width: Int) throws {
    let screen = Self.screen.replacing(
      "view.addSubview(logo)",
      with: "view.addSubview(logo); logo.translatesAutoresizingMaskIntoConstraints = false")
    let folder = try TemporaryFolder(["Panel.swift": screen])
    _ = runSample(
      [
        "migrate", "--to", "frames", "--check", "/Panel.swift", "--report",
        "html=\(folder.url.path)/r.html",
      ], in: folder)
    let page = String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    let seen = try visit(page, in: folder, name: "section", word: "panel logo", width: width)
    // The first screen is 320 points wide, and the box is measured as if it were 375.
    #expect(
      seen == "wide true;loaded 0;all 3;drawn 6;lit 0;some 1;box 19,59,47,35;wrong 0")
  }

  private func page(of files: [String], in folder: TemporaryFolder) throws -> String {
    _ = runSample(files + ["--report", "html=\(folder.url.path)/r.html"], in: folder)
    return String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
  }
}
