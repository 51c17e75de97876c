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

  /// Looks at the page from inside, and says on a line each what it sees.
  private static let look = """
    const filter = document.getElementById("filter");
    const shown = (name) => [...document.querySelectorAll(name)].filter((e) => e.offsetParent).length;
    const said = [];
    said.push("wide " + (document.documentElement.scrollWidth <= innerWidth));
    said.push("loaded " + performance.getEntriesByType("resource").length);
    said.push("all " + shown(NAME));
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
        line.closest("details").open = true;
        line.focus();
        said.push("lit " + document.querySelectorAll("g.lit").length);
      }
      document.body.textContent = said.join(";") + ";";
    }, 1000);
    """

  /// - Returns: what the script saw; the whole page if it could not run.
  private func visit(
    _ page: String, in folder: TemporaryFolder, name: String, word: String, width: Int
  ) throws -> String {
    let script = Self.look.replacing("NAME", with: "\"\(name)\"").replacing(
      "WORD", with: "\"\(word)\"")
    try folder.write(
      page.replacing("</body>", with: "<script>{\(script)}</script></body>"), to: "p.html")
    let process = Process()
    process.executableURL = URL(filePath: try #require(browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--virtual-time-budget=3000", "--window-size=\(width),900",
      "--user-data-dir=\(folder.url.path)/profile",
      folder.url.appending(path: "p.html").absoluteString,
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
    arguments: [1280, 500])
  func preview(_ width: Int) throws {
    let folder = try TemporaryFolder(["Panel.swift": Self.screen])
    let run = runSample(
      ["preview", "/Panel.swift", "--size", "375x667", "--format", "html"], in: folder)
    let seen = try visit(run.output, in: folder, name: "section", word: "panel logo", width: width)
    #expect(seen == "wide true;loaded 0;all 2;some 1;box 16,50,40,30;lit 2;")
  }

  @Test("findings can be filtered", arguments: [1280, 500])
  func report(_ width: Int) throws {
    let folder = try TemporaryFolder([
      "A.swift": "let old = 1\nlet gone = 2\n", "B.swift": "let b = old\n",
    ])
    _ = runSample(
      ["/A.swift", "/B.swift", "--report", "html=\(folder.url.path)/r.html"], in: folder)
    let page = String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    let seen = try visit(page, in: folder, name: "article", word: "gone-word", width: width)
    #expect(seen == "wide true;loaded 0;all 3;some 1;")
  }
}
